// Data movement.
#pragma once

#include "assay/api/common.h"
#include "assay/lower_cube.h"


namespace AscendC {
void InitDump(bool mixFlag, uint32_t gmLen);
void InitDump(bool mixFlag, GM_ADDR dumpStartAddr, uint32_t gmLen);
template <typename T>
void DataCopyUB2GMImpl(__gm__ T* dst, __ubuf__ T* src, const DataCopyParams& intriParams);
template <typename T>
void DataCopyPadUB2GMImpl(__gm__ T* dst, __ubuf__ T* src, const DataCopyParams& intriParams);
template <typename T>
void DataCopyPadUB2GMImpl(__gm__ T* dst, __ubuf__ T* src, const DataCopyExtParams& intriParams);
template <typename T>
void DataCopyPadGm2UBImpl(__ubuf__ T* dst, __gm__ T* src, const DataCopyParams& intriParams, const DataCopyPadParams&
    padParams);
template <typename T>
void DataCopyPadGm2UBImpl(__ubuf__ T* dst, __gm__ T* src, const DataCopyExtParams& intriParams, const
    DataCopyPadExtParams<T>& padParams);
enum class ReduceType : uint8_t { NO_REDUCE ASSAY_UNTIL(9_1) = 0, REDUCE_ADD ASSAY_UNTIL(9_1) = 1,
    REDUCE_MIN ASSAY_UNTIL(9_1) = 2, REDUCE_MAX ASSAY_UNTIL(9_1) = 3,
    NONE ASSAY_SINCE(9_1) = 4, SUM ASSAY_SINCE(9_1) = 5, MAX ASSAY_SINCE(9_1) = 6, MIN ASSAY_SINCE(9_1) = 7 };
template <typename T, enum ReduceType reduceType = ReduceType::NO_REDUCE>
void DataCopyWithReduce(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const uint32_t calCount);
template <typename T, enum ReduceType reduceType = ReduceType::NO_REDUCE>
void DataCopyWithReduce(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    repeatParams);
template <typename T, enum ReduceType reduceType = ReduceType::NO_REDUCE>
void DataCopyPadWithReduce(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const
    DataCopyExtParams& dataCopyExtParams);
void DataCopyGetOffsetList(const SliceInfo sliceInfo[], uint32_t shapeInfo[], const uint32_t dimValue, uint32_t*
    count, uint32_t* offsetList);
uint32_t DataCopyGetPhyStartIndex(const SliceInfo sliceInfo[], uint32_t shapeInfo[], const uint32_t dimValue);
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const DataCopyParams&
    repeatParams) {
  assay_model::CopyIn(dstLocal, srcGlobal, repeatParams);
}
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const Nd2NzParams&
    intriParams) {
  assay_model::NdToNz(dstLocal, srcGlobal, intriParams);
}
template <typename T>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcGlobal, const Nd2NzParams& intriParams);
template <typename T>
ASSAY_MODEL void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    repeatParams) {
  assay_model::CopyOut(dstGlobal, srcLocal, repeatParams);
}
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    repeatParams) {
  assay_model::CopyLocal(dstLocal, srcLocal, repeatParams);
}
template <typename dst_T, typename src_T>
ASSAY_MODEL void DataCopy(const LocalTensor<dst_T>& dstLocal, const LocalTensor<src_T>& srcLocal, const
    DataCopyParams& repeatParams) {
  assay_model::CopyBetween(dstLocal, srcLocal, repeatParams);
}
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const SliceInfo
    dstSliceInfo[], const SliceInfo srcSliceInfo[], const uint32_t dimValue = 1) {
  assay_model::CopySlicesIn(dstLocal, srcGlobal, dstSliceInfo, srcSliceInfo, dimValue);
}
template <typename T>
ASSAY_MODEL void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const SliceInfo
    dstSliceInfo[], const SliceInfo srcSliceInfo[], const uint32_t dimValue = 1) {
  assay_model::CopySlicesOut(dstGlobal, srcLocal, dstSliceInfo, srcSliceInfo, dimValue);
}
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const uint32_t calCount)
    {
  assay_model::CopyIn(dstLocal, srcGlobal, calCount);
}
template <typename T>
ASSAY_MODEL void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const uint32_t calCount)
    {
  assay_model::CopyOut(dstGlobal, srcLocal, calCount);
}
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t calCount) {
  assay_model::CopyLocal(dstLocal, srcLocal, calCount);
}
template <typename T>
void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const Nz2NdParamsFull& intriParams);
template <typename T>
void DataCopy(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T>
void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    intriParams, const DataCopyEnhancedParams& enhancedParams) {
  assay_model::MatrixToVector(dstLocal, srcLocal, intriParams, enhancedParams);
}
template <typename T, typename U>
ASSAY_MODEL void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const
    DataCopyCO12DstParams& intriParams) {
  assay_model::FixLocal(dstLocal, srcLocal, intriParams);
}
template <typename T, typename U>
ASSAY_MODEL void DataCopy(const GlobalTensor<T>& dstGlobal, const LocalTensor<U>& srcLocal, const
    DataCopyCO12DstParams& intriParams) {
  assay_model::FixOut(dstGlobal, srcLocal, intriParams);
}
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, bfloat16_t>::value &&
    IsSameType<PrimT<U>, float>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, half>::value && IsSameType<PrimT<U>,
    float>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, half>::value && IsSameType<PrimT<U>,
    int32_t>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, int16_t>::value &&
    IsSameType<PrimT<U>, int32_t>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, int8_t>::value &&
    IsSameType<PrimT<U>, int32_t>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, uint8_t>::value &&
    IsSameType<PrimT<U>, int32_t>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, float>::value && IsSameType<PrimT<U>,
    half>::value, bool>::type = true>
void DataCopy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const DataCopyParams& intriParams,
    const DataCopyEnhancedParams& enhancedParams);
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Copy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint64_t mask[], const
    uint8_t repeatTimes, const CopyRepeatParams& repeatParams) {
  assay_model::CopyMasked(dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Copy(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint64_t mask, const
    uint8_t repeatTimes, const CopyRepeatParams& repeatParams) {
  assay_model::CopyMasked(dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void DataCopyPad(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const DataCopyParams&
    dataCopyParams, const DataCopyPadParams& padParams) {
  assay_model::PadIn(dstLocal, srcGlobal, dataCopyParams, padParams, padParams.paddingValue);
}
template <typename T>
ASSAY_MODEL void DataCopyPad(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    dataCopyParams) {
  assay_model::PadOut(dstGlobal, srcLocal, dataCopyParams);
}
template <typename T>
void DataCopyPad(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const DataCopyParams&
    dataCopyParams, const Nd2NzParams& nd2nzParams);
template <typename T>
ASSAY_MODEL void DataCopyPad(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const
    DataCopyExtParams& dataCopyParams, const DataCopyPadExtParams<T>& padParams) {
  assay_model::PadIn(dstLocal, srcGlobal, dataCopyParams, padParams, assay_model::ToBits(padParams.paddingValue));
}
template <typename T, typename U, typename std::enable_if<IsSameType<PrimT<T>, U>::value && (!IsSameType<T,
    U>::value), bool>::type = true>
ASSAY_MODEL void DataCopyPad(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcGlobal, const
    DataCopyExtParams& dataCopyParams, const DataCopyPadExtParams<U>& padParams) {
  assay_model::PadIn(dstLocal, srcGlobal, dataCopyParams, padParams, assay_model::ToBits(padParams.paddingValue));
}
template <typename T>
ASSAY_MODEL void DataCopyPad(const GlobalTensor<T>& dstGlobal, const LocalTensor<T>& srcLocal, const
    DataCopyExtParams& dataCopyParams) {
  assay_model::PadOut(dstGlobal, srcLocal, dataCopyParams);
}
template <typename T>
void DataCopyPad(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const DataCopyExtParams&
    dataCopyParams, const Nd2NzParams& nd2nzParams);
template <typename T, TPosition pos = TPosition::MAX>
ASSAY_MODEL void SetPadValue(T paddingValue) {
  assay_special_set(ASSAY_REG_PAD_VALUE, assay_model::ToBits(paddingValue));
  assay_special_set(ASSAY_REG_PADS, 1);
}
}  // namespace AscendC
