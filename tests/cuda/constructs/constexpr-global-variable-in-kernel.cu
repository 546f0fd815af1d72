constexpr float C = 1.5f;
constexpr int T[3] = {1, 2, 3};
__global__ void k(float* a) { a[0] = C * T[1]; }
