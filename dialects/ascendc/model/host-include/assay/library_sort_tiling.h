// Sizes and tiling of TopK, Pad, UnPad, AscendDequant and DeepNorm on 910B, as the public sources of the library
// (asc-devkit 8.5, impl/adv_api/tiling) compute them.
#ifndef ASSAY_HOST_LIBRARY_SORT_TILING_H_
#define ASSAY_HOST_LIBRARY_SORT_TILING_H_

#include "assay/library_row_tiling.h"
#include "assay/library_sizes.h"
#include "assay/library_tiling_data.h"

namespace assay_host {

// `ones` times the pattern of `width` bits whose bit `first` is set, in a word of 32 bits.
inline uint32_t Pattern(uint32_t ones, uint32_t width, uint32_t first) {
  uint32_t bits = 0;
  for (uint32_t i = 0; i < ones; ++i) bits |= uint32_t(1) << (i * width + first);
  return bits;
}
// How many of k fall into the `i`th group of `group`.
inline uint32_t OfGroup(uint32_t k, uint32_t i, uint32_t group) {
  return k <= i * group ? 0 : std::min(k - i * group, group);
}
// Masks that pick k scores and k indices out of sorted structures of 8 bytes.
inline void SetTopKMasks(optiling::TopkTiling& tiling, uint32_t k, uint32_t type_size) {
  if (k <= 32) {
    tiling.set_vreduceIdxMask0(Pattern(OfGroup(k, 0, 16), 2, 1));
    if (k > 16) tiling.set_vreduceIdxMask1(Pattern(OfGroup(k, 1, 16), 2, 1));
  }
  if (type_size == 4) {
    if (k > 32) return;
    tiling.set_vreduceValMask0(Pattern(OfGroup(k, 0, 16), 2, 0));
    if (k > 16) tiling.set_vreduceValMask1(Pattern(OfGroup(k, 1, 16), 2, 0));
    return;
  }
  const auto half = [k](uint32_t i) { return static_cast<uint16_t>(Pattern(OfGroup(k, i, 4), 4, 0)); };
  tiling.set_vreducehalfValMask0(half(0));
  tiling.set_vreducehalfValMask1(half(1));
  tiling.set_vreducehalfValMask2(half(2));
  tiling.set_vreducehalfValMask3(half(3));
  tiling.set_vreducehalfValMask4(half(4));
  tiling.set_vreducehalfValMask5(half(5));
  tiling.set_vreducehalfValMask6(half(6));
  tiling.set_vreducehalfValMask7(half(7));
}
inline void SetTopKNormal(optiling::TopkTiling& tiling, int32_t inner, int32_t outter, int32_t k, int32_t type_size,
                          bool given) {
  const int32_t words = 4 / type_size;  // elements in a float's place
  const int32_t sorted = 4 * inner * words;
  tiling.set_tmpLocalSize(given ? sorted : sorted + inner * words);
  if (!given) tiling.set_srcIndexOffset(sorted);
  tiling.set_innerDataSize(inner * 2 * words);
  tiling.set_copyUbToUbBlockCount(static_cast<uint32_t>(inner * 2 * 4 / 32));
  tiling.set_sortRepeat(static_cast<uint32_t>(inner / 32));
  tiling.set_mrgSortRepeat(inner / 4);
  tiling.set_kAlignTwoBytes((k + 15) / 16 * 16);
  tiling.set_maskOffset(outter * (type_size == 2 ? (k + 15) / 16 * 16 : (k + 7) / 8 * 8));
  tiling.set_maskVreducev2FourBytes(2 * k);
  tiling.set_maskVreducev2TwoBytes(4 * k);
  tiling.set_mrgSortSrc1offset(2 * words);
  tiling.set_mrgSortSrc2offset(4 * words);
  tiling.set_mrgSortSrc3offset(6 * words);
  tiling.set_mrgSortTwoQueueSrc1Offset(2 * words);
  tiling.set_mrgFourQueueTailPara1(inner * 2);
  tiling.set_mrgFourQueueTailPara2(words);
}
inline void SetTopKSmall(optiling::TopkTiling& tiling, int32_t inner, int32_t outter, int32_t k, int32_t type_size,
                         bool given, bool largest) {
  const int32_t sorted = inner * outter * (8 / type_size), masks = sorted + (largest ? 0 : inner * outter);
  const int32_t end = masks + 64 / type_size;
  tiling.set_innerDataSize(sorted);
  tiling.set_maskOffset(outter * k);
  tiling.set_topkMrgSrc1MaskSizeOffset(masks);
  tiling.set_tmpLocalSize(given ? end : end + inner * outter * 4 / type_size);
  if (!given) tiling.set_topkNSmallSrcIndexOffset(end);
  SetTopKMasks(tiling, static_cast<uint32_t>(k), static_cast<uint32_t>(type_size));
}

}  // namespace assay_host

namespace AscendC {

#ifndef ASSAY_TOPK_MODE  // a text that launches its kernels itself sees the device's headers, too
#define ASSAY_TOPK_MODE
enum class TopKMode { TOPK_NORMAL = 0, TOPK_NSMALL };
#endif

inline bool GetTopKMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const int32_t inner, const int32_t outter,
                                 const bool, const bool isInitIndex, TopKMode mode, const bool isLargest,
                                 const uint32_t, uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t row = static_cast<uint32_t>(inner), all = static_cast<uint32_t>(inner * outter);
  if (mode == TopKMode::TOPK_NORMAL) {
    minValue = (isInitIndex ? 16 : 20) * row;
  } else {
    minValue = 8 * all + (isLargest ? 0 : 4 * all) + 64 + (isInitIndex ? 0 : 4 * all);
  }
  maxValue = minValue;
  return true;
}
inline bool TopKTilingFunc(const platform_ascendc::PlatformAscendC&, const int32_t inner, const int32_t outter,
                           const int32_t k, const uint32_t dataTypeSize, const bool isInitIndex, TopKMode mode,
                           const bool isLargest, optiling::TopkTiling& topKTiling) {
  if (dataTypeSize == 0) return false;
  topKTiling.set_allDataSize(inner * outter);
  topKTiling.set_kAlignFourBytes((k + 7) / 8 * 8);
  const int32_t size = static_cast<int32_t>(dataTypeSize);
  if (mode == TopKMode::TOPK_NORMAL) {
    assay_host::SetTopKNormal(topKTiling, inner, outter, k, size, isInitIndex);
  } else {
    assay_host::SetTopKSmall(topKTiling, inner, outter, k, size, isInitIndex, isLargest);
  }
  return true;
}

inline void GetPadMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                                uint32_t& minValue) {
  if (typeSize == 0) return;
  const uint32_t elements = assay_host::Dim(srcShape, 0) * assay_host::Dim(srcShape, 1);
  minValue = 16 * (32 / typeSize) * 2 * typeSize;
  maxValue = ((elements - 1) / 16 + 1) * minValue;
}
inline void PadTilingFunc(const ge::Shape srcShape, const ge::Shape oriSrcShape, const uint32_t stackBufferSize,
                          const uint32_t typeSize, optiling::PadTiling& tiling) {
  if (typeSize == 0) return;
  const uint32_t rows = assay_host::Dim(srcShape, 0), row = assay_host::Dim(srcShape, 1), step = 255;
  const uint32_t but_last = row - 32 / typeSize;
  tiling.set_srcHeight(rows);
  tiling.set_srcWidth(row);
  tiling.set_srcOriWidth(assay_host::Dim(oriSrcShape, 1));
  tiling.set_widthWithoutLastBlock(but_last);
  tiling.set_blocksPerRow(row * typeSize / 32);
  tiling.set_heightTiling(step);
  tiling.set_heightFractal(rows / step);
  tiling.set_heightFractalTail(rows % step);
  tiling.set_mainLoopOffset(step * row);
  tiling.set_tailBlockOffset(rows / step * step * row + but_last);
  if (stackBufferSize == 0) return;
  const uint32_t block = 16 * 32 / typeSize, blocks = stackBufferSize / typeSize / block / 2, piece = 16 * blocks;
  if (piece == 0) return assay_host::Unmodelled("PadTilingFunc with less temporary space than it needs");
  const uint32_t tail = row % piece, unit = 32 / typeSize, rest = rows * row % piece, repeats = 254;
  tiling.set_tmpBuffer1RowNum(piece);
  tiling.set_tmpBuffer1BlockNum(blocks);
  tiling.set_tmpBuffer2Offset(blocks * block);
  tiling.set_widthTiling(piece);
  tiling.set_widthFractal(row / piece);
  tiling.set_widthFractalTail(tail);
  tiling.set_widthFractalTailAlingned(((tail - 1) / unit + 1) * unit);
  tiling.set_brcbTiling(piece);
  tiling.set_brcbFractal(rows * row / piece);
  tiling.set_brcbFractalTail(rest);
  tiling.set_maxRepeatTimes(repeats);
  tiling.set_brcbTilingRepeatTimes(piece / 8 / repeats);
  tiling.set_brcbTilingRepeatTimesTail(piece / 8 % repeats);
  tiling.set_brcbFractalTailRepeatTimes(rest / 8 / repeats);
  tiling.set_brcbFractalTailRepeatTimesTail(rest / 8 % repeats);
}
inline void GetUnPadMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape&, const uint32_t,
                                  uint32_t& maxValue, uint32_t& minValue) {
  maxValue = 0;
  minValue = 0;
}
inline void UnPadTilingFunc(const ge::Shape srcShape, const uint32_t stackBufferSize, const uint32_t typeSize,
                            optiling::UnPadTiling& tiling) {
  const uint32_t row = assay_host::Dim(srcShape, 1);
  tiling.set_srcHeight(assay_host::Dim(srcShape, 0));
  tiling.set_srcWidth(row);
  if (stackBufferSize == 0 || typeSize == 0) return;
  const uint32_t block = 16 * 32 / typeSize, blocks = stackBufferSize / typeSize / block / 2, piece = 16 * blocks;
  if (piece == 0) return assay_host::Unmodelled("UnPadTilingFunc with less temporary space than it needs");
  tiling.set_tmpBuffer1BlockNum(blocks);
  tiling.set_tmpBuffer1RowNum(piece);
  tiling.set_tmpBuffer2Offset(blocks * block);
  tiling.set_widthTiling(piece);
  tiling.set_widthFractal((row + piece - 1) / piece);
  tiling.set_widthFractalTail(row % piece != 0 ? row % piece : piece);
}

// A float for each element of a row (at least one), for each scale and a repeat more.
inline void GetAscendDequantMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t, uint32_t& maxValue,
                                          uint32_t& minValue) {
  if (srcShape.GetDimNum() != 1 && srcShape.GetDimNum() != 2) return;
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  const uint32_t scales = shape.columns + 8;
  maxValue = (64 + shape.rows * shape.columns + scales) * 4;
  minValue = (64 + shape.columns + scales) * 4;
}

inline bool GetDeepNormTilingInfo(const ge::Shape& srcShape, const ge::Shape& originSrcShape,
                                  const uint32_t stackBufferSize, const uint32_t typeSize, const bool isReuseSource,
                                  const bool isBasicBlock, optiling::DeepNormTiling& tiling) {
  uint32_t max = 0, min = 0;
  if (!GetDeepNormMaxMinTmpSize(srcShape, typeSize, isReuseSource, isBasicBlock, max, min)) return false;
  const uint32_t b = assay_host::Dim(srcShape, 0), s = assay_host::Dim(srcShape, 1), h = assay_host::Dim(srcShape, 2);
  const uint32_t original = assay_host::Dim(originSrcShape, 2);
  if (stackBufferSize < min || b != assay_host::Dim(originSrcShape, 0) || s != assay_host::Dim(originSrcShape, 1)) {
    return false;
  }
  if (h * typeSize % 32 != 0 || original == 0 || original > h || h > 255 * 8) return false;
  if (isBasicBlock && original != h) return false;
  uint32_t space = stackBufferSize;
  if (isBasicBlock) {
    // Whole groups of eight rows where one fits.
    const uint32_t buffers = isReuseSource && typeSize == 4 ? 2 : 3;
    const uint32_t kept = typeSize == 4 ? 0 : 2 * assay_host::RoundUp(b * s, 8);
    const uint32_t piece = std::min((space / 4 - kept) / buffers / h * h, b * s * h), group = 8 * h;
    if (piece / group > 0) space = (kept + piece / group * group * buffers) * 4;
  }
  if (!SetNormSteps(tiling, b, s, h, original, space, typeSize, isReuseSource)) return false;
  tiling.set_tmpBufSize(stackBufferSize / 4);
  return true;
}

// Into the struct that host code and kernels share, which has the same fields.
template <class Shared>
bool GetDeepNormTilingInfo(const ge::Shape& srcShape, const ge::Shape& originSrcShape, const uint32_t stackBufferSize,
                           const uint32_t typeSize, const bool isReuseSource, const bool isBasicBlock,
                           Shared& tiling) {
  optiling::DeepNormTiling fields;
  if (!GetDeepNormTilingInfo(srcShape, originSrcShape, stackBufferSize, typeSize, isReuseSource, isBasicBlock, fields))
    return false;
  fields.SaveToBuffer(&tiling, sizeof(tiling));
  return true;
}

}  // namespace AscendC

#endif
