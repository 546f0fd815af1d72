__global__ void k(const uint3** a) { a[0] = &threadIdx; }
