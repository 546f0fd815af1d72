// Errors of refused launches: one line per fact, "name number".
#include <cstdio>
#include <cuda_runtime.h>

__global__ void nothing() {}
__global__ void __launch_bounds__(64) bounded() {}

static void Tell(const char* name) {
  int first = static_cast<int>(cudaGetLastError()), second = static_cast<int>(cudaGetLastError());
  printf("%s %d\n%s_again %d\n", name, first, name, second);
}

int main() {
  nothing<<<1, 1025>>>();
  Tell("block_of_1025");
  nothing<<<1, dim3(1, 1, 65)>>>();
  Tell("block_z_of_65");
  nothing<<<0, 32>>>();
  Tell("grid_of_0");
  nothing<<<dim3(1, 65536), 32>>>();
  Tell("grid_y_of_65536");
  nothing<<<1, 32, 49 * 1024>>>();
  Tell("dynamic_shared_of_49_kib");
  bounded<<<1, 128>>>();
  Tell("block_above_launch_bounds");
  cudaFuncSetAttribute(nothing, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 20);
  Tell("attribute_of_1_mib");
  nothing<<<1, 32>>>();
  Tell("a_launch_after_them");
  return 0;
}
