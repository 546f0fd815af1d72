#include <mma.h>

using namespace nvcuda;

__global__ void k(const float* a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, float, wmma::row_major> fa;
  wmma::load_matrix_sync(fa, a, 16);
}
