// Implements the functions of the C interface on the matrix unit's memories. The strides of 3510 run from the start
// of a burst to that of the next.
#pragma once

#include "c_api/vectors.h"

namespace assay_c {
using assay_model::kDtype;

template <typename D, typename S>
ASSAY_MODEL void CopyInBursts(D* d, S* s, assay_i64 bursts, assay_i64 bytes, assay_i64 s_gap, assay_i64 d_gap) {
  const RawPlace at = PlaceOf(d);
  assay_dma_in(ASSAY_DMA_BLOCKS, ASSAY_RAW, at.buf, at.off, reinterpret_cast<ASSAY_GM void*>(s), bursts, bytes, s_gap,
               d_gap);
}
ASSAY_MODEL void CopyToL1(__cbuf__ void* d, __gm__ void* s, assay_i64 bursts, assay_i64 blocks, int padding) {
  if (bursts != 1 || padding != 0) assay_unmodelled("asc_copy_gm2l1");
  CopyInBursts(d, s, 1, blocks * 32, 0, 0);
}
template <typename D, typename S>
ASSAY_MODEL void CopyBetween(D* d, S* s, assay_i64 bursts, assay_i64 bytes, assay_i64 s_gap, assay_i64 d_gap) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_dma_local(ASSAY_DMA_COUNT, ASSAY_RAW, at.buf, at.off, from.buf, from.off, bursts, bytes, s_gap, d_gap);
}
// Numbers of elements, of blocks of 32 bytes where they are of the target.
template <typename T>
ASSAY_MODEL void NdToNz(__cbuf__ T* d, __gm__ T* s, int matrices, int rows, int columns, int s_matrix, int s_row,
                        int d_piece, int d_row, int d_matrix) {
  const RawPlace at = PlaceOf(d);
  constexpr int kSize = sizeof(T);
  assay_nd2nz(kDtype<T>, at.buf, at.off, s, matrices, rows, columns, assay_i64{s_matrix} * kSize,
              assay_i64{s_row} * kSize, assay_i64{d_piece} * 32, assay_i64{d_row} * 32, assay_i64{d_matrix} * kSize);
}
// The same of 3510: bytes of the source, and the target's numbers in a register.
template <typename T>
ASSAY_MODEL void NdToNzByRegister(__cbuf__ T* d, __gm__ T* s, assay_i64 s_row, int rows, assay_i64 columns,
                                  assay_i64 s_matrix, bool small) {
  const assay_u64 numbers = assay_special_get(ASSAY_REG_NZ);
  if ((numbers & 0xffff) != 1 || small) assay_unmodelled("asc_copy_gm2l1_nd2nz");
  const RawPlace at = PlaceOf(d);
  assay_nd2nz(kDtype<T>, at.buf, at.off, s, 1, rows, columns, s_matrix, s_row,
              static_cast<assay_i64>(numbers >> 32 & 0xffff) * 32, static_cast<assay_i64>(numbers >> 16 & 0xffff) * 32,
              0);
}
template <bool transpose, typename T, typename D, typename S>
ASSAY_MODEL void LoadPart(D* d, S* s, int m_start, int k_start, int m_step, int k_step, int s_stride, int d_stride) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_load_matrix(kDtype<T>, at.buf, at.off, from.buf, from.off, m_start, k_start, m_step, k_step, s_stride, d_stride,
                    transpose);
}
template <typename T, typename D, typename S>
ASSAY_MODEL void LoadRow(D* d, S* s, int start, int count, int stride, int gap) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_load_fractals(kDtype<T>, at.buf, at.off, from.buf, from.off, start, count, stride, gap, 0);
}
// Start and stride count squares, 3510's fractals: two of a square's where elements are not of 16 bits.
template <typename T, typename D, typename S>
ASSAY_MODEL void LoadTurned(D* d, S* s, int start, int count, int stride, int gap, int fractal_gap, int s_fractal_gap,
                            bool backwards) {
  if (backwards) assay_unmodelled("asc_copy_l12l0b_trans");
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_load_squares(kDtype<T>, at.buf, at.off, from.buf, from.off, start, count, stride, gap, fractal_gap,
                     s_fractal_gap);
}
template <typename T, typename D, typename S>
ASSAY_MODEL void LoadTurnedLater(D* d, S* s, int start, int count, int stride, int gap, int fractal_gap,
                                 int s_fractal_gap) {
  constexpr int kFractals = sizeof(T) == 2 ? 1 : 2;
  if (start % kFractals != 0 || (count > 1 && stride % kFractals != 0)) assay_unmodelled("asc_copy_l12l0b_trans");
  LoadTurned<T>(d, s, start / kFractals, count, stride / kFractals, gap, fractal_gap, s_fractal_gap, false);
}
template <typename C, typename A, typename B, typename PC, typename PA, typename PB>
ASSAY_MODEL void Multiply(PC c, PA a, PB b, int m, int k, int n, int unit, bool wide, bool from_bias, bool clear) {
  const RawPlace to = PlaceOf(c), x = PlaceOf(a), y = PlaceOf(b);
  const bool table = from_bias && !clear;
  const assay_u64 bias = table ? assay_local_at(ASSAY_C2, 0, static_cast<assay_u32>(n) * 4) : 0;
  assay_mmad(kDtype<C>, kDtype<A>, to.buf, to.off, x.buf, x.off, y.buf, y.off, bias, 0, m, n, k,
             (clear ? ASSAY_MMAD_CLEAR : 0) | (table ? ASSAY_MMAD_BIAS : 0) | (wide ? ASSAY_MMAD_WIDE_K : 0) |
                 (unit != 0 ? ASSAY_MMAD_UNIT : 0));
}
template <typename D, typename S, typename PD, typename PS>
ASSAY_MODEL void CopyResult(PD d, PS s, int n, int m, assay_i64 d_stride, int s_stride, int unit, assay_u64 quant,
                            int relu, bool split, bool rows) {
  const RawPlace from = PlaceOf(s);
  const int mode = ASSAY_FIX_REGISTERS | (rows ? ASSAY_FIX_ROWS : 0) | (relu != 0 ? ASSAY_FIX_RELU : 0) |
                   (split ? ASSAY_FIX_SPLIT : 0) | (unit != 0 ? ASSAY_FIX_UNIT : 0);
  if (relu > 1) assay_unmodelled("asc_copy_l0c2gm");
  assay_fixpipe_out(kDtype<D>, kDtype<S>, reinterpret_cast<ASSAY_GM void*>(d), from.buf, from.off, 0, 0, n, m, s_stride,
                    d_stride, mode, static_cast<int>(quant), 0, 1, 0, 0);
}
// 3510's has more to it, which ends the run where it is asked for.
template <typename D, typename S, typename PD, typename PS>
ASSAY_MODEL void CopyResultLater(PD d, PS s, int n, int m, assay_i64 d_stride, int s_stride, int clip, int unit,
                                 assay_u64 quant, int relu, bool split, bool rows, assay_u64 more) {
  if (clip != 0 || more != 0) assay_unmodelled("asc_copy_l0c2gm");
  // Between columns of fractals elements, too, which were blocks of 32 bytes before.
  const assay_i64 bytes = d_stride * sizeof(D);
  if (!rows && bytes % 32 != 0) assay_unmodelled("asc_copy_l0c2gm");
  CopyResult<D, S>(d, s, n, m, rows ? d_stride : bytes / 32, s_stride, unit, quant, relu, split, rows);
}
// Addresses of the register count 128 bytes.
ASSAY_MODEL void SetResultConfig(assay_u64 relu, assay_u64 quant, bool unit) {
  if (relu != 0 || unit) assay_unmodelled("asc_set_l0c2gm_config");
  const void* native = reinterpret_cast<const void*>(quant * 128);
  if (quant != 0) assay_fixpipe_vector(assay_local_handle(native), assay_local_offset(native));
}
}  // namespace assay_c
