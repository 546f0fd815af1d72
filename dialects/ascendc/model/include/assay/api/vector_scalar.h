// Vector instructions with a scalar operand, comparisons and selections.
#pragma once

#include "assay/api/vector.h"


namespace AscendC {
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Adds(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Adds: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_ADDS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Muls(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Muls: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MULS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Maxs(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Maxs: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MAXS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void Mins(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue, const
    int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Mins: T must be half, float, int16_t or int32_t");
  assay_model::Scalar(ASSAY_MINS, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftLeft(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftLeft: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_LEFT, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams, bool roundEn = false) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  if (roundEn) assay_unmodelled("ShiftRight with rounding");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams, bool roundEn) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  if (roundEn) assay_unmodelled("ShiftRight with rounding");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams, bool roundEn = false) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  if (roundEn) assay_unmodelled("ShiftRight with rounding");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams, bool roundEn) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  if (roundEn) assay_unmodelled("ShiftRight with rounding");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void ShiftRight(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t, int32_t, uint32_t>,
      "ShiftRight: T must be int16_t, uint16_t, int32_t or uint32_t");
  assay_model::Scalar(ASSAY_SHIFT_RIGHT, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    uint64_t mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const T& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true, typename std::enable_if<IsSameType<PrimT<T>, U>::value,
    bool>::type = true>
ASSAY_MODEL void LeakyRelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const U& scalarValue,
    const int32_t& calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LeakyRelu: T must be half or float");
  assay_model::Scalar(ASSAY_LEAKY_RELU, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Compare(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, CMPMODE cmpMode, const uint64_t mask[], uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compare: T must be half, float or int32_t");
  assay_model::CompareR(dstLocal, src0Local, src1Local, cmpMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Compare(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, CMPMODE cmpMode, const uint64_t mask, uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compare: T must be half, float or int32_t");
  assay_model::CompareR(dstLocal, src0Local, src1Local, cmpMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Compare(const LocalTensor<T>& src0Local, const LocalTensor<T>& src1Local, CMPMODE cmpMode, const
    uint64_t mask[], const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, uint16_t>, "Compare: T must be half, float or uint16_t");
  assay_unmodelled("Compare");
}
template <typename T, bool isSetMask = true>
ASSAY_MODEL void Compare(const LocalTensor<T>& src0Local, const LocalTensor<T>& src1Local, CMPMODE cmpMode, const
    uint64_t mask, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, uint16_t>, "Compare: T must be half, float or uint16_t");
  assay_unmodelled("Compare");
}
template <typename T, typename U>
ASSAY_MODEL void Compare(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>&
    src1Local, CMPMODE cmpMode, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compare: T must be half, float or int32_t");
  assay_model::CompareN(dstLocal, src0Local, src1Local, cmpMode, calCount);
}
template <typename T>
void GetCmpMask(const LocalTensor<T>& dst);
template <typename T>
void SetCmpMask(const LocalTensor<T>& src);
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void CompareScalar(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const T src1Scalar,
    CMPMODE cmpMode, const uint64_t mask[], uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>,
      "CompareScalar: T must be half, float or int32_t");
  assay_model::CompareScalarR(dstLocal, src0Local, src1Scalar, cmpMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void CompareScalar(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const T src1Scalar,
    CMPMODE cmpMode, const uint64_t mask, uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>,
      "CompareScalar: T must be half, float or int32_t");
  assay_model::CompareScalarR(dstLocal, src0Local, src1Scalar, cmpMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void CompareScalar(const LocalTensor<U>& dstLocal, const LocalTensor<T>& src0Local, const T src1Scalar,
    CMPMODE cmpMode, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>,
      "CompareScalar: T must be half, float or int32_t");
  assay_model::CompareScalarN(dstLocal, src0Local, src1Scalar, cmpMode, calCount);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, const LocalTensor<T>& src1Local, SELMODE selMode, uint64_t mask[], uint8_t repeatTimes, const
    BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectR(dstLocal, selMask, src0Local, src1Local, selMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, const LocalTensor<T>& src1Local, SELMODE selMode, uint64_t mask, uint8_t repeatTimes, const
    BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectR(dstLocal, selMask, src0Local, src1Local, selMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, SELMODE selMode>
void Select(const LocalTensor<T>& dstLocal, const LocalTensor<T>& src0Local, const LocalTensor<T>& src1Local,
    uint8_t repeatTimes, const BinaryRepeatParams& repeatParams);
template <typename T, typename U>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, uint8_t repeatTimes, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_unmodelled("Select");
}
template <typename T, typename U>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, const LocalTensor<T>& src1Local, SELMODE selMode, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectN(dstLocal, selMask, src0Local, src1Local, selMode, calCount);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, T src1Local, SELMODE selMode, uint64_t mask[], uint8_t repeatTimes, const BinaryRepeatParams&
    repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectR(dstLocal, selMask, src0Local, src1Local, selMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, T src1Local, SELMODE selMode, uint64_t mask, uint8_t repeatTimes, const BinaryRepeatParams& repeatParams)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectR(dstLocal, selMask, src0Local, src1Local, selMode, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void Select(const LocalTensor<T>& dstLocal, const LocalTensor<U>& selMask, const LocalTensor<T>&
    src0Local, T src1Local, SELMODE selMode, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Select: T must be half or float");
  assay_model::SelectN(dstLocal, selMask, src0Local, src1Local, selMode, calCount);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Axpy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const U& scalarValue, uint64_t
    mask, const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "Axpy: this pair of T and U has no instruction");
  assay_model::Scalar(ASSAY_AXPY, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_MODEL void Axpy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const U& scalarValue, uint64_t
    mask[], const uint8_t repeatTimes, const UnaryRepeatParams& repeatParams) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "Axpy: this pair of T and U has no instruction");
  assay_model::Scalar(ASSAY_AXPY, dstLocal, srcLocal, scalarValue, assay_model::MaskOf<T, isSetMask>(mask),
      repeatTimes, repeatParams);
}
template <typename T, typename U>
ASSAY_MODEL void Axpy(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const U& scalarValue, const
    int32_t& calCount) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float>), "Axpy: this pair of T and U has no instruction");
  assay_model::Scalar(ASSAY_AXPY, dstLocal, srcLocal, scalarValue, calCount);
}
template <typename T, typename U, bool isReuseSource = false>
ASSAY_MODEL void Axpy(const LocalTensor<T>& dstTensor, const LocalTensor<U>& srcTensor, const U scalarValue, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert((__is_same(PrimT<T>, half) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t,
      int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, float) &&
      assay_model::OneOf<PrimT<U>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t,
      double, bool, int4b_t>) || (__is_same(PrimT<T>, bfloat16_t) && assay_model::OneOf<PrimT<U>, half, bfloat16_t,
      int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, int8_t) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>) || (__is_same(PrimT<T>, uint8_t) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t,
      uint8_t, int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, int16_t) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>) || (__is_same(PrimT<T>, uint16_t) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t,
      uint8_t, int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, int32_t) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>) || (__is_same(PrimT<T>, uint32_t) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t,
      uint8_t, int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, int64_t) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>) || (__is_same(PrimT<T>, uint64_t) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t,
      uint8_t, int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, double) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>) || (__is_same(PrimT<T>, bool) && assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t,
      int16_t, uint16_t, int64_t, uint64_t, double, bool, int4b_t>) || (__is_same(PrimT<T>, int4b_t) &&
      assay_model::OneOf<PrimT<U>, half, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int64_t, uint64_t, double,
      bool, int4b_t>), "Axpy: this pair of T and U has no instruction");
  assay_model::Scalar(ASSAY_AXPY, dstTensor, srcTensor, scalarValue, calCount);
}
}  // namespace AscendC
