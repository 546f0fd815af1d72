__global__ void k(float* a, float b) { atomicMax(a, b); }
