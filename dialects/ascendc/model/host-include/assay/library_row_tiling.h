// Tiling of the advanced library's operations on rows (SoftMax family, normalisations, TopK) on 910B, as the public
// sources of the library (asc-devkit 8.5, impl/adv_api/tiling) compute it: how many rows fit the temporary space at once.
#ifndef ASSAY_HOST_LIBRARY_ROW_TILING_H_
#define ASSAY_HOST_LIBRARY_ROW_TILING_H_

#include "assay/library_sizes.h"
#include "assay/library_tiling_data.h"

namespace assay_host {

struct RowShape {
  uint32_t rows, columns;
};
inline RowShape RowsOf(const ge::Shape& shape) {
  const uint32_t columns = Dim(shape, shape.GetDimNum() - 1);
  return {columns != 0 ? Elements(shape) / columns : 0, columns};
}
// Whole groups of 8 rows that divide all rows, of less than 64 * 256 elements.
inline void ToBasicBlocks(uint32_t& step, uint32_t rows, uint32_t columns) {
  if (step <= 8 || rows % 8 != 0 || columns % 64 != 0) return;
  step = step / 8 * 8;
  while (rows % step != 0) step -= 8;
  while (step * columns >= 64 * 256) step = step / 2;
}
template <typename Tiling>
void SetSteps(Tiling& tiling, const RowShape& shape, uint32_t step, uint32_t block) {
  const uint32_t tail = step != 0 ? shape.rows % step : 0;
  tiling.set_srcM(shape.rows);
  tiling.set_srcK(shape.columns);
  tiling.set_srcSize(shape.rows * shape.columns);
  tiling.set_outMaxM(shape.rows);
  tiling.set_outMaxK(block);
  tiling.set_outMaxSize(shape.rows * block);
  tiling.set_splitM(step);
  tiling.set_splitK(shape.columns);
  tiling.set_splitSize(step * shape.columns);
  tiling.set_reduceM(step);
  tiling.set_reduceK(block);
  tiling.set_reduceSize(step * block);
  if (step != 0) tiling.set_rangeM(shape.rows / step);
  tiling.set_tailM(tail);
  tiling.set_tailSplitSize(tail * shape.columns);
  tiling.set_tailReduceSize(tail * block);
}
// `row`: floats of temporary space one row takes.
inline uint32_t StepOf(uint32_t workspace, uint32_t row, uint32_t rows, uint32_t group = 8) {
  const uint32_t step = std::min(workspace / 4 / row, rows);
  return step < rows && step > group ? step / group * group : step;
}

}  // namespace assay_host

namespace AscendC {

inline uint32_t SoftMaxRow(const ge::Shape& shape, uint32_t type_size) {
  return 32 / type_size + assay_host::RowsOf(shape).columns + 64;
}
inline uint32_t GetSoftMaxMaxTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool) {
  return assay_host::RowsOf(srcShape).rows * SoftMaxRow(srcShape, dataTypeSize) * 4;
}
inline uint32_t GetSoftMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool) {
  return SoftMaxRow(srcShape, dataTypeSize) * 4;
}
inline void SoftMaxTilingFunc(const ge::Shape& srcShape, const uint32_t dataTypeSize,
                              const uint32_t localWorkSpaceSize, optiling::SoftMaxTiling& softmaxTiling) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  uint32_t step = assay_host::StepOf(localWorkSpaceSize, SoftMaxRow(srcShape, dataTypeSize), shape.rows);
  assay_host::ToBasicBlocks(step, shape.rows, shape.columns);
  assay_host::SetSteps(softmaxTiling, shape, step, 32 / dataTypeSize);
}
inline uint32_t GetLogSoftMaxMaxTmpSize(const ge::Shape srcShape, const uint32_t dataTypeSize, const bool reuse) {
  return GetSoftMaxMaxTmpSize(srcShape, dataTypeSize, reuse);
}
inline uint32_t GetLogSoftMaxMinTmpSize(const ge::Shape srcShape, const uint32_t dataTypeSize, const bool reuse) {
  return GetSoftMaxMinTmpSize(srcShape, dataTypeSize, reuse);
}
inline void LogSoftMaxTilingFunc(const ge::Shape srcShape, const uint32_t dataTypeSize,
                                 const uint32_t localWorkSpaceSize, optiling::LogSoftMaxTiling& softmaxTiling) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  uint32_t step = assay_host::StepOf(localWorkSpaceSize, SoftMaxRow(srcShape, dataTypeSize), shape.rows);
  assay_host::ToBasicBlocks(step, shape.rows, shape.columns);
  assay_host::SetSteps(softmaxTiling, shape, step, 32 / dataTypeSize);
}

inline uint32_t SoftMaxFlashRow(const ge::Shape& shape, uint32_t type_size, bool update) {
  return update ? 32 / type_size * 4 + assay_host::RowsOf(shape).columns * 2 : SoftMaxRow(shape, type_size);
}
inline uint32_t GetSoftMaxFlashMaxTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool isUpdate,
                                          const bool) {
  return assay_host::RowsOf(srcShape).rows * SoftMaxFlashRow(srcShape, dataTypeSize, isUpdate) * 4;
}
inline uint32_t GetSoftMaxFlashMinTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool isUpdate,
                                          const bool) {
  return SoftMaxFlashRow(srcShape, dataTypeSize, isUpdate) * 4;
}
inline void SoftMaxFlashTilingFunc(const ge::Shape& srcShape, const uint32_t dataTypeSize,
                                   const uint32_t localWorkSpaceSize, optiling::SoftMaxTiling& softmaxFlashTiling,
                                   const bool isUpdate = false) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  uint32_t step = assay_host::StepOf(localWorkSpaceSize, SoftMaxFlashRow(srcShape, dataTypeSize, isUpdate), shape.rows);
  assay_host::ToBasicBlocks(step, shape.rows, shape.columns);
  assay_host::SetSteps(softmaxFlashTiling, shape, step, 32 / dataTypeSize);
}

inline uint32_t SoftMaxGradRow(const ge::Shape& shape, uint32_t type_size, bool front) {
  const uint32_t block = 32 / type_size, columns = assay_host::RowsOf(shape).columns;
  if (type_size == 2) return block * 2 + columns * 3 + 64;
  return block * (front ? 1 : 2) + columns + 64;
}
inline uint32_t GetSoftMaxGradMaxTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool isFront,
                                         const bool) {
  return assay_host::RowsOf(srcShape).rows * SoftMaxGradRow(srcShape, dataTypeSize, isFront) * 4;
}
inline uint32_t GetSoftMaxGradMinTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize, const bool isFront,
                                         const bool) {
  return SoftMaxGradRow(srcShape, dataTypeSize, isFront) * 4;
}
inline void SoftMaxGradTilingFunc(const ge::Shape& srcShape, const uint32_t dataTypeSize,
                                  const uint32_t localWorkSpaceSize, optiling::SoftMaxTiling& softmaxGradTiling,
                                  const bool isFront = false) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  uint32_t step = assay_host::StepOf(localWorkSpaceSize, SoftMaxGradRow(srcShape, dataTypeSize, isFront), shape.rows);
  assay_host::ToBasicBlocks(step, shape.rows, shape.columns);
  assay_host::SetSteps(softmaxGradTiling, shape, step, 32 / dataTypeSize);
}

inline void SoftMaxFlashV2TilingFunc(const ge::Shape& srcShape, const uint32_t dataTypeSize1,
                                     const uint32_t dataTypeSize2, const uint32_t localWorkSpaceSize,
                                     optiling::SoftMaxTiling& softmaxFlashTiling, const bool,
                                     const bool isBasicBlock = false, const bool isFlashOutputBrc = false) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  const uint32_t block = 32 / dataTypeSize2;
  const bool half = dataTypeSize1 == 2, wide = shape.columns == 1024;
  uint32_t step = 0;
  if (isBasicBlock && shape.columns % 64 == 0 && shape.rows % 8 == 0) {
    const uint32_t row = block + (half ? shape.columns : 0) + (wide ? 128 : 64);
    step = std::min(localWorkSpaceSize / 4 / row, shape.rows);
    assay_host::ToBasicBlocks(step, shape.rows, shape.columns);
  } else {
    step = localWorkSpaceSize / 4 / (half ? block * 2 + shape.columns + 64 : block + 64);
  }
  const uint32_t group = isFlashOutputBrc && half ? 16 : 8;
  step = std::min(step, shape.rows);
  if (step < shape.rows && step > group) step = step / group * group;
  assay_host::SetSteps(softmaxFlashTiling, shape, step, block);
}
inline uint32_t GetSoftMaxFlashV2MinTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize1,
                                            const uint32_t dataTypeSize2, const bool,
                                            const bool isBasicBlock = false, const bool isFlashOutputBrc = false) {
  const assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  const uint32_t block = 32 / dataTypeSize2;
  const bool half = dataTypeSize1 == 2, basic = isBasicBlock && shape.columns % 64 == 0;
  uint32_t need = half ? block * 2 + shape.columns + 64 : block + 64;
  if (basic) need = 8 * (block + (half ? shape.columns : 0) + (shape.columns == 1024 ? 128 : 64));
  if (isFlashOutputBrc) need = (basic ? need / 8 : need) * std::min(32 / dataTypeSize1, shape.rows);
  return need * 4;
}

inline uint32_t GetSoftMaxFlashV2MaxTmpSize(const ge::Shape& srcShape, const uint32_t dataTypeSize1,
                                            const uint32_t dataTypeSize2, const bool, const bool isBasicBlock = false,
                                            const bool = false) {
  assay_host::RowShape shape = assay_host::RowsOf(srcShape);
  const uint32_t block = 32 / dataTypeSize2;
  const bool half = dataTypeSize1 == 2;
  uint32_t row = half ? block * 2 + shape.columns + 64 : block + 64;
  if (isBasicBlock && shape.columns % 64 == 0 && shape.rows % 8 == 0) {
    while (shape.rows * shape.columns >= 64 * 256) shape.rows /= 2;
    row = block + (half ? shape.columns : 0) + (shape.columns == 1024 ? 128 : 64);
  }
  return shape.rows * row * 4;
}
inline bool IsBasicBlockInSoftMax(optiling::SoftMaxTiling& tiling, const uint32_t dataTypeSize = 2) {
  const uint32_t row = tiling.get_srcK();
  return dataTypeSize != 0 && tiling.get_tailM() == 0 && row >= 256 / dataTypeSize && row < 2048 && row % 64 == 0;
}

// --- normalisations: [B, S, H], and H before it was padded
inline void GetLayerNormMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                      uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t rows = assay_host::Dim(srcShape, 0) * assay_host::Dim(srcShape, 1), row = assay_host::Dim(srcShape, 2);
  const uint32_t buffers = isReuseSource && typeSize == 4 ? 2 : 3;
  maxValue = buffers * assay_host::RoundUp(rows * row * 4, 32) + 2 * assay_host::RoundUp(rows * 4, 32);
  minValue = buffers * assay_host::RoundUp(row * 4, 32) + 2 * assay_host::RoundUp(rows * 4, 32);
}
template <typename Tiling>
bool SetNormSteps(Tiling& tiling, uint32_t b, uint32_t s, uint32_t h, uint32_t original, uint32_t space,
                  uint32_t type_size, bool reuses) {
  const uint32_t all = b * s * h, rows = b * s, buffers = reuses && type_size == 4 ? 2 : 3;
  const uint32_t statistics = assay_host::RoundUp(rows, 8), kept = type_size == 4 ? 0 : 2 * statistics;
  uint32_t piece = (space / 4 - kept) / buffers;
  piece = std::min(piece / h * h, all);
  if (piece == 0) return false;
  const uint32_t tail = all % piece;
  tiling.set_bLength(b);
  tiling.set_sLength(s);
  tiling.set_hLength(h);
  tiling.set_originalHLength(original);
  tiling.set_inputXSize(all);
  tiling.set_meanVarSize(rows);
  tiling.set_numberOfTmpBuf(buffers);
  tiling.set_meanTmpTensorPos(0);
  tiling.set_meanTmpTensorSize(statistics);
  tiling.set_varianceTmpTensorPos(statistics);
  tiling.set_varianceTmpTensorSize(statistics);
  tiling.set_tmpBufSize(space / 4);
  tiling.set_oneTmpSize(piece);
  tiling.set_firstTmpStartPos(kept);
  tiling.set_secondTmpStartPos(kept + piece);
  tiling.set_thirdTmpStartPos(kept + 2 * piece);
  tiling.set_loopRound(all / piece);
  tiling.set_inputRoundSize(piece);
  tiling.set_inputTailSize(tail);
  tiling.set_inputTailPos(all - tail);
  tiling.set_meanVarRoundSize(piece / h);
  tiling.set_meanVarTailSize(tail / h);
  tiling.set_meanVarTailPos(rows - tail / h);
  tiling.set_bshCurLength(piece);
  tiling.set_bsCurLength(piece / h);
  tiling.set_lastDimValueBack(1.0f / static_cast<float>(original));
  return true;
}
inline void GetLayerNormNDTilingInfo(const ge::Shape& srcShape, const uint32_t stackBufferSize,
                                     const uint32_t typeSize, const bool isReuseSource,
                                     optiling::LayerNormTiling& tiling) {
  using assay_host::Dim;
  SetNormSteps(tiling, Dim(srcShape, 0), Dim(srcShape, 1), Dim(srcShape, 2), Dim(srcShape, 3), stackBufferSize,
               typeSize, isReuseSource);
}
inline void GetLayerNormNDTillingInfo(const ge::Shape& srcShape, const uint32_t stackBufferSize,
                                      const uint32_t typeSize, const bool isReuseSource,
                                      optiling::LayerNormTiling& tilling) {
  GetLayerNormNDTilingInfo(srcShape, stackBufferSize, typeSize, isReuseSource, tilling);
}
inline void GetNormalizeMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSizeU, const uint32_t typeSizeT,
                                      const bool, const bool, const bool, uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t rows = assay_host::Dim(srcShape, 0);
  const uint32_t row = assay_host::RoundUp(assay_host::Dim(srcShape, 1), typeSizeT == 0 ? 1 : 32 / typeSizeT);
  const uint32_t row_bytes = assay_host::RoundUp(row * 4, 32);
  maxValue = 2 * row_bytes + 2 * assay_host::RoundUp(assay_host::RoundUp(rows, 8) * row * 4, 32);
  minValue = std::max(assay_host::RoundUp(rows * 4, 32), (typeSizeU == 4 ? 2 : 4) * row_bytes);
}
inline void GetLayerNormMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                      const bool isComputeRstd, const bool isOnlyOutput, uint32_t& maxValue,
                                      uint32_t& minValue) {
  if (typeSize == 0 || isOnlyOutput) return;
  const uint32_t rows = assay_host::Dim(srcShape, 0);
  const uint32_t row = assay_host::RoundUp(assay_host::Dim(srcShape, 1), 32 / typeSize);
  const uint32_t kept = assay_host::RoundUp(rows * 4, 32);
  uint32_t max = 0, min = 0;
  GetNormalizeMaxMinTmpSize(srcShape, typeSize, typeSize, isReuseSource, isComputeRstd, isOnlyOutput, max, min);
  maxValue = kept + std::max(2 * assay_host::RoundUp(rows * row * 4, 32), max);
  minValue = kept + std::max(2 * assay_host::RoundUp(row * 4, 32), min);
}
inline void GetLayerNormNDTilingInfo(const ge::Shape& srcShape, const uint32_t stackBufferSize,
                                     const uint32_t typeSize, const bool, const bool,
                                     optiling::LayerNormSeparateTiling& tiling) {
  const uint32_t rows = assay_host::Dim(srcShape, 0), length = assay_host::Dim(srcShape, 1);
  const uint32_t row = assay_host::RoundUp(length, 32 / typeSize), kept = assay_host::RoundUp(rows, 8);
  const uint32_t piece = std::min((stackBufferSize / 4 - kept) / 2 / row * row, rows * row);
  if (piece == 0) return;
  const uint32_t tail = rows * row % piece;
  tiling.set_aLength(rows);
  tiling.set_rLength(length);
  tiling.set_inputXSize(rows * row);
  tiling.set_meanVarSize(rows);
  tiling.set_numberOfTmpBuf(2);
  tiling.set_varianceTmpTensorPos(0);
  tiling.set_varianceTmpTensorSize(kept);
  tiling.set_tmpBufSize(stackBufferSize / 4);
  tiling.set_oneTmpSize(piece);
  tiling.set_firstTmpStartPos(kept);
  tiling.set_secondTmpStartPos(kept + piece);
  tiling.set_loopRound(rows * row / piece);
  tiling.set_inputRoundSize(piece);
  tiling.set_inputTailSize(tail);
  tiling.set_inputTailPos(rows * row - tail);
  tiling.set_meanVarRoundSize(piece / row);
  tiling.set_meanVarTailSize(tail / row);
  tiling.set_meanVarTailPos(rows - tail / row);
  tiling.set_arCurLength(piece);
  tiling.set_aCurLength(piece / row);
  tiling.set_rValueBack(1.0f / static_cast<float>(length));
}
inline void GetWelfordUpdateMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSizeT, const uint32_t,
                                          const bool isReuseSource, const bool, uint32_t& maxValue,
                                          uint32_t& minValue) {
  minValue = (typeSizeT == 2 ? 3 : isReuseSource ? 1 : 2) * 256;
  maxValue = (assay_host::Dim(srcShape, 0) * assay_host::Dim(srcShape, 1) + 63) / 64 * minValue;
}
inline void GetWelfordFinalizeMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t, const bool, uint32_t& maxValue,
                                            uint32_t& minValue) {
  const uint32_t length = assay_host::Dim(srcShape, 0);
  minValue = 64 * 4 * 4;
  maxValue = length <= 64 ? minValue : (64 * 2 + length * 2) * 4;
}
inline bool RmsNormIsBasic(const ge::Shape& shape) {
  const uint32_t row = assay_host::Dim(shape, 2);
  return row % 64 == 0 && assay_host::Dim(shape, 0) * assay_host::Dim(shape, 1) % 8 == 0 && row < 2048;
}
inline bool GetRmsNormMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, uint32_t& maxValue,
                                    uint32_t& minValue, const bool isBasicBlock = false) {
  if (isBasicBlock && !RmsNormIsBasic(srcShape)) return false;
  const uint32_t rows = assay_host::Dim(srcShape, 0) * assay_host::Dim(srcShape, 1), row = assay_host::Dim(srcShape, 2);
  const uint32_t copies = typeSize == 2 ? 2 : 1;
  maxValue = (rows * row * copies + assay_host::RoundUp(rows, 32 / typeSize)) * 4;
  minValue = (row * copies + 8) * 4;
  return true;
}
inline bool GetRmsNormTilingInfo(const ge::Shape& srcShape, const ge::Shape& originSrcShape,
                                 const uint32_t stackBufferByteSize, const uint32_t typeSize,
                                 optiling::RmsNormTiling& tiling, const bool isBasicBlock = false) {
  if (srcShape.GetDimNum() != 3 || originSrcShape.GetDimNum() != 3) return false;
  const uint32_t b = assay_host::Dim(srcShape, 0), s = assay_host::Dim(srcShape, 1), h = assay_host::Dim(srcShape, 2);
  const uint32_t original = assay_host::Dim(originSrcShape, 2);
  if (b != assay_host::Dim(originSrcShape, 0) || s != assay_host::Dim(originSrcShape, 1)) return false;
  if (h < original || original == 0 || h * typeSize % 32 != 0) return false;
  uint32_t max = 0, min = 0;
  if (!GetRmsNormMaxMinTmpSize(srcShape, typeSize, max, min, isBasicBlock) || stackBufferByteSize < min) return false;
  const uint32_t copies = typeSize == 4 ? 1 : 2, space = stackBufferByteSize / 4;
  uint32_t rows = 1;
  while (space >= (rows + 1) * h * copies + assay_host::RoundUp(rows + 1, 8)) rows++;
  rows = std::min(rows, b * s);
  if (isBasicBlock) {
    rows = rows < 8 ? rows : rows / 8 * 8;
  } else {
    rows = std::min(rows, 255u);
  }
  const uint32_t all = b * s * h, piece = rows * h, tail = all % piece;
  tiling.set_bLength(b);
  tiling.set_sLength(s);
  tiling.set_hLength(h);
  tiling.set_originalHLength(original);
  tiling.set_reciprocalOfHLength(1.0f / static_cast<float>(original));
  tiling.set_mainBshLength(piece);
  tiling.set_mainBsLength(rows);
  tiling.set_mainBsLengthAlign(assay_host::RoundUp(rows, 8));
  tiling.set_loopRound(all / piece);
  tiling.set_tailBshLength(tail);
  tiling.set_inputTailPos(all - tail);
  tiling.set_tailBsLength(tail / h);
  return true;
}
inline bool GetDeepNormMaxMinTmpSize(const ge::Shape& srcShape, const uint32_t typeSize, const bool isReuseSource,
                                     const bool isBasicBlock, uint32_t& maxValue, uint32_t& minValue) {
  const uint32_t rows = assay_host::Dim(srcShape, 0) * assay_host::Dim(srcShape, 1), row = assay_host::Dim(srcShape, 2);
  if (isBasicBlock && (row % 64 != 0 || row == 0 || rows % 8 != 0)) return false;
  GetLayerNormMaxMinTmpSize(srcShape, typeSize, isReuseSource, maxValue, minValue);
  return true;
}

}  // namespace AscendC

#endif
