// Instructions by native pointer (as returned by GetPhyAddr): the tensor that contains the pointer is looked up, and
// the call is the one that the tensor API makes, with the lanes of the mask register.
#pragma once

#include "assay/events.h"

namespace assay_model {

struct RawPlace {
  assay_u64 buf;
  assay_i64 off;
};
template <typename P>
ASSAY_MODEL RawPlace PlaceOf(P pointer) {
  const void* native = reinterpret_cast<const void*>(reinterpret_cast<assay_u64>(pointer));
  return {assay_local_handle(native), assay_local_offset(native)};
}
template <typename T>
constexpr int kRawDtype = ASSAY_RAW;
template <> constexpr int kRawDtype<half> = ASSAY_F16;
template <> constexpr int kRawDtype<float> = ASSAY_F32;
template <> constexpr int kRawDtype<bfloat16_t> = ASSAY_BF16;
template <> constexpr int kRawDtype<int16_t> = ASSAY_I16;
template <> constexpr int kRawDtype<uint16_t> = ASSAY_U16;
template <> constexpr int kRawDtype<int32_t> = ASSAY_I32;
template <> constexpr int kRawDtype<uint32_t> = ASSAY_U32;

struct RawStrides {
  int repeat, d_blk, a_blk, b_blk, d_rep, a_rep, b_rep;
};
template <typename T>
ASSAY_MODEL void RawVector(int op, __ubuf__ T* d, __ubuf__ T* a, __ubuf__ T* b, double scalar, const RawStrides& s) {
  const RawPlace at = PlaceOf(d), x = a != nullptr ? PlaceOf(a) : RawPlace{0, 0};
  const RawPlace y = b != nullptr ? PlaceOf(b) : RawPlace{0, 0};
  assay_vec_r(op, kRawDtype<T>, kRawDtype<T>, at.buf, at.off, x.buf, x.off, y.buf, y.off, scalar, ASSAY_MASK_REGISTER,
              0, 0, s.repeat, s.d_blk, s.a_blk, s.b_blk, s.d_rep, s.a_rep, s.b_rep);
}
// `to_register`: the sum of all repeats goes to the register that get_acc_val reads, and dst is left alone.
template <typename T>
ASSAY_MODEL void RawSum(__ubuf__ T* d, __ubuf__ T* s, int repeat, int d_rep, int s_blk, int s_rep, bool to_register) {
  const RawPlace from = PlaceOf(s);
  if (to_register) {
    assay_reduce_to_register(kRawDtype<T>, from.buf, from.off, repeat, s_blk, s_rep);
    return;
  }
  const RawPlace at = PlaceOf(d);
  assay_whole_reduce(ASSAY_REDUCE_SUM, kRawDtype<T>, at.buf, at.off, from.buf, from.off, ASSAY_MASK_REGISTER, 0, 0,
                     repeat, d_rep, s_blk, s_rep, 2);
}
ASSAY_MODEL void RawCopyIn(__ubuf__ void* d, __gm__ void* s, int bursts, int blocks, int s_gap, int d_gap) {
  const RawPlace at = PlaceOf(d);
  assay_dma_in(ASSAY_DMA_BLOCKS, ASSAY_RAW, at.buf, at.off, s, bursts, assay_i64{blocks} * 32, assay_i64{s_gap} * 32,
               assay_i64{d_gap} * 32);
}
ASSAY_MODEL void RawCopyOut(__gm__ void* d, __ubuf__ void* s, int bursts, int blocks, int s_gap, int d_gap) {
  const RawPlace from = PlaceOf(s);
  assay_dma_out(ASSAY_DMA_BLOCKS, ASSAY_RAW, d, from.buf, from.off, bursts, assay_i64{blocks} * 32,
                assay_i64{s_gap} * 32, assay_i64{d_gap} * 32);
}
ASSAY_MODEL void RawCopyLocal(__ubuf__ void* d, __ubuf__ void* s, int bursts, int blocks, int s_gap, int d_gap) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_dma_local(ASSAY_DMA_BLOCKS, ASSAY_RAW, at.buf, at.off, from.buf, from.off, bursts, assay_i64{blocks} * 32,
                  assay_i64{s_gap} * 32, assay_i64{d_gap} * 32);
}
ASSAY_MODEL void RawTranspose16(__ubuf__ void* d, __ubuf__ void* s) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_lib(ASSAY_LIB_TRANSPOSE16, ASSAY_U16, ASSAY_U16, at.buf, at.off, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, from.buf,
            from.off, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
}  // namespace assay_model
