void f(int* a) { k<<<1, 1>>>(a); }
__global__ void k(int* a) { a[0] = 1; }
