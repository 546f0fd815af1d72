#include <mma.h>
using namespace nvcuda::wmma;
__global__ void k(const half* a, float* c) {
  fragment<matrix_a, 16, 16, 16, half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, half, row_major> fb;
  fragment<accumulator, 16, 16, 16, half> fc;
  fragment<accumulator, 16, 16, 16, float> fd;
  mma_sync(fd, fa, fb, fc);
  store_matrix_sync(c, fc, 16, mem_row_major);
}
