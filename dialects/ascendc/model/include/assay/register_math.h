// The arithmetic of vector code on registers (3510): each function is one or a few device functions on whole
// registers. Signatures: asc-devkit include/basic_api/reg_compute; semantics: its documents (Reg vector
// computation).
#pragma once

#include "assay/register_types.h"

namespace assay_model {
using AscendC::Reg::CastTrait;
using AscendC::Reg::MaskMergeMode;
using AscendC::Reg::MaskReg;

template <typename R>
using ElementOf = typename R::ActualT;
template <typename R>
constexpr int kRegDtype = kDtype<ElementOf<R>>;
// The modes of some functions are structures that begin with the merge mode.
template <typename M>
constexpr bool Merges(const M& mode) {
  if constexpr (__is_same(M, MaskMergeMode))
    return mode == MaskMergeMode::MERGING;
  else
    return mode.mrgMode == MaskMergeMode::MERGING;
}
template <typename T>
ASSAY_MODEL assay_u64 BitsOfElement(T value) {
  assay_u64 bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  return bits;
}
template <typename T, typename U>
ASSAY_MODEL T ElementFrom(U value) {
  if constexpr (__is_same(T, U)) {
    return value;
  } else if constexpr (__is_same(T, bfloat16_t)) {
    return Bfloat16Of(static_cast<float>(ScalarOf(value)));
  } else if constexpr (__is_same(U, bfloat16_t)) {
    return static_cast<T>(FloatOf(value));
  } else {
    return static_cast<T>(value);
  }
}
template <typename R, typename U>
ASSAY_MODEL R Broadcast(U value) {
  R reg;
  using T = ElementOf<R>;
  assay_reg_fill(reg.bytes, BitsOfElement(ElementFrom<T>(value)), sizeof(T), R::kBytes);
  return reg;
}
template <typename R>
ASSAY_MODEL ElementOf<R>& Lane(R& reg, int lane) {
  return reinterpret_cast<ElementOf<R>*>(reg.bytes)[lane];
}
template <typename R>
ASSAY_MODEL void RegOp(int op, R& d, R& a, R* b, const MaskReg& mask, bool merging) {
  assay_reg_op(op, kRegDtype<R>, d.bytes, a.bytes, b == nullptr ? nullptr : b->bytes, mask.on, 0, merging, R::kBytes);
}
// The first `count` elements of `size` bytes.
ASSAY_MODEL MaskReg FirstOf(int size, int64_t count, int bytes = 256) {
  MaskReg mask;
  if (count > bytes / size) count = bytes / size;
  if (count > 0) assay_reg_fill(mask.on, 1, size, count * size);
  return mask;
}
ASSAY_MODEL MaskReg PatternOf(int size, int pattern, int bytes = 256) {
  const int lanes = bytes / size;
  constexpr int kFirst[] = {0, 1, 2, 3, 4, 8, 16, 32, 64, 128};
  if (pattern == 0) return FirstOf(size, lanes, bytes);
  if (pattern < 10) return FirstOf(size, kFirst[pattern], bytes);
  if (pattern == 12) return FirstOf(size, lanes / 2, bytes);
  if (pattern == 13) return FirstOf(size, lanes / 4, bytes);
  MaskReg mask;
  const int step = pattern == 10 ? 3 : pattern == 11 ? 4 : 0;
  for (int i = 0; step != 0 && i < lanes; i += step) mask.on[i * size] = 1;
  return mask;
}
template <typename R, typename V>
ASSAY_MODEL void RegCast(R& d, V& s, const MaskReg& mask, int part, int round, bool merging) {
  using T = ElementOf<R>;
  using U = ElementOf<V>;
  constexpr int kWide = sizeof(T) > sizeof(U) ? sizeof(T) : sizeof(U);
  constexpr int kLanes = 256 / kWide;
  constexpr int kTo = kWide / sizeof(T), kFrom = kWide / sizeof(U);
  U from[kLanes];
  T to[kLanes];
  for (int i = 0; i < kLanes; ++i) from[i] = Lane(s, i * kFrom + (kFrom > 1 ? part : 0));
  assay_reg_cast(kDtype<T>, kDtype<U>, round, to, from, kLanes);
  R result;
  if (merging) result = d;
  for (int i = 0; i < kLanes; ++i) {
    const int at = kFrom > 1 ? (i * kFrom + part) * static_cast<int>(sizeof(U)) : i * kWide;
    if (mask.on[at] != 0 || mask.on[i * kWide] != 0) Lane(result, i * kTo + (kTo > 1 ? part : 0)) = to[i];
  }
  d = result;
}
template <int op, typename S, typename V>
ASSAY_MODEL void RegReduce(S& d, V& s, const MaskReg& mask, int group, bool with_index) {
  S result;
  uint8_t index[512] = {};
  assay_reg_reduce(op, kRegDtype<S>, kRegDtype<V>, result.bytes, index, s.bytes, mask.on, group, V::kBytes);
  if (with_index) __builtin_memcpy(result.bytes + sizeof(ElementOf<S>), index, sizeof(ElementOf<S>));
  d = result;
}
template <typename R>
ASSAY_MODEL void RegInterleave(R& d0, R& d1, const R& s0, const R& s1, int size) {
  R low, high;
  const int half = R::kBytes / 2;
  for (int i = 0; i < half; i += size) {
    __builtin_memcpy_inline(low.bytes + 2 * i, s0.bytes + i, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(low.bytes + 2 * i + size, s1.bytes + i, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(high.bytes + 2 * i, s0.bytes + half + i, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(high.bytes + 2 * i + size, s1.bytes + half + i, sizeof(ElementOf<R>));
  }
  d0 = low;
  d1 = high;
}
template <typename R>
ASSAY_MODEL void RegDeInterleave(R& d0, R& d1, const R& s0, const R& s1, int size) {
  R even, odd;
  const int half = R::kBytes / 2;
  for (int i = 0; i < half; i += size) {
    __builtin_memcpy_inline(even.bytes + i, s0.bytes + 2 * i, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(odd.bytes + i, s0.bytes + 2 * i + size, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(even.bytes + half + i, s1.bytes + 2 * i, sizeof(ElementOf<R>));
    __builtin_memcpy_inline(odd.bytes + half + i, s1.bytes + 2 * i + size, sizeof(ElementOf<R>));
  }
  d0 = even;
  d1 = odd;
}
template <typename R, typename V>
ASSAY_MODEL void Histogram(R& d, V& s, const MaskReg& mask, int base, bool cumulative) {
  for (int i = 0; i < V::kLanes; ++i) {
    if (mask.on[i] == 0) continue;
    const int value = Lane(s, i) - base;
    if (cumulative) {
      for (int k = value < 0 ? 0 : value; k < R::kLanes; ++k) ++Lane(d, k);
    } else if (value >= 0 && value < R::kLanes) {
      ++Lane(d, value);
    }
  }
}
// Copies the elements of a register of its own that the mask names, the others become 0 or stay.
template <typename R>
ASSAY_MODEL void RegMove(R& d, R& s, const MaskReg& mask, bool merging) {
  RegOp(ASSAY_COPY, d, s, static_cast<R*>(nullptr), mask, merging);
}
}  // namespace assay_model

namespace AscendC {
namespace Reg {
#define ASSAY_REG_UNARY(name, op, ModeType)                                                   \
  template <typename T = DefaultType, ModeType mode = MaskMergeMode::ZEROING, typename U>     \
  __aicore__ inline void name(U& dstReg, U& srcReg, MaskReg& mask) {                          \
    assay_model::RegOp(op, dstReg, srcReg, static_cast<U*>(nullptr), mask, assay_model::Merges(mode)); \
  }
ASSAY_REG_UNARY(Abs, ASSAY_ABS, MaskMergeMode)
ASSAY_REG_UNARY(Relu, ASSAY_RELU, MaskMergeMode)
ASSAY_REG_UNARY(Exp, ASSAY_EXP, auto)
ASSAY_REG_UNARY(Sqrt, ASSAY_SQRT, auto)
ASSAY_REG_UNARY(Ln, ASSAY_LN, auto)
ASSAY_REG_UNARY(Log, ASSAY_LN, auto)
ASSAY_REG_UNARY(Log2, ASSAY_LOG2, auto)
ASSAY_REG_UNARY(Log10, ASSAY_LOG10, auto)
ASSAY_REG_UNARY(Not, ASSAY_NOT, MaskMergeMode)
#undef ASSAY_REG_UNARY
#define ASSAY_REG_BINARY(name, op, ModeType)                                                    \
  template <typename T = DefaultType, ModeType mode = MaskMergeMode::ZEROING, typename U>       \
  __aicore__ inline void name(U& dstReg, U& srcReg0, U& srcReg1, MaskReg& mask) {               \
    assay_model::RegOp(op, dstReg, srcReg0, &srcReg1, mask, assay_model::Merges(mode));         \
  }
ASSAY_REG_BINARY(Add, ASSAY_ADD, MaskMergeMode)
ASSAY_REG_BINARY(Sub, ASSAY_SUB, MaskMergeMode)
ASSAY_REG_BINARY(Mul, ASSAY_MUL, MaskMergeMode)
ASSAY_REG_BINARY(Div, ASSAY_DIV, auto)
ASSAY_REG_BINARY(Max, ASSAY_MAX, MaskMergeMode)
ASSAY_REG_BINARY(Min, ASSAY_MIN, MaskMergeMode)
ASSAY_REG_BINARY(And, ASSAY_AND, MaskMergeMode)
ASSAY_REG_BINARY(Or, ASSAY_OR, MaskMergeMode)
ASSAY_REG_BINARY(Xor, ASSAY_XOR, MaskMergeMode)
ASSAY_REG_BINARY(MulAddDst, ASSAY_MUL_ADD_DST, MaskMergeMode)
ASSAY_REG_BINARY(MulDstAdd, ASSAY_FUSED_MUL_ADD, MaskMergeMode)
#undef ASSAY_REG_BINARY
#define ASSAY_REG_SCALAR(name, op)                                                                       \
  template <typename T = DefaultType, typename U, MaskMergeMode mode = MaskMergeMode::ZEROING, typename S> \
  __aicore__ inline void name(S& dstReg, S& srcReg, U scalarValue, MaskReg& mask) {                      \
    S other = assay_model::Broadcast<S>(scalarValue);                                                    \
    assay_model::RegOp(op, dstReg, srcReg, &other, mask, assay_model::Merges(mode));                     \
  }
ASSAY_REG_SCALAR(Adds, ASSAY_ADD)
ASSAY_REG_SCALAR(Muls, ASSAY_MUL)
ASSAY_REG_SCALAR(Maxs, ASSAY_MAX)
ASSAY_REG_SCALAR(Mins, ASSAY_MIN)
ASSAY_REG_SCALAR(ShiftLefts, ASSAY_SHIFT_LEFT)
ASSAY_REG_SCALAR(ShiftRights, ASSAY_SHIFT_RIGHT)
ASSAY_REG_SCALAR(Axpy, ASSAY_MUL_ADD_DST)
#undef ASSAY_REG_SCALAR
#define ASSAY_REG_SHIFT(name, op)                                                                              \
  template <typename T = DefaultType, typename U = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING,   \
            typename S, typename V>                                                                            \
  __aicore__ inline void name(S& dstReg, S& srcReg0, V& srcReg1, MaskReg& mask) {                              \
    S by;                                                                                                      \
    __builtin_memcpy(by.bytes, srcReg1.bytes, sizeof(by.bytes));                                               \
    assay_model::RegOp(op, dstReg, srcReg0, &by, mask, assay_model::Merges(mode));                             \
  }
ASSAY_REG_SHIFT(ShiftLeft, ASSAY_SHIFT_LEFT)
ASSAY_REG_SHIFT(ShiftRight, ASSAY_SHIFT_RIGHT)
#undef ASSAY_REG_SHIFT

template <typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING, typename U>
__aicore__ inline void Neg(U& dstReg, U& srcReg, MaskReg& mask) {
  using E = assay_model::ElementOf<U>;
  // -x keeps the sign of zero, which 0 - x does not.
  U other = assay_model::Broadcast<U>(-1);
  (void)sizeof(E);
  assay_model::RegOp(ASSAY_MUL, dstReg, srcReg, &other, mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING, typename U>
__aicore__ inline void AbsSub(U& dstReg, U& srcReg0, U& srcReg1, MaskReg& mask) {
  U apart;
  assay_model::RegOp(ASSAY_SUB, apart, srcReg0, &srcReg1, mask, false);
  assay_model::RegOp(ASSAY_ABS, dstReg, apart, static_cast<U*>(nullptr), mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, typename U = DefaultType, RegLayout layout = RegLayout::ZERO,
          MaskMergeMode mode = MaskMergeMode::ZEROING, typename S, typename V>
__aicore__ inline void ExpSub(S& dstReg, V& srcReg0, V& srcReg1, MaskReg& mask) {
  S a, b;
  MaskReg all = assay_model::PatternOf(1, 0);
  const int part = layout == RegLayout::ONE ? 1 : 0;
  if constexpr (__is_same(assay_model::ElementOf<S>, assay_model::ElementOf<V>)) {
    a = srcReg0;
    b = srcReg1;
  } else {
    assay_model::RegCast(a, srcReg0, all, part, 0, false);
    assay_model::RegCast(b, srcReg1, all, part, 0, false);
  }
  assay_model::RegOp(ASSAY_SUB, a, a, &b, all, false);
  assay_model::RegOp(ASSAY_EXP, dstReg, a, static_cast<S*>(nullptr), mask, assay_model::Merges(mode));
}
// x where it is not negative, else x times the other: per element, or one number.
template <typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING, typename U>
__aicore__ inline void Prelu(U& dstReg, U& srcReg0, U& srcReg1, MaskReg& mask) {
  U product, zero, result;
  uint8_t positive[256] = {};
  assay_model::RegOp(ASSAY_MUL, product, srcReg0, &srcReg1, mask, false);
  assay_reg_compare(ASSAY_CMP_GE, assay_model::kRegDtype<U>, positive, srcReg0.bytes, zero.bytes, U::kLanes);
  for (int i = 0; i < U::kLanes; ++i)
    assay_model::Lane(result, i) = positive[i] != 0 ? assay_model::Lane(srcReg0, i) : assay_model::Lane(product, i);
  assay_model::RegMove(dstReg, result, mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, typename U, MaskMergeMode mode = MaskMergeMode::ZEROING, typename S>
__aicore__ inline void LeakyRelu(S& dstReg, S& srcReg, U scalarValue, MaskReg& mask) {
  S slope = assay_model::Broadcast<S>(scalarValue);
  Prelu<T, mode>(dstReg, srcReg, slope, mask);
}
template <typename T0 = DefaultType, typename T1 = DefaultType, typename T2, RegLayout layout = RegLayout::ZERO,
          typename T3, typename T4>
__aicore__ inline void MulsCast(T3& dstReg, T4& srcReg, T2 scalarValue, MaskReg& mask) {
  T4 other = assay_model::Broadcast<T4>(scalarValue), product;
  assay_model::RegOp(ASSAY_MUL, product, srcReg, &other, mask, false);
  assay_model::RegCast(dstReg, product, mask, layout == RegLayout::ONE ? 1 : 0, 1, false);
}

template <typename T = DefaultType, typename U, typename S>
__aicore__ inline std::enable_if_t<std::is_convertible_v<U, assay_model::ElementOf<S>> || std::is_arithmetic_v<U>>
Duplicate(S& dstReg, U scalarValue) {
  dstReg = assay_model::Broadcast<S>(scalarValue);
}
template <typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING, typename U, typename S>
__aicore__ inline std::enable_if_t<std::is_convertible_v<U, assay_model::ElementOf<S>> || std::is_arithmetic_v<U>>
Duplicate(S& dstReg, U scalarValue, MaskReg& mask) {
  S all = assay_model::Broadcast<S>(scalarValue);
  assay_model::RegMove(dstReg, all, mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, HighLowPart pos = HighLowPart::LOWEST,
          MaskMergeMode mode = MaskMergeMode::ZEROING, typename S>
__aicore__ inline void Duplicate(S& dstReg, S& srcReg, MaskReg& mask) {
  S all = assay_model::Broadcast<S>(assay_model::Lane(srcReg, pos == HighLowPart::LOWEST ? 0 : S::kLanes - 1));
  assay_model::RegMove(dstReg, all, mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::MERGING, typename U>
__aicore__ inline void Move(U& dstReg, U& srcReg, MaskReg mask) {
  assay_model::RegMove(dstReg, srcReg, mask, assay_model::Merges(mode));
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Move(U& dstReg, U& srcReg) {
  dstReg = srcReg;
}
template <typename T = DefaultType, typename U, typename = assay_model::ElementOf<U>>
__aicore__ inline void Interleave(U& dstReg0, U& dstReg1, U& srcReg0, U& srcReg1) {
  assay_model::RegInterleave(dstReg0, dstReg1, srcReg0, srcReg1, sizeof(assay_model::ElementOf<U>));
}
template <typename T = DefaultType, typename U, typename = assay_model::ElementOf<U>>
__aicore__ inline void DeInterleave(U& dstReg0, U& dstReg1, U& srcReg0, U& srcReg1) {
  assay_model::RegDeInterleave(dstReg0, dstReg1, srcReg0, srcReg1, sizeof(assay_model::ElementOf<U>));
}
template <typename T = DefaultType, IndexOrder order = IndexOrder::INCREASE_ORDER, typename U, typename S>
__aicore__ inline void Arange(S& dstReg, U scalarValue) {
  S step, all;
  for (int i = 0; i < S::kLanes; ++i)
    assay_model::Lane(step, i) = assay_model::ElementFrom<assay_model::ElementOf<S>>(i);
  S start = assay_model::Broadcast<S>(scalarValue);
  if constexpr (order == IndexOrder::DECREASE_ORDER) {
    for (int i = 0; i < S::kLanes; ++i)
      assay_model::Lane(all, i) = assay_model::Lane(step, S::kLanes - 1 - i);
    step = all;
  }
  MaskReg mask = assay_model::PatternOf(1, 0);
  assay_model::RegOp(ASSAY_ADD, dstReg, start, &step, mask, false);
}
template <typename T = DefaultType, CMPMODE mode = CMPMODE::EQ, typename U>
__aicore__ inline void Compare(MaskReg& dst, U& srcReg0, U& srcReg1, MaskReg& mask) {
  constexpr int kSize = sizeof(assay_model::ElementOf<U>);
  uint8_t holds[256] = {};
  assay_reg_compare(static_cast<int>(mode), assay_model::kRegDtype<U>, holds, srcReg0.bytes, srcReg1.bytes,
                    U::kLanes);
  MaskReg result;
  for (int i = 0; i < U::kLanes; ++i) result.on[i * kSize] = holds[i] != 0 && mask.on[i * kSize] != 0 ? 1 : 0;
  dst = result;
}
template <typename T = DefaultType, CMPMODE mode = CMPMODE::EQ, typename U, typename S>
__aicore__ inline void Compares(MaskReg& dst, U& srcReg, S scalarValue, MaskReg& mask) {
  U other = assay_model::Broadcast<U>(scalarValue);
  Compare<T, mode>(dst, srcReg, other, mask);
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Select(U& dstReg, U& srcReg0, U& srcReg1, MaskReg& mask) {
  U result = srcReg1;
  assay_model::RegMove(result, srcReg0, mask, true);
  dstReg = result;
}
template <typename T = DefaultType, typename U = DefaultType, const CastTrait& trait = castTrait, typename S,
          typename V>
__aicore__ inline void Cast(S& dstReg, V& srcReg, MaskReg& mask) {
  constexpr int kPart = trait.layoutMode == RegLayout::UNKNOWN ? 0 : static_cast<int>(trait.layoutMode);
  constexpr int kRound = trait.roundMode == RoundMode::UNKNOWN ? 0 : static_cast<int>(trait.roundMode);
  if (assay_model::kRegDtype<S> == ASSAY_RAW || assay_model::kRegDtype<V> == ASSAY_RAW || kRound > 6)
    assay_unmodelled("MicroAPI::Cast");
  assay_model::RegCast(dstReg, srcReg, mask, kPart, kRound, trait.mrgMode == MaskMergeMode::MERGING);
}
template <typename T = DefaultType, RoundMode roundMode = RoundMode::CAST_NONE,
          MaskMergeMode mode = MaskMergeMode::ZEROING, typename S>
__aicore__ inline void Truncate(S& dstReg, S& srcReg, MaskReg& mask) {
  if (!__is_same(assay_model::ElementOf<S>, float)) assay_unmodelled("MicroAPI::Truncate");
  S whole;
  assay_reg_cast(ASSAY_F32, ASSAY_F32, static_cast<int>(roundMode), whole.bytes, srcReg.bytes, S::kLanes);
  assay_model::RegMove(dstReg, whole, mask, assay_model::Merges(mode));
}

template <ReduceType type = ReduceType::SUM, typename T = DefaultType, typename U = DefaultType,
          MaskMergeMode mode = MaskMergeMode::ZEROING, typename S, typename V>
__aicore__ inline void Reduce(S& dstReg, V srcReg, MaskReg mask) {
  constexpr int kOp = type == ReduceType::SUM ? ASSAY_REDUCE_SUM
                      : type == ReduceType::MAX ? ASSAY_REDUCE_MAX : ASSAY_REDUCE_MIN;
  assay_model::RegReduce<kOp>(dstReg, srcReg, mask, V::kBytes, kOp != ASSAY_REDUCE_SUM);
}
template <ReduceType type = ReduceType::SUM, typename T = DefaultType, typename U = DefaultType,
          MaskMergeMode mode = MaskMergeMode::ZEROING, typename S, typename V>
__aicore__ inline void ReduceDataBlock(S& dstReg, V srcReg, MaskReg mask) {
  constexpr int kOp = type == ReduceType::SUM ? ASSAY_REDUCE_SUM
                      : type == ReduceType::MAX ? ASSAY_REDUCE_MAX : ASSAY_REDUCE_MIN;
  assay_model::RegReduce<kOp>(dstReg, srcReg, mask, 32, false);
}
enum class PairReduce { SUM = 0 };
template <PairReduce type = PairReduce::SUM, typename T = DefaultType, MaskMergeMode mode = MaskMergeMode::ZEROING,
          typename U>
__aicore__ inline void PairReduceElem(U& dstReg, U srcReg, MaskReg mask) {
  assay_model::RegReduce<ASSAY_REDUCE_SUM>(dstReg, srcReg, mask, 2 * sizeof(assay_model::ElementOf<U>), false);
}
}  // namespace Reg
}  // namespace AscendC
