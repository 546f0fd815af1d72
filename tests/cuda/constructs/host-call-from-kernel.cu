void h(int*);
__global__ void k(int* a) { h(a); }
