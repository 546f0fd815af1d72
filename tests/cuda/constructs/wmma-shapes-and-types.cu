#include <mma.h>
using namespace nvcuda::wmma;
__global__ void k(const half* a, half* c, const signed char* i8, int* o, const double* dp, double* dc) {
  fragment<matrix_a, 32, 8, 16, half, row_major> fa;
  fragment<matrix_b, 32, 8, 16, half, col_major> fb;
  fragment<accumulator, 32, 8, 16, half> fc;
  fill_fragment(fc, __float2half(0.f));
  load_matrix_sync(fa, a, 16);
  load_matrix_sync(fb, a, 16);
  mma_sync(fc, fa, fb, fc);
  store_matrix_sync(c, fc, 8, mem_row_major);
  fragment<matrix_a, 16, 16, 16, signed char, row_major> ia;
  fragment<matrix_b, 16, 16, 16, signed char, col_major> ib;
  fragment<accumulator, 16, 16, 16, int> ic;
  fill_fragment(ic, 0);
  load_matrix_sync(ia, i8, 16);
  load_matrix_sync(ib, i8, 16);
  mma_sync(ic, ia, ib, ic);
  store_matrix_sync(o, ic, 16, mem_col_major);
  fragment<matrix_a, 8, 8, 4, double, row_major> da;
  fragment<matrix_b, 8, 8, 4, double, col_major> db;
  fragment<accumulator, 8, 8, 4, double> dd;
  load_matrix_sync(da, dp, 4);
  load_matrix_sync(db, dp, 4);
  load_matrix_sync(dd, dc, 8, mem_row_major);
  mma_sync(dd, da, db, dd);
  store_matrix_sync(dc, dd, 8, mem_row_major);
  for (int t = 0; t < fc.num_elements; t++) fc.x[t] = __hadd(fc.x[t], fc.x[t]);
  auto g = fc;
}
