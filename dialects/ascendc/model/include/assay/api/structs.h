// Parameter structs of the basic API.
#pragma once

#include "assay/events.h"


namespace AscendC {
struct DataCopyParams {
  ASSAY_MODEL DataCopyParams() {}
  ASSAY_MODEL DataCopyParams(const uint16_t count, const uint16_t len, const uint16_t srcStrideIn, const uint16_t
      dstStrideIn) {
    blockCount = count;
    blockLen = len;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
  }
  uint16_t blockCount = DEFAULT_DATA_COPY_NBURST;
  uint16_t blockLen = 0;
  union {
    uint16_t srcStride = DEFAULT_DATA_COPY_STRIDE;
    ASSAY_SINCE(8_5) uint16_t srcGap;
  };
  union {
    uint16_t dstStride = DEFAULT_DATA_COPY_STRIDE;
    ASSAY_SINCE(8_5) uint16_t dstGap;
  };
};
struct DataCopyEnhancedParams {
  ASSAY_MODEL DataCopyEnhancedParams() {}
  ASSAY_MODEL DataCopyEnhancedParams(const BlockMode blockModeIn, const DeqScale deqScaleIn, const uint64_t
      deqValueIn, const uint8_t sidStoreModeIn, const bool isReluIn, const pad_t padModeIn, const uint64_t padValueIn) {
    blockMode = blockModeIn;
    deqScale = deqScaleIn;
    deqValue = deqValueIn;
    sidStoreMode = sidStoreModeIn;
    isRelu = isReluIn;
    padMode = padModeIn;
    padValue = padValueIn;
  }
  BlockMode blockMode = BlockMode::BLOCK_MODE_NORMAL;
  DeqScale deqScale = DeqScale::DEQ_NONE;
  uint64_t deqValue = 0;
  uint8_t sidStoreMode = 0;
  bool isRelu = false;
  pad_t padMode = pad_t::PAD_NONE;
  uint64_t padValue = 0;
  uint64_t deqTensorAddr = 0;
};
struct DataCopyCO12DstParams {
  ASSAY_MODEL DataCopyCO12DstParams() {}
  ASSAY_MODEL DataCopyCO12DstParams(const uint16_t nSizeIn, const uint16_t mSizeIn, const uint32_t dstStrideIn,
      const uint16_t srcStrideIn, const QuantMode_t quantPreIn, const uint8_t reluPreIn, const bool channelSplitIn,
      const bool nz2ndEnIn) {
    nSize = nSizeIn;
    mSize = mSizeIn;
    dstStride = dstStrideIn;
    srcStride = srcStrideIn;
    quantPre = quantPreIn;
    reluPre = reluPreIn;
    channelSplit = channelSplitIn;
    nz2ndEn = nz2ndEnIn;
  }
  uint8_t sid = 0;
  uint16_t nSize = 0;
  uint16_t mSize = 0;
  uint32_t dstStride = DEFAULT_DATA_COPY_STRIDE;
  uint16_t srcStride = DEFAULT_DATA_COPY_STRIDE;
  uint8_t unitFlag = 0;
  uint8_t clipReluPre = 0;
  uint8_t eltWiseOp = 0;
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  uint8_t reluPre = 0;
  bool channelSplit = false;
  bool nz2ndEn = false;
};
struct DataCopyPadParams {
  ASSAY_MODEL DataCopyPadParams() {}
  ASSAY_MODEL DataCopyPadParams(const bool isPadValue, const uint8_t leftPadValue, const uint8_t rightPadValue,
      const uint64_t padValue) {
    isPad = isPadValue;
    leftPadding = leftPadValue;
    rightPadding = rightPadValue;
    paddingValue = padValue;
  }
  bool isPad = false;
  uint8_t leftPadding = 0;
  uint8_t rightPadding = 0;
  uint64_t paddingValue = 0;
};
struct DataCopyExtParams {
  ASSAY_MODEL DataCopyExtParams() {}
  ASSAY_MODEL DataCopyExtParams(const uint16_t count, const uint32_t len, const uint32_t srcStrideIn, const uint32_t
      dstStrideIn, const uint32_t rsvIn) {
    blockCount = count;
    blockLen = len;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    rsv = rsvIn;
  }
  uint16_t blockCount = DEFAULT_DATA_COPY_NBURST;
  uint32_t blockLen = 0;
  uint32_t srcStride = DEFAULT_DATA_COPY_STRIDE;
  uint32_t dstStride = DEFAULT_DATA_COPY_STRIDE;
  uint32_t rsv = 0;
};
template <typename T>
struct DataCopyPadExtParams {
  ASSAY_MODEL DataCopyPadExtParams() {}
  ASSAY_MODEL DataCopyPadExtParams(const bool isPadValue, const uint8_t leftPadValue, const uint8_t rightPadValue, T
      padValue) {
    isPad = isPadValue;
    leftPadding = leftPadValue;
    rightPadding = rightPadValue;
    paddingValue = padValue;
  }
  bool isPad = false;
  uint8_t leftPadding = 0;
  uint8_t rightPadding = 0;
  T paddingValue = 0;
};
struct Nd2NzParams {
  ASSAY_MODEL Nd2NzParams() {}
  ASSAY_MODEL Nd2NzParams(const uint16_t ndNumIn, const uint16_t nValueIn, const uint16_t dValueIn, const uint16_t
      srcNdMatrixStrideIn, const uint16_t srcDValueIn, const uint16_t dstNzC0StrideIn, const uint16_t dstNzNStrideIn,
      const uint16_t dstNzMatrixStrideIn) {
    ndNum = ndNumIn;
    nValue = nValueIn;
    dValue = dValueIn;
    srcNdMatrixStride = srcNdMatrixStrideIn;
    srcDValue = srcDValueIn;
    dstNzC0Stride = dstNzC0StrideIn;
    dstNzNStride = dstNzNStrideIn;
    dstNzMatrixStride = dstNzMatrixStrideIn;
  }
  uint16_t ndNum = 0;
  uint16_t nValue = 0;
  uint16_t dValue = 0;
  uint16_t srcNdMatrixStride = 0;
  uint16_t srcDValue = 0;
  uint16_t dstNzC0Stride = 0;
  uint16_t dstNzNStride = 0;
  uint16_t dstNzMatrixStride = 0;
};
struct Nz2NdParamsFull {
  ASSAY_MODEL Nz2NdParamsFull() {}
  ASSAY_MODEL Nz2NdParamsFull(const uint16_t ndNumIn, const uint16_t nValueIn, const uint16_t dValueIn, const
      uint16_t srcNdMatrixStrideIn, const uint16_t srcNStrideIn, const uint16_t dstDStrideIn, const uint16_t
      dstNdMatrixStrideIn) {
    ndNum = ndNumIn;
    nValue = nValueIn;
    dValue = dValueIn;
    srcNdMatrixStride = srcNdMatrixStrideIn;
    srcNStride = srcNStrideIn;
    dstDStride = dstDStrideIn;
    dstNdMatrixStride = dstNdMatrixStrideIn;
  }
  uint16_t ndNum = 1;
  uint16_t nValue = 0;
  uint16_t dValue = 0;
  uint16_t srcNdMatrixStride = 1;
  uint16_t srcNStride = 0;
  uint16_t dstDStride = 0;
  uint16_t dstNdMatrixStride = 1;
};
struct SliceInfo {
  ASSAY_MODEL SliceInfo() {}
  ASSAY_MODEL SliceInfo(const uint32_t startIndexIn, const uint32_t endIndexIn, const uint32_t strideIn, const
      uint32_t burstLenIn, const uint32_t shapeValueIn = 0) {
    startIndex = startIndexIn;
    endIndex = endIndexIn;
    stride = strideIn;
    burstLen = burstLenIn;
    shapeValue = shapeValueIn;
  }
  uint32_t startIndex = 0;
  uint32_t endIndex = ONE_BLK_SIZE - 1;
  uint32_t stride = 0;
  uint32_t burstLen = ONE_BLK_SIZE;
  uint32_t shapeValue = 0;
};
struct CopyRepeatParams {
  ASSAY_MODEL CopyRepeatParams() {}
  ASSAY_MODEL CopyRepeatParams(const uint16_t dstStrideIn, const uint16_t srcStrideIn, uint16_t dstRepeatSizeIn,
      uint16_t srcRepeatSizeIn) {
    dstStride = dstStrideIn;
    srcStride = srcStrideIn;
    dstRepeatSize = dstRepeatSizeIn;
    srcRepeatSize = srcRepeatSizeIn;
  }
  uint16_t dstStride = DEFAULT_DATA_COPY_STRIDE;
  uint16_t srcStride = DEFAULT_DATA_COPY_STRIDE;
  uint16_t dstRepeatSize = DEFAULT_REPEAT_STRIDE;
  uint16_t srcRepeatSize = DEFAULT_REPEAT_STRIDE;
};
template <typename T>
struct TensorTrait {
  using LiteType = T;
};
struct BinaryRepeatParams {
  ASSAY_MODEL BinaryRepeatParams() {}
  ASSAY_MODEL BinaryRepeatParams(const uint8_t dstBlkStrideIn, const uint8_t src0BlkStrideIn, const uint8_t
      src1BlkStrideIn, const uint8_t dstRepStrideIn, const uint8_t src0RepStrideIn, const uint8_t src1RepStrideIn) {
    dstBlkStride = dstBlkStrideIn;
    src0BlkStride = src0BlkStrideIn;
    src1BlkStride = src1BlkStrideIn;
    dstRepStride = dstRepStrideIn;
    src0RepStride = src0RepStrideIn;
    src1RepStride = src1RepStrideIn;
  }
  uint32_t blockNumber = DEFAULT_BLK_NUM;
  uint8_t dstBlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src0BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src1BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t dstRepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t src0RepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t src1RepStride = DEFAULT_REPEAT_STRIDE;
  bool repeatStrideMode = false;
  bool strideSizeMode = false;
};
struct UnaryRepeatParams {
  ASSAY_MODEL UnaryRepeatParams() {}
  ASSAY_MODEL UnaryRepeatParams(const uint16_t dstBlkStrideIn, const uint16_t srcBlkStrideIn, const uint8_t
      dstRepStrideIn, const uint8_t srcRepStrideIn) {
    dstBlkStride = dstBlkStrideIn;
    srcBlkStride = srcBlkStrideIn;
    dstRepStride = dstRepStrideIn;
    srcRepStride = srcRepStrideIn;
  }
  ASSAY_MODEL UnaryRepeatParams(const uint16_t dstBlkStrideIn, const uint16_t srcBlkStrideIn, const uint8_t
      dstRepStrideIn, const uint8_t srcRepStrideIn, const bool halfBlockIn) {
    dstBlkStride = dstBlkStrideIn;
    srcBlkStride = srcBlkStrideIn;
    dstRepStride = dstRepStrideIn;
    srcRepStride = srcRepStrideIn;
    halfBlock = halfBlockIn;
  }
  uint32_t blockNumber = DEFAULT_BLK_NUM;
  uint16_t dstBlkStride = DEFAULT_BLK_STRIDE;
  uint16_t srcBlkStride = DEFAULT_BLK_STRIDE;
  uint8_t dstRepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t srcRepStride = DEFAULT_REPEAT_STRIDE;
  bool repeatStrideMode = false;
  bool strideSizeMode = false;
  bool halfBlock = false;
};
struct ShapeInfo {
  ShapeInfo();
  ShapeInfo(const uint8_t inputShapeDim, const uint32_t inputShape[], const uint8_t inputOriginalShapeDim, const
      uint32_t inputOriginalShape[], const DataFormat inputFormat);
  ShapeInfo(const uint8_t inputShapeDim, const uint32_t inputShape[], const DataFormat inputFormat);
  ShapeInfo(const uint8_t inputShapeDim, const uint32_t inputShape[]);
  uint8_t shapeDim;
  uint8_t originalShapeDim;
  uint32_t shape[8];
  uint32_t originalShape[8];
  DataFormat dataFormat;
};
template <typename U, typename T>
struct ShapeInfoParams {
  using Params = ShapeInfo;
  ASSAY_MODEL ShapeInfoParams() {}
};
template <typename T>
struct ShapeInfoParams<TensorTrait<T>, T> {
  using Params = int8_t;
  ASSAY_MODEL ShapeInfoParams() {}
};
uint64_t GetShapeSize(const ShapeInfo& shapeInfo);
}  // namespace AscendC
