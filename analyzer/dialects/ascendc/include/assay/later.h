// Names newer than CANN 8.1 that kernels known to build use: the pattern form of the reductions, and the namespace that
// later releases keep the library's tiling structs in.
#pragma once

#include "assay/api/library.h"

namespace AscendC {
namespace Pattern {
namespace Reduce {
struct ASSAY_SINCE(8.5) R {};
struct ASSAY_SINCE(8.5) RA {};
struct ASSAY_SINCE(8.5) AR {};
struct ASSAY_SINCE(8.5) ARA {};
struct ASSAY_SINCE(8.5) ARAR {};
struct ASSAY_SINCE(8.5) ARARA {};
struct ASSAY_SINCE(8.5) ARARAR {};
struct ASSAY_SINCE(8.5) ARARARA {};
struct ASSAY_SINCE(8.5) ARARARAR {};
struct ASSAY_SINCE(8.5) ARARARARA {};
struct ASSAY_SINCE(8.5) RAR {};
struct ASSAY_SINCE(8.5) RARA {};
struct ASSAY_SINCE(8.5) RARAR {};
struct ASSAY_SINCE(8.5) RARARA {};
struct ASSAY_SINCE(8.5) RARARAR {};
struct ASSAY_SINCE(8.5) RARARARA {};
}  // namespace Reduce
}  // namespace Pattern

#define ASSAY_PATTERN_REDUCE(name)                                                                          \
  template <class T, class pattern, bool isReuseSource = false>                                             \
  ASSAY_SINCE(8.5) void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,                               \
            const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t srcShape[], bool srcInnerPad);      \
  template <class T, class pattern, bool isReuseSource = false>                                             \
  ASSAY_SINCE(8.5) void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t srcShape[], bool srcInnerPad);
ASSAY_PATTERN_REDUCE(ReduceSum)
ASSAY_PATTERN_REDUCE(ReduceMax)
ASSAY_PATTERN_REDUCE(ReduceMin)
#undef ASSAY_PATTERN_REDUCE

namespace tiling {
using ::BatchNormTiling;
using ::ConfusionTransposeTiling;
using ::DeepNormTiling;
using ::GroupNormTiling;
using ::LayerNormGradBetaTiling;
using ::LayerNormGradTiling;
using ::LayerNormSeparateTiling;
using ::LayerNormTiling;
using ::LogSoftMaxTiling;
using ::PadTiling;
using ::RmsNormTiling;
using ::SoftMaxTiling;
using ::TCubeTiling;
using ::TopkTiling;
using ::UnPadTiling;
}  // namespace tiling
}  // namespace AscendC
