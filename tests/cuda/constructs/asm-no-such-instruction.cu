__device__ void wait() { asm volatile("syncthreads;"); }
__global__ void k() { wait(); }
