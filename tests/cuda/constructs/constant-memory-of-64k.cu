__constant__ float c[16384];
constexpr float host[20000] = {};
template <class T>
__constant__ T never_made[20000];
__global__ void k(float* a) { a[0] = c[threadIdx.x]; }
