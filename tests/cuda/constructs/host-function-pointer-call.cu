__global__ void k(int* a, int (*f)(int)) { a[0] = f(a[1]); }
