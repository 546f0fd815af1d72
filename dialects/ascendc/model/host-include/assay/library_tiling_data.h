// The tiling structs of the vendor's advanced library, with their fields in order: code embeds them in its own tiling
// class and the device reads them by layout. tilingdata_base.h knows their names as registered.
#ifndef ASSAY_HOST_LIBRARY_TILING_DATA_H_
#define ASSAY_HOST_LIBRARY_TILING_DATA_H_

#include "register/tilingdata_base.h"

#define ASSAY_I32(name) TILING_DATA_FIELD_DEF(int32_t, name)
#define ASSAY_U32(name) TILING_DATA_FIELD_DEF(uint32_t, name)
#define ASSAY_U8(name) TILING_DATA_FIELD_DEF(uint8_t, name)
#define ASSAY_U16(name) TILING_DATA_FIELD_DEF(uint16_t, name)
#define ASSAY_F32(name) TILING_DATA_FIELD_DEF(float, name)
#define ASSAY_FLAG(name) TILING_DATA_FIELD_DEF(bool, name)

namespace optiling {

BEGIN_TILING_DATA_DEF(TCubeTiling)
ASSAY_I32(usedCoreNum) ASSAY_I32(M) ASSAY_I32(N) ASSAY_I32(Ka) ASSAY_I32(Kb) ASSAY_I32(singleCoreM)
ASSAY_I32(singleCoreN) ASSAY_I32(singleCoreK) ASSAY_I32(baseM) ASSAY_I32(baseN) ASSAY_I32(baseK) ASSAY_I32(depthA1)
ASSAY_I32(depthB1) ASSAY_I32(stepM) ASSAY_I32(stepN) ASSAY_I32(isBias) ASSAY_I32(transLength) ASSAY_I32(iterateOrder)
ASSAY_I32(shareMode) ASSAY_I32(shareL1Size) ASSAY_I32(shareL0CSize) ASSAY_I32(shareUbSize) ASSAY_I32(batchM)
ASSAY_I32(batchN) ASSAY_I32(singleBatchM) ASSAY_I32(singleBatchN) ASSAY_I32(stepKa) ASSAY_I32(stepKb)
ASSAY_I32(depthAL1CacheUB) ASSAY_I32(depthBL1CacheUB) ASSAY_I32(dbL0A) ASSAY_I32(dbL0B) ASSAY_I32(dbL0C)
ASSAY_I32(ALayoutInfoB) ASSAY_I32(ALayoutInfoS) ASSAY_I32(ALayoutInfoN) ASSAY_I32(ALayoutInfoG)
ASSAY_I32(ALayoutInfoD) ASSAY_I32(BLayoutInfoB) ASSAY_I32(BLayoutInfoS) ASSAY_I32(BLayoutInfoN)
ASSAY_I32(BLayoutInfoG) ASSAY_I32(BLayoutInfoD) ASSAY_I32(CLayoutInfoB) ASSAY_I32(CLayoutInfoS1)
ASSAY_I32(CLayoutInfoN) ASSAY_I32(CLayoutInfoG) ASSAY_I32(CLayoutInfoS2) ASSAY_I32(BatchNum) ASSAY_I32(reserved)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(SoftMaxTiling)
ASSAY_U32(srcM) ASSAY_U32(srcK) ASSAY_U32(srcSize) ASSAY_U32(outMaxM) ASSAY_U32(outMaxK) ASSAY_U32(outMaxSize)
ASSAY_U32(splitM) ASSAY_U32(splitK) ASSAY_U32(splitSize) ASSAY_U32(reduceM) ASSAY_U32(reduceK) ASSAY_U32(reduceSize)
ASSAY_U32(rangeM) ASSAY_U32(tailM) ASSAY_U32(tailSplitSize) ASSAY_U32(tailReduceSize)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(LogSoftMaxTiling)
ASSAY_U32(srcM) ASSAY_U32(srcK) ASSAY_U32(srcSize) ASSAY_U32(outMaxM) ASSAY_U32(outMaxK) ASSAY_U32(outMaxSize)
ASSAY_U32(splitM) ASSAY_U32(splitK) ASSAY_U32(splitSize) ASSAY_U32(reduceM) ASSAY_U32(reduceK) ASSAY_U32(reduceSize)
ASSAY_U32(rangeM) ASSAY_U32(tailM) ASSAY_U32(tailSplitSize) ASSAY_U32(tailReduceSize)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(UnPadTiling)
ASSAY_U32(srcHeight) ASSAY_U32(srcWidth) ASSAY_U32(tmpBuffer1BlockNum) ASSAY_U32(tmpBuffer1RowNum)
ASSAY_U32(tmpBuffer2Offset) ASSAY_U32(widthTiling) ASSAY_U32(widthFractal) ASSAY_U32(widthFractalTail)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(PadTiling)
ASSAY_U32(srcHeight) ASSAY_U32(srcWidth) ASSAY_U32(srcOriWidth) ASSAY_U32(widthWithoutLastBlock)
ASSAY_U32(blocksPerRow) ASSAY_U32(heightTiling) ASSAY_U32(heightFractal) ASSAY_U32(heightFractalTail)
ASSAY_U32(mainLoopOffset) ASSAY_U32(tailBlockOffset) ASSAY_U32(tmpBuffer1BlockNum) ASSAY_U32(tmpBuffer1RowNum)
ASSAY_U32(tmpBuffer2Offset) ASSAY_U32(widthTiling) ASSAY_U32(widthFractal) ASSAY_U32(widthFractalTail)
ASSAY_U32(widthFractalTailAlingned) ASSAY_U32(brcbTiling) ASSAY_U32(brcbFractal) ASSAY_U32(brcbFractalTail)
ASSAY_U32(maxRepeatTimes) ASSAY_U32(brcbTilingRepeatTimes) ASSAY_U32(brcbTilingRepeatTimesTail)
ASSAY_U32(brcbFractalTailRepeatTimes) ASSAY_U32(brcbFractalTailRepeatTimesTail) ASSAY_U32(reserved)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(RmsNormTiling)
ASSAY_U32(bLength) ASSAY_U32(sLength) ASSAY_U32(hLength) ASSAY_U32(originalHLength) ASSAY_F32(reciprocalOfHLength)
ASSAY_U32(mainBshLength) ASSAY_U32(mainBsLength) ASSAY_U32(mainBsLengthAlign) ASSAY_U32(loopRound)
ASSAY_U32(inputTailPos) ASSAY_U32(tailBshLength) ASSAY_U32(tailBsLength)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(DeepNormTiling)
ASSAY_U32(bLength) ASSAY_U32(sLength) ASSAY_U32(hLength) ASSAY_U32(originalHLength) ASSAY_U32(inputXSize)
ASSAY_U32(meanVarSize) ASSAY_U32(numberOfTmpBuf) ASSAY_U32(meanTmpTensorPos) ASSAY_U32(meanTmpTensorSize)
ASSAY_U32(varianceTmpTensorPos) ASSAY_U32(varianceTmpTensorSize) ASSAY_U32(tmpBufSize) ASSAY_U32(oneTmpSize)
ASSAY_U32(firstTmpStartPos) ASSAY_U32(secondTmpStartPos) ASSAY_U32(thirdTmpStartPos) ASSAY_U32(loopRound)
ASSAY_U32(inputRoundSize) ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos) ASSAY_U32(meanVarRoundSize)
ASSAY_U32(meanVarTailSize) ASSAY_U32(meanVarTailPos) ASSAY_U32(bshCurLength) ASSAY_U32(bsCurLength)
ASSAY_F32(lastDimValueBack)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(LayerNormTiling)
ASSAY_U32(bLength) ASSAY_U32(sLength) ASSAY_U32(hLength) ASSAY_U32(originalHLength) ASSAY_U32(inputXSize)
ASSAY_U32(meanVarSize) ASSAY_U32(numberOfTmpBuf) ASSAY_U32(meanTmpTensorPos) ASSAY_U32(meanTmpTensorSize)
ASSAY_U32(varianceTmpTensorPos) ASSAY_U32(varianceTmpTensorSize) ASSAY_U32(tmpBufSize) ASSAY_U32(oneTmpSize)
ASSAY_U32(firstTmpStartPos) ASSAY_U32(secondTmpStartPos) ASSAY_U32(thirdTmpStartPos) ASSAY_U32(loopRound)
ASSAY_U32(inputRoundSize) ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos) ASSAY_U32(meanVarRoundSize)
ASSAY_U32(meanVarTailSize) ASSAY_U32(meanVarTailPos) ASSAY_U32(bshCurLength) ASSAY_U32(bsCurLength)
ASSAY_F32(lastDimValueBack)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(LayerNormSeparateTiling)
ASSAY_U32(aLength) ASSAY_U32(rLength) ASSAY_U32(halfAddRepeatTimes) ASSAY_U32(rHeadLength) ASSAY_F32(k2Rec)
ASSAY_F32(k2RRec) ASSAY_U32(inputXSize) ASSAY_U32(meanVarSize) ASSAY_U32(numberOfTmpBuf)
ASSAY_U32(varianceTmpTensorPos) ASSAY_U32(varianceTmpTensorSize) ASSAY_U32(tmpBufSize) ASSAY_U32(oneTmpSize)
ASSAY_U32(firstTmpStartPos) ASSAY_U32(secondTmpStartPos) ASSAY_U32(thirdTmpStartPos) ASSAY_U32(loopRound)
ASSAY_U32(inputRoundSize) ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos) ASSAY_U32(meanVarRoundSize)
ASSAY_U32(meanVarTailSize) ASSAY_U32(meanVarTailPos) ASSAY_U32(arCurLength) ASSAY_U32(aCurLength)
ASSAY_F32(rValueBack)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(BatchNormTiling)
ASSAY_U32(originalBLength) ASSAY_U32(meanVarSize) ASSAY_U32(meanTmpTensorPos) ASSAY_U32(varianceTmpTensorPos)
ASSAY_U32(tmpBufSize) ASSAY_U32(oneTmpSize) ASSAY_U32(firstTmpStartPos) ASSAY_U32(secondTmpStartPos)
ASSAY_U32(thirdTmpStartPos) ASSAY_U32(loopRound) ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos)
ASSAY_U32(meanVarTailSize) ASSAY_U32(meanVarTailPos) ASSAY_U32(bshCurLength) ASSAY_U32(shCurLength)
ASSAY_F32(firstDimValueBack) ASSAY_U32(castHalfRepStride) ASSAY_U32(shCurLengthBlockNum)
ASSAY_U32(castHalfOutRepStride)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(LayerNormGradTiling)
ASSAY_U32(stackBufferSize) ASSAY_U32(bLength) ASSAY_U32(sLength) ASSAY_U32(hLength) ASSAY_U32(originalHLength)
ASSAY_U32(oneCalSize) ASSAY_U32(nohCalSize) ASSAY_U32(loopNum) ASSAY_U32(tailSize) ASSAY_U32(nohTailSize)
ASSAY_U32(tmpTensorBSHPos) ASSAY_U32(tmpTensorBSHSize) ASSAY_U32(pdVarTensorPos) ASSAY_U32(pdVarTensorSize)
ASSAY_U32(pdMeanTensorPos) ASSAY_U32(pdMeanTensorSize) ASSAY_U32(x1TensorPos) ASSAY_U32(x1TensorSize)
ASSAY_U32(x2TensorPos) ASSAY_U32(x2TensorSize) ASSAY_U32(x3TensorPos) ASSAY_U32(x3TensorSize) ASSAY_U32(tmpTensorPos)
ASSAY_U32(tmpTensorSize) ASSAY_U32(tmpTensor1Pos) ASSAY_U32(tmpTensor1Size) ASSAY_U32(tmpTensor2Pos)
ASSAY_U32(tmpTensor2Size) ASSAY_U32(lastDimValueBack) ASSAY_U32(lastDimValueBackMulTwo)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(LayerNormGradBetaTiling)
ASSAY_U32(stackBufferSize) ASSAY_U32(bLength) ASSAY_U32(sLength) ASSAY_U32(hLength) ASSAY_U32(originalHLength)
ASSAY_U32(bshLength) ASSAY_U32(bsLength) ASSAY_U32(oneCalSize) ASSAY_U32(numberOfTmpBuf) ASSAY_U32(loopRound)
ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos) ASSAY_U32(bsTailSize) ASSAY_U32(bshCurLength) ASSAY_U32(bsCurLength)
ASSAY_U32(gammaTempTensorPos) ASSAY_U32(betaTempTensorPos) ASSAY_U32(inputDyTmpTensorPos)
ASSAY_U32(resForGammaTmpTensorPos) ASSAY_U32(reserved)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(ConfusionTransposeTiling)
ASSAY_U32(param0) ASSAY_U32(param1) ASSAY_U32(param2) ASSAY_U32(param3) ASSAY_U32(param4) ASSAY_U32(param5)
ASSAY_U32(param6) ASSAY_U32(param7) ASSAY_U32(param8) ASSAY_U32(param9) ASSAY_U32(param10) ASSAY_U32(param11)
ASSAY_U32(param12) ASSAY_U32(param13) ASSAY_U32(param14) ASSAY_U32(param15) ASSAY_U32(param16) ASSAY_U32(param17)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(TopkTiling)
ASSAY_I32(tmpLocalSize) ASSAY_I32(allDataSize) ASSAY_I32(innerDataSize) ASSAY_U32(sortRepeat) ASSAY_I32(mrgSortRepeat)
ASSAY_I32(kAlignFourBytes) ASSAY_I32(kAlignTwoBytes) ASSAY_I32(maskOffset) ASSAY_I32(maskVreducev2FourBytes)
ASSAY_I32(maskVreducev2TwoBytes) ASSAY_I32(mrgSortSrc1offset) ASSAY_I32(mrgSortSrc2offset)
ASSAY_I32(mrgSortSrc3offset) ASSAY_I32(mrgSortTwoQueueSrc1Offset) ASSAY_I32(mrgFourQueueTailPara1)
ASSAY_I32(mrgFourQueueTailPara2) ASSAY_I32(srcIndexOffset) ASSAY_U32(copyUbToUbBlockCount)
ASSAY_I32(topkMrgSrc1MaskSizeOffset) ASSAY_I32(topkNSmallSrcIndexOffset) ASSAY_U32(vreduceValMask0)
ASSAY_U32(vreduceValMask1) ASSAY_U32(vreduceIdxMask0) ASSAY_U32(vreduceIdxMask1) ASSAY_U16(vreducehalfValMask0)
ASSAY_U16(vreducehalfValMask1) ASSAY_U16(vreducehalfValMask2) ASSAY_U16(vreducehalfValMask3)
ASSAY_U16(vreducehalfValMask4) ASSAY_U16(vreducehalfValMask5) ASSAY_U16(vreducehalfValMask6)
ASSAY_U16(vreducehalfValMask7)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(GroupNormTiling)
ASSAY_U32(n) ASSAY_U32(c) ASSAY_U32(hw) ASSAY_U32(g) ASSAY_U32(d) ASSAY_U32(hwAlignSize) ASSAY_U32(dhwAlignSize)
ASSAY_U32(inputXSize) ASSAY_U32(meanVarSize) ASSAY_U32(numberOfTmpBuf) ASSAY_U32(meanTmpTensorPos)
ASSAY_U32(meanTmpTensorSize) ASSAY_U32(varianceTmpTensorPos) ASSAY_U32(varianceTmpTensorSize) ASSAY_U32(tmpBufSize)
ASSAY_U32(oneTmpSize) ASSAY_U32(firstTmpStartPos) ASSAY_U32(secondTmpStartPos) ASSAY_U32(thirdTmpStartPos)
ASSAY_U32(loopRound) ASSAY_U32(inputRoundSize) ASSAY_U32(inputTailSize) ASSAY_U32(inputTailPos)
ASSAY_U32(meanVarRoundSize) ASSAY_U32(meanVarTailSize) ASSAY_U32(meanVarTailPos) ASSAY_U32(bshCurLength)
ASSAY_U32(bsCurLength) ASSAY_F32(factor) ASSAY_FLAG(smallShape)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(Mc2ServerCfg)
ASSAY_U32(version) ASSAY_U8(debugMode) ASSAY_U8(sendArgIndex) ASSAY_U8(recvArgIndex) ASSAY_U8(commOutArgIndex)
TILING_DATA_FIELD_DEF_ARR(uint8_t, 8, reserved)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(Mc2HcommCfg)
ASSAY_U8(skipLocalRankCopy) ASSAY_U8(skipBufferWindowCopy) ASSAY_U8(stepSize) TILING_DATA_FIELD_DEF_ARR(char, 13,
reserved) TILING_DATA_FIELD_DEF_ARR(char, 128, groupName) TILING_DATA_FIELD_DEF_ARR(char, 128, algConfig)
ASSAY_U32(opType) ASSAY_U32(reduceType)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(Mc2InitTiling)
TILING_DATA_FIELD_DEF_ARR(uint8_t, 64, reserved)
END_TILING_DATA_DEF

BEGIN_TILING_DATA_DEF(Mc2CcTiling)
TILING_DATA_FIELD_DEF_ARR(uint8_t, 280, reserved)
END_TILING_DATA_DEF

}  // namespace optiling

#undef ASSAY_I32
#undef ASSAY_U32
#undef ASSAY_U8
#undef ASSAY_U16
#undef ASSAY_F32
#undef ASSAY_FLAG

#endif
