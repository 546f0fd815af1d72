__device__ void d(int* a) { a[0] = 1; }
void f(int* p) { d<<<1, 1>>>(p); }
