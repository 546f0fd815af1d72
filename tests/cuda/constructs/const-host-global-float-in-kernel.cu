const float g = 3.5f;
__global__ void k(float* a) { a[0] = g; }
