int n = 256;
__global__ void __launch_bounds__(n) k(int* a) { a[0] = 1; }
