#define BLOCK 256
#define BLOCK 128
__global__ void k(int* a) { a[0] = BLOCK; }
