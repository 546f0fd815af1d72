__global__ void c(int* a) { a[0] = 1; }
__global__ void k(int* a) { c<<<1, 1>>>(a); }
