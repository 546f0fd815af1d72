int g();
__constant__ int x = g();
__global__ void k(int* a) { a[0] = x; }
