// build: arch=90
__global__ void k(float* a, int n) { a[0] = n; }

int f(float* a, cudaStream_t stream) {
  cudaLaunchConfig_t config = {};
  config.gridDim = 4;
  config.blockDim = dim3(128);
  config.dynamicSmemBytes = 0;
  config.stream = stream;
  cudaLaunchAttribute attribute[1];
  attribute[0].id = cudaLaunchAttributeClusterDimension;
  attribute[0].val.clusterDim.x = 2;
  attribute[0].val.clusterDim.y = 1;
  attribute[0].val.clusterDim.z = 1;
  config.attrs = attribute;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, k, a, 3);
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k, 128, 0);
  int grid, block;
  cudaOccupancyMaxPotentialBlockSize(&grid, &block, k, 0, 0);
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  void* args[] = {&a, &blocks};
  cudaLaunchCooperativeKernel((void*)k, dim3(1), dim3(32), args, 0, stream);
  cudaLaunchKernel((const void*)k, 1, 32, args, 0, stream);
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  return prop.multiProcessorCount + prop.sharedMemPerBlockOptin;
}
