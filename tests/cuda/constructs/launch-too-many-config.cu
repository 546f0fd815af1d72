__global__ void k(int* a) { a[0] = 1; }
void f() { k<<<1, 1, 0, 0, 0>>>((int*)0); }
