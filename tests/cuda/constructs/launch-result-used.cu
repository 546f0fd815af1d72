__global__ void k(int* a) { a[0] = 1; }
void f(int* p) { int x = k<<<1, 1>>>(p); }
