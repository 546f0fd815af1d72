__device__ float abs(float x) { return x < 0 ? -x : x; }
