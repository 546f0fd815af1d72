// Host functions of the advanced library that size its temporary space, of releases after 8.1. Most are declared only: a run
// that calls one ends undecided, by its name. Source: asc-devkit at 82b89a15f, include/adv_api.
#ifndef ASSAY_HOST_LIBRARY_LATER_H_
#define ASSAY_HOST_LIBRARY_LATER_H_

#include <cstdint>

#include "assay/library_sizes.h"
#include "assay/library_tiling_data.h"
#include "graph/tensor.h"
#include "tiling/platform/platform_ascendc.h"

namespace AscendC {
using TensorShape ASSAY_SINCE(9_0) = ge::Shape;
using TensorDataType ASSAY_SINCE(9_0) = ge::DataType;

// A text that holds kernels has these from its device headers.
#ifndef ASSAY_MODEL
enum class ASSAY_SINCE(9_0) SortType { RADIX_SORT, MERGE_SORT };
struct ASSAY_SINCE(8_5) SortConfig {
  SortType type = SortType::RADIX_SORT;
  bool isDescend = false;
  bool hasSrcIndex = false;
  bool hasDstIndex = false;
};
enum class ASSAY_SINCE(8_5) ReducePattern : uint32_t {
  AR = 0,
  RA = 1,
  R,
  ARA,
  ARAR,
  ARARA,
  ARARAR,
  ARARARA,
  ARARARAR,
  ARARARARA,
  RAR,
  RARA,
  RARAR,
  RARARA,
  RARARAR,
  RARARARA
};
#endif
struct TransDataConfig;
struct SinConfig;
struct CosConfig;

// --- index
ASSAY_SINCE(8_5) void GetArangeMaxMinTmpSize(uint32_t& maxValue, uint32_t& minValue);

// --- math
ASSAY_SINCE(9_0)
void GetBitwiseAndMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetBitwiseAndTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetBitwiseNotMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetBitwiseNotTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetBitwiseOrMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                               const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                               uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetBitwiseOrTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                     uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetBitwiseXorMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetBitwiseXorTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
void GetCosMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                         uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_1)
void GetCosMaxMinTmpSize(const CosConfig& config, const TensorShape& srcShape, const uint32_t typeSize,
                         const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
void GetDigammaMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                             uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetFmaMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                         const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetFmaTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                               uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetHypotMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                           uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetHypotTmpBufferFactorSize(const uint32_t typeSize, uint32_t& maxLiveNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetIsInfMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                           const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetIsInfTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                 uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetIsNanMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                           const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetIsNanTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                 uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
void GetLgammaMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                            uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalAndMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalAndTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetLogicalAndsMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                 const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                 uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalAndsTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform,
                                       const uint32_t typeSize, uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetLogicalNotMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalNotTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetLogicalOrMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                               const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                               uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalOrTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                     uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetLogicalOrsMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalOrsTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetLogicalXorMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetLogicalXorTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                      uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
inline void GetRintMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                                 const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue,
                                 uint32_t& minValue) {
  maxValue = minValue = 0;
}
ASSAY_SINCE(9_0)
void GetRintTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
void GetSinMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                         uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_1)
void GetSinMaxMinTmpSize(const SinConfig& config, const TensorShape& srcShape, const uint32_t typeSize,
                         const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetSinCosMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                            const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetSinCosTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                  uint32_t& maxLivedNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetWhereMaxMinTmpSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const TensorShape& srcShape,
                           const uint32_t typeSize, const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetWhereTmpBufferFactorSize(const platform_ascendc::PlatformAscendC& ascendcPlatform, const uint32_t typeSize,
                                 uint32_t& maxLivedNodeCount, uint32_t& extraBuf);

// --- quantization
ASSAY_SINCE(9_0)
void GetAntiQuantizeMaxMinTmpSize(const TensorShape& srcShape, const TensorShape& scaleShape, bool isTranspose,
                                  TensorDataType inputDataType, TensorDataType outputDataType, uint32_t& maxValue,
                                  uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetAntiQuantizeTmpBufferFactorSize(const TensorShape& srcShape, const TensorShape& scaleShape,
                                        TensorDataType inputDataType, TensorDataType outputDataType,
                                        uint32_t& maxLiveNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(8_5)
void GetAscendAntiQuantTmpBufferFactorSize(const TensorShape& srcShape, const TensorShape& scaleShape, bool isTranspose,
                                           TensorDataType inputDataType, TensorDataType outputDataType,
                                           uint32_t& maxLiveNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(8_5)
void GetAscendDequantTmpBufferFactorSize(const TensorShape& srcShape, uint32_t& maxLiveNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(8_5) void GetAscendQuantTmpBufferFactorSize(uint32_t& maxLiveNodeCount, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetDequantizeMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                                uint32_t& minValue);
ASSAY_SINCE(9_0)
void GetDequantizeTmpBufferFactorSize(const TensorShape& srcShape, uint32_t& maxLiveNodeCnt, uint32_t& extraBuf);
ASSAY_SINCE(9_0)
void GetQuantizeMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                              uint32_t& minValue);
ASSAY_SINCE(9_0) void GetQuantizeTmpBufferFactorSize(uint32_t& maxLiveNodeCount, uint32_t& extraBuf);

// --- reduce
}  // namespace AscendC
namespace assay_host {
// Space that a reduction to the largest or smallest element needs besides its operands
// (impl/adv_api/tiling/reduce of asc-devkit): along rows one repeat or block per row, along columns half of the
// rows.
inline uint32_t ReduceSpace(const ge::Shape& shape, ge::DataType type, AscendC::ReducePattern pattern) {
  const uint32_t size = static_cast<uint32_t>(ge::GetSizeByDataType(type));
  const uint32_t rows = static_cast<uint32_t>(shape.GetDim(0)), columns = static_cast<uint32_t>(shape.GetDim(1));
  const uint32_t block = 32 / size, repeat = 256 / size;
  if (pattern == AscendC::ReducePattern::AR) {
    return columns <= block ? 0 : rows * (columns < repeat ? block : repeat) * size;
  }
  uint32_t half = 1;
  while (half * 2 <= rows) half *= 2;
  if (half == rows && rows > 1) half /= 2;
  return half * ((columns * size + 31) / 32 * 32);
}
}  // namespace assay_host
namespace AscendC {
ASSAY_SINCE(8_5)
void GetReduceProdMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType, ReducePattern pattern,
                                bool isSrcInnerPad, bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(8_5)
void GetReduceSumMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType, ReducePattern pattern,
                               bool isSrcInnerPad, bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(8_5)
void GetReduceMeanMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType, ReducePattern pattern,
                                bool isSrcInnerPad, bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(8_5)
inline void GetReduceMaxMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType,
                                      ReducePattern pattern, bool isSrcInnerPad, bool isReuseSource,
                                      uint32_t& maxValue, uint32_t& minValue) {
  maxValue = minValue = isReuseSource ? 0 : assay_host::ReduceSpace(srcShape, dataType, pattern);
}
ASSAY_SINCE(8_5)
inline void GetReduceMinMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType,
                                      ReducePattern pattern, bool isSrcInnerPad, bool isReuseSource,
                                      uint32_t& maxValue, uint32_t& minValue) {
  maxValue = minValue = isReuseSource ? 0 : assay_host::ReduceSpace(srcShape, dataType, pattern);
}
ASSAY_SINCE(8_5)
void GetReduceAnyMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType, ReducePattern pattern,
                               bool isSrcInnerPad, bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(8_5)
void GetReduceAllMaxMinTmpSize(const TensorShape& srcShape, const TensorDataType dataType, ReducePattern pattern,
                               bool isSrcInnerPad, bool isReuseSource, uint32_t& maxValue, uint32_t& minValue);

// --- select
ASSAY_SINCE(8_5)
uint32_t GetSelectMinTmpSize(const TensorShape& src0Shape, const TensorShape& src1Shape, const uint32_t srcTypeSize,
                             const TensorShape& maskShape, const uint32_t maskTypeSize, const bool isReuseMask);
ASSAY_SINCE(8_5)
uint32_t GetSelectMaxTmpSize(const TensorShape& src0Shape, const TensorShape& src1Shape, const uint32_t srcTypeSize,
                             const TensorShape& maskShape, const uint32_t maskTypeSize, const bool isReuseMask);
ASSAY_SINCE(8_5)
void GetSelectMaxMinTmpSize(const TensorShape& src0Shape, const TensorShape& src1Shape, const uint32_t srcTypeSize,
                            const TensorShape& maskShape, const uint32_t maskTypeSize, const bool isReuseMask,
                            uint32_t& maxValue, uint32_t& minValue);

// --- sort
ASSAY_SINCE(9_0)
inline void GetSortMaxMinTmpSize(const TensorShape& srcShape, TensorDataType valueType, TensorDataType indexType,
                                 bool isReuseSource, const SortConfig& config, uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t elements = assay_host::Elements(srcShape);
  if (config.type == SortType::MERGE_SORT) {
    maxValue = minValue = 8 * elements;
    return;
  }
  const auto bytes = [](TensorDataType type) { return static_cast<uint32_t>(ge::GetSizeByDataType(type)); };
  const uint32_t value = isReuseSource ? 0 : bytes(valueType), index = isReuseSource ? 0 : bytes(indexType);
  // Of each element: numbers of 32 bits and places of 16 bits, and a byte of it.
  uint32_t each = 7;
  const bool places = config.hasDstIndex && !config.hasSrcIndex;
  if (bytes(valueType) != 1) {
    each += value + (places ? 4 : config.hasSrcIndex ? index : 0);
  } else if (places) {
    each -= 2;
  }
  maxValue = minValue = assay_host::RoundUp(elements, 32) * each + 512;
}

// --- transpose
ASSAY_SINCE(8_5)
void GetTransposeMaxMinTmpSize(const TensorShape& srcShape, const uint32_t typeSize, const uint32_t transposeTypeIn,
                               uint32_t& maxValue, uint32_t& minValue);
ASSAY_SINCE(8_5)
void GetTransposeTilingInfo(const TensorShape& srcShape, const uint32_t stackBufferSize, const uint32_t typeSize,
                            const uint32_t transposeTypeIn, optiling::ConfusionTransposeTiling& tiling);
ASSAY_SINCE(8_5)
bool GetTransDataMaxMinTmpSize(const platform_ascendc::PlatformAscendC& platform, const TensorShape& srcShape,
                               const TensorShape& dstShape, const TensorDataType dataType,
                               const TransDataConfig& config, uint32_t& maxValue, uint32_t& minValue);
}  // namespace AscendC

#endif
