// Implements the functions of the C interface on local memory: copies, waiting, and vector instructions by native
// pointers, over the device functions that the tensors use.
#pragma once

#include "assay/lower_raw.h"
#include "kernel_operator.h"

namespace assay_c {
using assay_model::kRawDtype;
using assay_model::PlaceOf;
using assay_model::RawPlace;
using assay_model::RawStrides;

ASSAY_MODEL void Init() {
  AscendC::SetAtomicNone();
  set_mask_norm();
  set_vector_mask(static_cast<uint64_t>(-1), static_cast<uint64_t>(-1));
}
ASSAY_MODEL void Wait() { pipe_barrier(PIPE_ALL); }
ASSAY_MODEL void Notify(pipe_t from, pipe_t to, int64_t id) { set_flag(from, to, static_cast<uint64_t>(id)); }
ASSAY_MODEL void Await(pipe_t from, pipe_t to, int64_t id) { wait_flag(from, to, static_cast<uint64_t>(id)); }

ASSAY_MODEL void CopyIn(__ubuf__ void* d, __gm__ void* s, assay_i64 bursts, assay_i64 bytes, assay_i64 s_gap = 0,
                        assay_i64 d_gap = 0) {
  const RawPlace at = PlaceOf(d);
  assay_dma_in(ASSAY_DMA_BLOCKS, ASSAY_RAW, at.buf, at.off, s, bursts, bytes, s_gap, d_gap);
}
ASSAY_MODEL void CopyOut(__gm__ void* d, __ubuf__ void* s, assay_i64 bursts, assay_i64 bytes, assay_i64 s_gap = 0,
                         assay_i64 d_gap = 0) {
  const RawPlace from = PlaceOf(s);
  assay_dma_out(ASSAY_DMA_BLOCKS, ASSAY_RAW, d, from.buf, from.off, bursts, bytes, s_gap, d_gap);
}
ASSAY_MODEL void CopyLocal(__ubuf__ void* d, __ubuf__ void* s, assay_i64 bursts, assay_i64 bytes, assay_i64 s_gap = 0,
                           assay_i64 d_gap = 0) {
  const RawPlace at = PlaceOf(d), from = PlaceOf(s);
  assay_dma_local(ASSAY_DMA_BLOCKS, ASSAY_RAW, at.buf, at.off, from.buf, from.off, bursts, bytes, s_gap, d_gap);
}
// From the start of a burst to that of the next, as on 3510; unused if there is one burst. Lengths in local memory
// are those of whole data blocks.
ASSAY_MODEL assay_i64 GapOf(assay_i64 bursts, assay_i64 stride, assay_i64 bytes) {
  return bursts < 2 ? 0 : stride - bytes;
}
ASSAY_MODEL assay_i64 WholeBlocks(assay_i64 bytes) { return (bytes + 31) / 32 * 32; }
// `loops`: the registers of nested loops, which only a later chip has, are left alone.
template <typename T>
ASSAY_MODEL void CopyInPadded(__ubuf__ T* d, __gm__ T* s, assay_i64 bursts, assay_i64 bytes, int left, int right,
                              bool constant, assay_i64 s_stride, assay_i64 d_stride) {
  const RawPlace at = PlaceOf(d);
  const assay_i64 whole = WholeBlocks(bytes + (left + right) * static_cast<assay_i64>(sizeof(T)));
  const bool fills = left + right > 0 || bytes % 32 != 0;
  if (constant && fills && assay_special_get(ASSAY_REG_PADS) == 0) assay_unmodelled("asc_copy_gm2ub_align");
  assay_dma_in_pad(kRawDtype<T>, at.buf, at.off, s, bursts, bytes, GapOf(bursts, s_stride, bytes),
                   GapOf(bursts, d_stride, whole), left, right, constant, assay_special_get(ASSAY_REG_PAD_VALUE));
}
template <typename T>
ASSAY_MODEL void CopyInBytes(__ubuf__ T* d, __gm__ T* s, assay_i64 bytes) {
  CopyInPadded(d, s, 1, bytes, 0, 0, false, 0, 0);
}
template <typename T>
ASSAY_MODEL void CopyOutPadded(__gm__ T* d, __ubuf__ T* s, assay_i64 bursts, assay_i64 bytes, assay_i64 d_stride,
                               assay_i64 s_stride) {
  const RawPlace from = PlaceOf(s);
  assay_dma_out(ASSAY_DMA_PAD, kRawDtype<T>, d, from.buf, from.off, bursts, bytes,
                GapOf(bursts, s_stride, WholeBlocks(bytes)), GapOf(bursts, d_stride, bytes));
}
template <typename T>
ASSAY_MODEL void CopyOutBytes(__gm__ T* d, __ubuf__ T* s, assay_i64 bytes) {
  CopyOutPadded(d, s, 1, bytes, 0, 0);
}
template <typename T>
ASSAY_MODEL void SetPadding(T value) {
  assay_u64 bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  assay_special_set(ASSAY_REG_PAD_VALUE, bits);
  assay_special_set(ASSAY_REG_PADS, 1);
}

template <int op, typename T>
ASSAY_MODEL void Two(__ubuf__ T* d, __ubuf__ T* a, __ubuf__ T* b, assay_i64 count) {
  const RawPlace at = PlaceOf(d), x = PlaceOf(a), y = PlaceOf(b);
  assay_vec_n(op, kRawDtype<T>, kRawDtype<T>, at.buf, at.off, x.buf, x.off, y.buf, y.off, 0, count);
}
template <int op, typename T>
ASSAY_MODEL void Two(__ubuf__ T* d, __ubuf__ T* a, __ubuf__ T* b, int repeat, int d_blk, int a_blk, int b_blk,
                     int d_rep, int a_rep, int b_rep) {
  assay_model::RawVector(op, d, a, b, 0, RawStrides{repeat, d_blk, a_blk, b_blk, d_rep, a_rep, b_rep});
}
template <int op, typename T>
ASSAY_MODEL void One(__ubuf__ T* d, __ubuf__ T* a, assay_i64 count) {
  const RawPlace at = PlaceOf(d), x = PlaceOf(a);
  assay_vec_n(op, kRawDtype<T>, kRawDtype<T>, at.buf, at.off, x.buf, x.off, 0, 0, 0, count);
}
template <int op, typename T>
ASSAY_MODEL void One(__ubuf__ T* d, __ubuf__ T* a, int repeat, int d_blk, int a_blk, int d_rep, int a_rep) {
  assay_model::RawVector(op, d, a, static_cast<__ubuf__ T*>(nullptr), 0,
                         RawStrides{repeat, d_blk, a_blk, 0, d_rep, a_rep, 0});
}
template <int op, typename T, typename U>
ASSAY_MODEL void WithScalar(__ubuf__ T* d, __ubuf__ T* a, U value, assay_i64 count) {
  const RawPlace at = PlaceOf(d), x = PlaceOf(a);
  assay_vec_n(op, kRawDtype<T>, kRawDtype<T>, at.buf, at.off, x.buf, x.off, 0, 0, assay_model::ScalarOf(value), count);
}
template <int op, typename T, typename U>
ASSAY_MODEL void WithScalar(__ubuf__ T* d, __ubuf__ T* a, U value, int repeat, int d_blk, int a_blk, int d_rep,
                            int a_rep) {
  assay_model::RawVector(op, d, a, static_cast<__ubuf__ T*>(nullptr), assay_model::ScalarOf(value),
                         RawStrides{repeat, d_blk, a_blk, 0, d_rep, a_rep, 0});
}
template <typename T>
ASSAY_MODEL void Duplicate(__ubuf__ T* d, T value, assay_i64 count) {
  const RawPlace at = PlaceOf(d);
  assay_vec_n(ASSAY_DUP, kRawDtype<T>, kRawDtype<T>, at.buf, at.off, 0, 0, 0, 0, assay_model::ScalarOf(value), count);
}
template <typename T>
ASSAY_MODEL void Duplicate(__ubuf__ T* d, T value, int repeat, int d_blk, int d_rep) {
  assay_model::RawVector(ASSAY_DUP, d, static_cast<__ubuf__ T*>(nullptr), static_cast<__ubuf__ T*>(nullptr),
                         assay_model::ScalarOf(value), RawStrides{repeat, d_blk, 0, 0, d_rep, 0, 0});
}
template <int round, typename T, typename U>
ASSAY_MODEL void Convert(__ubuf__ T* d, __ubuf__ U* s, assay_i64 count) {
  const RawPlace at = PlaceOf(d), x = PlaceOf(s);
  assay_cast_n(assay_model::kDtype<T>, assay_model::kDtype<U>, round, at.buf, at.off, x.buf, x.off, count);
}
template <int round, typename T, typename U>
ASSAY_MODEL void Convert(__ubuf__ T* d, __ubuf__ U* s, int repeat, int d_blk, int s_blk, int d_rep, int s_rep) {
  const RawPlace at = PlaceOf(d), x = PlaceOf(s);
  assay_cast_r(assay_model::kDtype<T>, assay_model::kDtype<U>, round, at.buf, at.off, x.buf, x.off,
               ASSAY_MASK_REGISTER, 0, 0, repeat, d_blk, s_blk, d_rep, s_rep);
}
}  // namespace assay_c
