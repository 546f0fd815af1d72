__global__ void k(int* a) { a[0] = 1; }
void f(int* p) { k<<<p, 1>>>(p); }
