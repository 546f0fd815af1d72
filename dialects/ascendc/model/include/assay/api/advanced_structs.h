// Parameter structs that hold tensors or feed rarer functions.
#pragma once

#include "assay/pipe.h"


namespace AscendC {
struct ConfusionTranspose2NZ012NTiling {
  ASSAY_MODEL ConfusionTranspose2NZ012NTiling() {}
  ASSAY_MODEL ConfusionTranspose2NZ012NTiling(uint32_t blockSizeIn, uint32_t shapeBIn, uint32_t shapeNIn, uint32_t
      hnDivIn, uint32_t blockNumIn, uint32_t shapeHIn, uint32_t hBlockNumIn, uint32_t sBlockNumIn, uint32_t alignHIn,
      uint32_t alignSIn, uint32_t hnDivBlockNumIn, uint32_t alignHnDivIn, uint32_t gapIn, uint32_t alignsBlockCubeIn,
      uint32_t prehBlockNumIn, uint32_t dstBatchOffsetIn, uint32_t srcBatchOffsetIn) {
    blockSize = blockSizeIn;
    shapeB = shapeBIn;
    shapeN = shapeNIn;
    hnDiv = hnDivIn;
    blockNum = blockNumIn;
    shapeH = shapeHIn;
    hBlockNum = hBlockNumIn;
    sBlockNum = sBlockNumIn;
    alignH = alignHIn;
    alignS = alignSIn;
    hnDivBlockNum = hnDivBlockNumIn;
    alignHnDiv = alignHnDivIn;
    gap = gapIn;
    alignsBlockCube = alignsBlockCubeIn;
    prehBlockNum = prehBlockNumIn;
    dstBatchOffset = dstBatchOffsetIn;
    srcBatchOffset = srcBatchOffsetIn;
  }
  uint32_t blockSize = 0;
  uint32_t shapeB = 0;
  uint32_t shapeN = 0;
  uint32_t hnDiv = 0;
  uint32_t blockNum = 0;
  uint32_t shapeH = 0;
  uint32_t hBlockNum = 0;
  uint32_t sBlockNum = 0;
  uint32_t alignH = 0;
  uint32_t alignS = 0;
  uint32_t hnDivBlockNum = 0;
  uint32_t alignHnDiv = 0;
  uint32_t gap = 0;
  uint32_t alignsBlockCube = 0;
  uint32_t prehBlockNum = 0;
  uint32_t dstBatchOffset = 0;
  uint32_t srcBatchOffset = 0;
};
struct ConfusionTranspose2ND012NTiling {
  ASSAY_MODEL ConfusionTranspose2ND012NTiling() {}
  ASSAY_MODEL ConfusionTranspose2ND012NTiling(uint32_t blockSizeIn, uint32_t shapeBIn, uint32_t shapeNIn, uint32_t
      hnDivIn, uint32_t shapeHIn, uint32_t hBlockNumIn, uint32_t sBlockNumIn, uint32_t hnDivBlockNumIn, uint32_t
      alignHnDivIn, uint32_t gapIn, uint32_t alignsCubeIn, uint32_t prehBlockNumIn, uint32_t alignsMulAlignHnDivIn,
      uint32_t alignHnDivCubeIn, uint32_t alignHnDivBlockSizeIn, uint32_t dstBatchOffsetIn, uint32_t srcBatchOffsetIn,
      uint32_t blockNumIn) {
    blockSize = blockSizeIn;
    shapeB = shapeBIn;
    shapeN = shapeNIn;
    hnDiv = hnDivIn;
    shapeH = shapeHIn;
    hBlockNum = hBlockNumIn;
    sBlockNum = sBlockNumIn;
    hnDivBlockNum = hnDivBlockNumIn;
    alignHnDiv = alignHnDivIn;
    gap = gapIn;
    alignsCube = alignsCubeIn;
    prehBlockNum = prehBlockNumIn;
    alignsMulAlignHnDiv = alignsMulAlignHnDivIn;
    alignHnDivCube = alignHnDivCubeIn;
    alignHnDivBlockSize = alignHnDivBlockSizeIn;
    dstBatchOffset = dstBatchOffsetIn;
    srcBatchOffset = srcBatchOffsetIn;
    blockNum = blockNumIn;
  }
  uint32_t blockSize = 0;
  uint32_t shapeB = 0;
  uint32_t shapeN = 0;
  uint32_t hnDiv = 0;
  uint32_t shapeH = 0;
  uint32_t hBlockNum = 0;
  uint32_t sBlockNum = 0;
  uint32_t hnDivBlockNum = 0;
  uint32_t alignHnDiv = 0;
  uint32_t gap = 0;
  uint32_t alignsCube = 0;
  uint32_t prehBlockNum = 0;
  uint32_t alignsMulAlignHnDiv = 0;
  uint32_t alignHnDivCube = 0;
  uint32_t alignHnDivBlockSize = 0;
  uint32_t dstBatchOffset = 0;
  uint32_t srcBatchOffset = 0;
  uint32_t blockNum = 0;
};
struct ConfusionTranspose012Tiling {
  ASSAY_MODEL ConfusionTranspose012Tiling() {}
  ASSAY_MODEL ConfusionTranspose012Tiling(uint32_t blockSizeIn, uint32_t shapeBIn, uint32_t shapeNIn, uint32_t
      hnDivIn, uint32_t shapeHIn, uint32_t hBlockNumIn, uint32_t sBlockNumIn, uint32_t hnDivBlockNumIn, uint32_t
      alignHIn, uint32_t alignsCubeIn, uint32_t alignhBlockCubeIn, uint32_t blockSizeMulAlignHIn, uint32_t
      srcBatchOffsetIn, uint32_t dstBatchOffsetIn, uint32_t blockNumIn) {
    blockSize = blockSizeIn;
    shapeB = shapeBIn;
    shapeN = shapeNIn;
    hnDiv = hnDivIn;
    shapeH = shapeHIn;
    hBlockNum = hBlockNumIn;
    sBlockNum = sBlockNumIn;
    hnDivBlockNum = hnDivBlockNumIn;
    alignH = alignHIn;
    alignsCube = alignsCubeIn;
    alignhBlockCube = alignhBlockCubeIn;
    blockSizeMulAlignH = blockSizeMulAlignHIn;
    srcBatchOffset = srcBatchOffsetIn;
    dstBatchOffset = dstBatchOffsetIn;
    blockNum = blockNumIn;
  }
  uint32_t blockSize = 0;
  uint32_t shapeB = 0;
  uint32_t shapeN = 0;
  uint32_t hnDiv = 0;
  uint32_t shapeH = 0;
  uint32_t hBlockNum = 0;
  uint32_t sBlockNum = 0;
  uint32_t hnDivBlockNum = 0;
  uint32_t alignH = 0;
  uint32_t alignsCube = 0;
  uint32_t alignhBlockCube = 0;
  uint32_t blockSizeMulAlignH = 0;
  uint32_t srcBatchOffset = 0;
  uint32_t dstBatchOffset = 0;
  uint32_t blockNum = 0;
};
struct ConfusionTransposeOnlyTiling {
  ASSAY_MODEL ConfusionTransposeOnlyTiling() {}
  ASSAY_MODEL ConfusionTransposeOnlyTiling(uint32_t blockSizeIn, uint32_t heightIn, uint32_t widthIn, uint32_t
      highBlockIn, uint32_t strideIn, uint32_t repeatIn) {
    blockSize = blockSizeIn;
    height = heightIn;
    width = widthIn;
    highBlock = highBlockIn;
    stride = strideIn;
    repeat = repeatIn;
  }
  uint32_t blockSize = 0;
  uint32_t height = 0;
  uint32_t width = 0;
  uint32_t highBlock = 0;
  uint32_t stride = 0;
  uint32_t repeat = 0;
};
struct ConfusionTranspose0213Tiling {
  ASSAY_MODEL ConfusionTranspose0213Tiling() {}
  ASSAY_MODEL ConfusionTranspose0213Tiling(uint32_t blockSizeIn, uint32_t shapeBIn, uint32_t shapeA1In, uint32_t
      alignA3In, uint32_t alignA2In, uint32_t widthTilingIn, uint32_t newPopSizeIn, uint32_t newPopHIn, uint32_t
      needSizeIn, uint32_t mainBlocksIn, uint32_t tailSizeIn, uint32_t alignA2MulAlignA3In, uint32_t batchOffsetIn,
      uint32_t alignA3MulA1In, uint32_t shapeA1BlockCubeIn, uint32_t mainOffsetIn) {
    blockSize = blockSizeIn;
    shapeB = shapeBIn;
    shapeA1 = shapeA1In;
    alignA3 = alignA3In;
    alignA2 = alignA2In;
    widthTiling = widthTilingIn;
    newPopSize = newPopSizeIn;
    newPopH = newPopHIn;
    needSize = needSizeIn;
    mainBlocks = mainBlocksIn;
    tailSize = tailSizeIn;
    alignA2MulAlignA3 = alignA2MulAlignA3In;
    batchOffset = batchOffsetIn;
    alignA3MulA1 = alignA3MulA1In;
    shapeA1BlockCube = shapeA1BlockCubeIn;
    mainOffset = mainOffsetIn;
  }
  uint32_t blockSize = 0;
  uint32_t shapeB = 0;
  uint32_t shapeA1 = 0;
  uint32_t alignA3 = 0;
  uint32_t alignA2 = 0;
  uint32_t widthTiling = 0;
  uint32_t newPopSize = 0;
  uint32_t newPopH = 0;
  uint32_t needSize = 0;
  uint32_t mainBlocks = 0;
  uint32_t tailSize = 0;
  uint32_t alignA2MulAlignA3 = 0;
  uint32_t batchOffset = 0;
  uint32_t alignA3MulA1 = 0;
  uint32_t shapeA1BlockCube = 0;
  uint32_t mainOffset = 0;
};
struct IntriInfo {
  uint32_t c0Count = { 0 };
  uint32_t repeat = { 0 };
  uint32_t repeatRounding = { 0 };
  uint32_t repeatRemaining = { 0 };
  uint32_t tail = { 0 };
};
struct PadParams {
  ASSAY_MODEL PadParams() {}
  ASSAY_MODEL PadParams(const uint16_t leftPadIn, const uint16_t rightPadIn, const int32_t padValueIn) {
    leftPad = leftPadIn;
    rightPad = rightPadIn;
    padValue = padValueIn;
  }
  uint16_t leftPad = 0;
  uint16_t rightPad = 0;
  int32_t padValue = 0;
};
struct UnPadParams {
  ASSAY_MODEL UnPadParams() {}
  ASSAY_MODEL UnPadParams(const uint16_t leftPadIn, const uint16_t rightPadIn) {
    leftPad = leftPadIn;
    rightPad = rightPadIn;
  }
  uint16_t leftPad = 0;
  uint16_t rightPad = 0;
};
constexpr int32_t AIPP_OFFSET_CSC_ENABLE = 63;
constexpr int32_t AIPP_OFFSET_CH1 = 16;
constexpr int32_t AIPP_OFFSET_CH2 = 32;
constexpr int32_t AIPP_OFFSET_CH3 = 48;
constexpr int32_t AIPP_OFFSET_SWAP_RB = 16;
constexpr int32_t AIPP_OFFSET_SWAP_UV = 17;
constexpr int32_t AIPP_OFFSET_SWAP_AX = 18;
constexpr int32_t AIPP_OFFSET_FORMAT = 19;
constexpr int32_t AIPP_OFFSET_SINGLE_LINE = 24;
constexpr int32_t AIPP_OFFSET_PADDING_MODE = 27;
constexpr int32_t AIPP_OFFSET_CPADDING_MODE = 40;
constexpr int32_t AIPP_OFFSET_CSC_OUT_CH0 = 16;
constexpr int32_t AIPP_OFFSET_CSC_OUT_CH1 = 24;
constexpr int32_t AIPP_OFFSET_CSC_OUT_CH2 = 32;
constexpr int32_t AIPP_OFFSET_CSC_IN_CH0 = 40;
constexpr int32_t AIPP_OFFSET_CSC_IN_CH1 = 48;
constexpr int32_t AIPP_OFFSET_CSC_IN_CH2 = 56;
constexpr int32_t AIPP_OFFSET_DTC_CH1 = 32;
constexpr int32_t AIPP_OFFSET_DTC_ROUND_MODE = 34;
struct QuantParams {
  ASSAY_MODEL QuantParams() {}
  ASSAY_MODEL QuantParams(const QuantMode_t quantPreIn) {
    quantPre = quantPreIn;
  }
  ASSAY_MODEL QuantParams(const QuantMode_t quantPreIn, const uint64_t deqScalarIn) {
    quantPre = quantPreIn;
    deqScalar = deqScalarIn;
  }
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  uint64_t deqScalar;
};
struct Nz2NdParams {
  ASSAY_MODEL Nz2NdParams() {}
  ASSAY_MODEL Nz2NdParams(const bool nz2ndEnIn, const uint16_t ndNumIn, const uint16_t srcNdStrideIn, const uint16_t
      dstNdStrideIn, const uint16_t originalNSizeIn) {
    nz2ndEn = nz2ndEnIn;
    ndNum = ndNumIn;
    srcNdStride = srcNdStrideIn;
    dstNdStride = dstNdStrideIn;
    originalNSize = originalNSizeIn;
  }
  bool nz2ndEn = false;
  uint16_t ndNum = 1;
  uint16_t srcNdStride = 0;
  uint16_t dstNdStride = 0;
  uint16_t originalNSize = 0;
};
template <typename src_T = int32_t>
struct FixpipeParams {
  ASSAY_MODEL FixpipeParams() {}
  ASSAY_MODEL FixpipeParams(const uint16_t count, const uint16_t len, const uint16_t srcStrideIn, const uint32_t
      dstStrideIn) {
    cburstNum = count;
    burstLen = len;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
  }
  uint16_t cburstNum = 0;
  uint16_t burstLen = 0;
  uint32_t dstStride = 0;
  uint16_t srcStride = 0;
  QuantParams quantParams;
  bool reluEn = false;
  Nz2NdParams nz2ndParams;
  uint8_t unitFlag = 0;
};
struct MatMulInfo {
  const uint16_t m = { 0 };
  const uint16_t n = { 0 };
  const uint16_t k = { 0 };
  const bool isInitOut = { false };
  const bool isBias = { false };
};
struct DropOutShapeInfo {
  ASSAY_MODEL DropOutShapeInfo() {}
  uint32_t firstAxis = 0;
  uint32_t srcLastAxis = 0;
  uint32_t maskLastAxis = 0;
};
struct SelectWithBytesMaskShapeInfo {
  ASSAY_MODEL SelectWithBytesMaskShapeInfo() {}
  uint32_t firstAxis = 0;
  uint32_t srcLastAxis = 0;
  uint32_t maskLastAxis = 0;
};
template <typename T>
struct LayerNormParams {
  ASSAY_MODEL LayerNormParams() {}
  LocalTensor<T> tempTensorA;
  LocalTensor<T> tempTensorB;
  LocalTensor<T> tempTensorC;
  LocalTensor<T> meanTmpTensor;
  LocalTensor<T> varianceTmpTensor;
};
template <typename T>
struct BatchNormParams {
  ASSAY_MODEL BatchNormParams() {}
  float firstDimValueBack = 1.0;
  uint8_t srcRepeatStride = 1;
  uint32_t srcOffset = 1;
  uint32_t basicLoop = 0;
  uint32_t brcRepeatTimes = 0;
  uint32_t oriBloop = 0;
  uint32_t oriBTail = 0;
  uint32_t oriBTmpLoopOffset = 0;
  uint32_t oriBTmpTailOffset = 0;
  uint32_t oriBOutLoopOffset = 0;
  uint32_t oriBOutTailOffset = 0;
  uint32_t reduceAddLoop = 0;
  uint32_t reduceAddTail = 0;
  uint32_t reduceAddTailOffset = 0;
  LocalTensor<T> tempTensorA;
  LocalTensor<T> tempTensorB;
  LocalTensor<T> tempTensorC;
  LocalTensor<T> meanTmpTensor;
  LocalTensor<T> varianceTmpTensor;
};
template <typename T>
struct DeepNormParams {
  ASSAY_MODEL DeepNormParams() {}
  float lastDimValueBack = 1.0;
  LocalTensor<T> tempTensorA;
  LocalTensor<T> tempTensorB;
  LocalTensor<T> tempTensorC;
  LocalTensor<T> meanTmpTensor;
  LocalTensor<T> varianceTmpTensor;
};
template <typename T>
struct ExpParams {
  ASSAY_MODEL ExpParams() {}
  uint32_t inputSize = 0;
  uint32_t oneTmpSize = 0;
  uint32_t firstTmpStartPos = 0;
  uint32_t secondTmpStartPos = 0;
  uint32_t thirdTmpStartPos = 0;
  uint32_t fourthTmpStartPos = 0;
  uint32_t loopNum = 0;
  uint32_t tailSize = 0;
  uint32_t tailPos = 0;
  uint32_t curDataLength = 0;
  uint32_t expandLevel = 0;
  LocalTensor<T> tempTensorFloorX;
  LocalTensor<T> tempTensorFloorXPow;
  LocalTensor<T> tempTensorRes;
  LocalTensor<T> tempTensorIntPart;
};
template <typename T>
struct AntiquantParams {
  ASSAY_MODEL AntiquantParams() {}
  LocalTensor<T> tempTensorOffset;
  LocalTensor<T> tempTensorScale;
  LocalTensor<T> tempTensorInput;
};
template <typename T, typename U>
struct DropOutParams {
  ASSAY_MODEL DropOutParams() {}
  uint32_t dataSize = 0;
  uint32_t stackBufferSize = 0;
  uint32_t repeatTimes = 1;
  uint32_t maxRepeatSize = 0;
  uint32_t oneRepeatSize = 0;
  uint32_t currentSize = 0;
  uint32_t repeatRounding = 0;
  uint32_t repeatRemaining = 0;
  uint32_t repeatTail = 0;
  LocalTensor<T> firstLocal;
  LocalTensor<U> secondLocal;
};
template <typename T, typename U>
struct PowerFParams {
  ASSAY_MODEL PowerFParams() {}
  LocalTensor<T> tmpTensor1;
  LocalTensor<T> tmpTensor2;
  LocalTensor<T> tmpTensor3;
  LocalTensor<U> tmpMask1;
  LocalTensor<U> tmpMask2;
  LocalTensor<U> tmpMask3;
  LocalTensor<U> finiteIntegerYMask;
};
template <typename T, typename U>
struct PowerIParams {
  ASSAY_MODEL PowerIParams() {}
  float expIterateSum;
  LocalTensor<T> expUBIterate;
  LocalTensor<T> oriAbsExp;
  LocalTensor<T> recordExpNode;
  LocalTensor<T> tmpTensor1;
  LocalTensor<T> tmpTensor2;
  LocalTensor<U> negMask;
  LocalTensor<U> mask;
  LocalTensor<U> tmpScalar;
};
template <typename T>
struct GeluParams {
  ASSAY_MODEL GeluParams() {}
  uint32_t repeatTimes = 1;
  uint32_t currentSize = 0;
  uint32_t repeatRounding = 0;
  uint32_t repeatRemaining = 0;
  uint32_t tail = 0;
  uint32_t maxRepeatSize = 0;
  uint32_t oneRepeatSize = 0;
  uint32_t dataSize = 0;
  uint32_t stackSize = 0;
  uint32_t tmpBufferSize = 0;
  LocalTensor<T> sharedTmpBuffer;
  LocalTensor<T> tempTensorConv;
  LocalTensor<T> tempTensorA;
  LocalTensor<T> tempTensorB;
  LocalTensor<T> tempTensorC;
};
template <typename T>
struct TanhParams {
  ASSAY_MODEL TanhParams() {}
  uint32_t repeatTimes = 1;
  uint32_t calCount = 0;
  uint32_t stackSize = 0;
  uint32_t tmpBufferSize = 0;
  LocalTensor<T> sharedTmpBuffer;
  LocalTensor<T> tempTensorConv;
  LocalTensor<T> tmpClip;
};
template <typename T>
struct AscendDequantParams {
  ASSAY_MODEL AscendDequantParams() {}
  uint64_t tmpSize;
  LocalTensor<T> tmpAddrA;
  LocalTensor<T> tmpAddrB;
};
template <typename T>
uint64_t GetScalarBitcodeValue(T scalarValue);
template <typename T, typename U>
U GetScalarBitcodeValue(T scalarValue);
template <typename T>
half GetScalarBitcodeToHalf(T scalarValue);
struct ReduceRepeatParams {
  ReduceRepeatParams();
  ReduceRepeatParams(const int32_t mask, const int32_t repeatTimesIn, const int32_t dstRepStrideIn, const int32_t
      srcBlkStrideIn, const int32_t srcRepStrideIn);
  ReduceRepeatParams(const uint64_t mask[2], const int32_t repeatTimesIn, const int32_t dstRepStrideIn, const
      int32_t srcBlkStrideIn, const int32_t srcRepStrideIn);
  uint64_t highMask = 0;
  uint64_t lowMask = 0;
  uint64_t bitMask[2] = {0, 0};
  int32_t normalMask = 0;
  int32_t maskMode = 0;
  int32_t repeatTimes = 0;
  int32_t dstRepStride = 0;
  int32_t srcBlkStride = 0;
  int32_t srcRepStride = 0;
};
struct DumpMessageHead {
  ASSAY_MODEL DumpMessageHead() {}
  ASSAY_MODEL DumpMessageHead(uint32_t typeIn, uint32_t lenthIn, uint32_t addrIn, uint32_t dataTypeIn, uint32_t
      descIn, uint32_t bufferIdIn, uint32_t positionIn, uint32_t rsvIn) {
    type = typeIn;
    lenth = lenthIn;
    addr = addrIn;
    dataType = dataTypeIn;
    desc = descIn;
    bufferId = bufferIdIn;
    position = positionIn;
    rsv = rsvIn;
  }
  uint32_t type = 0;
  uint32_t lenth = 0;
  uint32_t addr = 0;
  uint32_t dataType = 0;
  uint32_t desc = 0;
  uint32_t bufferId = 0;
  uint32_t position = 0;
  uint32_t rsv = 0;
};
struct DumpShapeMessageHead {
  ASSAY_MODEL DumpShapeMessageHead() {}
  ASSAY_MODEL DumpShapeMessageHead(uint32_t dimIn, uint32_t shapeIn[], uint32_t rsvIn = 0) {
    dim = dimIn;
    for (int i = 0; i < 8; i++) shape[i] = shapeIn[i];
    rsv = rsvIn;
  }
  uint32_t dim = 0;
  uint32_t shape[8];
  uint32_t rsv = 0;
};
struct ProposalIntriParams {
  ASSAY_MODEL ProposalIntriParams() {}
  ASSAY_MODEL ProposalIntriParams(const int32_t repeatTimes, const int32_t modeNumberIn) {
    repeat = repeatTimes;
    modeNumber = modeNumberIn;
  }
  int32_t repeat = 0;
  int32_t modeNumber = 0;
};
struct BlockInfo {
  ASSAY_MODEL BlockInfo() {}
  ASSAY_MODEL BlockInfo(uint64_t dumpAddrIn, uint32_t lenIn, uint32_t coreIn, uint32_t blockNumIn, uint32_t
      dumpOffsetIn, uint32_t magicIn, uint32_t rsvIn) {
    dumpAddr = dumpAddrIn;
    len = lenIn;
    core = coreIn;
    blockNum = blockNumIn;
    dumpOffset = dumpOffsetIn;
    magic = magicIn;
    rsv = rsvIn;
  }
  uint32_t len = 0;
  uint32_t core = 0;
  uint32_t blockNum = 0;
  uint32_t dumpOffset = 0;
  uint32_t magic = 0;
  uint32_t rsv = 0;
  uint64_t dumpAddr = 0;
};
struct DumpMeta {
  uint32_t typeId = static_cast<uint32_t>(DumpType::DUMP_META);
  uint32_t len = 8;
  uint16_t blockDim = 0;
  uint8_t coreType = 0;
  uint8_t taskRation = 0;
  uint32_t rsv = 0;
};
struct DumpTimeStamp {
  uint32_t typeId = static_cast<uint32_t>(DumpType::DUMP_TIME_STAMP);
  uint32_t len = 24;
  uint32_t descId = 0;
  uint32_t rsv = 0;
  uint64_t systemCycle = 0;
  uint64_t pcPtr = 0;
};
enum class AippInputFormat : uint8_t { YUV420SP_U8 = 0, XRGB8888_U8 = 1, RGB888_U8 = 4, YUV400_U8 = 9 };
template <typename U>
struct AippPaddingParams {
  uint32_t paddingMode = { 0 };
  U paddingValueCh0 = { 0 };
  U paddingValueCh1 = { 0 };
  U paddingValueCh2 = { 0 };
  U paddingValueCh3 = { 0 };
};
struct AippSwapParams {
  bool isSwapRB = { false };
  bool isSwapUV = { false };
  bool isSwapAX = { false };
};
struct AippSingleLineParams {
  bool isSingleLineCopy = { false };
};
struct AippDataTypeConvParams {
  uint8_t dtcMeanCh0 = { 0 };
  uint8_t dtcMeanCh1 = { 0 };
  uint8_t dtcMeanCh2 = { 0 };
  half dtcMinCh0 = { 0 };
  half dtcMinCh1 = { 0 };
  half dtcMinCh2 = { 0 };
  half dtcVarCh0 = { 1.0 };
  half dtcVarCh1 = { 1.0 };
  half dtcVarCh2 = { 1.0 };
  uint32_t dtcRoundMode = { 0 };
};
template <typename U>
struct AippChannelPaddingParams {
  uint32_t cPaddingMode;
  U cPaddingValue;
};
struct AippColorSpaceConvParams {
  bool isEnableCsc = { false };
  int16_t cscMatrixR0C0 = { 0 };
  int16_t cscMatrixR0C1 = { 0 };
  int16_t cscMatrixR0C2 = { 0 };
  int16_t cscMatrixR1C0 = { 0 };
  int16_t cscMatrixR1C1 = { 0 };
  int16_t cscMatrixR1C2 = { 0 };
  int16_t cscMatrixR2C0 = { 0 };
  int16_t cscMatrixR2C1 = { 0 };
  int16_t cscMatrixR2C2 = { 0 };
  uint8_t cscBiasIn0 = { 0 };
  uint8_t cscBiasIn1 = { 0 };
  uint8_t cscBiasIn2 = { 0 };
  uint8_t cscBiasOut0 = { 0 };
  uint8_t cscBiasOut1 = { 0 };
  uint8_t cscBiasOut2 = { 0 };
};
template <typename U>
struct AippParams {
  AippPaddingParams<U> paddingParams;
  AippSwapParams swapParams;
  AippSingleLineParams singleLineParams;
  AippDataTypeConvParams dtcParams;
  AippChannelPaddingParams<U> cPaddingParams;
  AippColorSpaceConvParams cscParams;
};
using LoadData2dParams = struct LoadData2DParams;
struct LoadData2DParams {
  ASSAY_MODEL LoadData2DParams() {}
  ASSAY_MODEL LoadData2DParams(const uint16_t startIndexIn, const uint8_t repeatTimesIn, const uint16_t srcStrideIn,
      const uint8_t sidIn, const uint16_t dstGapIn, const bool ifTransposeIn, const uint8_t addrModeIn) {
    startIndex = startIndexIn;
    repeatTimes = repeatTimesIn;
    srcStride = srcStrideIn;
    sid = sidIn;
    dstGap = dstGapIn;
    ifTranspose = ifTransposeIn;
    addrMode = addrModeIn;
  }
  uint16_t startIndex = 0;
  uint16_t dstGap = 0;
  uint16_t srcStride = 0;
  bool ifTranspose = 0;
  uint8_t repeatTimes = 0;
  uint8_t sid = 0;
  uint8_t addrMode = 0;
};
struct LoadData2DParamsV2 {
  ASSAY_MODEL LoadData2DParamsV2() {}
  ASSAY_MODEL LoadData2DParamsV2(const uint32_t mStartPositionIn, const uint32_t kStartPositionIn, const uint16_t
      mStepIn, const uint16_t kStepIn, const int32_t srcStrideIn, const uint16_t dstStrideIn, const bool ifTransposeIn,
      const uint8_t sidIn) {
    mStartPosition = mStartPositionIn;
    kStartPosition = kStartPositionIn;
    mStep = mStepIn;
    kStep = kStepIn;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    ifTranspose = ifTransposeIn;
    sid = sidIn;
  }
  uint32_t mStartPosition = 0;
  uint32_t kStartPosition = 0;
  uint16_t mStep = 0;
  uint16_t kStep = 0;
  int32_t srcStride = 0;
  uint16_t dstStride = 0;
  bool ifTranspose = false;
  uint8_t sid = 0;
};
template <typename T>
struct LoadData3DParamsV1 {
  ASSAY_MODEL LoadData3DParamsV1() {}
  ASSAY_MODEL LoadData3DParamsV1(const uint8_t padListIn[4], const uint16_t l1HIn, const uint16_t l1WIn, const
      uint16_t c1IndexIn, const uint8_t fetchFilterWIn, const uint8_t fetchFilterHIn, const int16_t leftTopWIn, const
      int16_t leftTopHIn, const uint8_t strideWIn, const uint8_t strideHIn, const uint8_t filterWIn, const uint8_t
      filterHIn, const uint8_t dilationFilterWIn, const uint8_t dilationFilterHIn, const uint8_t jumpStrideIn, const
      uint8_t repeatModeIn, const uint8_t repeatTimeIn, const uint8_t cSizeIn, const T padValueIn) {
    for (int i = 0; i < 4; i++) padList[i] = padListIn[i];
    l1H = l1HIn;
    l1W = l1WIn;
    c1Index = c1IndexIn;
    fetchFilterW = fetchFilterWIn;
    fetchFilterH = fetchFilterHIn;
    leftTopW = leftTopWIn;
    leftTopH = leftTopHIn;
    strideW = strideWIn;
    strideH = strideHIn;
    filterW = filterWIn;
    filterH = filterHIn;
    dilationFilterW = dilationFilterWIn;
    dilationFilterH = dilationFilterHIn;
    jumpStride = jumpStrideIn;
    repeatMode = repeatModeIn;
    repeatTime = repeatTimeIn;
    cSize = cSizeIn;
    padValue = padValueIn;
  }
  uint8_t padList[4] = {0};
  uint8_t strideW = 0;
  uint8_t strideH = 0;
  uint8_t filterW = 0;
  uint8_t filterH = 0;
  uint8_t dilationFilterW = 0;
  uint8_t dilationFilterH = 0;
  uint8_t jumpStride = 0;
  uint8_t repeatMode = 0;
  uint8_t repeatTime = 0;
  uint8_t cSize = 0;
  T padValue = 0;
  uint8_t fetchFilterW = 0;
  uint8_t fetchFilterH = 0;
  uint16_t l1H = 0;
  uint16_t l1W = 0;
  uint16_t c1Index = 0;
  int16_t leftTopW = 0;
  int16_t leftTopH = 0;
};
template <typename T>
struct LoadData3DParamsV2 {
  ASSAY_MODEL LoadData3DParamsV2() {}
  ASSAY_MODEL LoadData3DParamsV2(const uint8_t padListIn[4], const uint16_t l1HIn, const uint16_t l1WIn, const
      uint16_t channelSizeIn, const uint16_t kExtensionIn, const uint16_t mExtensionIn, const uint16_t kStartPtIn, const
      uint16_t mStartPtIn, const uint8_t strideWIn, const uint8_t strideHIn, const uint8_t filterWIn, const uint8_t
      filterHIn, const uint8_t dilationFilterWIn, const uint8_t dilationFilterHIn, const bool enTransposeIn, const bool
      enSmallKIn, const T padValueIn) {
    for (int i = 0; i < 4; i++) padList[i] = padListIn[i];
    l1H = l1HIn;
    l1W = l1WIn;
    channelSize = channelSizeIn;
    kExtension = kExtensionIn;
    mExtension = mExtensionIn;
    kStartPt = kStartPtIn;
    mStartPt = mStartPtIn;
    strideW = strideWIn;
    strideH = strideHIn;
    filterW = filterWIn;
    filterH = filterHIn;
    dilationFilterW = dilationFilterWIn;
    dilationFilterH = dilationFilterHIn;
    enTranspose = enTransposeIn;
    enSmallK = enSmallKIn;
    padValue = padValueIn;
  }
  ASSAY_MODEL LoadData3DParamsV2(const uint8_t padListIn[4], const uint16_t l1HIn, const uint16_t l1WIn, const
      uint16_t channelSizeIn, const uint16_t kExtensionIn, const uint16_t mExtensionIn, const uint16_t kStartPtIn, const
      uint16_t mStartPtIn, const uint8_t strideWIn, const uint8_t strideHIn, const uint8_t filterWIn, const uint8_t
      filterHIn, const uint8_t dilationFilterWIn, const uint8_t dilationFilterHIn, const bool enTransposeIn, const bool
      enSmallKIn, const T padValueIn, const bool filterSizeWIn, const bool filterSizeHIn, const bool fMatrixCtrlIn) {
    for (int i = 0; i < 4; i++) padList[i] = padListIn[i];
    l1H = l1HIn;
    l1W = l1WIn;
    channelSize = channelSizeIn;
    kExtension = kExtensionIn;
    mExtension = mExtensionIn;
    kStartPt = kStartPtIn;
    mStartPt = mStartPtIn;
    strideW = strideWIn;
    strideH = strideHIn;
    filterW = filterWIn;
    filterH = filterHIn;
    dilationFilterW = dilationFilterWIn;
    dilationFilterH = dilationFilterHIn;
    enTranspose = enTransposeIn;
    enSmallK = enSmallKIn;
    padValue = padValueIn;
    filterSizeW = filterSizeWIn;
    filterSizeH = filterSizeHIn;
    fMatrixCtrl = fMatrixCtrlIn;
  }
  uint8_t padList[4] = {0};
  uint16_t l1H = 0;
  uint16_t l1W = 0;
  uint16_t channelSize = 0;
  uint16_t kExtension = 0;
  uint16_t mExtension = 0;
  uint16_t kStartPt = 0;
  uint16_t mStartPt = 0;
  uint8_t strideW = 1;
  uint8_t strideH = 1;
  uint8_t filterW = 1;
  uint8_t filterH = 1;
  uint8_t dilationFilterW = 1;
  uint8_t dilationFilterH = 1;
  bool enTranspose = false;
  bool enSmallK = false;
  T padValue = 0;
  bool filterSizeW = false;
  bool filterSizeH = false;
  bool fMatrixCtrl = false;
};
struct LoadData3DParamsV2Pro {
  ASSAY_MODEL LoadData3DParamsV2Pro() {}
  ASSAY_MODEL LoadData3DParamsV2Pro(const uint16_t channelSizeIn, const bool enTransposeIn, const bool enSmallKIn,
      const bool filterSizeWIn, const bool filterSizeHIn, const bool fMatrixCtrlIn, const uint64_t extConfigIn, const
      uint64_t filterConfigIn) {
    channelSize = channelSizeIn;
    enTranspose = enTransposeIn;
    enSmallK = enSmallKIn;
    filterSizeW = filterSizeWIn;
    filterSizeH = filterSizeHIn;
    fMatrixCtrl = fMatrixCtrlIn;
    extConfig = extConfigIn;
    filterConfig = filterConfigIn;
  }
  uint16_t channelSize = 0;
  bool enTranspose = false;
  bool enSmallK = false;
  bool filterSizeW = false;
  bool filterSizeH = false;
  bool fMatrixCtrl = false;
  uint64_t extConfig = 0;
  uint64_t filterConfig = 0X10101010101;
};
struct LoadData2dTransposeParams {
  ASSAY_MODEL LoadData2dTransposeParams() {}
  ASSAY_MODEL LoadData2dTransposeParams(const uint16_t startIndexIn, const uint8_t repeatTimesIn, const uint16_t
      srcStrideIn, const uint16_t dstGapIn, const uint16_t dstfracGapIn, const uint8_t addrModeIn) {
    startIndex = startIndexIn;
    repeatTimes = repeatTimesIn;
    srcStride = srcStrideIn;
    dstGap = dstGapIn;
    dstFracGap = dstfracGapIn;
    addrMode = addrModeIn;
  }
  ASSAY_MODEL LoadData2dTransposeParams(const uint16_t startIndexIn, const uint8_t repeatTimesIn, const uint16_t
      srcStrideIn, const uint16_t dstGapIn, const uint16_t dstfracGapIn) {
    startIndex = startIndexIn;
    repeatTimes = repeatTimesIn;
    srcStride = srcStrideIn;
    dstGap = dstGapIn;
    dstFracGap = dstfracGapIn;
  }
  uint16_t startIndex = 0;
  uint8_t repeatTimes = 0;
  uint16_t srcStride = 0;
  uint16_t dstGap = 0;
  uint16_t dstFracGap = 0;
  uint8_t addrMode = 0;
};
struct LoadData2dTransposeParamsV2 {
  ASSAY_MODEL LoadData2dTransposeParamsV2() {}
  ASSAY_MODEL LoadData2dTransposeParamsV2(const uint16_t startIndexIn, const uint8_t repeatTimesIn, const uint16_t
      srcStrideIn, const uint16_t dstGapIn, const uint16_t dstFracGapIn, const uint16_t srcFracGapIn) {
    startIndex = startIndexIn;
    repeatTimes = repeatTimesIn;
    srcStride = srcStrideIn;
    dstGap = dstGapIn;
    dstFracGap = dstFracGapIn;
    srcFracGap = srcFracGapIn;
  }
  ASSAY_MODEL LoadData2dTransposeParamsV2(const uint16_t startIndexIn, const uint8_t repeatTimesIn, const uint16_t
      srcStrideIn, const uint16_t dstGapIn, const uint16_t dstFracGapIn, const uint16_t srcFracGapIn, const uint8_t
      addrModeIn) {
    startIndex = startIndexIn;
    repeatTimes = repeatTimesIn;
    srcStride = srcStrideIn;
    dstGap = dstGapIn;
    dstFracGap = dstFracGapIn;
    srcFracGap = srcFracGapIn;
    addrMode = addrModeIn;
  }
  uint16_t startIndex = 0;
  uint8_t repeatTimes = 0;
  uint16_t srcStride = 0;
  uint16_t dstGap = 0;
  uint16_t dstFracGap = 0;
  uint16_t srcFracGap = 0;
  uint8_t addrMode = 0;
};
struct MmadParams {
  ASSAY_MODEL MmadParams() {}
  ASSAY_MODEL MmadParams(const uint16_t mIn, const uint16_t nIn, const uint16_t kIn, const bool isBiasIn, const
      int32_t fmOffsetIn, const bool enSsparseIn, const bool enWinogradAIn, const bool enWinogradBIn) {
    m = mIn;
    n = nIn;
    k = kIn;
    isBias = isBiasIn;
    fmOffset = fmOffsetIn;
    enSsparse = enSsparseIn;
    enWinogradA = enWinogradAIn;
    enWinogradB = enWinogradBIn;
  }
  ASSAY_MODEL MmadParams(const uint16_t mIn, const uint16_t nIn, const uint16_t kIn, const uint8_t unitFlagIn, const
      bool cmatrixSourceIn, const bool cmatrixInitValIn) {
    m = mIn;
    n = nIn;
    k = kIn;
    unitFlag = unitFlagIn;
    cmatrixSource = cmatrixSourceIn;
    cmatrixInitVal = cmatrixInitValIn;
  }
  uint16_t m = 0;
  uint16_t n = 0;
  uint16_t k = 0;
  bool isBias = false;
  int32_t fmOffset = 0;
  bool enSsparse = false;
  bool enWinogradA = false;
  bool enWinogradB = false;
  uint8_t unitFlag = 0;
  bool kDirectionAlign = false;
  bool cmatrixSource = false;
  bool cmatrixInitVal = true;
};
template <typename U>
struct InitConstValueParams {
  ASSAY_MODEL InitConstValueParams() {}
  ASSAY_MODEL InitConstValueParams(const uint16_t repeatTimesIn, const uint16_t blockNumIn, const uint16_t dstGapIn,
      const U initValueIn) {
    repeatTimes = repeatTimesIn;
    blockNum = blockNumIn;
    dstGap = dstGapIn;
    initValue = initValueIn;
  }
  ASSAY_MODEL InitConstValueParams(const uint16_t repeatTimesIn, const U initValueIn) {
    repeatTimes = repeatTimesIn;
    initValue = initValueIn;
  }
  uint16_t repeatTimes = 0;
  uint16_t blockNum = 0;
  uint16_t dstGap = 0;
  U initValue = 0;
};
enum class FmatrixMode : uint8_t { FMATRIX_LEFT = 0, FMATRIX_RIGHT = 1 };
struct LoadDataRepeatParam {
  ASSAY_MODEL LoadDataRepeatParam() {}
  ASSAY_MODEL LoadDataRepeatParam(const uint16_t repeatStrideIn, const uint8_t repeatTimeIn, const uint8_t
      repeatModeIn) {
    repeatStride = repeatStrideIn;
    repeatTime = repeatTimeIn;
    repeatMode = repeatModeIn;
  }
  uint16_t repeatStride = 0;
  uint8_t repeatTime = 1;
  uint8_t repeatMode = 0;
  uint8_t reserved = 0;
};
struct LoadImageToLocalParams {
  ASSAY_MODEL LoadImageToLocalParams() {}
  ASSAY_MODEL LoadImageToLocalParams(const uint16_t horizSizeIn, const uint16_t vertSizeIn, const uint16_t
      horizStartPosIn, const uint16_t vertStartPosIn, const uint16_t srcHorizSizeIn, const uint8_t topPadSizeIn, const
      uint8_t botPadSizeIn, const uint16_t leftPadSizeIn, const uint16_t rightPadSizeIn) {
    horizSize = horizSizeIn;
    vertSize = vertSizeIn;
    horizStartPos = horizStartPosIn;
    vertStartPos = vertStartPosIn;
    srcHorizSize = srcHorizSizeIn;
    topPadSize = topPadSizeIn;
    botPadSize = botPadSizeIn;
    leftPadSize = leftPadSizeIn;
    rightPadSize = rightPadSizeIn;
  }
  uint16_t horizSize = 0;
  uint16_t vertSize = 0;
  uint16_t horizStartPos = 0;
  uint16_t vertStartPos = 0;
  uint16_t srcHorizSize = 0;
  uint8_t topPadSize = 0;
  uint8_t botPadSize = 0;
  uint16_t leftPadSize = 0;
  uint16_t rightPadSize = 0;
  uint8_t sid = 0;
};
struct CheckLocalMemoryIAParam {
  ASSAY_MODEL CheckLocalMemoryIAParam() {}
  ASSAY_MODEL CheckLocalMemoryIAParam(const uint8_t enableBitIn, const uint32_t startAddrIn, const uint32_t
      endAddrIn, const bool isScalarReadIn, const bool isScalarWriteIn, const bool isVectorReadIn, const bool
      isVectorWriteIn, const bool isMteReadIn, const bool isMteWriteIn, const bool isEnableIn) {
    enableBit = enableBitIn;
    startAddr = startAddrIn;
    endAddr = endAddrIn;
    isScalarRead = isScalarReadIn;
    isScalarWrite = isScalarWriteIn;
    isVectorRead = isVectorReadIn;
    isVectorWrite = isVectorWriteIn;
    isMteRead = isMteReadIn;
    isMteWrite = isMteWriteIn;
    isEnable = isEnableIn;
  }
  uint8_t enableBit = 0;
  uint32_t startAddr = 0;
  uint32_t endAddr = 0;
  bool isScalarRead = false;
  bool isScalarWrite = false;
  bool isVectorRead = false;
  bool isVectorWrite = false;
  bool isMteRead = false;
  bool isMteWrite = false;
  bool isEnable = false;
  uint32_t reserved = 0;
};
enum class KFC_Enum : uint16_t { SERVICE_ID_MASK = 65280, SERVICE_ID_SCM = 256, SCMFUN_GM2L1 = 257,
    SCMFUN_GM2L1ND2NZ = 258, SERVICE_ID_MATMUL = 768, MMFUN_MASK = 896, MMFUN_ITERATE = 896, MMFUN_ITERATE_ALL = 897,
    MMFUN_INIT = 769, MMFUN_GET_TENSOR_C = 770, MMFUN_ITERATE_ALL_RESP = 771, MMFUN_GET_TENSOR_C_RESP = 772,
    MMFUN_GET_OFFSET_C = 773, MMFUN_GET_OFFSET_C_RESP = 774, MMFUN_SET_ORG_SHAPE = 775, MMFUN_SET_HF32 = 776,
    MMFUN_SET_USER_DEF_INFO = 777, MMFUN_ITERATE_BATCH_ALL = 778, MMFUN_ITERATE_BATCH_ALL_RESP = 779,
    MMFUN_ITERATE_N_BATCH_ALL = 780, MMFUN_ITERATE_N_BATCH_ALL_RESP = 781, MMFUN_END = 782, CONVFUNC_ITERATE = 783,
    CONVFUNC_ITERATE_ALL = 784, CONVFUNC_GET_TENSOR_C = 785, CONVFUNC_END = 786, SERVICE_QUIT = 64768, SERVICE_BALANCE =
    65024, SERVICE_ID_NONE = 65280 };
struct TilingInfo {
  __gm__ uint8_t* tilingAddr;
};
struct MatmulOrgShape {
  uint32_t orgM;
  uint32_t orgN;
  uint32_t orgKa;
  uint32_t orgKb;
  uint32_t orgKc;
};
struct MatmulConfigParams {
  uint32_t enAtomic;
  uint32_t enSequentialWrite;
  uint32_t isTransA;
  uint32_t isTransB;
  uint32_t enPartialSum;
  uint32_t setTail;
  uint32_t setTensorA;
  uint32_t setTensorB;
  uint32_t setTensorBias;
  uint32_t setClearBias;
  uint32_t cIsTscm;
  uint32_t isFirstIter;
  uint32_t sync;
  uint32_t enHF32;
  uint32_t hf32TransMode;
  uint32_t setQuant;
  uint32_t setBatch;
  uint32_t waitIterateAll;
  uint32_t waitIterateBatch;
  uint32_t iterateFakeMsg;
  uint32_t singleM;
  uint32_t singleN;
  uint32_t singleK;
  uint32_t sizeAmatrix;
  uint32_t sizeBmatrix;
  uint64_t aAddr;
  uint64_t bAddr;
  uint64_t cAddr;
  uint64_t biasAddr;
  uint64_t quantAddr;
  uint32_t quantSize;
  uint32_t quantMode;
  uint64_t quantScalar;
  uint32_t batchA;
  uint32_t batchB;
  uint32_t matrixStrideA;
  uint32_t matrixStrideB;
  uint32_t matrixStrideC;
  uint32_t batchLoop;
  uint32_t counterId;
  uint32_t reserved0;
  uint64_t dataPtr;
};
struct Conv3DBpInputConfigParams {
  uint32_t enAtomic;
  uint32_t enSequentialWrite;
  uint32_t setTensorWeight;
  uint32_t sync;
  uint32_t isFirstIter;
  uint32_t setTensorFmap;
  uint32_t setTensorOutBackprop;
  uint32_t setSingleShape;
  uint32_t setStartIdx;
  uint32_t enPartialSum;
  uint32_t singleShapeN;
  uint32_t singleShapeD;
  uint32_t curDinStartIdx;
  uint32_t singleShapeM;
  uint32_t singleShapeK;
  uint64_t weightAddr;
  uint64_t outBackpropAddr;
  uint64_t outputAddr;
  int32_t curHoStartIdx;
  uint32_t res;
  uint32_t res1[16];
};
struct Conv3DBpFilterConfigParams {
  uint32_t enAtomic;
  uint32_t enSequentialWrite;
  uint32_t setTensorFmap;
  uint32_t setTensorOutBackprop;
  uint32_t setSingleShape;
  uint32_t sync;
  uint32_t isFirstIter;
  uint32_t waitIterateAll;
  uint32_t enPartialSum;
  uint32_t singleShapeM;
  uint32_t singleShapeN;
  uint32_t singleShapeK;
  uint64_t fmapAddr;
  uint64_t outBackpropAddr;
  uint64_t outputAddr;
  uint32_t curHoStartIdx;
  uint32_t fmapSize;
  uint32_t outBackpropSize;
  uint32_t res;
  uint32_t res1[16];
};
struct Conv3DForwardConfigParams {
  uint32_t enAtomic;
  uint32_t enSequentialWrite;
  uint32_t enSetTensorFmap;
  uint32_t enSetTensorWeight;
  uint32_t enSetTensorBias;
  uint32_t sync;
  uint32_t enSetSingleOutputShape;
  uint32_t enSetFmapStartPosition;
  uint32_t waitIterateAll;
  uint32_t enPartialSum;
  uint32_t fmapSize;
  uint64_t fmapAddr;
  uint64_t weightAddr;
  uint64_t biasAddr;
  uint64_t outputAddr;
  uint32_t weightSize;
  uint32_t biasSize;
  uint32_t singleCoreBatch;
  uint32_t singleCo;
  uint32_t singleDo;
  uint32_t singleCoreM;
  uint32_t singleGroupOpt;
  uint32_t diStartPos;
  uint32_t mStartPos;
  uint32_t ciStartPos;
  uint32_t res[10];
};
struct MatmulUserDefInfo {
  uint64_t tilingPtr;
};
struct KfcMsg {
  union  {
  };
  uint32_t head = 0;
  int32_t ubAddr = -1;
};
enum class LoopMode : uint8_t { MODE_NM = 0, MODE_MN = 1, MODE_KM = 2, MODE_KN = 3 };
struct Conv2dTilling {
  const uint32_t blockSize = 16;
  LoopMode loopMode = LoopMode::MODE_NM;
  uint32_t c0Size = 32;
  uint32_t dTypeSize = 1;
  uint32_t strideH = 0;
  uint32_t strideW = 0;
  uint32_t dilationH = 0;
  uint32_t dilationW = 0;
  uint32_t hi = 0;
  uint32_t wi = 0;
  uint32_t ho = 0;
  uint32_t wo = 0;
  uint32_t height = 0;
  uint32_t width = 0;
  uint32_t howo = 0;
  uint32_t mNum = 0;
  uint32_t nNum = 0;
  uint32_t kNum = 0;
  uint32_t mBlockNum = 0;
  uint32_t kBlockNum = 0;
  uint32_t nBlockNum = 0;
  uint32_t roundM = 0;
  uint32_t roundN = 0;
  uint32_t roundK = 0;
  uint32_t mTileBlock = 0;
  uint32_t nTileBlock = 0;
  uint32_t kTileBlock = 0;
  uint32_t mIterNum = 0;
  uint32_t nIterNum = 0;
  uint32_t kIterNum = 0;
  uint32_t mTileNums = 0;
  bool mHasTail = false;
  bool nHasTail = false;
  bool kHasTail = false;
  uint32_t kTailBlock = 0;
  uint32_t mTailBlock = 0;
  uint32_t nTailBlock = 0;
  uint32_t mTailNums = 0;
};
struct Conv2dParams {
  ASSAY_MODEL Conv2dParams() {}
  ASSAY_MODEL Conv2dParams(const uint32_t imgShapeIn[2], const uint32_t kernelShapeIn[2], const uint32_t
      strideIn[2], const uint32_t cinIn, const uint32_t coutIn, const uint32_t padListIn[4], const uint32_t
      dilationIn[2], const uint32_t initYIn, const bool partialSumIn) {
    for (int i = 0; i < 2; i++) imgShape[i] = imgShapeIn[i];
    for (int i = 0; i < 2; i++) kernelShape[i] = kernelShapeIn[i];
    for (int i = 0; i < 2; i++) stride[i] = strideIn[i];
    cin = cinIn;
    cout = coutIn;
    for (int i = 0; i < 4; i++) padList[i] = padListIn[i];
    for (int i = 0; i < 2; i++) dilation[i] = dilationIn[i];
    initY = initYIn;
    partialSum = partialSumIn;
  }
  uint32_t imgShape[2] = { 0 };
  uint32_t kernelShape[2] = { 0 };
  uint32_t stride[2] = { 0 };
  uint32_t cin = 0;
  uint32_t cout = 0;
  uint32_t padList[4] = { 0 };
  uint32_t dilation[2] = { 0 };
  uint32_t initY = 0;
  bool partialSum = false;
};
struct GemmTiling {
  ASSAY_MODEL GemmTiling() {}
  const uint32_t blockSize = 16;
  LoopMode loopMode = LoopMode::MODE_NM;
  uint32_t mNum = 0;
  uint32_t nNum = 0;
  uint32_t kNum = 0;
  uint32_t roundM = 0;
  uint32_t roundN = 0;
  uint32_t roundK = 0;
  uint32_t c0Size = 32;
  uint32_t dtypeSize = 1;
  uint32_t mBlockNum = 0;
  uint32_t nBlockNum = 0;
  uint32_t kBlockNum = 0;
  uint32_t mIterNum = 0;
  uint32_t nIterNum = 0;
  uint32_t kIterNum = 0;
  uint32_t mTileBlock = 0;
  uint32_t nTileBlock = 0;
  uint32_t kTileBlock = 0;
  uint32_t kTailBlock = 0;
  uint32_t mTailBlock = 0;
  uint32_t nTailBlock = 0;
  bool kHasTail = false;
  bool mHasTail = false;
  bool nHasTail = false;
  bool kHasTailEle = false;
  uint32_t kTailEle = 0;
};
enum class CO2Layout : uint8_t { NZ = 0, ROW_MAJOR = 1, COLUMN_MAJOR = 2 };
struct FixpipeConfig {
  constexpr FixpipeConfig(CO2Layout format_) : format(format_) {}
  ASSAY_SINCE(9_0) constexpr FixpipeConfig(CO2Layout format_, bool isToUB_) : format(format_), isToUB(isToUB_) {}
  CO2Layout format;
  bool isToUB = false;
};
constexpr FixpipeConfig CFG_NZ = {CO2Layout::NZ};
constexpr FixpipeConfig CFG_ROW_MAJOR = {CO2Layout::ROW_MAJOR};
constexpr FixpipeConfig CFG_COLUMN_MAJOR = {CO2Layout::COLUMN_MAJOR};
struct FixpipeParamsV220 {
  ASSAY_MODEL FixpipeParamsV220() {}
  ASSAY_MODEL FixpipeParamsV220(const uint16_t nSizeIn, const uint16_t mSizeIn, const uint16_t srcStrideIn, const
      uint32_t dstStrideIn, const bool reluEnIn) {
    nSize = nSizeIn;
    mSize = mSizeIn;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    reluEn = reluEnIn;
  }
  ASSAY_MODEL FixpipeParamsV220(const uint16_t nSizeIn, const uint16_t mSizeIn, const uint16_t srcStrideIn, const
      uint32_t dstStrideIn, const bool reluEnIn, const QuantMode_t quantPreIn, const int64_t deqScalarIn, const uint16_t
      ndNumIn, const uint16_t srcNdStrideIn, const uint16_t dstNdStrideIn, const uint8_t unitFlagIn) {
    nSize = nSizeIn;
    mSize = mSizeIn;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    reluEn = reluEnIn;
    quantPre = quantPreIn;
    deqScalar = deqScalarIn;
    ndNum = ndNumIn;
    srcNdStride = srcNdStrideIn;
    dstNdStride = dstNdStrideIn;
    unitFlag = unitFlagIn;
  }
  ASSAY_MODEL FixpipeParamsV220(const uint16_t nSizeIn, const uint16_t mSizeIn, const uint16_t srcStrideIn, const
      uint32_t dstStrideIn, const bool reluEnIn, const QuantMode_t quantPreIn, const int64_t deqScalarIn, const uint16_t
      ndNumIn, const uint16_t srcNdStrideIn, const uint16_t dstNdStrideIn, const uint8_t unitFlagIn, const bool
      isChannelSplitIn) {
    nSize = nSizeIn;
    mSize = mSizeIn;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    reluEn = reluEnIn;
    quantPre = quantPreIn;
    deqScalar = deqScalarIn;
    ndNum = ndNumIn;
    srcNdStride = srcNdStrideIn;
    dstNdStride = dstNdStrideIn;
    unitFlag = unitFlagIn;
    isChannelSplit = isChannelSplitIn;
  }
  uint16_t nSize = 0;
  uint16_t mSize = 0;
  uint16_t srcStride = 0;
  uint32_t dstStride = 0;
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  uint64_t deqScalar;
  uint16_t ndNum = 1;
  uint16_t srcNdStride = 0;
  uint16_t dstNdStride = 0;
  bool reluEn = false;
  uint8_t unitFlag = 0;
  bool isChannelSplit = false;
};
using FixpipeParamsM300 = FixpipeParamsV220;
using FixpipeParamsM310 = FixpipeParamsV220;
struct MrgSort4Info {
  ASSAY_MODEL MrgSort4Info() {}
  ASSAY_MODEL MrgSort4Info(const uint16_t elementLengthsIn[4], const bool ifExhaustedSuspensionIn, const uint16_t
      validBitIn, const uint16_t repeatTimesIn) {
    for (int i = 0; i < 4; i++) elementLengths[i] = elementLengthsIn[i];
    ifExhaustedSuspension = ifExhaustedSuspensionIn;
    validBit = validBitIn;
    repeatTimes = repeatTimesIn;
  }
  uint16_t elementLengths[4] = { 0 };
  bool ifExhaustedSuspension = false;
  uint16_t validBit = 0;
  uint8_t repeatTimes = 1;
};
template <typename T>
struct MrgSortSrcList {
  ASSAY_MODEL MrgSortSrcList() {}
  ASSAY_MODEL MrgSortSrcList(const LocalTensor<T>& src1In, const LocalTensor<T>& src2In, const LocalTensor<T>&
      src3In, const LocalTensor<T>& src4In) {
    src1 = src1In;
    src2 = src2In;
    src3 = src3In;
    src4 = src4In;
  }
  LocalTensor<T> src1;
  LocalTensor<T> src2;
  LocalTensor<T> src3;
  LocalTensor<T> src4;
};
struct GatherRepeatParams {
  ASSAY_MODEL GatherRepeatParams() {}
  ASSAY_MODEL GatherRepeatParams(const uint8_t dstBlkStrideIn, const uint8_t dstRepStrideIn) {
    dstBlkStride = dstBlkStrideIn;
    dstRepStride = dstRepStrideIn;
  }
  uint32_t blockNumber = DEFAULT_BLK_NUM;
  uint16_t dstRepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t dstBlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src0BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src1BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src0RepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t src1RepStride = DEFAULT_REPEAT_STRIDE;
  bool repeatStrideMode = false;
  bool strideSizeMode = false;
};
enum class GatherMaskMode : uint8_t { VERSION_V1 = 0, VERSION_V2 = 1 };
constexpr GatherMaskMode defaultGahterMaskMode = GatherMaskMode::VERSION_V2;
constexpr GatherMaskMode defaultGatherMaskMode = GatherMaskMode::VERSION_V2;
struct GatherMaskParams {
  ASSAY_MODEL GatherMaskParams() {}
  ASSAY_MODEL GatherMaskParams(const uint8_t src0BlockStrideIn, const uint16_t repeatTimesIn, const uint16_t
      src0RepeatStrideIn, const uint8_t src1RepeatStrideIn) {
    src0BlockStride = src0BlockStrideIn;
    repeatTimes = repeatTimesIn;
    src0RepeatStride = src0RepeatStrideIn;
    src1RepeatStride = src1RepeatStrideIn;
  }
  uint8_t src0BlockStride = DEFAULT_BLK_STRIDE;
  uint16_t repeatTimes = 0;
  uint16_t src0RepeatStride = DEFAULT_REPEAT_STRIDE;
  uint8_t src1RepeatStride = DEFAULT_REPEAT_STRIDE;
};
enum class TransposeType : uint8_t { TRANSPOSE_TYPE_NONE = 0, TRANSPOSE_NZ2ND_0213 = 1, TRANSPOSE_NZ2NZ_0213 = 2,
    TRANSPOSE_NZ2NZ_012_WITH_N = 3, TRANSPOSE_NZ2ND_012_WITH_N = 4, TRANSPOSE_NZ2ND_012_WITHOUT_N = 5,
    TRANSPOSE_NZ2NZ_012_WITHOUT_N = 6, TRANSPOSE_ND2ND_ONLY = 7, TRANSPOSE_ND_UB_GM = 8, TRANSPOSE_GRAD_ND_UB_GM = 9,
    TRANSPOSE_ND2ND_B16 = 10, TRANSPOSE_NCHW2NHWC = 11, TRANSPOSE_NHWC2NCHW = 12 };
struct TransDataTo5HDParams {
  ASSAY_MODEL TransDataTo5HDParams() {}
  ASSAY_MODEL TransDataTo5HDParams(const bool dstHighHalfIn, const bool srcHighHalfIn, const uint8_t repeatTimesIn,
      const uint16_t dstRepStrideIn, const uint16_t srcRepStrideIn) {
    dstHighHalf = dstHighHalfIn;
    srcHighHalf = srcHighHalfIn;
    repeatTimes = repeatTimesIn;
    dstRepStride = dstRepStrideIn;
    srcRepStride = srcRepStrideIn;
  }
  bool dstHighHalf = false;
  bool srcHighHalf = false;
  uint8_t repeatTimes = 1;
  uint16_t dstRepStride = 0;
  uint16_t srcRepStride = 0;
};
struct TransposeParamsExt {
  ASSAY_MODEL TransposeParamsExt() {}
  ASSAY_MODEL TransposeParamsExt(const uint16_t nSizeIn, const uint16_t cSizeIn, const uint16_t hSizeIn, const
      uint16_t wSizeIn, const TransposeType transposeTypeIn) {
    nSize = nSizeIn;
    cSize = cSizeIn;
    hSize = hSizeIn;
    wSize = wSizeIn;
    transposeType = transposeTypeIn;
  }
  uint16_t nSize = 0;
  uint16_t cSize = 0;
  uint16_t hSize = 0;
  uint16_t wSize = 0;
  TransposeType transposeType = TransposeType::TRANSPOSE_ND2ND_B16;
};
struct BrcbRepeatParams {
  ASSAY_MODEL BrcbRepeatParams() {}
  ASSAY_MODEL BrcbRepeatParams(const uint16_t dstBlkStrideIn, const uint16_t dstRepStrideIn) {
    dstBlkStride = dstBlkStrideIn;
    dstRepStride = dstRepStrideIn;
  }
  uint32_t blockNumber = DEFAULT_BLK_NUM;
  uint16_t dstRepStride = DEFAULT_REPEAT_STRIDE;
  uint16_t dstBlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src0BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src1BlkStride = DEFAULT_BLK_STRIDE;
  uint8_t src0RepStride = DEFAULT_REPEAT_STRIDE;
  uint8_t src1RepStride = DEFAULT_REPEAT_STRIDE;
  bool repeatStrideMode = false;
  bool strideSizeMode = false;
};
struct VdeqInfo {
  ASSAY_MODEL VdeqInfo() {}
  ASSAY_MODEL VdeqInfo(const float vdeqScaleIn[16], const int16_t vdeqOffsetIn[16], const bool vdeqSignModeIn[16]) {
    for (int i = 0; i < 16; i++) vdeqScale[i] = vdeqScaleIn[i];
    for (int i = 0; i < 16; i++) vdeqOffset[i] = vdeqOffsetIn[i];
    for (int i = 0; i < 16; i++) vdeqSignMode[i] = vdeqSignModeIn[i];
  }
  float vdeqScale[16] = { 0 };
  int16_t vdeqOffset[16] = { 0 };
  bool vdeqSignMode[16] = { 0 };
};
}  // namespace AscendC
