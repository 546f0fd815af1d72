const int g = 3;
__global__ void k(int* a) { a[0] = g; }
