void f(float* a) {
  cudaMemcpy(a, a, 4);
  cudaMalloc(a, 4);
  cudaMemset(a, 4);
  cudaEventRecord();
  int e = cudaGetLastError();
  cudaError_t c = 0;
  cudaMemcpy(a, a, 4, 1);
  cudaStream_t s = 0;
  cudaStreamCreate(s);
  dim3 d = nullptr;
}
