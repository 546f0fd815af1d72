// Functions of the advanced and the basic library that came with the 950. None of them has an implementation: a run
// that reaches one ends undecided and names it. Source: asc-devkit at 82b89a15f, include/basic_api and
// include/adv_api.
#pragma once

#include "assay/newer_types.h"

namespace assay_model {
// Bitwise operations, whatever the element type.
template <typename D, typename S>
ASSAY_MODEL void BitsOf(int op, const LocalTensor<D>& dst, const LocalTensor<S>& a, const LocalTensor<S>& b,
                        uint32_t count) {
  static_assert(sizeof(D) == sizeof(S), "the elements must be of one size");
  assay_vec_n(op, ASSAY_U8, ASSAY_U8, ASSAY_AT(dst), ASSAY_AT(a), ASSAY_AT(b), 0.0, BytesOf<D>(count));
}
// The larger or smaller one of each element and a bound, which is a tensor or a number.
template <typename T, typename U>
ASSAY_MODEL void Bound(int op, int with_number, const LocalTensor<T>& dst, const LocalTensor<T>& src, const U& bound,
                       uint32_t count) {
  if constexpr (std::is_arithmetic_v<U> || __is_same(U, T)) {
    Scalar(static_cast<AssayVecOp>(with_number), dst, src, static_cast<T>(bound), count);
  } else {
    assay_vec_n(op, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(dst), ASSAY_AT(src), ASSAY_AT(bound), 0.0, count);
  }
}
// `a` where the condition's byte is set, `b` elsewhere; each is a tensor or a number.
template <typename T, typename A, typename B, typename C>
ASSAY_MODEL void Choose(const LocalTensor<T>& dst, const A& a, const B& b, const LocalTensor<C>& condition,
                        uint32_t count) {
  Numbers n;
  n.p0 = 1;
  n.p1 = count;
  n.p2 = count;
  n.p3 = 1;
  Operands o;
  o.d0 = ReachOf(dst, count);
  o.s1 = ReachOf(condition, count);
  if constexpr (__is_same(A, LocalTensor<T>)) {
    o.s2 = ReachOf(a, count);
  } else {
    n.x0 = ScalarOf(a);
  }
  if constexpr (__is_same(B, LocalTensor<T>)) {
    o.s0 = ReachOf(b, count);
  } else {
    n.x1 = ScalarOf(b);
  }
  Library(ASSAY_LIB_SELECT_BYTES, kDtypeOf<T>, kDtypeOf<C>, o, n);
}
template <typename T>
ASSAY_MODEL void MultiplyAdd(const LocalTensor<T>& dst, const LocalTensor<T>& a, const LocalTensor<T>& b,
                             const LocalTensor<T>& c, uint32_t count) {
  assay_vec_n(ASSAY_MUL, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(dst), ASSAY_AT(a), ASSAY_AT(b), 0.0, count);
  assay_vec_n(ASSAY_ADD, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(dst), ASSAY_AT(dst), ASSAY_AT(c), 0.0, count);
}
}  // namespace assay_model

namespace AscendC {
template <typename T, uint8_t subBlockId = 0>
ASSAY_SINCE(9_1)
void DataCopyL1ToUB(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count);
template <typename T, uint8_t subBlockId = 0>
ASSAY_SINCE(9_1)
void DataCopyL1ToUB(const LocalTensor<T>& dst, const LocalTensor<T>& src, const DataCopyParams& repeatParams);
ASSAY_SINCE(9_0) void NdDmaDci();
template <typename T>
ASSAY_SINCE(9_0)
void Prelu(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1, const uint32_t count);
template <typename T>
ASSAY_SINCE(9_0)
void Mull(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src0,
          const LocalTensor<T>& src1, const uint32_t count);
template <typename T>
ASSAY_SINCE(9_0)
void AbsSub(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1, const uint32_t count);
template <typename T>
ASSAY_SINCE(9_0)
void FusedAbsSub(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                 const uint32_t count);
template <typename T, typename U>
ASSAY_SINCE(9_0)
void ExpSub(const LocalTensor<T>& dst, const LocalTensor<U>& src0, const LocalTensor<U>& src1, const uint32_t count);
template <typename T, typename U>
ASSAY_SINCE(9_0)
void FusedExpSub(const LocalTensor<T>& dst, const LocalTensor<U>& src0, const LocalTensor<U>& src1,
                 const uint32_t count);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Subs(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Subs(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Subs(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Divs(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Divs(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Divs(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ands(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ands(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ands(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ors(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
         const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ors(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
         const UnaryRepeatParams& repeatParams);
template <typename T = BinaryDefaultType, bool isSetMask = true, const BinaryConfig& config = DEFAULT_BINARY_CONFIG,
          typename U, typename S, typename V>
ASSAY_SINCE(9_0)
void Ors(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T0 = BinaryDefaultType, typename T1 = BinaryDefaultType,
          const BinaryConfig& config = DEFAULT_BINARY_CONFIG, typename T2, typename T3, typename T4>
ASSAY_SINCE(9_0)
void MulsCast(const T2& dst, const T3& src0, const T4& src1, const uint32_t count);
template <typename T0 = BinaryDefaultType, typename T1 = BinaryDefaultType,
          const BinaryConfig& config = DEFAULT_BINARY_CONFIG, typename T2, typename T3, typename T4>
ASSAY_SINCE(9_0)
void FusedMulsCast(const T2& dst, const T3& src0, const T4& src1, const uint32_t count);
template <typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Interleave(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src0,
                            const LocalTensor<T>& src1, const int32_t count) {
  for (int32_t i = 0; i < count; ++i) {
    assay_model::MoveElement(i < count / 2 ? dst0 : dst1, 2 * i % count, src0, i);
    assay_model::MoveElement(i < count / 2 ? dst0 : dst1, 2 * i % count + 1, src1, i);
  }
}
template <typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void DeInterleave(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src0,
                              const LocalTensor<T>& src1, const int32_t count) {
  for (int32_t i = 0; i < count; ++i) {
    assay_model::MoveElement(dst0, i, i < count / 2 ? src0 : src1, 2 * i % count);
    assay_model::MoveElement(dst1, i, i < count / 2 ? src0 : src1, 2 * i % count + 1);
  }
}
template <typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void DeInterleave(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src,
                              const int32_t srcCount) {
  for (int32_t i = 0; i < srcCount / 2; ++i) {
    assay_model::MoveElement(dst0, i, src, 2 * i);
    assay_model::MoveElement(dst1, i, src, 2 * i + 1);
  }
}
template <typename T, RoundMode roundMode>
ASSAY_SINCE(9_0)
void Truncate(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count);
template <typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Neg(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count) {
  assay_model::Scalar(ASSAY_MULS, dst, src, static_cast<T>(-1), count);
}
template <typename T>
ASSAY_SINCE(9_0)
T AtomicAdd(__gm__ T* address, T value);
template <typename T>
ASSAY_SINCE(9_0)
T AtomicMax(__gm__ T* address, T value);
template <typename T>
ASSAY_SINCE(9_0)
T AtomicMin(__gm__ T* address, T value);
template <typename T>
ASSAY_SINCE(9_0)
T AtomicCas(__gm__ T* address, T value1, T value2);
template <typename T>
ASSAY_SINCE(9_0)
T AtomicExch(__gm__ T* address, T value);
template <int count = 1>
ASSAY_SINCE(9_0)
void Nop();
template <const BitwiseAndConfig& config = DEFAULT_BITWISE_AND_CONFIG, typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void BitwiseAnd(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                            const uint32_t count) {
  assay_model::BitsOf(ASSAY_AND, dst, src0, src1, count);
}
template <const LogicalAndConfig& config = DEFAULT_LOGICAL_AND_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void LogicalAnd(const LocalTensor<T>& dst, const LocalTensor<U>& src0, const LocalTensor<U>& src1,
                            const uint32_t count) {
  if constexpr (__is_same(U, bool)) {
    assay_model::BitsOf(ASSAY_AND, dst, src0, src1, count);
  } else {
    assay_unmodelled("LogicalAnd of numbers");
  }
}
template <const LogicalAndsConfig& config = DEFAULT_LOGICAL_ANDS_CONFIG, typename T, typename U, typename S>
ASSAY_SINCE(9_0)
void LogicalAnds(const LocalTensor<T>& dst, const U& src0, const S& src1, const uint32_t count);
template <const LogicalNotConfig& config = DEFAULT_LOGICAL_NOT_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
void LogicalNot(const LocalTensor<T>& dst, const LocalTensor<U>& src, const uint32_t count);
template <const LogicalOrConfig& config = DEFAULT_LOGICAL_OR_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void LogicalOr(const LocalTensor<T>& dst, const LocalTensor<U>& src0, const LocalTensor<U>& src1,
                           const uint32_t count) {
  if constexpr (__is_same(U, bool)) {
    assay_model::BitsOf(ASSAY_OR, dst, src0, src1, count);
  } else {
    assay_unmodelled("LogicalOr of numbers");
  }
}
template <const LogicalOrsConfig& config = DEFAULT_LOGICAL_ORS_CONFIG, typename T, typename U, typename S>
ASSAY_SINCE(9_0)
void LogicalOrs(const LocalTensor<T>& dst, const U& src0, const S& src1, const uint32_t count);
template <const IsNanConfig& config = DEFAULT_IS_NAN_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void IsNan(const LocalTensor<T>& dst, const LocalTensor<U>& src, const uint32_t count) {
  assay_model::MarkElements(dst, src, count, [](float x) { return x != x; });
}
template <const IsNanConfig& config = DEFAULT_IS_NAN_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void IsNan(const LocalTensor<T>& dst, const LocalTensor<U>& src,
                       const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t count) {
  IsNan(dst, src, count);
}
template <const IsInfConfig& config = DEFAULT_IS_INF_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void IsInf(const LocalTensor<T>& dst, const LocalTensor<U>& src, const uint32_t count) {
  assay_model::MarkElements(dst, src, count, [](float x) { return x == x && x - x != x - x; });
}
template <const IsInfConfig& config = DEFAULT_IS_INF_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void IsInf(const LocalTensor<T>& dst, const LocalTensor<U>& src,
                       const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t count) {
  IsInf(dst, src, count);
}
template <const FmaConfig& config = DEFAULT_FMA_CONFIG, typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Fma(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                     const LocalTensor<T>& src2, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t count) {
  assay_model::MultiplyAdd(dst, src0, src1, src2, count);
}
template <const FmaConfig& config = DEFAULT_FMA_CONFIG, typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Fma(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                     const LocalTensor<T>& src2, const uint32_t count) {
  assay_model::MultiplyAdd(dst, src0, src1, src2, count);
}
template <const RintConfig& config = DEFAULT_RINT_CONFIG, typename T>
ASSAY_SINCE(9_0)
void Rint(const LocalTensor<T>& dst, const LocalTensor<T>& src, const LocalTensor<uint8_t>& sharedTmpBuffer,
          const uint32_t count);
template <const RintConfig& config = DEFAULT_RINT_CONFIG, typename T>
ASSAY_SINCE(9_0)
void Rint(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count);
template <const SinCosConfig& config = DEFAULT_SINCOS_CONFIG, typename T>
ASSAY_SINCE(9_0)
void SinCos(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src,
            const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t count);
template <const SinCosConfig& config = DEFAULT_SINCOS_CONFIG, typename T>
ASSAY_SINCE(9_0)
void SinCos(const LocalTensor<T>& dst0, const LocalTensor<T>& dst1, const LocalTensor<T>& src, const uint32_t count);
template <typename T, bool isReuseSource = false>
ASSAY_SINCE(9_0)
void Hypot(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
           const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false>
ASSAY_SINCE(9_0)
void Hypot(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
           const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount);
template <typename T, bool isReuseSource = false>
ASSAY_SINCE(9_0)
void Hypot(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor);
template <typename T, bool isReuseSource = false>
ASSAY_SINCE(9_0)
void Hypot(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
           const uint32_t calCount);
template <typename T, typename U>
ASSAY_SINCE(9_0)
ASSAY_MODEL void IsFinite(const LocalTensor<U>& dst, const LocalTensor<T>& src, uint32_t calCount) {
  assay_model::MarkElements(dst, src, calCount, [](float x) { return x - x == x - x; });
}
template <typename T, typename U, typename S, typename V>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Where(const LocalTensor<T>& dst, const U& src0, const S& src1, const LocalTensor<V>& condition,
                       const uint32_t count) {
  assay_model::Choose(dst, src0, src1, condition, count);
}
template <const QuantizeConfig& config, typename DstT, typename SrcT, typename ScaleT, typename OffsetT>
ASSAY_SINCE(9_0)
void Quantize(const LocalTensor<DstT>& dstTensor, const LocalTensor<SrcT>& srcTensor, const ScaleT& scale,
              const OffsetT& offset, const QuantizeParams& params);
template <const QuantizeConfig& config, typename DstT, typename SrcT, typename ScaleT, typename OffsetT>
ASSAY_SINCE(9_0)
void Quantize(const LocalTensor<DstT>& dstTensor, const LocalTensor<SrcT>& srcTensor,
              const LocalTensor<uint8_t>& sharedTmpBuffer, const ScaleT& scale, const OffsetT& offset,
              const QuantizeParams& params);
template <const ClampConfig& config = DEFAULT_CLAMP_CONFIG, typename T, typename U, typename S>
ASSAY_SINCE(9_0)
ASSAY_MODEL void Clamp(const LocalTensor<T>& dst, const LocalTensor<T>& src, const U& min, const S& max,
                       const uint32_t count) {
  assay_model::Bound(ASSAY_MAX, ASSAY_MAXS, dst, src, min, count);
  assay_model::Bound(ASSAY_MIN, ASSAY_MINS, dst, dst, max, count);
}
template <const BitwiseNotConfig& config = DEFAULT_BITWISE_NOT_CONFIG, typename T>
ASSAY_SINCE(9_0)
void BitwiseNot(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count);
template <const BitwiseOrConfig& config = DEFAULT_BITWISE_OR_CONFIG, typename T>
ASSAY_SINCE(9_0)
ASSAY_MODEL void BitwiseOr(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                           const uint32_t count) {
  assay_model::BitsOf(ASSAY_OR, dst, src0, src1, count);
}
template <const BitwiseXorConfig& config = DEFAULT_BITWISE_XOR_CONFIG, typename T>
ASSAY_SINCE(9_0)
void BitwiseXor(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1,
                const uint32_t count);
template <const LogicalXorConfig& config = DEFAULT_LOGICAL_XOR_CONFIG, typename T, typename U>
ASSAY_SINCE(9_0)
void LogicalXor(const LocalTensor<T>& dst, const LocalTensor<U>& src0, const LocalTensor<U>& src1,
                const uint32_t count);
template <CacheRwMode rwMode, CacheMode cacheMode>
ASSAY_SINCE(9_1)
void SetScalarCacheMode();
template <CacheRwMode rwMode>
ASSAY_SINCE(9_1)
CacheMode GetScalarCacheMode();
template <typename T, bool enableSmallC0 = false>
void DataCopy(const LocalTensor<T>& dst, const GlobalTensor<T>& src, const Dn2NzParams& intriParams);
template <typename T, uint8_t dim, const NdDmaConfig& config>
void DataCopy(const LocalTensor<T>& dst, const GlobalTensor<T>& src, const MultiCopyParams<T, dim>& params);
template <typename T, typename U = T>
void LoadData(const LocalTensor<U>& dst, const LocalTensor<T>& src, const LocalTensor<fp8_e8m0_t>& srcMx,
              const LoadData2DParamsV2& loadDataParams, const LoadData2DMxParams& loadMxDataParams);
template <typename T, bool isSetMask = true, const DivConfig& config>
void Div(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1, uint64_t mask[],
         const uint8_t repeatTime, const BinaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const DivConfig& config>
void Div(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1, uint64_t mask,
         const uint8_t repeatTime, const BinaryRepeatParams& repeatParams);
template <typename T, const DivConfig& config>
void Div(const LocalTensor<T>& dst, const LocalTensor<T>& src0, const LocalTensor<T>& src1, const int32_t& count);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Adds(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Adds(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Adds(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Muls(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Muls(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Muls(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Maxs(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Maxs(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Maxs(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Mins(const U& dst, const S& src0, const V& src1, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Mins(const U& dst, const S& src0, const V& src1, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const BinaryConfig& config, typename U, typename S, typename V>
void Mins(const U& dst, const S& src0, const V& src1, const int32_t& count);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
ASSAY_SINCE(9_0)
void Compares(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, const uint64_t mask[], uint8_t repeatTime,
              const UnaryRepeatParams& repeatParams);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
ASSAY_SINCE(9_0)
void Compares(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, const uint64_t mask, uint8_t repeatTime,
              const UnaryRepeatParams& repeatParams);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
ASSAY_SINCE(9_0)
void Compares(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, uint32_t count);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
void CompareScalar(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, const uint64_t mask[],
                   uint8_t repeatTime, const UnaryRepeatParams& repeatParams);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
void CompareScalar(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, const uint64_t mask,
                   uint8_t repeatTime, const UnaryRepeatParams& repeatParams);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
void CompareScalar(const T2& dst, const T3& src0, const T4& src1, CMPMODE cmpMode, uint32_t count);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
void Select(const T2& dst, const LocalTensor<T1>& selMask, const T3& src0, const T4& src1, SELMODE selMode,
            uint64_t mask[], uint8_t repeatTime, const BinaryRepeatParams& repeatParams);
template <typename T0, typename T1, bool isSetMask = true, const BinaryConfig& config, typename T2, typename T3,
          typename T4>
void Select(const T2& dst, const LocalTensor<T1>& selMask, const T3& src0, const T4& src1, SELMODE selMode,
            uint64_t mask, uint8_t repeatTime, const BinaryRepeatParams& repeatParams);
template <typename T0, typename T1, const BinaryConfig& config, typename T2, typename T3, typename T4>
void Select(const T2& dst, const LocalTensor<T1>& selMask, const T3& src0, const T4& src1, SELMODE selMode,
            uint32_t count);
template <typename T, bool isSetMask = true, const ExpConfig& config>
void Exp(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask[], const uint8_t repeatTime,
         const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const ExpConfig& config>
void Exp(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask, const uint8_t repeatTime,
         const UnaryRepeatParams& repeatParams);
template <typename T, const ExpConfig& config>
void Exp(const LocalTensor<T>& dst, const LocalTensor<T>& src, const int32_t& count);
template <typename T, bool isSetMask = true, const LnConfig& config>
void Ln(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask[], const uint8_t repeatTime,
        const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const LnConfig& config>
void Ln(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask, const uint8_t repeatTime,
        const UnaryRepeatParams& repeatParams);
template <typename T, const LnConfig& config>
void Ln(const LocalTensor<T>& dst, const LocalTensor<T>& src, const int32_t& count);
template <typename T, bool isSetMask = true, const ReciprocalConfig& config>
void Reciprocal(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask[], const uint8_t repeatTime,
                const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const ReciprocalConfig& config>
void Reciprocal(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask, const uint8_t repeatTime,
                const UnaryRepeatParams& repeatParams);
template <typename T, const ReciprocalConfig& config>
void Reciprocal(const LocalTensor<T>& dst, const LocalTensor<T>& src, const int32_t& count);
template <typename T, bool isSetMask = true, const RsqrtConfig& config>
void Rsqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask[], const uint8_t repeatTime,
           const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const RsqrtConfig& config>
void Rsqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask, const uint8_t repeatTime,
           const UnaryRepeatParams& repeatParams);
template <typename T, const RsqrtConfig& config>
void Rsqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, const int32_t& count);
template <typename T, bool isSetMask = true, const SqrtConfig& config>
void Sqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask[], const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true, const SqrtConfig& config>
void Sqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, uint64_t mask, const uint8_t repeatTime,
          const UnaryRepeatParams& repeatParams);
template <typename T, const SqrtConfig& config>
void Sqrt(const LocalTensor<T>& dst, const LocalTensor<T>& src, const int32_t& count);
template <typename T, bool isReuseSource = false, const TanhConfig& config>
void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,
          const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const TanhConfig& config>
void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
          const uint32_t calCount);
template <typename T, bool isReuseSource = false, const TanhConfig& config>
void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor);
template <typename T, bool isReuseSource = false, const TanhConfig& config>
void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SinConfig& config>
void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
         const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SinConfig& config>
void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const SinConfig& config>
void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SinConfig& config>
void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor);
template <typename T, bool isReuseSource = false, const CosConfig& config>
void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const CosConfig& config>
void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
         const uint32_t calCount);
template <typename T, bool isReuseSource = false, const CosConfig& config>
void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor);
template <typename T, bool isReuseSource = false, const CosConfig& config>
void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const FmodConfig& config>
void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
          const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const FmodConfig& config>
void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
          const uint32_t calCount);
template <typename T, bool isReuseSource = false, const FmodConfig& config>
void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor,
          const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const FmodConfig& config>
void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor);
template <typename T, bool isReuseSource = false, const ErfConfig& config>
void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
         const uint32_t calCount);
template <typename T, bool isReuseSource = false, const ErfConfig& config>
void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const ErfConfig& config>
void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const ErfConfig& config>
void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor);
template <typename T, bool isReuseSource = false, const AtanConfig& config>
void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,
          const LocalTensor<uint8_t>& sharedTmpBuffer);
template <typename T, bool isReuseSource = false, const AtanConfig& config>
void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
          const uint32_t calCount);
template <typename T, bool isReuseSource = false, const AtanConfig& config>
void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor);
template <typename T, bool isReuseSource = false, const AtanConfig& config>
void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <bool isReuseSource = false, const WelfordFinalizeConfig& config>
void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
                     const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance,
                     const LocalTensor<uint8_t>& sharedTmpBuffer, WelfordFinalizePara& para);
template <bool isReuseSource = false, const WelfordFinalizeConfig& config>
void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
                     const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance,
                     const LocalTensor<int32_t>& counts, const LocalTensor<uint8_t>& sharedTmpBuffer,
                     WelfordFinalizePara& para);
template <bool isReuseSource = false, const WelfordFinalizeConfig& config>
void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
                     const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance,
                     WelfordFinalizePara& para);
template <bool isReuseSource = false, const WelfordFinalizeConfig& config>
void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
                     const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance,
                     const LocalTensor<int32_t>& counts, WelfordFinalizePara& para);
template <typename dstT, typename srcT, typename scaleT, bool isReuseSource = false, const AscendQuantConfig& config,
          const AscendQuantPolicy& policy>
void AscendQuant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                 const LocalTensor<scaleT>& scaleTensor, const LocalTensor<scaleT>& offsetTensor,
                 const AscendQuantParam& para);
template <typename dstT, typename srcT, typename scaleT, bool isReuseSource = false, const AscendQuantConfig& config,
          const AscendQuantPolicy& policy>
void AscendQuant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                 const LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<scaleT>& scaleTensor,
                 const LocalTensor<scaleT>& offsetTensor, const AscendQuantParam& para);
template <typename dstT, typename srcT, typename scaleT, bool isReuseSource = false, const AscendQuantConfig& config,
          const AscendQuantPolicy& policy>
void AscendQuant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                 const LocalTensor<scaleT>& scaleTensor, const scaleT offset, const AscendQuantParam& para);
template <typename dstT, typename srcT, typename scaleT, bool isReuseSource = false, const AscendQuantConfig& config,
          const AscendQuantPolicy& policy>
void AscendQuant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                 const LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<scaleT>& scaleTensor,
                 const scaleT offset, const AscendQuantParam& para);
template <typename T, bool isInitIndex = false, bool isHasfinish = false, bool isReuseSrc = false,
          enum TopKMode topkMode = TopKMode::TOPK_NORMAL, const TopKConfig& config>
void TopK(const LocalTensor<T>& dstValueLocal, const LocalTensor<int32_t>& dstIndexLocal,
          const LocalTensor<T>& srcLocal, const LocalTensor<int32_t>& srcIndexLocal,
          const LocalTensor<bool>& finishLocal, const LocalTensor<uint8_t>& tmpLocal, const int32_t k,
          const TopkTiling& tilling, const TopKInfo& topKInfo, const bool isLargest = true);
template <typename T, bool isInitIndex = false, bool isHasfinish = false, bool isReuseSrc = false,
          enum TopKMode topkMode = TopKMode::TOPK_NORMAL, const TopKConfig& config>
void TopK(const LocalTensor<T>& dstValueLocal, const LocalTensor<int32_t>& dstIndexLocal,
          const LocalTensor<T>& srcLocal, const LocalTensor<int32_t>& srcIndexLocal,
          const LocalTensor<bool>& finishLocal, const int32_t k, const TopkTiling& tilling, const TopKInfo& topKInfo,
          const bool isLargest = true);
}  // namespace AscendC
