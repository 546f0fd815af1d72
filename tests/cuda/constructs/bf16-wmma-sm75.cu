// build: arch=75
#include <cuda_bf16.h>
#include <mma.h>

using namespace nvcuda;

__global__ void k(const __nv_bfloat16* a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::row_major> fa;
  wmma::load_matrix_sync(fa, a, 16);
}
