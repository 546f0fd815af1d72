__device__ float f(float x) { return x; }
typedef float (*F)(float);
__global__ void k(F g, float* a) { a[0] = g(a[0]); }
int main() { k<<<1, 1>>>(f, (float*)0); }
