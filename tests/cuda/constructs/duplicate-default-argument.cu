void f(int n = 3);
void f(int n = 3) {}
