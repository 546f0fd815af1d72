__global__ void k(float* a);
void f(float* a) { k<<<1, 1>>>(a); }
