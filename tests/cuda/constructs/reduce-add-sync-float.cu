__global__ void k(float* a) { a[0] = __reduce_add_sync(0xffffffffu, a[0]); }
