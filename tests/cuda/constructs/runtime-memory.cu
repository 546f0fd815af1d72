__constant__ float weights[16];
__device__ int counter;

void f(float* host, cudaStream_t stream) {
  float *a, *b;
  cudaMalloc(&a, 64);
  cudaMallocManaged(&b, 64);
  cudaMemcpy(a, host, 64, cudaMemcpyHostToDevice);
  cudaMemcpyAsync(b, a, 64, cudaMemcpyDeviceToDevice, stream);
  cudaMemcpyToSymbol(weights, host, 64);
  int zero = 0;
  cudaMemcpyToSymbol(counter, &zero, sizeof(int), 0, cudaMemcpyHostToDevice);
  cudaMemcpyFromSymbol(&zero, counter, sizeof(int));
  cudaMemset(a, 0, 64);
  cudaMemsetAsync(a, 0, 64, stream);
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  cudaEventRecord(start);
  cudaEventRecord(stop, stream);
  float ms;
  cudaEventElapsedTime(&ms, start, stop);
  cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess) throw cudaGetErrorString(error);
  cudaMallocAsync(&a, 64, stream);
  cudaFreeAsync(a, stream);
  cudaFree(b);
  cudaStreamSynchronize(stream);
  cudaDeviceSynchronize();
}
