__global__ void k(float* a) { a[0] = convert<float>(a[1]); }
