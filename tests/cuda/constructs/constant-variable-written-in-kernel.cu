__constant__ int g;
__global__ void k() { g = 3; }
