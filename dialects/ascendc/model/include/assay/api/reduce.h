// Reductions, gathering, conversion, sorting and transposition.
#pragma once

#include "assay/api/vector_scalar.h"


namespace AscendC {
template <typename T>
void BlockReduceMaxIntrinsicsImpl(__ubuf__ T* dstLocal, __ubuf__ T* srcLocal, const int32_t repeatTime, const int32_t
    dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride);
template <typename T>
void BlockReduceMinIntrinsicsImpl(__ubuf__ T* dstLocal, __ubuf__ T* srcLocal, const int32_t repeatTime, const int32_t
    dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride);
template <typename T>
void BlockReduceSumIntrinsicsImpl(__ubuf__ T* dstLocal, __ubuf__ T* srcLocal, const int32_t repeatTime, const int32_t
    dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride);
constexpr uint32_t SORT_LEN = 4;
constexpr uint32_t SORT_NUM_TWO = 2;
constexpr uint32_t SORT_NUM_THREE = 3;
void ComSortInnerLoopTail(uint32_t& offset0Tail, uint32_t& offset1Tail, uint32_t& offset2Tail, uint32_t&
    offset3Tail, uint16_t& validBitTail, uint16_t (& elementCountListTail)[4], const uint32_t baseOffset, const uint32_t
    elementCountTail, int32_t mergeTmpTailQueNum);
template <typename T>
void MrgSort4(const LocalTensor<T>& dstLocal, const MrgSortSrcList<T>& srcLocal, const MrgSort4Info& params);
template <typename T>
void RpSort16(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t repeatTimes);
template <typename T>
ASSAY_MODEL void MrgSort(const LocalTensor<T>& dstLocal, const MrgSortSrcList<T>& srcLocal, const MrgSort4Info&
    params) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "MrgSort: T must be half or float");
  assay_model::MergeLists(dstLocal, srcLocal, params.elementLengths, params.validBit, params.ifExhaustedSuspension,
      params.repeatTimes);
}
template <typename T, bool isExhaustedSuspension = false>
ASSAY_MODEL void MrgSort(const LocalTensor<T>& dstLocal, const MrgSortSrcList<T>& sortList, const uint16_t
    elementCountList[4], uint32_t sortedNum[4], uint16_t validBit, const int32_t repeatTimes) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "MrgSort: T must be half or float");
  const assay_u64 done = assay_model::MergeLists(dstLocal, sortList, elementCountList, validBit,
      isExhaustedSuspension, repeatTimes);
  if (isExhaustedSuspension) {
    for (int i = 0; i < 4; ++i) sortedNum[i] = static_cast<uint32_t>(done >> 16 * i & 0xffff);
  }
}
template <typename T>
ASSAY_MODEL void Sort32(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<uint32_t>& src1Local, const int32_t repeatTimes) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sort32: T must be half or float");
  assay_model::SortGroups(dstLocal, src0Local, src1Local, repeatTimes);
}
template <typename T>
void ProposalConcat(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t repeatTimes, const
    int32_t modeNumber);
template <typename T>
void ProposalExtract(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t repeatTimes,
    const int32_t modeNumber);
template <typename T>
ASSAY_MODEL void Concat(LocalTensor<T>& concatLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>& tmpLocal,
    const int32_t repeatTimes) {
  concatLocal = srcLocal;
}
template <typename T>
ASSAY_MODEL void Extract(const LocalTensor<T>& dstValueLocal, const LocalTensor<uint32_t>& dstIndexLocal, const
    LocalTensor<T>& sortedLocal, const int32_t repeatTimes) {
  assay_model::ExtractSorted(dstValueLocal, dstIndexLocal, sortedLocal, repeatTimes);
}
template <typename T, bool isFullSort>
ASSAY_MODEL void Sort(const LocalTensor<T>& dstLocal, const LocalTensor<T>& concatLocal, const
    LocalTensor<uint32_t>& indexLocal, LocalTensor<T>& tmpLocal, const int32_t repeatTimes) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sort: T must be half or float");
  assay_model::SortAll<isFullSort>(dstLocal, concatLocal, indexLocal, tmpLocal, repeatTimes);
}
template <typename T>
ASSAY_MODEL uint32_t GetSortOffset(const uint32_t elemOffset) {
  return elemOffset * (8 / sizeof(T));
}
template <typename T>
ASSAY_MODEL uint32_t GetSortLen(const uint32_t elemCount) {
  return elemCount * (8 / sizeof(T));
}
ASSAY_MODEL void GetMrgSortResult(uint16_t& mrgSortList1, uint16_t& mrgSortList2, uint16_t& mrgSortList3, uint16_t&
    mrgSortList4) {
  const assay_u64 done = assay_special_get(ASSAY_REG_MRG_SORT);
  mrgSortList1 = static_cast<uint16_t>(done);
  mrgSortList2 = static_cast<uint16_t>(done >> 16);
  mrgSortList3 = static_cast<uint16_t>(done >> 32);
  mrgSortList4 = static_cast<uint16_t>(done >> 48);
}
template <typename T>
ASSAY_MODEL void TransDataTo5HDImpl(__ubuf__ T* dstList[16], __ubuf__ T* srcList[16], const TransDataTo5HDParams&
    transDataTo5HDParams) {
  assay_model::Trans5hdPointers<T>(dstList, srcList, transDataTo5HDParams);
}
template <typename T>
ASSAY_MODEL void TransDataTo5HDImpl(uint64_t dstList[16], uint64_t srcList[16], const TransDataTo5HDParams&
    transDataTo5HDParams) {
  assay_model::Trans5hd<T>(dstList, srcList, transDataTo5HDParams);
}
template <typename T>
ASSAY_MODEL void Transpose(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal) {
  assay_model::Transpose16(dstLocal, srcLocal);
}
template <typename T>
ASSAY_MODEL void Transpose(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const TransposeParamsExt& transposeParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Transpose: T must be half, float, int8_t, uint8_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::TransposeExt(dstLocal, srcLocal, assay_model::Temporary(sharedTmpBuffer), transposeParams);
}
template <typename T>
ASSAY_MODEL void TransDataTo5HD(const LocalTensor<T> (& dstLocalList)[16], const LocalTensor<T> (&
    srcLocalList)[16], const TransDataTo5HDParams& nchwconvParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t>,
      "TransDataTo5HD: T must be half, float, int8_t, uint8_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Trans5hdTensors<T>(dstLocalList, srcLocalList, nchwconvParams);
}
template <typename T>
ASSAY_MODEL void TransDataTo5HD(uint64_t dstList[16], uint64_t srcList[16], const TransDataTo5HDParams&
    nchwconvParams) {
  assay_model::Trans5hd<T>(dstList, srcList, nchwconvParams);
}
template <typename T>
void TransDataTo5HD(const LocalTensor<uint64_t>& dstLocal, const LocalTensor<uint64_t>& srcLocal, const
    TransDataTo5HDParams& nchwconvParams);
template <typename T>
ASSAY_MODEL void Gatherb(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<uint32_t>& offsetLocal, const uint8_t repeatTimes, const GatherRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, uint16_t, uint32_t>, "Gatherb: T must be uint16_t or uint32_t");
  assay_model::CollectBlocks(dstLocal, src0Local, offsetLocal, repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Gather(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    srcOffsetLocal, const uint32_t srcBaseAddr, const uint64_t mask, const uint8_t repeatTimes, const uint16_t
    dstRepStride) {
  assay_model::GatherR(dstLocal, srcLocal, srcOffsetLocal, srcBaseAddr, assay_model::MaskOf<T>(mask), repeatTimes,
      dstRepStride);
}
template <typename T>
ASSAY_MODEL void Gather(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    srcOffsetLocal, const uint32_t srcBaseAddr, const uint64_t mask[], const uint8_t repeatTimes, const uint16_t
    dstRepStride) {
  assay_model::GatherR(dstLocal, srcLocal, srcOffsetLocal, srcBaseAddr, assay_model::MaskOf<T>(mask), repeatTimes,
      dstRepStride);
}
template <typename T>
ASSAY_MODEL void Gather(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    srcOffsetLocal, const uint32_t srcBaseAddr, const uint32_t count) {
  assay_model::GatherN(dstLocal, srcLocal, srcOffsetLocal, srcBaseAddr, count);
}
template <typename T>
void Scatter(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    dstOffsetLocal, const uint32_t dstBaseAddr, const uint64_t mask, const uint8_t repeatTimes, const uint8_t
    srcRepStride);
template <typename T>
void Scatter(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    dstOffsetLocal, const uint32_t dstBaseAddr, const uint64_t mask[], const uint8_t repeatTimes, const uint8_t
    srcRepStride);
template <typename T>
void Scatter(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint32_t>&
    dstOffsetLocal, const uint32_t dstBaseAddr, const uint32_t count);
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const int32_t mask, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceSum: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const uint64_t mask[], const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceSum: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const int32_t mask, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceMax: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_MAX, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const uint64_t mask[], const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceMax: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_MAX, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const int32_t mask, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceMin: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_MIN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void BlockReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const uint64_t mask[], const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BlockReduceMin: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_MIN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void PairReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t repeat,
    const int32_t mask, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "PairReduceSum: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, true);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void PairReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t repeat,
    const uint64_t mask[], const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "PairReduceSum: T must be half or float");
  assay_model::BlockReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeat,
      dstRepStride, srcBlkStride, srcRepStride, true);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void RepeatReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t
    repeat, const int32_t elemsInOneRepeat, const int32_t dstBlkStride, const int32_t srcBlkStride, const int32_t
    dstRepStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "RepeatReduceSum: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T,
      isSetMask>(elemsInOneRepeat), repeat, dstRepStride, srcBlkStride, srcRepStride, ReduceOrder::ORDER_ONLY_VALUE);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint64_t
    mask[], const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t
    srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceSum: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, ReduceOrder::ORDER_ONLY_VALUE);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t mask,
    const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceSum: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, ReduceOrder::ORDER_ONLY_VALUE);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint64_t
    mask[], const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t
    srcRepStride, ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceMax: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_MAX, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, order);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t mask,
    const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride,
    ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceMax: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_MAX, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, order);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint64_t
    mask[], const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t
    srcRepStride, ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceMin: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_MIN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, order);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void WholeReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t mask,
    const int32_t repeatTimes, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride,
    ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WholeReduceMin: T must be half or float");
  assay_model::WholeReduce(ASSAY_REDUCE_MIN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, dstRepStride, srcBlkStride, srcRepStride, order);
}
template <typename T>
ASSAY_MODEL void ReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t mask, const int32_t repeatTimes, const int32_t srcRepStride, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMax: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_MAX, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const uint64_t mask[], const int32_t repeatTimes, const int32_t srcRepStride, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMax: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_MAX, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceMax(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t count, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMax: T must be half or float");
  assay_model::ReduceN(ASSAY_REDUCE_MAX, dstLocal, srcLocal, workLocal, count, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t mask, const int32_t repeatTimes, const int32_t srcRepStride, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMin: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_MIN, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const uint64_t mask[], const int32_t repeatTimes, const int32_t srcRepStride, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMin: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_MIN, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceMin(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t count, bool calIndex = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceMin: T must be half or float");
  assay_model::ReduceN(ASSAY_REDUCE_MIN, dstLocal, srcLocal, workLocal, count, calIndex);
}
template <typename T>
ASSAY_MODEL void ReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t mask, const int32_t repeatTimes, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceSum: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_SUM, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, false);
}
template <typename T>
ASSAY_MODEL void ReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const uint64_t mask[], const int32_t repeatTimes, const int32_t srcRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceSum: T must be half or float");
  assay_model::ReduceR(ASSAY_REDUCE_SUM, dstLocal, srcLocal, workLocal, assay_model::MaskOf<T>(mask), repeatTimes,
      srcRepStride, false);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ReduceSum(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    workLocal, const int32_t count) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ReduceSum: T must be half or float");
  assay_model::ReduceN(ASSAY_REDUCE_SUM, dstLocal, srcLocal, workLocal, count, false);
}
template <typename T>
ASSAY_MODEL void GetReduceMaxMinCount(T& maxMinValue, T& maxMinIndex) {
  assay_model::MaxMinRegister<T>(maxMinValue, maxMinIndex);
}
template <typename T>
void GetReduceMaxMinCount(T& maxMinValue);
template <typename T>
ASSAY_MODEL void GetReduceMaxMinCount(uint32_t& maxMinValue, uint32_t& maxMinIndex) {
  assay_model::MaxMinRegisterBits<T>(maxMinValue, maxMinIndex);
}
template <typename T>
void GetReduceMaxMinCount(uint32_t& maxMinValue);
template <typename T>
ASSAY_MODEL T GetAccVal() {
  return assay_model::FromBits<T>(assay_special_get(ASSAY_REG_SUM));
}
ASSAY_MODEL int64_t GetAccVal() {
  return static_cast<int64_t>(assay_special_get(ASSAY_REG_SUM));
}
template <typename T, typename U, GatherMaskMode mode = defaultGatherMaskMode>
ASSAY_MODEL void GatherMask(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<U>&
    src1Pattern, const bool reduceMode, const uint32_t mask, const GatherMaskParams& gatherMaskParams, uint64_t&
    rsvdCnt) {
  static_assert(assay_model::OneOf<PrimT<U>, uint16_t, uint32_t>, "GatherMask: U must be uint16_t or uint32_t");
  rsvdCnt = assay_model::Collect(dstLocal, src0Local, assay_model::BytesFrom(src1Pattern, 0), 0, reduceMode, mask,
      gatherMaskParams);
}
template <typename T, GatherMaskMode mode = defaultGatherMaskMode>
ASSAY_MODEL void GatherMask(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const uint8_t
    src1Pattern, const bool reduceMode, const uint32_t mask, const GatherMaskParams& gatherMaskParams, uint64_t&
    rsvdCnt) {
  rsvdCnt = assay_model::Collect(dstLocal, src0Local, assay_model::NoTemporary(), src1Pattern, reduceMode, mask,
      gatherMaskParams);
}
template <typename T>
void GatherMask(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>& src1Local,
    const uint8_t patternMode, const GatherMaskParams& gatherMaskParams);
template <typename T>
void GatherMask(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const uint8_t patternMode, const
    GatherMaskParams& gatherMaskParams);
ASSAY_MODEL int64_t GetGatherMaskRemainCount() {
  return static_cast<int64_t>(assay_special_get(ASSAY_REG_REMAINING));
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void Cast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const RoundMode& round_mode,
    const uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float, int8_t, uint8_t, int16_t,
      int32_t, int4b_t>) || (__is_same(PrimT<T1>, float) && assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t,
      int16_t, int32_t, int64_t>) || (__is_same(PrimT<T1>, bfloat16_t) && assay_model::OneOf<PrimT<T2>, float>) ||
      (__is_same(PrimT<T1>, int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, uint8_t)
      && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, int16_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, int32_t>) || (__is_same(PrimT<T1>, int32_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t, int64_t>) || (__is_same(PrimT<T1>, int64_t) &&
      assay_model::OneOf<PrimT<T2>, float, int32_t>) || (__is_same(PrimT<T1>, int4b_t) && assay_model::OneOf<PrimT<T2>,
      half>), "Cast: this pair of T1 and T2 has no instruction");
  assay_model::Convert(dstLocal, srcLocal, round_mode, assay_model::MaskOf<std::conditional_t<(sizeof(T1) >
      sizeof(T2)), T1, T2>, isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void Cast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const RoundMode& round_mode,
    const uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float, int8_t, uint8_t, int16_t,
      int32_t, int4b_t>) || (__is_same(PrimT<T1>, float) && assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t,
      int16_t, int32_t, int64_t>) || (__is_same(PrimT<T1>, bfloat16_t) && assay_model::OneOf<PrimT<T2>, float>) ||
      (__is_same(PrimT<T1>, int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, uint8_t)
      && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, int16_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, int32_t>) || (__is_same(PrimT<T1>, int32_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t, int64_t>) || (__is_same(PrimT<T1>, int64_t) &&
      assay_model::OneOf<PrimT<T2>, float, int32_t>) || (__is_same(PrimT<T1>, int4b_t) && assay_model::OneOf<PrimT<T2>,
      half>), "Cast: this pair of T1 and T2 has no instruction");
  assay_model::Convert(dstLocal, srcLocal, round_mode, assay_model::MaskOf<std::conditional_t<(sizeof(T1) >
      sizeof(T2)), T1, T2>, isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T1, typename T2>
ASSAY_MODEL void Cast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const RoundMode& round_mode,
    const uint32_t calCount) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float, int8_t, uint8_t, int16_t,
      int32_t, int4b_t>) || (__is_same(PrimT<T1>, float) && assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t,
      int16_t, int32_t, int64_t>) || (__is_same(PrimT<T1>, bfloat16_t) && assay_model::OneOf<PrimT<T2>, float>) ||
      (__is_same(PrimT<T1>, int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, uint8_t)
      && assay_model::OneOf<PrimT<T2>, half, int16_t>) || (__is_same(PrimT<T1>, int16_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, int32_t>) || (__is_same(PrimT<T1>, int32_t) &&
      assay_model::OneOf<PrimT<T2>, half, float, bfloat16_t, int64_t>) || (__is_same(PrimT<T1>, int64_t) &&
      assay_model::OneOf<PrimT<T2>, float, int32_t>) || (__is_same(PrimT<T1>, int4b_t) && assay_model::OneOf<PrimT<T2>,
      half>), "Cast: this pair of T1 and T2 has no instruction");
  assay_model::Convert(dstLocal, srcLocal, round_mode, calCount);
}
template <typename T1, typename T2, bool isSetMask = true, bool isVecDeq = true, bool halfBlock = true>
ASSAY_MODEL void CastDeq(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const uint64_t mask[],
    uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T1>, int8_t, uint8_t>, "CastDeq: T1 must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<T2>, int16_t>, "CastDeq: T2 must be int16_t");
  assay_unmodelled("CastDeq");
}
template <typename T1, typename T2, bool isSetMask = true, bool isVecDeq = true, bool halfBlock = true>
ASSAY_MODEL void CastDeq(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const int32_t mask,
    uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T1>, int8_t, uint8_t>, "CastDeq: T1 must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<T2>, int16_t>, "CastDeq: T2 must be int16_t");
  assay_unmodelled("CastDeq");
}
template <typename T1, typename T2, bool isVecDeq = true, bool halfBlock = true>
ASSAY_MODEL void CastDeq(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& srcLocal, const uint32_t calCount)
    {
  static_assert(assay_model::OneOf<PrimT<T1>, int8_t, uint8_t>, "CastDeq: T1 must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<T2>, int16_t>, "CastDeq: T2 must be int16_t");
  assay_unmodelled("CastDeq");
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void AddReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "AddReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T2, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void AddReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "AddReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T2, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T1, typename T2>
ASSAY_MODEL void AddReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, const uint32_t calCount) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "AddReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, calCount);
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void SubReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "SubReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T2, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T1, typename T2, bool isSetMask = true>
ASSAY_MODEL void SubReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "SubReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T2, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T1, typename T2>
ASSAY_MODEL void SubReluCast(const LocalTensor<T1>& dstLocal, const LocalTensor<T2>& src0Local, const
    LocalTensor<T2>& src1Local, const uint32_t calCount) {
  static_assert((__is_same(PrimT<T1>, half) && assay_model::OneOf<PrimT<T2>, float>) || (__is_same(PrimT<T1>,
      int8_t) && assay_model::OneOf<PrimT<T2>, half, int16_t>),
      "SubReluCast: this pair of T1 and T2 has no instruction");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, calCount);
}
ASSAY_MODEL void SetDeqScale(half scale) {
  if (static_cast<float>(scale) != 1.0f) assay_unmodelled("SetDeqScale of another scale than 1");
}
void SetDeqScale(float scale, int16_t offset, bool signMode);
template <typename T>
ASSAY_MODEL void SetDeqScale(const LocalTensor<T>& vdeqTensor, const VdeqInfo& vdeqInfo) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int64_t, uint64_t, double, bool>,
      "SetDeqScale: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, double or bool");
  assay_unmodelled("SetDeqScale");
}
template <typename T, bool isSetMask = true>
void VectorPadding(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint8_t padMode, const bool
    padSide, const uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams);
template <typename T, bool isSetMask = true>
void VectorPadding(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint8_t padMode, const bool
    padSide, const uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams);
template <typename T>
void VectorPadding(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint8_t padMode, const bool
    padSide, const uint32_t calCount);
void CheckNd2NzParams(Nd2NzParams params, __gm__ char const* msg);
void CheckNz2NdParams(const Nz2NdParamsFull& params);
template <typename T, typename U>
void CheckTensorL0C2UB(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal);
// Between the matrix core of a block and its vector cores, as CrossCoreSetFlag of mode 2.
template <pipe_t pipe>
ASSAY_MODEL void NotifyEvent(uint16_t flagId) {
  assay_cross_set(2, static_cast<int32_t>(pipe), flagId);
}
template <pipe_t pipe = PIPE_S>
ASSAY_MODEL void WaitEvent(uint16_t flagId) {
  assay_cross_wait(flagId);
}
template <HardEvent event, MemoryT memT, bool isVirtual>
void HSetFlag(int32_t eventID);
template <HardEvent event, MemoryT memT, bool isVirtual>
void HWaitFlag(int32_t eventID);
constexpr int32_t REGION_PROPOSAL_LABEL_POSITION = 5;
constexpr int32_t REGION_PROPOSAL_Y1_POSITION = 1;
constexpr uint8_t GATHER_MASK_MODE_FOR_INDEX_EVEN = 1;
constexpr uint8_t GATHER_MASK_MODE_FOR_INDEX_ODD = 2;
constexpr uint8_t GATHER_MASK_MODE_FOR_EXTRACT_INDEX = 4;
constexpr int32_t REGION_PROPOSAL_SCORE_POSITION = 4;
constexpr uint32_t halfSortedDataSize = 4;
constexpr uint32_t floatSortedDataSize = 2;
template <bool castMode>
void SetCastOverflowMode();
template <typename T>
void SetAtomicType();
template <typename T>
ASSAY_MODEL void SetAtomicAdd() {
  assay_atomic(ASSAY_ATOMIC_ADD, assay_model::kDtypeOf<T>);
}
ASSAY_MODEL void SetAtomicNone() {
  assay_atomic(ASSAY_ATOMIC_NONE, 0);
}
template <typename T>
ASSAY_MODEL void SetAtomicMax() {
  assay_atomic(ASSAY_ATOMIC_MAX, assay_model::kDtypeOf<T>);
}
template <typename T>
ASSAY_MODEL void SetAtomicMin() {
  assay_atomic(ASSAY_ATOMIC_MIN, assay_model::kDtypeOf<T>);
}
}  // namespace AscendC
