const double scale = 0.5;
__global__ void k(float* a) { a[0] *= scale; }
