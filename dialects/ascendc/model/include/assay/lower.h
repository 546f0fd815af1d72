// From the shapes of the vector and data-movement API to the intrinsics of device_abi.h: one helper per shape, so that a
// body in assay/api is one line that names the operation. Helpers only rearrange operands and convert units.
#pragma once

#include "assay/pipe.h"

namespace assay_model {
using AscendC::BinaryRepeatParams;
using AscendC::GlobalTensor;
using AscendC::LocalTensor;
using AscendC::UnaryRepeatParams;

template <typename T, typename... Allowed>
constexpr bool OneOf = (__is_same(T, Allowed) || ...);

template <typename T>
constexpr int kDtype = ASSAY_RAW;
template <> constexpr int kDtype<half> = ASSAY_F16;
template <> constexpr int kDtype<float> = ASSAY_F32;
template <> constexpr int kDtype<bfloat16_t> = ASSAY_BF16;
template <> constexpr int kDtype<int8_t> = ASSAY_I8;
template <> constexpr int kDtype<uint8_t> = ASSAY_U8;
template <> constexpr int kDtype<int16_t> = ASSAY_I16;
template <> constexpr int kDtype<uint16_t> = ASSAY_U16;
template <> constexpr int kDtype<int32_t> = ASSAY_I32;
template <> constexpr int kDtype<uint32_t> = ASSAY_U32;
template <> constexpr int kDtype<int64_t> = ASSAY_I64;
template <> constexpr int kDtype<uint64_t> = ASSAY_U64;
template <> constexpr int kDtype<long long> = ASSAY_I64;
template <> constexpr int kDtype<unsigned long long> = ASSAY_U64;
template <> constexpr int kDtype<AscendC::int4b_t> = ASSAY_I4;
template <> constexpr int kDtype<double> = ASSAY_F64;
template <> constexpr int kDtype<bool> = ASSAY_BOOL;
template <> constexpr int kDtype<char> = ASSAY_I8;
template <typename T>
constexpr int kDtypeOf = kDtype<std::remove_cv_t<AscendC::PrimT<T>>>;

// bfloat16 by its bits, so that no run-time library is called.
ASSAY_MODEL float FloatOf(bfloat16_t value) {
  return __builtin_bit_cast(float, static_cast<uint32_t>(__builtin_bit_cast(uint16_t, value)) << 16);
}
ASSAY_MODEL bfloat16_t Bfloat16Of(float value) {
  uint32_t bits = __builtin_bit_cast(uint32_t, value);
  const bool nan = (bits & 0x7fffffffu) > 0x7f800000u;
  bits = nan ? (bits | 0x400000u) : bits + 0x7fffu + ((bits >> 16) & 1u);
  return __builtin_bit_cast(bfloat16_t, static_cast<uint16_t>(bits >> 16));
}
template <typename T>
ASSAY_MODEL double ScalarOf(T value) {
  if constexpr (__is_same(T, bfloat16_t)) {
    return FloatOf(value);
  } else {
    return static_cast<double>(value);
  }
}

#define ASSAY_AT(tensor) (tensor).address_.assay_buf, (tensor).address_.assay_off
#define ASSAY_NONE 0, 0
#define ASSAY_MASK(m) (m).kind, (m).low, (m).high

struct Mask {
  int kind;
  assay_u64 low;
  assay_u64 high;
};
// The bit form has a second word only where a repeat holds more than 64 elements.
template <typename T, bool isSetMask = true>
ASSAY_MODEL Mask MaskOf(const uint64_t* bits) {
  if constexpr (!isSetMask) {
    return {ASSAY_MASK_REGISTER, 0, 0};
  } else {
    return {ASSAY_MASK_BITS, bits[0], sizeof(AscendC::PrimT<T>) < 4 ? bits[1] : 0};
  }
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL Mask MaskOf(uint64_t count) {
  if constexpr (!isSetMask) {
    return {ASSAY_MASK_REGISTER, 0, 0};
  } else {
    return {ASSAY_MASK_COUNT, count, 0};
  }
}

ASSAY_MODEL void HiddenSpace(const char* api) { assay_hidden_space(api); }

template <typename T, typename U>
ASSAY_MODEL void Unary(int op, const LocalTensor<T>& d, const LocalTensor<U>& s, assay_i64 n) {
  assay_vec_n(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, 0, n);
}
template <typename T, typename U>
ASSAY_MODEL void Unary(int op, const LocalTensor<T>& d, const LocalTensor<U>& s, Mask m, int repeat,
                       const UnaryRepeatParams& p) {
  assay_vec_r(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, 0, ASSAY_MASK(m), repeat,
              p.dstBlkStride, p.srcBlkStride, 0, p.dstRepStride, p.srcRepStride, 0);
}
template <typename T, typename U>
ASSAY_MODEL void Binary(int op, const LocalTensor<T>& d, const LocalTensor<U>& a, const LocalTensor<U>& b,
                        assay_i64 n) {
  assay_vec_n(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(a), ASSAY_AT(b), 0, n);
}
template <typename T, typename U>
ASSAY_MODEL void Binary(int op, const LocalTensor<T>& d, const LocalTensor<U>& a, const LocalTensor<U>& b, Mask m,
                        int repeat, const BinaryRepeatParams& p) {
  assay_vec_r(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(a), ASSAY_AT(b), 0, ASSAY_MASK(m), repeat,
              p.dstBlkStride, p.src0BlkStride, p.src1BlkStride, p.dstRepStride, p.src0RepStride, p.src1RepStride);
}
// And, Or with a count (kBitsByHalves).
template <typename T>
ASSAY_MODEL void Bitwise(int op, const LocalTensor<T>& d, const LocalTensor<T>& a, const LocalTensor<T>& b, assay_i64 n) {
  constexpr int dtype = kBitsByHalves<T> ? static_cast<int>(ASSAY_I16) : kDtypeOf<T>;
  assay_vec_n(op, dtype, dtype, ASSAY_AT(d), ASSAY_AT(a), ASSAY_AT(b), 0, n);
}
template <typename T, typename U, typename S>
ASSAY_MODEL void Scalar(int op, const LocalTensor<T>& d, const LocalTensor<U>& s, S scalar, assay_i64 n) {
  assay_vec_n(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, ScalarOf(scalar), n);
}
// highPrecision has no effect for float.
template <bool highPrecision, bool highPerformance, typename T>
ASSAY_MODEL void GeluBy(int op, const LocalTensor<T>& d, const LocalTensor<T>& s, assay_i64 n) {
  const int how = (highPrecision ? ASSAY_GELU_PRECISE : 0) + (highPerformance ? ASSAY_GELU_FAST : 0);
  assay_vec_n(op, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, how, n);
}
template <typename T, typename U, typename S>
ASSAY_MODEL void Scalar(int op, const LocalTensor<T>& d, const LocalTensor<U>& s, S scalar, Mask m, int repeat,
                        const UnaryRepeatParams& p) {
  assay_vec_r(op, kDtypeOf<T>, kDtypeOf<U>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, ScalarOf(scalar), ASSAY_MASK(m),
              repeat, p.dstBlkStride, p.srcBlkStride, 0, p.dstRepStride, p.srcRepStride, 0);
}
template <typename T, typename S>
ASSAY_MODEL void Fill(const LocalTensor<T>& d, S scalar, assay_i64 n) {
  assay_vec_n(ASSAY_DUP, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(d), ASSAY_NONE, ASSAY_NONE, ScalarOf(scalar), n);
}
template <typename T, typename S>
ASSAY_MODEL void Fill(const LocalTensor<T>& d, S scalar, Mask m, int repeat, int d_blk, int d_rep) {
  assay_vec_r(ASSAY_DUP, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(d), ASSAY_NONE, ASSAY_NONE, ScalarOf(scalar),
              ASSAY_MASK(m), repeat, d_blk, 0, 0, d_rep, 0, 0);
}

template <typename T, typename U>
ASSAY_MODEL void Convert(const LocalTensor<T>& d, const LocalTensor<U>& s, AscendC::RoundMode mode, assay_i64 n) {
  assay_cast_n(kDtypeOf<T>, kDtypeOf<U>, static_cast<int>(mode), ASSAY_AT(d), ASSAY_AT(s), n);
}
template <typename T, typename U>
ASSAY_MODEL void Convert(const LocalTensor<T>& d, const LocalTensor<U>& s, AscendC::RoundMode mode, Mask m, int repeat,
                         const UnaryRepeatParams& p) {
  assay_cast_r(kDtypeOf<T>, kDtypeOf<U>, static_cast<int>(mode), ASSAY_AT(d), ASSAY_AT(s), ASSAY_MASK(m), repeat,
               p.dstBlkStride, p.srcBlkStride, p.dstRepStride, p.srcRepStride);
}

template <typename T, typename U>
ASSAY_MODEL void CompareN(const LocalTensor<U>& d, const LocalTensor<T>& a, const LocalTensor<T>& b,
                          AscendC::CMPMODE mode, assay_i64 n) {
  assay_cmp_n(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(a), ASSAY_AT(b), n);
}
template <typename T, typename U>
ASSAY_MODEL void CompareR(const LocalTensor<U>& d, const LocalTensor<T>& a, const LocalTensor<T>& b,
                          AscendC::CMPMODE mode, Mask m, int repeat, const BinaryRepeatParams& p) {
  assay_cmp_r(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(a), ASSAY_AT(b), ASSAY_MASK(m), repeat,
              p.dstBlkStride, p.src0BlkStride, p.src1BlkStride, p.dstRepStride, p.src0RepStride, p.src1RepStride);
}
template <typename T, typename U>
ASSAY_MODEL void CompareScalarN(const LocalTensor<U>& d, const LocalTensor<T>& a, T scalar, AscendC::CMPMODE mode,
                                assay_i64 n) {
  assay_cmps_n(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(a), ScalarOf(scalar), n);
}
template <typename T, typename U>
ASSAY_MODEL void CompareScalarR(const LocalTensor<U>& d, const LocalTensor<T>& a, T scalar, AscendC::CMPMODE mode,
                                Mask m, int repeat, const UnaryRepeatParams& p) {
  assay_cmps_r(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(a), ScalarOf(scalar), ASSAY_MASK(m), repeat,
               p.dstBlkStride, p.srcBlkStride, p.dstRepStride, p.srcRepStride);
}
template <typename T, typename U>
ASSAY_MODEL void SelectN(const LocalTensor<T>& d, const LocalTensor<U>& sel, const LocalTensor<T>& a,
                         const LocalTensor<T>& b, AscendC::SELMODE mode, assay_i64 n) {
  assay_select_n(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(sel), ASSAY_AT(a), ASSAY_AT(b), 0, n);
}
template <typename T, typename U>
ASSAY_MODEL void SelectN(const LocalTensor<T>& d, const LocalTensor<U>& sel, const LocalTensor<T>& a, T b,
                         AscendC::SELMODE mode, assay_i64 n) {
  assay_select_n(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(sel), ASSAY_AT(a), ASSAY_NONE, ScalarOf(b),
                 n);
}
template <typename T, typename U>
ASSAY_MODEL void SelectR(const LocalTensor<T>& d, const LocalTensor<U>& sel, const LocalTensor<T>& a,
                         const LocalTensor<T>& b, AscendC::SELMODE mode, Mask m, int repeat,
                         const BinaryRepeatParams& p) {
  assay_select_r(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(sel), ASSAY_AT(a), ASSAY_AT(b), 0,
                 ASSAY_MASK(m), repeat, p.dstBlkStride, p.src0BlkStride, p.src1BlkStride, p.dstRepStride,
                 p.src0RepStride, p.src1RepStride);
}
template <typename T, typename U>
ASSAY_MODEL void SelectR(const LocalTensor<T>& d, const LocalTensor<U>& sel, const LocalTensor<T>& a, T b,
                         AscendC::SELMODE mode, Mask m, int repeat, const BinaryRepeatParams& p) {
  assay_select_r(static_cast<int>(mode), kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(sel), ASSAY_AT(a), ASSAY_NONE, ScalarOf(b),
                 ASSAY_MASK(m), repeat, p.dstBlkStride, p.src0BlkStride, p.src1BlkStride, p.dstRepStride,
                 p.src0RepStride, p.src1RepStride);
}

template <typename T>
ASSAY_MODEL void ReduceN(int op, const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<T>& work,
                         assay_i64 n, bool with_index) {
  assay_reduce_n(op, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_AT(work), n, with_index);
}
template <typename T>
ASSAY_MODEL void ReduceR(int op, const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<T>& work, Mask m,
                         int repeat, int s_rep, bool with_index) {
  assay_reduce_r(op, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_AT(work), ASSAY_MASK(m), repeat, s_rep, with_index);
}
template <typename T>
ASSAY_MODEL void WholeReduce(int op, const LocalTensor<T>& d, const LocalTensor<T>& s, Mask m, int repeat, int d_rep,
                             int s_blk, int s_rep, AscendC::ReduceOrder order) {
  assay_whole_reduce(op, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_MASK(m), repeat, d_rep, s_blk, s_rep,
                     static_cast<int>(order));
}
template <typename T>
ASSAY_MODEL void BlockReduce(int op, const LocalTensor<T>& d, const LocalTensor<T>& s, Mask m, int repeat, int d_rep,
                             int s_blk, int s_rep, bool pairs) {
  assay_block_reduce(op, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_MASK(m), repeat, d_rep, s_blk, s_rep, pairs);
}
// IBSet and IBWait. Their words in global memory hold nothing but the flag, so the flag alone is modelled. On the
// device a set also waits while the last flag has not been taken.
template <bool isAIVOnly, bool set>
ASSAY_MODEL void FlagOfBlock(const GlobalTensor<int32_t>&, const LocalTensor<int32_t>&, int block, int event) {
  if constexpr (!isAIVOnly) assay_unmodelled("IBSet and IBWait between cores of both kinds");
  const int flag = ASSAY_CROSS_BLOCKS + event * 1024 + block;
  assay_barrier(PIPE_ALL);
  if constexpr (set) {
    assay_cross_set(ASSAY_CROSS_EACH, PIPE_ALL, flag);
  } else {
    assay_cross_wait(flag);
  }
}
// Blocks that take turns in the order of their numbers: each waits for a flag of the one before it, and the first one has
// a flag of the last from the start.
constexpr int kTurnFlags = ASSAY_CROSS_BLOCKS + 64 * 1024;
ASSAY_MODEL void BeginTurns() {
  const int last = static_cast<int>(assay_block_num()) - 1;
  if (assay_block_idx() == 0) assay_cross_set(ASSAY_CROSS_EACH, PIPE_ALL, kTurnFlags + last);
}
ASSAY_MODEL void WaitForTurn() {
  const int block = static_cast<int>(assay_block_idx()), count = static_cast<int>(assay_block_num());
  assay_cross_wait(kTurnFlags + (block == 0 ? count - 1 : block - 1));
}
ASSAY_MODEL void EndTurn() {
  assay_barrier(PIPE_ALL);
  assay_cross_set(ASSAY_CROSS_EACH, PIPE_ALL, kTurnFlags + static_cast<int>(assay_block_idx()));
}
}  // namespace assay_model

#include "assay/lower_move.h"
