__global__ void k(long* a) { atomicAdd(a, 1L); }
