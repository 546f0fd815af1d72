void f(void* p) { p = p + 4; }
