__global__ void __launch_bounds__(2048) k(int* a) { a[0] = 1; }
