__device__ float sigmoid(float x) { return 1.0f / (1.0f + expf(-x)); }
__device__ float clamp(float x, float l, float h) { return x < l ? l : x > h ? h : x; }
__device__ float lerp(float a, float b, float t) { return a + t * (b - a); }
__device__ float gelu(float x) { return x; }
__global__ void k(float* a) { a[0] = sigmoid(clamp(lerp(a[1], a[2], 0.5f), 0, gelu(1))); }
