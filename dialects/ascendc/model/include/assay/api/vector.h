// Vector instructions.
#pragma once

#include "assay/api/move.h"


namespace AscendC {
template <typename T, bool isSetMask = true>
void DuplicateImpl(__ubuf__ T* dstLocal, const T& scalarValue, uint64_t mask, const uint8_t repeatTimes, const
    uint16_t dstBlockStride, const uint8_t dstRepeatStride);
template <typename T, bool isSetMask = true>
void DuplicateImpl(__ubuf__ T* dstLocal, const T& scalarValue, uint64_t mask[], const uint8_t repeatTimes, const
    uint16_t dstBlockStride, const uint8_t dstRepeatStride);
template <typename T>
void DuplicateImpl(__ubuf__ T* dstLocal, const T& scalarValue, const int32_t& calCount);
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Duplicate(const LocalTensor<T>& dstLocal, const T& scalarValue, uint64_t mask, const uint8_t
    repeatTimes, const uint16_t dstBlockStride, const uint8_t dstRepeatStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Duplicate: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Fill(dstLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes, dstBlockStride,
      dstRepeatStride);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Duplicate(const LocalTensor<T>& dstLocal, const T& scalarValue, uint64_t mask[], const uint8_t
    repeatTimes, const uint16_t dstBlockStride, const uint8_t dstRepeatStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Duplicate: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Fill(dstLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes, dstBlockStride,
      dstRepeatStride);
}
template <typename T>
ASSAY_MODEL void Duplicate(const LocalTensor<T>& dstLocal, const T& scalarValue, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Duplicate: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Fill(dstLocal, scalarValue, calCount);
}
template <typename T>
ASSAY_MODEL void Brcb(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const uint8_t repeatTimes,
    const BrcbRepeatParams& repeatParams) {
  assay_model::BroadcastBlocks(dstLocal, src0Local, repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Add(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Add: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_ADD, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Add(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Add: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_ADD, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Add(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Add: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_ADD, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Sub(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Sub: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_SUB, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Sub(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Sub: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_SUB, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Sub(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Sub: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_SUB, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Mul(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mul: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Mul(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mul: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Mul(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mul: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Div(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Div: T must be half or float");
  assay_model::Binary(ASSAY_DIV, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Div(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Div: T must be half or float");
  assay_model::Binary(ASSAY_DIV, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Div(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Div: T must be half or float");
  assay_model::Binary(ASSAY_DIV, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void MulAddDst(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, const uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "MulAddDst: this pair of T and U has no instruction");
  assay_model::Binary(ASSAY_MUL_ADD_DST, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void MulAddDst(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "MulAddDst: this pair of T and U has no instruction");
  assay_model::Binary(ASSAY_MUL_ADD_DST, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void MulAddDst(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, const int32_t& calCount) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "MulAddDst: this pair of T and U has no instruction");
  assay_model::Binary(ASSAY_MUL_ADD_DST, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Max(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Max: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MAX, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Max(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Max: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MAX, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Max(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Max: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MAX, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Min(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Min: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MIN, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Min(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Min: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MIN, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Min(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Min: T must be half, float, int16_t or int32_t");
  assay_model::Binary(ASSAY_MIN, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void And(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "And: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_AND, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void And(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "And: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_AND, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void And(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  assay_model::Bitwise(ASSAY_AND, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Or(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Or: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_OR, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Or(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Or: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_OR, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void Or(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  assay_model::Bitwise(ASSAY_OR, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void AddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "AddRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void AddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "AddRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void AddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "AddRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_ADD_RELU, dstLocal, src0Local, src1Local, calCount);
}
template <bool isSetMask = true>
void AddDeqRelu(const LocalTensor<half>& dstLocal, const LocalTensor<int32_t>& src0Local, const
    LocalTensor<int32_t>& src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams&
    repeatParams);
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void AddDeqRelu(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half>, "AddDeqRelu: T must be half");
  static_assert(assay_model::OneOf<PrimT<U>, int32_t>, "AddDeqRelu: U must be int32_t");
  assay_unmodelled("AddDeqRelu");
}
template <bool isSetMask = true>
void AddDeqRelu(const LocalTensor<half>& dstLocal, const LocalTensor<int32_t>& src0Local, const
    LocalTensor<int32_t>& src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams);
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void AddDeqRelu(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half>, "AddDeqRelu: T must be half");
  static_assert(assay_model::OneOf<PrimT<U>, int32_t>, "AddDeqRelu: U must be int32_t");
  assay_unmodelled("AddDeqRelu");
}
void AddDeqRelu(const LocalTensor<half>& dstLocal, const LocalTensor<int32_t>& src0Local, const
    LocalTensor<int32_t>& src1Local, const int32_t& calCount);
template <typename T, typename U>
ASSAY_MODEL void AddDeqRelu(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half>, "AddDeqRelu: T must be half");
  static_assert(assay_model::OneOf<PrimT<U>, int32_t>, "AddDeqRelu: U must be int32_t");
  assay_unmodelled("AddDeqRelu");
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void FusedMulAdd(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAdd: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void FusedMulAdd(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAdd: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void FusedMulAdd(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAdd: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void FusedMulAddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<T>& src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAddRelu: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T,
      isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void FusedMulAddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<T>& src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAddRelu: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T,
      isSetMask>(mask), repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void FusedMulAddRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<T>& src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FusedMulAddRelu: T must be half or float");
  assay_model::Binary(ASSAY_FUSED_MUL_ADD_RELU, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void SubRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "SubRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void SubRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "SubRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T>
ASSAY_MODEL void SubRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "SubRelu: T must be half, float or int16_t");
  assay_model::Binary(ASSAY_SUB_RELU, dstLocal, src0Local, src1Local, calCount);
}
template <typename T, typename U>
ASSAY_MODEL void MulCast(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint64_t mask, const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "MulCast: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, half>, "MulCast: U must be half");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, assay_model::MaskOf<U, true>(mask), repeatTimes,
      repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void MulCast(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint64_t mask[], const uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "MulCast: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, half>, "MulCast: U must be half");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, assay_model::MaskOf<U, true>(mask), repeatTimes,
      repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void MulCast(const LocalTensor<T>& dstLocal, const LocalTensor<U>& src0Local, const LocalTensor<U>&
    src1Local, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "MulCast: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, half>, "MulCast: U must be half");
  assay_model::Binary(ASSAY_MUL, dstLocal, src0Local, src1Local, calCount);
}
template <typename T>
ASSAY_MODEL void BilinearInterpolation(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<uint32_t>& src0OffsetLocal, const LocalTensor<T>& src1Local, uint64_t mask, uint8_t hRepeat, bool
    repeatMode, uint16_t dstBlkStride, uint16_t vROffset, uint8_t vRepeat, const LocalTensor<uint8_t>& sharedTmpBuffer)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "BilinearInterpolation: T must be half, float, int16_t or int32_t");
  assay_unmodelled("BilinearInterpolation");
}
template <typename T>
ASSAY_MODEL void BilinearInterpolation(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const
    LocalTensor<uint32_t>& src0OffsetLocal, const LocalTensor<T>& src1Local, uint64_t mask[], uint8_t hRepeat, bool
    repeatMode, uint16_t dstBlkStride, uint16_t vROffset, uint8_t vRepeat, const LocalTensor<uint8_t>& sharedTmpBuffer)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "BilinearInterpolation: T must be half, float, int16_t or int32_t");
  assay_unmodelled("BilinearInterpolation");
}
template <typename T>
ASSAY_MODEL void CreateVecIndex(LocalTensor<T>& dstLocal, const T& firstValue, uint64_t mask, uint8_t repeatTimes,
    uint16_t dstBlkStride, uint8_t dstRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "CreateVecIndex: T must be half, float, int16_t or int32_t");
  assay_model::ProgressionR(dstLocal, firstValue, assay_model::MaskOf<T>(mask), repeatTimes, dstBlkStride,
      dstRepStride);
}
template <typename T>
ASSAY_MODEL void CreateVecIndex(LocalTensor<T>& dstLocal, const T& firstValue, uint64_t mask[], uint8_t repeatTimes,
    uint16_t dstBlkStride, uint8_t dstRepStride) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "CreateVecIndex: T must be half, float, int16_t or int32_t");
  assay_model::ProgressionR(dstLocal, firstValue, assay_model::MaskOf<T>(mask), repeatTimes, dstBlkStride,
      dstRepStride);
}
template <typename T>
ASSAY_MODEL void CreateVecIndex(LocalTensor<T> dstLocal, const T& firstValue, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "CreateVecIndex: T must be half, float, int16_t or int32_t");
  assay_model::Progression<false>(dstLocal, firstValue, T(1), calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Relu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Relu: T must be half, float or int32_t");
  assay_model::Unary(ASSAY_RELU, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Relu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Relu: T must be half, float or int32_t");
  assay_model::Unary(ASSAY_RELU, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Relu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Relu: T must be half, float or int32_t");
  assay_model::Unary(ASSAY_RELU, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Exp(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Exp: T must be half or float");
  assay_model::Unary(ASSAY_EXP, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Exp(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Exp: T must be half or float");
  assay_model::Unary(ASSAY_EXP, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Exp(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Exp: T must be half or float");
  assay_model::Unary(ASSAY_EXP, dstLocal, srcLocal, calCount);
}
template <typename T, uint8_t taylorExpandLevel, bool isReuseSource = false>
ASSAY_MODEL void Exp(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Exp: T must be half or float");
  assay_model::Unary(ASSAY_EXP, dstLocal, srcLocal, calCount);
}
template <typename T, uint8_t taylorExpandLevel, bool isReuseSource = false>
ASSAY_MODEL void Exp(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Exp: T must be half or float");
  assay_model::Unary(ASSAY_EXP, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Ln(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Ln: T must be half or float");
  assay_model::Unary(ASSAY_LN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Ln(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Ln: T must be half or float");
  assay_model::Unary(ASSAY_LN, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Ln(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Ln: T must be half or float");
  assay_model::Unary(ASSAY_LN, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Abs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Abs: T must be half or float");
  assay_model::Unary(ASSAY_ABS, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Abs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Abs: T must be half or float");
  assay_model::Unary(ASSAY_ABS, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Abs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t>, "Abs: T must be half, float or int16_t");
  assay_model::Unary(ASSAY_ABS, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Reciprocal(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const
    uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Reciprocal: T must be half or float");
  assay_model::Unary(ASSAY_RECIPROCAL, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Reciprocal(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const
    uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Reciprocal: T must be half or float");
  assay_model::Unary(ASSAY_RECIPROCAL, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Reciprocal(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Reciprocal: T must be half or float");
  assay_model::Unary(ASSAY_RECIPROCAL, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Rsqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const
    uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Rsqrt: T must be half or float");
  assay_model::Unary(ASSAY_RSQRT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Rsqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Rsqrt: T must be half or float");
  assay_model::Unary(ASSAY_RSQRT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Rsqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Rsqrt: T must be half or float");
  assay_model::Unary(ASSAY_RSQRT, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Sqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sqrt: T must be half or float");
  assay_model::Unary(ASSAY_SQRT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Sqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sqrt: T must be half or float");
  assay_model::Unary(ASSAY_SQRT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Sqrt(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sqrt: T must be half or float");
  assay_model::Unary(ASSAY_SQRT, dstLocal, srcLocal, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Not(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask[], const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Not: T must be int16_t or uint16_t");
  assay_model::Unary(ASSAY_NOT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Not(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint64_t mask, const uint8_t
    repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Not: T must be int16_t or uint16_t");
  assay_model::Unary(ASSAY_NOT, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>(mask), repeatTimes,
      repeatParams);
}
template <typename T>
ASSAY_MODEL void Not(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Not: T must be int16_t or uint16_t");
  assay_model::Unary(ASSAY_NOT, dstLocal, srcLocal, calCount);
}
}  // namespace AscendC
