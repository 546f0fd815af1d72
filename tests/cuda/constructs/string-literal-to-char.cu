void g(char* s);
void f() { g("abc"); }
