// build: arch=75
__global__ void k(int* a) { a[0] = __reduce_add_sync(0xffffffffu, a[1]); }
