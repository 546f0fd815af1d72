#include <mma.h>
using namespace nvcuda;

__global__ void k(half* a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half> f;
  wmma::load_matrix_sync(f, a, 16);
}
