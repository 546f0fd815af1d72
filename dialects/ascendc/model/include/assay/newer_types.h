// Types of the advanced and the basic library that came with the 950, which headers declare for every chip since 9.0.
// Source: asc-devkit at 82b89a15f, include/basic_api and include/adv_api.
#pragma once

#include <utility>

#include "kernel_operator.h"

namespace AscendC {
struct ASSAY_SINCE(9_0) NdDmaConfig {
  static constexpr uint16_t unsetPad = 0xffff;
  bool isNearestValueMode = false;
  uint16_t loopLpSize = unsetPad;
  uint16_t loopRpSize = unsetPad;
  bool ascOptimize = false;
};
using MultiCopyConfig ASSAY_SINCE(9_0) = NdDmaConfig;
ASSAY_SINCE(9_0) constexpr NdDmaConfig kDefaultNdDmaConfig = {};
ASSAY_SINCE(9_0) constexpr NdDmaConfig kDefaultMultiCopyConfig = {};
template <uint8_t dim>
struct ASSAY_SINCE(9_0) MultiCopyLoopInfo {
  uint64_t loopSrcStride[dim] = {0};
  uint32_t loopDstStride[dim] = {0};
  uint32_t loopSize[dim] = {0};
  uint8_t loopLpSize[dim] = {0};
  uint8_t loopRpSize[dim] = {0};
};
template <uint8_t dim>
using NdDmaLoopInfo ASSAY_SINCE(9_0) = MultiCopyLoopInfo<dim>;
template <typename T, uint8_t dim>
struct ASSAY_SINCE(9_0) MultiCopyParams {
  MultiCopyLoopInfo<dim> loopInfo;
  T constantValue;
};
template <typename T, uint8_t dim>
using NdDmaParams ASSAY_SINCE(9_0) = MultiCopyParams<T, dim>;
struct ASSAY_SINCE(9_0) Dn2NzParams {
  uint16_t dnNum = 0;
  uint16_t nValue = 0;
  uint32_t dValue = 0;
  uint64_t srcDnMatrixStride = 0;
  uint64_t srcDValue = 0;
  uint16_t dstNzC0Stride = 0;
  uint16_t dstNzNStride = 0;
  uint32_t dstNzMatrixStride = 0;
};
struct ASSAY_SINCE(9_0) BinaryConfig {
  int8_t scalarTensorIndex = 1;
};
ASSAY_SINCE(9_0) constexpr BinaryConfig DEFAULT_BINARY_CONFIG = {1};
struct ASSAY_SINCE(9_0) BinaryDefaultType {};
struct ASSAY_SINCE(9_0) LoadData2DMxParams {
  uint16_t xStartPosition = 0;
  uint16_t yStartPosition = 0;
  uint8_t xStep = 0;
  uint8_t yStep = 0;
  uint16_t srcStride = 0;
  uint16_t dstStride = 0;
};
enum class ASSAY_SINCE(9_0) ExpAlgo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) ExpConfig {
  ExpAlgo algo = ExpAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr ExpConfig DEFAULT_EXP_CONFIG = {ExpAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) LnAlgo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) LnConfig {
  LnAlgo algo = LnAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr LnConfig DEFAULT_LN_CONFIG = {LnAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) LogAlgo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) LogConfig {
  LogAlgo algo = LogAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr LogConfig DEFAULT_Log_CONFIG = {LogAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) Log2Algo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) Log2Config {
  Log2Algo algo = Log2Algo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr Log2Config DEFAULT_Log2_CONFIG = {Log2Algo::INTRINSIC};
enum class ASSAY_SINCE(9_0) Log10Algo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) Log10Config {
  Log10Algo algo = Log10Algo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr Log10Config DEFAULT_Log10_CONFIG = {Log10Algo::INTRINSIC};
enum class ASSAY_SINCE(9_0) ReciprocalAlgo { INTRINSIC = 0, PRECISION_1ULP_FTZ_TRUE = 1, PRECISION_1ULP_FTZ_FALSE = 2 };
struct ASSAY_SINCE(9_0) ReciprocalConfig {
  ReciprocalAlgo algo = ReciprocalAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr ReciprocalConfig DEFAULT_RECIPROCAL_CONFIG = {ReciprocalAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) DivAlgo {
  INTRINSIC = 0,
  DIFF_COMPENSATION = 1,
  PRECISION_1ULP_FTZ_TRUE = 2,
  PRECISION_0ULP_FTZ_TRUE = 3,
  PRECISION_0ULP_FTZ_FALSE = 4,
  PRECISION_1ULP_FTZ_FALSE = 5
};
struct ASSAY_SINCE(9_0) DivConfig {
  DivAlgo algo = DivAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr DivConfig DEFAULT_DIV_CONFIG = {DivAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) SqrtAlgo {
  INTRINSIC = 0,
  FAST_INVERSE = 1,
  PRECISION_1ULP_FTZ_TRUE = 2,
  PRECISION_0ULP_FTZ_FALSE = 3,
  PRECISION_1ULP_FTZ_FALSE = 4
};
struct ASSAY_SINCE(9_0) SqrtConfig {
  SqrtAlgo algo = SqrtAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr SqrtConfig DEFAULT_SQRT_CONFIG = {SqrtAlgo::INTRINSIC};
enum class ASSAY_SINCE(9_0) RsqrtAlgo {
  INTRINSIC = 0,
  FAST_INVERSE = 1,
  PRECISION_1ULP_FTZ_TRUE = 2,
  PRECISION_0ULP_FTZ_FALSE = 3,
  PRECISION_1ULP_FTZ_FALSE = 4
};
struct ASSAY_SINCE(9_0) RsqrtConfig {
  RsqrtAlgo algo = RsqrtAlgo::INTRINSIC;
};
ASSAY_SINCE(9_0) constexpr RsqrtConfig DEFAULT_RSQRT_CONFIG = {RsqrtAlgo::INTRINSIC};
struct ASSAY_SINCE(9_0) BitwiseAndConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr BitwiseAndConfig DEFAULT_BITWISE_AND_CONFIG = {false};
struct ASSAY_SINCE(9_0) LogicalAndConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr LogicalAndConfig DEFAULT_LOGICAL_AND_CONFIG = {false};
struct ASSAY_SINCE(9_0) LogicalAndsConfig {
  bool isReuseSource;
  int8_t scalarTensorIndex;
};
ASSAY_SINCE(9_0) constexpr LogicalAndsConfig DEFAULT_LOGICAL_ANDS_CONFIG = {false, 1};
struct ASSAY_SINCE(9_0) LogicalNotConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr LogicalNotConfig DEFAULT_LOGICAL_NOT_CONFIG = {false};
struct ASSAY_SINCE(9_0) LogicalOrConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr LogicalOrConfig DEFAULT_LOGICAL_OR_CONFIG = {false};
struct ASSAY_SINCE(9_0) LogicalOrsConfig {
  bool isReuseSource;
  int8_t scalarTensorIndex;
};
ASSAY_SINCE(9_0) constexpr LogicalOrsConfig DEFAULT_LOGICAL_ORS_CONFIG = {false, 1};
struct ASSAY_SINCE(9_0) IsNanConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr IsNanConfig DEFAULT_IS_NAN_CONFIG = {false};
struct ASSAY_SINCE(9_0) IsInfConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr IsInfConfig DEFAULT_IS_INF_CONFIG = {false};
struct ASSAY_SINCE(9_0) FmaConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr FmaConfig DEFAULT_FMA_CONFIG = {false};
struct ASSAY_SINCE(9_0) RintConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr RintConfig DEFAULT_RINT_CONFIG = {false};
struct ASSAY_SINCE(9_0) SinCosConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr SinCosConfig DEFAULT_SINCOS_CONFIG = {false};
enum class ASSAY_SINCE(8_5) TanhAlgo { INTRINSIC = 0, SUBSECTION_COMPENSATION = 1 };
struct ASSAY_SINCE(8_5) TanhConfig {
  TanhAlgo algo = TanhAlgo::INTRINSIC;
};
ASSAY_SINCE(8_5) constexpr TanhConfig DEFAULT_TANH_CONFIG = {TanhAlgo::INTRINSIC};
enum class ASSAY_SINCE(8_5) SinAlgo { POLYNOMIAL_APPROXIMATION = 0, RADIAN_REDUCTION = 1 };
struct ASSAY_SINCE(8_5) SinConfig {
  SinAlgo algo = SinAlgo::POLYNOMIAL_APPROXIMATION;
};
ASSAY_SINCE(8_5) constexpr SinConfig defaultSinConfig = {};
enum class ASSAY_SINCE(8_5) CosAlgo { POLYNOMIAL_APPROXIMATION = 0, RADIAN_REDUCTION = 1 };
struct ASSAY_SINCE(8_5) CosConfig {
  CosAlgo algo = CosAlgo::POLYNOMIAL_APPROXIMATION;
};
ASSAY_SINCE(8_5) constexpr CosConfig defaultCosConfig = {};
ASSAY_SINCE(9_0) constexpr uint32_t FMOD_ITERATION_NUM_MAX = 11;
enum class ASSAY_SINCE(9_0) FmodAlgo { NORMAL = 0, ITERATION_COMPENSATION = 1 };
struct ASSAY_SINCE(9_0) FmodConfig {
  FmodAlgo algo = FmodAlgo::NORMAL;
  uint32_t iterationNum = FMOD_ITERATION_NUM_MAX;
};
ASSAY_SINCE(9_0) constexpr FmodConfig DEFAULT_FMOD_CONFIG = {FmodAlgo::NORMAL, FMOD_ITERATION_NUM_MAX};
enum class ASSAY_SINCE(8_5) ErfAlgo { PADE_APPROXIMATION = 0, SUBSECTION_POLYNOMIAL_APPROXIMATION = 1 };
struct ASSAY_SINCE(8_5) ErfConfig {
  ErfAlgo algo = ErfAlgo::PADE_APPROXIMATION;
};
ASSAY_SINCE(8_5) constexpr ErfConfig defaultErfConfig = {ErfAlgo::PADE_APPROXIMATION};
enum class ASSAY_SINCE(9_0) AtanAlgo { TAYLOR_EXPANSION = 0, POLYNOMIAL_APPROXIMATION = 1 };
struct ASSAY_SINCE(9_0) AtanConfig {
  AtanAlgo algo = AtanAlgo::TAYLOR_EXPANSION;
};
ASSAY_SINCE(9_0) constexpr AtanConfig defaultAtanConfig = {AtanAlgo::TAYLOR_EXPANSION};
ASSAY_SINCE(9_0) constexpr uint16_t PHILOX_KEY_SIZE = 2;
ASSAY_SINCE(9_0) constexpr uint16_t PHILOX_COUNTER_SIZE = 4;
struct ASSAY_SINCE(9_0) WelfordFinalizeConfig {
  bool isCorrection = false;
};
ASSAY_SINCE(9_0) constexpr WelfordFinalizeConfig WFFINALIZE_DEFAULT_CFG = {false};
struct ASSAY_SINCE(9_0) BroadcastTiling {
  uint32_t oriRank;
  uint32_t rank;
  uint32_t dstSize;
  uint32_t srcSize;
  uint32_t loopNum = 0;
  uint32_t oriSrcShape[9];
  uint32_t oriDstShape[9];
  uint32_t dstShape[9];
  uint32_t dstStride[9];
  uint32_t srcStride[10];
};
enum class ASSAY_SINCE(9_0) AscendQuantPolicy : int32_t {
  PER_TENSOR = 0,
  PER_CHANNEL = 1,
  PER_TOKEN = 2,
  PER_GROUP = 3,
  PER_CHANNEL_PER_GROUP = 4,
  PER_TOKEN_PER_GROUP = 5
};
struct ASSAY_SINCE(9_0) AscendQuantParam {
  uint32_t m;
  uint32_t n;
  uint32_t calCount;
  uint32_t groupSize = 0;
};
struct ASSAY_SINCE(9_0) AscendDeQuantConfig {
  bool hasOffset;
  int32_t kDim = 1;
};
enum class ASSAY_SINCE(9_0) AscendDeQuantPolicy : int32_t {
  PER_TOKEN = 0,
  PER_GROUP = 1,
  PER_CHANNEL_PER_GROUP = 2,
  PER_TOKEN_PER_GROUP = 3
};
struct ASSAY_SINCE(9_0) AscendDeQuantParam {
  uint32_t m;
  uint32_t n;
  uint32_t calCount;
  uint32_t groupSize = 0;
};
enum class ASSAY_SINCE(9_0) QuantizePolicy : int32_t { PER_TENSOR = 0, PER_CHANNEL = 1, PER_TOKEN = 2, PER_GROUP = 3 };
struct ASSAY_SINCE(9_0) QuantizeConfig {
  QuantizePolicy policy;
  bool hasOffset;
  RoundMode roundMode = RoundMode::CAST_RINT;
  int32_t kDim = 1;
};
struct ASSAY_SINCE(9_0) QuantizeParams {
  uint32_t m;
  uint32_t n;
  uint32_t groupSize = 0;
};
enum class ASSAY_SINCE(8_5) SortType { RADIX_SORT = 0, MERGE_SORT = 1 };
struct ASSAY_SINCE(8_5) SortConfig {
  SortType type = SortType::RADIX_SORT;
  bool isDescend = false;
  bool hasSrcIndex = false;
  bool hasDstIndex = false;
};
ASSAY_SINCE(8_5) constexpr SortConfig DEFAULT_SORT_CONFIG = {SortType::RADIX_SORT, false};
enum class ASSAY_SINCE(9_0) TopKAlgo { RADIX_SELECT = 0, MERGE_SORT = 1 };
enum class ASSAY_SINCE(9_0) TopKOrder { UNSET = 0, LARGEST = 1, SMALLEST = 2 };
struct ASSAY_SINCE(9_0) TopKConfig {
  TopKAlgo algo = TopKAlgo::MERGE_SORT;
  TopKOrder order = TopKOrder::UNSET;
  bool sorted = true;
};
struct ASSAY_SINCE(9_0) ClampConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr ClampConfig DEFAULT_CLAMP_CONFIG = {false};
struct ASSAY_SINCE(9_0) BitwiseNotConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr BitwiseNotConfig DEFAULT_BITWISE_NOT_CONFIG = {false};
struct ASSAY_SINCE(9_0) BitwiseOrConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr BitwiseOrConfig DEFAULT_BITWISE_OR_CONFIG = {false};
struct ASSAY_SINCE(9_0) BitwiseXorConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr BitwiseXorConfig DEFAULT_BITWISE_XOR_CONFIG = {false};
struct ASSAY_SINCE(9_0) LogicalXorConfig {
  bool isReuseSource;
};
ASSAY_SINCE(9_0) constexpr LogicalXorConfig DEFAULT_LOGICAL_XOR_CONFIG = {false};
ASSAY_SINCE(9_0) constexpr int32_t VECTOR_QUANT_MODE_L1 = 3;
ASSAY_SINCE(8_5) constexpr int32_t NUM_EIGHT = 8;
ASSAY_SINCE(8_5) constexpr uint16_t NUM_SIXTEEN = 16;
ASSAY_SINCE(8_5) constexpr uint16_t NUM_THIRTYTWO = 32;
ASSAY_SINCE(8_5) constexpr uint16_t NUM_FORTYEIGHT = 48;
ASSAY_SINCE(9_0) constexpr TopKConfig defaultTopKConfig = {};

// --- layouts of tensors
template <typename... Ts>
using Shape ASSAY_SINCE(8_5) = Std::tuple<Ts...>;
template <typename... Ts>
using Stride ASSAY_SINCE(8_5) = Std::tuple<Ts...>;
template <typename... Ts>
using Coord ASSAY_SINCE(8_5) = Std::tuple<Ts...>;
template <typename... Ts>
ASSAY_SINCE(8_5)
constexpr Std::tuple<Ts...> MakeShape(const Ts&... t) {
  return Std::tuple<Ts...>(t...);
}
template <typename... Ts>
ASSAY_SINCE(8_5)
constexpr Std::tuple<Ts...> MakeStride(const Ts&... t) {
  return Std::tuple<Ts...>(t...);
}
template <typename... Ts>
ASSAY_SINCE(8_5)
constexpr Std::tuple<Ts...> MakeCoord(const Ts&... t) {
  return Std::tuple<Ts...>(t...);
}
template <typename T, typename U>
struct ASSAY_SINCE(8_5) Layout {
  constexpr Layout(const T& shapeIn = {}, const U& strideIn = {}) : shape(shapeIn), stride(strideIn) {}
  constexpr const T& GetShape() const { return shape; }
  constexpr const U& GetStride() const { return stride; }
  // The place of a coordinate.
  template <typename... Cs>
  constexpr int64_t operator()(const Std::tuple<Cs...>& coordinate) const {
    return At(coordinate, std::index_sequence_for<Cs...>());
  }
  template <typename C, size_t... kIndex>
  constexpr int64_t At(const C& coordinate, std::index_sequence<kIndex...>) const {
    return (int64_t{0} + ... + (static_cast<int64_t>(Std::get<kIndex>(coordinate)) *
                                static_cast<int64_t>(Std::get<kIndex>(stride))));
  }
  T shape;
  U stride;
};
template <typename T, typename U>
ASSAY_SINCE(8_5)
constexpr Layout<T, U> MakeLayout(const T& shape, const U& stride) {
  return Layout<T, U>(shape, stride);
}

template <typename T>
struct ASSAY_SINCE(9_0) NumericLimits {
  static constexpr T Max();
  static constexpr T Lowest();
  static constexpr T Min();
  static constexpr T Infinity();
  static constexpr T NegativeInfinity();
  static constexpr T QuietNaN();
  static constexpr T SignalingNaN();
  static constexpr T DeNormMin();
};

// Forms that 2201 has, too.
template <typename T, int constRank = -1, uint32_t* constDstShape = nullptr, uint32_t* constSrcShape = nullptr>
ASSAY_SINCE(9_0)
void GetBroadcastTilingInfo(uint32_t rank, const uint32_t* dstShape, const uint32_t* srcShape, bool srcInnerPad,
                            BroadcastTiling& tiling);
template <typename T, typename U, bool isReuseSource = false, const SortConfig& config>
void Sort(LocalTensor<T>& dstTensor, LocalTensor<U>& dstIndexTensor, const LocalTensor<T>& srcTensor,
          const LocalTensor<U>& srcIndexTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount);
template <typename T, typename U, bool isReuseSource = false, const SortConfig& config>
void Sort(const LocalTensor<T>& dstTensor, const LocalTensor<U>& dstIndexTensor, const LocalTensor<T>& srcTensor,
          const LocalTensor<U>& srcIndexTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SortConfig& config>
void Sort(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
          const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SortConfig& config>
void Sort(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SortConfig& config>
void Sort(LocalTensor<T>& dstTensor, LocalTensor<uint32_t>& dstIndexTensor, const LocalTensor<T>& srcTensor,
          const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount);
template <typename T, bool isReuseSource = false, const SortConfig& config>
void Sort(LocalTensor<T>& dstTensor, LocalTensor<uint32_t>& dstIndexTensor, const LocalTensor<T>& srcTensor,
          const uint32_t calCount);
template <typename T, int constRank = -1, uint32_t* constDstShape = nullptr, uint32_t* constSrcShape = nullptr,
          bool constSrcInnerPad = false>
void Broadcast(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t* dstShape, const uint32_t* srcShape,
               BroadcastTiling* tiling);
template <typename dstT, typename srcT, typename scaleT, const AscendDeQuantConfig& config,
          const AscendDeQuantPolicy& policy>
void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                   const LocalTensor<scaleT>& scaleTensor, const LocalTensor<scaleT>& offsetTensor,
                   const AscendDeQuantParam& para);
template <typename dstT, typename srcT, typename scaleT, const AscendDeQuantConfig& config,
          const AscendDeQuantPolicy& policy>
void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<srcT>& srcTensor,
                   const LocalTensor<scaleT>& scaleTensor, const LocalTensor<scaleT>& offsetTensor,
                   const LocalTensor<uint8_t>& sharedTmpBuffer, const AscendDeQuantParam& para);
}  // namespace AscendC
