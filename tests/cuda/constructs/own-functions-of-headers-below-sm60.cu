#if __CUDA_ARCH__ < 600
__device__ double atomicAdd(double* p, double v) { return v; }
#endif
