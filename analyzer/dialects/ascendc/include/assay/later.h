// Names newer than CANN 8.1 that kernels known to build use: the pattern form of the reductions, and the namespace that
// later releases keep the library's tiling structs in.
#pragma once

#include "assay/api/library.h"

namespace AscendC {
namespace Pattern {
namespace Reduce {
struct R {};
struct RA {};
struct AR {};
struct ARA {};
struct ARAR {};
struct ARARA {};
struct ARARAR {};
struct ARARARA {};
struct ARARARAR {};
struct ARARARARA {};
struct RAR {};
struct RARA {};
struct RARAR {};
struct RARARA {};
struct RARARAR {};
struct RARARARA {};
}  // namespace Reduce
}  // namespace Pattern

#define ASSAY_PATTERN_REDUCE(name)                                                                          \
  template <class T, class pattern, bool isReuseSource = false>                                             \
  void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,                               \
            const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t srcShape[], bool srcInnerPad);      \
  template <class T, class pattern, bool isReuseSource = false>                                             \
  void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t srcShape[], bool srcInnerPad);
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
