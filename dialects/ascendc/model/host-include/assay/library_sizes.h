// Temporary space of the advanced library on 910B, in bytes: the largest that is of use and the smallest that works, as
// the public sources of the library (asc-devkit 8.5, impl/adv_api/tiling) compute them. Most functions need so many
// buffers of the input's size, and at least a repeat (256 bytes) of each.
#ifndef ASSAY_HOST_LIBRARY_SIZES_H_
#define ASSAY_HOST_LIBRARY_SIZES_H_

#include <algorithm>
#include <cstdint>

#include "graph/tensor.h"
#include "tiling/platform/platform_ascendc.h"

namespace assay_host {
constexpr uint32_t kRepeatBytes = 256;
inline uint32_t Elements(const ge::Shape& shape) { return static_cast<uint32_t>(shape.GetShapeSize()); }
inline uint32_t Dim(const ge::Shape& shape, size_t i) { return static_cast<uint32_t>(shape.GetDim(i)); }
constexpr uint32_t RoundUp(uint32_t value, uint32_t unit) { return (value + unit - 1) / unit * unit; }
// `buffers` of them; false where the shape is empty: then the library leaves its results alone.
inline bool Buffers(uint32_t buffers, const ge::Shape& shape, uint32_t type_size, uint32_t& max, uint32_t& min) {
  const uint32_t elements = Elements(shape);
  if (elements == 0) return false;
  min = buffers * kRepeatBytes;
  max = buffers * std::max(elements * type_size, kRepeatBytes);
  return true;
}
}  // namespace assay_host

namespace AscendC {

// Buffers for half, for float; what the factor function says is the same.
#define ASSAY_SIZED(Name, half_buffers, float_buffers)                                                         \
  inline void Get##Name##MaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool,         \
                                       uint32_t& maxValue, uint32_t& minValue) {                               \
    assay_host::Buffers(typeSize == 4 ? (float_buffers) : (half_buffers), srcShape, typeSize, maxValue, minValue); \
  }
#define ASSAY_COUNTED(Name, half_buffers, float_buffers)                                                       \
  inline void Get##Name##TmpBufferFactorSize(const uint32_t typeSize, uint32_t& maxLiveNodeCount,              \
                                             uint32_t& extraBuffer) {                                          \
    extraBuffer = 0;                                                                                           \
    maxLiveNodeCount = typeSize == 4 ? (float_buffers) : (half_buffers);                                       \
  }
#define ASSAY_BOTH(Name, half_buffers, float_buffers) \
  ASSAY_SIZED(Name, half_buffers, float_buffers)      \
  ASSAY_COUNTED(Name, half_buffers, float_buffers)

ASSAY_BOTH(Acos, 6, 2)
ASSAY_BOTH(Asin, 6, 2)
ASSAY_BOTH(Asinh, 3, 3)
ASSAY_BOTH(Atan, 12, 5)
ASSAY_BOTH(Atanh, 4, 1)
ASSAY_BOTH(Ceil, 2, 1)
ASSAY_BOTH(Cosh, 6, 2)
ASSAY_BOTH(Erf, 8, 3)
ASSAY_BOTH(Erfc, 16, 7)
ASSAY_BOTH(Floor, 2, 0)
ASSAY_BOTH(Fmod, 8, 1)
ASSAY_BOTH(Frac, 4, 0)
ASSAY_BOTH(GeGLU, 4, 0)
ASSAY_BOTH(Log10, 0, 0)
ASSAY_BOTH(Log, 0, 0)
ASSAY_BOTH(Sign, 3, 3)
ASSAY_BOTH(Sinh, 4, 1)
ASSAY_BOTH(Tan, 10, 4)
ASSAY_BOTH(Tanh, 4, 1)
ASSAY_BOTH(Trunc, 2, 1)
ASSAY_BOTH(Xor, 1, 1)
ASSAY_COUNTED(Acosh, 2, 1)
ASSAY_COUNTED(Axpy, 4, 1)
ASSAY_COUNTED(Clamp, 1, 1)
ASSAY_COUNTED(Cos, 8, 3)
ASSAY_COUNTED(Digamma, 16, 7)
ASSAY_COUNTED(Exp, 8, 3)
ASSAY_COUNTED(Lgamma, 13, 8)
ASSAY_COUNTED(Log2, 2, 0)
ASSAY_COUNTED(Mean, 1, 1)
ASSAY_COUNTED(Sin, 8, 3)
ASSAY_COUNTED(SwiGLU, 6, 0)
#undef ASSAY_BOTH
#undef ASSAY_COUNTED
#undef ASSAY_SIZED

// Whether the source may be reused decides for float.
#define ASSAY_REUSING(Name, half_buffers, float_buffers, reusing_buffers)                                      \
  inline void Get##Name##MaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize,                     \
                                       const bool isReuseSource, uint32_t& maxValue, uint32_t& minValue) {     \
    const uint32_t buffers = typeSize != 4 ? (half_buffers) : isReuseSource ? (reusing_buffers) : (float_buffers); \
    assay_host::Buffers(buffers, srcShape, typeSize, maxValue, minValue);                                      \
  }
ASSAY_REUSING(Cos, 8, 3, 2)
ASSAY_REUSING(Digamma, 16, 7, 6)
ASSAY_REUSING(Lgamma, 26, 8, 7)
ASSAY_REUSING(Sin, 8, 3, 2)
#undef ASSAY_REUSING

inline void GetAcoshMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool, uint32_t& maxValue,
                                  uint32_t& minValue) {
  const uint32_t buffers = typeSize == 4 ? 1 : 2;
  minValue = buffers * 256;
  maxValue = std::max(buffers * assay_host::Elements(srcShape), 256u) * typeSize;
}
inline void GetAxpyMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool, uint32_t& maxValue,
                                 uint32_t& minValue) {
  assay_host::Buffers(typeSize == 4 ? 0 : 4, srcShape, typeSize, maxValue, minValue);
}
inline void GetClampMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool, uint32_t& maxValue,
                                  uint32_t& minValue) {
  minValue = typeSize == 4 ? 64 : 128;
  maxValue = std::max(assay_host::Elements(srcShape), minValue);
}
inline void GetLog2MaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool, uint32_t& maxValue,
                                 uint32_t& minValue) {
  minValue = typeSize == 2 ? 256 : 0;
  maxValue = typeSize == 2 ? std::max(assay_host::Elements(srcShape) * 4, 256u) : 0;
}
inline bool GetExpMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                uint32_t& maxValue, uint32_t& minValue) {
  return assay_host::Buffers(typeSize != 4 ? 4 : isReuseSource ? 2 : 3, srcShape, 4, maxValue, minValue);
}
inline void GetRoundMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape& srcShape,
                                  const uint32_t typeSize, const bool, uint32_t& maxValue, uint32_t& minValue) {
  assay_host::Buffers(typeSize == 4 ? 0 : 1, srcShape, typeSize, maxValue, minValue);
}
inline void GetRoundTmpBufferFactorSize(const platform_ascendc::PlatformAscendC&, const uint32_t typeSize,
                                        uint32_t& maxLiveNodeCount, uint32_t& extraBuf) {
  extraBuf = 0;
  maxLiveNodeCount = typeSize == 4 ? 0 : 1;
}
inline void GetSigmoidMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, bool, uint32_t& maxValue,
                                    uint32_t& minValue) {
  assay_host::Buffers(1, srcShape, typeSize, maxValue, minValue);
}
inline void GetSwiGLUMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                                   uint32_t& minValue, const bool) {
  assay_host::Buffers(typeSize == 4 ? 0 : 6, srcShape, typeSize, maxValue, minValue);
}
inline void GetReGluMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool, uint32_t& maxValue,
                                  uint32_t& minValue) {
  minValue = typeSize == 4 ? 256 : 6 * 256;
  maxValue = std::max(typeSize == 4 ? 256 : assay_host::Elements(srcShape) * 6 * typeSize, minValue);
}
inline uint32_t GetGeluMinTmpSize(const ge::Shape&, const uint32_t) { return 3 * 256; }
inline uint32_t GetGeluMaxTmpSize(const ge::Shape& srcShape, const uint32_t) {
  return std::max(3 * 256u, 3 * assay_host::Elements(srcShape) * 4);
}
inline void GetGeluMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                                 uint32_t& minValue) {
  maxValue = GetGeluMaxTmpSize(srcShape, typeSize);
  minValue = GetGeluMinTmpSize(srcShape, typeSize);
}
inline void GetSiluTmpSize(const ge::Shape&, const uint32_t, const bool, uint32_t& maxValue, uint32_t& minValue) {
  maxValue = minValue = 0;
}
inline void GetSwishTmpSize(const ge::Shape&, const uint32_t, const bool, uint32_t& maxValue, uint32_t& minValue) {
  maxValue = minValue = 0;
}
inline uint32_t GetDropOutMinTmpSize(const ge::Shape&, const uint32_t, const bool) { return 2 * 256; }
inline uint32_t GetDropOutMaxTmpSize(const ge::Shape& srcShape, const uint32_t, const bool) {
  return std::max(2 * 256u, 2 * assay_host::Elements(srcShape) * 4);
}
inline void GetDropOutMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                    uint32_t& maxValue, uint32_t& minValue) {
  maxValue = GetDropOutMaxTmpSize(srcShape, typeSize, isReuseSource);
  minValue = GetDropOutMinTmpSize(srcShape, typeSize, isReuseSource);
}
inline void GetArithProgressionMaxMinTmpSize(uint32_t& maxValue, uint32_t& minValue) { maxValue = minValue = 0; }
inline uint32_t GetConcatTmpSize(const platform_ascendc::PlatformAscendC&, const uint32_t, const uint32_t) {
  return 0;
}
// Structures of 8 bytes.
inline uint32_t GetSortTmpSize(const platform_ascendc::PlatformAscendC&, const uint32_t elemCount, const uint32_t) {
  return elemCount * 8;
}
inline void GetAscendQuantMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t, uint32_t& maxValue,
                                        uint32_t& minValue) {
  minValue = 2 * 256;
  maxValue = assay_host::RoundUp(std::max(assay_host::Elements(srcShape) * 2, minValue), 32);
}

// --- rows
inline void GetSumMaxMinTmpSize(const uint32_t n, const uint32_t typeSize, const bool, uint32_t& maxSize,
                                uint32_t& minSize) {
  if (n == 0 || typeSize == 0) return;
  const uint32_t repeats = (n + 256 / typeSize - 1) / (256 / typeSize);
  maxSize = minSize = assay_host::RoundUp(repeats, 32 / typeSize) * typeSize;
}
inline void GetMeanMaxMinTmpSize(const uint32_t n, const uint32_t srcTypeSize, const uint32_t accTypeSize, const bool,
                                 uint32_t& maxSize, uint32_t& minSize) {
  if (srcTypeSize == 0) return;
  const bool widens = srcTypeSize == 2 && accTypeSize == 4;
  const uint32_t per_repeat = 256 / (widens ? 4 : srcTypeSize);
  const uint32_t row = assay_host::RoundUp(n * srcTypeSize, 32) / srcTypeSize;
  maxSize = minSize = assay_host::RoundUp((n + per_repeat - 1) / per_repeat, 32) + (widens ? row * 4 : 0);
}
inline void GetReduceXorSumMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                         uint32_t& maxValue, uint32_t& minValue) {
  maxValue = minValue = (isReuseSource ? 2 : 3) * std::max(assay_host::Elements(srcShape) * typeSize, 256u);
}
inline void GetCumSumMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isLastAxis,
                                   const bool, uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t rows = assay_host::Dim(srcShape, 0), columns = assay_host::Dim(srcShape, 1);
  if (!isLastAxis) {
    maxValue = minValue = typeSize == 2 ? rows * columns * 4 : 0;
    return;
  }
  // Two transposed copies, and one to convert half.
  const uint32_t copies = (typeSize == 2 ? 1 : 0) + 2;
  minValue = 16 * columns * typeSize * copies;
  maxValue = assay_host::RoundUp(rows, 16) * columns * typeSize * copies;
}
inline void GetBroadCastMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape& srcShape,
                                      const ge::Shape& dstShape, uint32_t typeSize, const bool, uint32_t& maxValue,
                                      uint32_t& minValue) {
  using assay_host::Elements;
  using assay_host::RoundUp;
  const size_t dims = dstShape.GetDimNum();
  if ((dims != 1 && dims != 2) || srcShape.GetDimNum() != dims || typeSize == 0 || Elements(srcShape) == 0) return;
  for (size_t i = 0; i < dims; i++) {
    if (srcShape.GetDim(i) != dstShape.GetDim(i) && srcShape.GetDim(i) != 1) return;
  }
  const uint32_t cast = typeSize == 1 ? (RoundUp(Elements(srcShape), 16) + RoundUp(Elements(dstShape), 16)) * 2 : 0;
  if (Elements(srcShape) == Elements(dstShape) || Elements(srcShape) == 1) {
    maxValue = minValue = typeSize == 1 ? cast + 32 : 0;
    return;
  }
  if (typeSize == 1) typeSize = 2;
  const uint32_t block = 32 / typeSize;
  if (srcShape.GetDim(1) != 1) {
    if (assay_host::Dim(dstShape, 1) % block == 0) maxValue = minValue = 32 + cast;
    return;
  }
  const uint32_t rows = assay_host::Dim(dstShape, 0), row = RoundUp(assay_host::Dim(dstShape, 1), block);
  const bool whole = assay_host::Dim(dstShape, 1) % block == 0;
  minValue = (block * block + (whole ? 0 : block * row)) * typeSize + cast;
  maxValue = (RoundUp(rows, 8) * block + (whole ? 0 : rows * row)) * typeSize + cast;
}
inline uint32_t GetSelectWithBytesMaskSize(const ge::Shape& src0, const ge::Shape& src1, const ge::Shape& mask,
                                           uint32_t maskTypeSize, bool isReuseMask, bool smallest) {
  const bool scalar = src0.GetDimNum() == 0 || src0.GetShapeSize() == 1;
  const ge::Shape& source = scalar ? src1 : src0;
  const uint32_t elements = assay_host::Elements(source);
  const uint32_t piece = smallest && elements > 4096 ? 4096 : elements;
  uint32_t bytes = std::max(1024u, assay_host::RoundUp(piece, 32) * 2 + 512);
  const int64_t mask_row = mask.GetDim(mask.GetDimNum() - 1), row = source.GetDim(source.GetDimNum() - 1);
  if (mask_row != row && !isReuseMask && mask_row > 1) bytes += assay_host::RoundUp(elements * maskTypeSize, 32);
  return bytes;
}
inline uint32_t GetSelectWithBytesMaskMinTmpSize(const ge::Shape& src0Shape, const ge::Shape& src1Shape,
                                                 const uint32_t, const ge::Shape& maskShape,
                                                 const uint32_t maskTypeSize, const bool isReuseMask) {
  return GetSelectWithBytesMaskSize(src0Shape, src1Shape, maskShape, maskTypeSize, isReuseMask, true);
}
inline uint32_t GetSelectWithBytesMaskMaxTmpSize(const ge::Shape& src0Shape, const ge::Shape& src1Shape,
                                                 const uint32_t, const ge::Shape& maskShape,
                                                 const uint32_t maskTypeSize, const bool isReuseMask) {
  return GetSelectWithBytesMaskSize(src0Shape, src1Shape, maskShape, maskTypeSize, isReuseMask, false);
}
inline void GetSelectWithBytesMaskMaxMinTmpSize(const ge::Shape& src0Shape, const ge::Shape& src1Shape,
                                                const uint32_t srcTypeSize, const ge::Shape& maskShape,
                                                const uint32_t maskTypeSize, const bool isReuseMask,
                                                uint32_t& maxValue, uint32_t& minValue) {
  maxValue = GetSelectWithBytesMaskMaxTmpSize(src0Shape, src1Shape, srcTypeSize, maskShape, maskTypeSize, isReuseMask);
  minValue = GetSelectWithBytesMaskMinTmpSize(src0Shape, src1Shape, srcTypeSize, maskShape, maskTypeSize, isReuseMask);
}

// --- powers: how many buffers depends on which operand is a tensor
inline bool PowerOperandIsTensor(const ge::Shape& shape) { return shape.GetDimNum() != 1 || shape.GetDim(0) != 1; }
inline void GetPowerTmpBufferFactorSize(const bool baseIsTensor, const bool expIsTensor, const bool typeIsInt,
                                        const uint32_t typeSize, uint32_t& maxLiveNodeCount, uint32_t& extraBuffer) {
  const bool both = baseIsTensor && expIsTensor;
  extraBuffer = typeIsInt ? 0 : 256;
  maxLiveNodeCount = typeIsInt ? (both ? 6 : 7) : typeSize == 4 ? (both ? 4 : 5) : 14;
}
inline void GetPowerMaxMinTmpSize(const ge::Shape& srcShape1, const ge::Shape& srcShape2, const bool typeIsInt,
                                  const uint32_t typeSize, const bool, uint32_t& maxValue, uint32_t& minValue) {
  const bool first = PowerOperandIsTensor(srcShape1);
  uint32_t buffers = 0, extra = 0;
  GetPowerTmpBufferFactorSize(first, PowerOperandIsTensor(srcShape2), typeIsInt, typeSize, buffers, extra);
  const uint32_t bytes = assay_host::Elements(first ? srcShape1 : srcShape2) * typeSize;
  const bool half = !typeIsInt && typeSize != 4;
  maxValue = buffers * std::max(bytes, typeSize == 4 ? 256u : 128u) + extra;
  minValue = (half ? buffers * 256 / 2 : buffers * 256) + extra;
}

}  // namespace AscendC

#endif
