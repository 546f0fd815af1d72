// Names newer than CANN 8.1 that kernels known to build use: the pattern form of the reductions, and the namespace that
// later releases keep the library's tiling structs in.
#pragma once

#include "assay/api/library.h"

namespace AscendC {
namespace Pattern {
namespace Reduce {
struct ASSAY_SINCE(8_3) R {};
struct ASSAY_SINCE(8_3) RA {};
struct ASSAY_SINCE(8_3) AR {};
struct ASSAY_SINCE(8_3) ARA {};
struct ASSAY_SINCE(8_3) ARAR {};
struct ASSAY_SINCE(8_3) ARARA {};
struct ASSAY_SINCE(8_3) ARARAR {};
struct ASSAY_SINCE(8_3) ARARARA {};
struct ASSAY_SINCE(8_3) ARARARAR {};
struct ASSAY_SINCE(8_3) ARARARARA {};
struct ASSAY_SINCE(8_3) RAR {};
struct ASSAY_SINCE(8_3) RARA {};
struct ASSAY_SINCE(8_3) RARAR {};
struct ASSAY_SINCE(8_3) RARARA {};
struct ASSAY_SINCE(8_3) RARARAR {};
struct ASSAY_SINCE(8_3) RARARARA {};
}  // namespace Reduce
}  // namespace Pattern

// Two dimensions, rows padded to whole data blocks. v220 knows AR and RA only; ReduceSum takes float, the others half too.
// [asc-devkit v8.5.0: impl/adv_api/detail/reduce/reduce_max/reduce_max_v220_impl.h, reduce_sum/reduce_sum_v220_impl.h]
#define ASSAY_PATTERN_REDUCE(name, api, ...)                                                                   \
  template <class T, class pattern, bool isReuseSource = false>                                                \
  ASSAY_SINCE(8_3)                                                                                             \
  ASSAY_MODEL void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,                      \
                        const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t srcShape[], bool srcInnerPad) { \
    assay_model::ReducePattern<api, isReuseSource, assay_model::OneOf<T, __VA_ARGS__>,                         \
                               __is_same(pattern, Pattern::Reduce::AR), __is_same(pattern, Pattern::Reduce::RA)>(  \
        #name, dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), srcShape);                       \
  }                                                                                                            \
  template <class T, class pattern, bool isReuseSource = false>                                                \
  ASSAY_SINCE(8_3)                                                                                             \
  ASSAY_MODEL void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t srcShape[], \
                        bool srcInnerPad) {                                                                    \
    assay_model::ReducePattern<api, isReuseSource, assay_model::OneOf<T, __VA_ARGS__>,                         \
                               __is_same(pattern, Pattern::Reduce::AR), __is_same(pattern, Pattern::Reduce::RA)>(  \
        #name, dstTensor, srcTensor, assay_model::NoTemporary(), srcShape);                                    \
  }
ASSAY_PATTERN_REDUCE(ReduceSum, ASSAY_LIB_REDUCE_SUM, float)
ASSAY_PATTERN_REDUCE(ReduceMax, ASSAY_LIB_REDUCE_MAX, half, float)
ASSAY_PATTERN_REDUCE(ReduceMin, ASSAY_LIB_REDUCE_MIN, half, float)
#undef ASSAY_PATTERN_REDUCE

namespace tiling {
typedef ::BatchNormTiling BatchNormTiling ASSAY_SINCE(8_3);
typedef ::ConfusionTransposeTiling ConfusionTransposeTiling ASSAY_SINCE(8_3);
typedef ::DeepNormTiling DeepNormTiling ASSAY_SINCE(8_3);
typedef ::GroupNormTiling GroupNormTiling ASSAY_SINCE(8_3);
typedef ::LayerNormGradBetaTiling LayerNormGradBetaTiling ASSAY_SINCE(8_3);
typedef ::LayerNormGradTiling LayerNormGradTiling ASSAY_SINCE(8_3);
typedef ::LayerNormSeparateTiling LayerNormSeparateTiling ASSAY_SINCE(8_3);
typedef ::LayerNormTiling LayerNormTiling ASSAY_SINCE(8_3);
typedef ::LogSoftMaxTiling LogSoftMaxTiling ASSAY_SINCE(8_3);
typedef ::PadTiling PadTiling ASSAY_SINCE(8_3);
typedef ::RmsNormTiling RmsNormTiling ASSAY_SINCE(8_3);
typedef ::SoftMaxTiling SoftMaxTiling ASSAY_SINCE(8_3);
typedef ::TCubeTiling TCubeTiling ASSAY_SINCE(8_3);
typedef ::TopkTiling TopkTiling ASSAY_SINCE(8_3);
typedef ::UnPadTiling UnPadTiling ASSAY_SINCE(8_3);
}  // namespace tiling
}  // namespace AscendC
