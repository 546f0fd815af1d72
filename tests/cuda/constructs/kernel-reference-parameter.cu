__global__ void k(const float& a, float* b) { b[0] = a; }
