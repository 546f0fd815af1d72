// Advanced API: mathematics and activation functions.
#pragma once

#include "assay/api/cube.h"
#include "assay/api/tiling_structs.h"
#include "assay/std.h"


namespace AscendC {
ASSAY_MODEL uint32_t Ceil(uint32_t a, uint32_t b) {
  return (a + b - 1) / b;
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Ceil(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Ceil: T must be half or float");
  assay_model::Unary(ASSAY_CEIL, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Ceil(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Ceil: T must be half or float");
  assay_model::Unary(ASSAY_CEIL, dstTensor, srcTensor, calCount);
}
template <typename T>
ASSAY_MODEL T Ceil(T num1, T num2) {
  return (num1 + num2 - 1) / num2;
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sigmoid(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sigmoid: T must be half or float");
  assay_model::Unary(ASSAY_SIGMOID, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sigmoid(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount)
    {
  assay_model::HiddenSpace("Sigmoid");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sigmoid: T must be half or float");
  assay_model::Unary(ASSAY_SIGMOID, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sigmoid(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sigmoid: T must be half or float");
  assay_model::Unary(ASSAY_SIGMOID, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sigmoid(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Sigmoid");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sigmoid: T must be half or float");
  assay_model::Unary(ASSAY_SIGMOID, dstTensor, srcTensor, srcTensor.GetSize());
}
enum class SoftmaxMode { SOFTMAX_NORMAL = 0, SOFTMAX_OUTPUT_WITHOUT_BRC = 1 };
struct SoftmaxConfig {
  ASSAY_MODEL constexpr SoftmaxConfig(const bool isCheckTilingIn) {
    isCheckTiling = isCheckTilingIn;
  }
  ASSAY_MODEL constexpr SoftmaxConfig(const bool isCheckTilingIn, const uint32_t oriSrcMIn, const uint32_t
      oriSrcKIn) {
    isCheckTiling = isCheckTilingIn;
    oriSrcM = oriSrcMIn;
    oriSrcK = oriSrcKIn;
  }
  ASSAY_MODEL constexpr SoftmaxConfig(const bool isCheckTilingIn, const uint32_t oriSrcMIn, const uint32_t
      oriSrcKIn, const enum SoftmaxMode modeIn) {
    isCheckTiling = isCheckTilingIn;
    oriSrcM = oriSrcMIn;
    oriSrcK = oriSrcKIn;
    mode = modeIn;
  }
  bool isCheckTiling = true;
  uint32_t oriSrcM = 0;
  uint32_t oriSrcK = 0;
  SoftmaxMode mode = SoftmaxMode::SOFTMAX_NORMAL;
};
constexpr SoftmaxConfig SOFTMAX_DEFAULT_CFG = { true, 0, 0 , SoftmaxMode::SOFTMAX_NORMAL};
struct SoftMaxParams {
  uint32_t srcM = { 0 };
  uint32_t srcK = { 0 };
  uint32_t oriSrcM = { 0 };
  uint32_t oriSrcK = { 0 };
  uint32_t loopCnt = { 1 };
  uint32_t splitMeanCnt = { 8 };
  float alpha = { 0.9375 };
};
struct SoftMaxShapeInfo {
  uint32_t srcM = { 0 };
  uint32_t srcK = { 0 };
  uint32_t oriSrcM = { 0 };
  uint32_t oriSrcK = { 0 };
};
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& sumTensor, const LocalTensor<T>&
    maxTensor, const LocalTensor<T>& srcTensor, const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo =
    {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftMax: T must be half or float");
  assay_model::SoftMaxRows<ASSAY_LIB_SOFTMAX, isDataFormatNZ>(config, dstTensor, sumTensor, maxTensor, srcTensor,
      assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<half>& dstTensor, const LocalTensor<float>& sumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const SoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxRows<ASSAY_LIB_SOFTMAX, isDataFormatNZ>(config, dstTensor, sumTensor, maxTensor, srcTensor,
      assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, const SoftmaxConfig& config =
    SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const SoftMaxTiling&
    tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftMax: T must be half or float");
  assay_model::SoftMaxOnly(config, dstTensor, srcTensor, assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, const SoftmaxConfig& config =
    SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftMax: T must be half or float");
  assay_model::SoftMaxOnly(config, dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& sumTensor, const LocalTensor<T>&
    maxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling&
    tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftMax: T must be half or float");
  assay_model::SoftMaxRows<ASSAY_LIB_SOFTMAX, isDataFormatNZ>(config, dstTensor, sumTensor, maxTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftMax(const LocalTensor<half>& dstTensor, const LocalTensor<float>& sumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
    const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxRows<ASSAY_LIB_SOFTMAX, isDataFormatNZ>(config, dstTensor, sumTensor, maxTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T1, typename T2, bool isDataFormatNZ = false, uint8_t stepSizeMode = 0>
ASSAY_MODEL bool AdjustSoftMaxRes(const LocalTensor<T1>& softMaxRes, const LocalTensor<T2>& maxTensor, const
    uint32_t from, const T1 to, const SoftMaxShapeInfo& softmaxShapeInfo) {
  static_assert(assay_model::OneOf<PrimT<T1>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "AdjustSoftMaxRes: T1 must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  return assay_model::AdjustRows<isDataFormatNZ, stepSizeMode>(softMaxRes, maxTensor, from, to, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SimpleSoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& inSumTensor, const
    LocalTensor<T>& inMaxTensor, const LocalTensor<T>& srcTensor, const SoftMaxTiling& tiling, const SoftMaxShapeInfo&
    softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SimpleSoftMax: T must be half or float");
  assay_model::SoftMaxSimple<isDataFormatNZ>(config, dstTensor, inSumTensor, inMaxTensor, srcTensor,
      assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SimpleSoftMax(const LocalTensor<half>& dstTensor, const LocalTensor<float>& inSumTensor, const
    LocalTensor<float>& inMaxTensor, const LocalTensor<half>& srcTensor, const SoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxSimple<isDataFormatNZ>(config, dstTensor, inSumTensor, inMaxTensor, srcTensor,
      assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SimpleSoftMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& inSumTensor, const
    LocalTensor<T>& inMaxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const
    SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SimpleSoftMax: T must be half or float");
  assay_model::SoftMaxSimple<isDataFormatNZ>(config, dstTensor, inSumTensor, inMaxTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false, bool isDataFormatNZ = false, const
    SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SimpleSoftMax(const LocalTensor<half>& dstTensor, const LocalTensor<float>& inSumTensor, const
    LocalTensor<float>& inMaxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
    const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxSimple<isDataFormatNZ>(config, dstTensor, inSumTensor, inMaxTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
ASSAY_MODEL constexpr SoftMaxTiling SoftMaxFlashV2TilingFuncImpl(const uint32_t srcM, const uint32_t srcK, const
    uint32_t dataTypeSize1, const uint32_t dataTypeSize2, const uint32_t localWorkSpaceSize, const bool isUpdate =
    false, const bool isBasicBlock = false, const bool isDataFormatNZ = false, const bool isFlashOutputBrc = false) {
  return {};
}
ASSAY_MODEL constexpr SoftMaxTiling SoftMaxFlashV2TilingFunc(const SoftMaxShapeInfo& shapeInfo, const uint32_t
    dataTypeSize1, const uint32_t dataTypeSize2, const uint32_t localWorkSpaceSize, const bool isUpdate = false, const
    bool isBasicBlock = false, const bool isDataFormatNZ = false, const bool isFlashOutputBrc = false) {
  return {};
}
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& expSumTensor, const
    LocalTensor<T>& maxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<T>& expMaxTensor, const
    LocalTensor<T>& inExpSumTensor, const LocalTensor<T>& inMaxTensor, const SoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxFlashV2: T must be half or float");
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH_V2, isDataFormatNZ>(config, isUpdate, dstTensor, expSumTensor,
      maxTensor, srcTensor, expMaxTensor, inExpSumTensor, inMaxTensor, assay_model::NoTemporary(), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV2(const LocalTensor<half>& dstTensor, const LocalTensor<float>& expSumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<half>& expMaxTensor, const
    LocalTensor<float>& inExpSumTensor, const LocalTensor<float>& inMaxTensor, const SoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH_V2, isDataFormatNZ>(config, isUpdate, dstTensor, expSumTensor,
      maxTensor, srcTensor, expMaxTensor, inExpSumTensor, inMaxTensor, assay_model::NoTemporary(), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& expSumTensor, const
    LocalTensor<T>& maxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<T>& expMaxTensor, const
    LocalTensor<T>& inExpSumTensor, const LocalTensor<T>& inMaxTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
    const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxFlashV2: T must be half or float");
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH_V2, isDataFormatNZ>(config, isUpdate, dstTensor, expSumTensor,
      maxTensor, srcTensor, expMaxTensor, inExpSumTensor, inMaxTensor, assay_model::Temporary(sharedTmpBuffer), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV2(const LocalTensor<half>& dstTensor, const LocalTensor<float>& expSumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<half>& expMaxTensor, const
    LocalTensor<float>& inExpSumTensor, const LocalTensor<float>& inMaxTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH_V2, isDataFormatNZ>(config, isUpdate, dstTensor, expSumTensor,
      maxTensor, srcTensor, expMaxTensor, inExpSumTensor, inMaxTensor, assay_model::Temporary(sharedTmpBuffer), tiling,
      softmaxShapeInfo);
}
template <typename T, typename U, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV3(const LocalTensor<T>& dstTensor, const LocalTensor<U>& meanTensor, const
    LocalTensor<U>& expSumTensor, const LocalTensor<U>& maxTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& expMaxTensor, const LocalTensor<U>& inMeanTensor, const LocalTensor<U>& inExpSumTensor, const
    LocalTensor<U>& inMaxTensor, const SoftMaxTiling& tiling, const SoftMaxParams& params) {
  static_assert(assay_model::OneOf<PrimT<T>, half>, "SoftmaxFlashV3: T must be half");
  static_assert(assay_model::OneOf<PrimT<U>, float>, "SoftmaxFlashV3: U must be float");
  assay_unmodelled("SoftmaxFlashV3");
}
template <typename T, typename U, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false, bool
    isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_MODEL void SoftmaxFlashV3(const LocalTensor<T>& dstTensor, const LocalTensor<U>& meanTensor, const
    LocalTensor<U>& expSumTensor, const LocalTensor<U>& maxTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& expMaxTensor, const LocalTensor<U>& inMeanTensor, const LocalTensor<U>& inExpSumTensor, const
    LocalTensor<U>& inMaxTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling& tiling, const
    SoftMaxParams& params) {
  static_assert(assay_model::OneOf<PrimT<T>, half>, "SoftmaxFlashV3: T must be half");
  static_assert(assay_model::OneOf<PrimT<U>, float>, "SoftmaxFlashV3: U must be float");
  assay_unmodelled("SoftmaxFlashV3");
}
template <typename T, bool isReuseSource = false, bool isDataFormatNZ = false>
ASSAY_MODEL void SoftmaxGrad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& gradTensor, const
    LocalTensor<T>& srcTensor, const SoftMaxTiling& tiling, bool isFront = false, const SoftMaxShapeInfo&
    softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxGrad: T must be half or float");
  assay_model::SoftMaxGradient<isDataFormatNZ>(isFront, dstTensor, gradTensor, srcTensor,
      assay_model::NoTemporary(), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isDataFormatNZ = false>
ASSAY_MODEL void SoftmaxGrad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& gradTensor, const
    LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling& tiling, bool isFront =
    false, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxGrad: T must be half or float");
  assay_model::SoftMaxGradient<isDataFormatNZ>(isFront, dstTensor, gradTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T, bool isBasicBlock = false, bool isDataFormatNZ = false>
ASSAY_MODEL void SoftmaxGradFront(const LocalTensor<T>& dstTensor, const LocalTensor<T>& gradTensor, const
    LocalTensor<T>& srcTensor, const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t>,
      "SoftmaxGradFront: T must be half, float, bfloat16_t or int16_t");
  assay_model::SoftMaxGradient<isDataFormatNZ>(true, dstTensor, gradTensor, srcTensor, assay_model::NoTemporary(),
      tiling, softmaxShapeInfo);
}
template <typename T, bool isBasicBlock = false, bool isDataFormatNZ = false>
ASSAY_MODEL void SoftmaxGradFront(const LocalTensor<T>& dstTensor, const LocalTensor<T>& gradTensor, const
    LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t>,
      "SoftmaxGradFront: T must be half, float, bfloat16_t or int16_t");
  assay_model::SoftMaxGradient<isDataFormatNZ>(true, dstTensor, gradTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Xor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Xor: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_XOR, dstTensor, src0Tensor, src1Tensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Xor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Xor: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_XOR, dstTensor, src0Tensor, src1Tensor, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Xor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Xor: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_XOR, dstTensor, src0Tensor, src1Tensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Xor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t, uint16_t>, "Xor: T must be int16_t or uint16_t");
  assay_model::Binary(ASSAY_XOR, dstTensor, src0Tensor, src1Tensor, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Floor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Floor: T must be half or float");
  assay_model::Unary(ASSAY_FLOOR, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Floor(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Floor: T must be half or float");
  assay_model::Unary(ASSAY_FLOOR, dstTensor, srcTensor, calCount);
}
template <typename T>
ASSAY_MODEL void ArithProgression(const LocalTensor<T>& dstLocal, const T firstValue, const T diffValue, const
    int32_t count) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "ArithProgression: T must be half, float, int16_t or int32_t");
  assay_model::Progression<true>(dstLocal, firstValue, diffValue, count);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Frac(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Frac: T must be half or float");
  assay_model::Unary(ASSAY_FRAC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Frac(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Frac: T must be half or float");
  assay_model::Unary(ASSAY_FRAC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Frac(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Frac: T must be half or float");
  assay_model::Unary(ASSAY_FRAC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Frac(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Frac: T must be half or float");
  assay_model::Unary(ASSAY_FRAC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Binary(ASSAY_POWER, dstTensor, src0Tensor, src1Tensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Binary(ASSAY_POWER, dstTensor, src0Tensor, src1Tensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Binary(ASSAY_POWER, dstTensor, src0Tensor, src1Tensor, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Binary(ASSAY_POWER, dstTensor, src0Tensor, src1Tensor, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const T& src1Scalar, const
    LocalTensor<uint8_t>& sharedTmpBuffer, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Scalar(ASSAY_POWER, dstTensor, src0Tensor, src1Scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const T& src1Scalar,
    uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Scalar(ASSAY_POWER, dstTensor, src0Tensor, src1Scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const T& src1Scalar, const
    LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Scalar(ASSAY_POWER, dstTensor, src0Tensor, src1Scalar, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const T& src1Scalar) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::Scalar(ASSAY_POWER, dstTensor, src0Tensor, src1Scalar, src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const T& src0Scalar, const LocalTensor<T>& src1Tensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::PowerOf(dstTensor, src0Scalar, src1Tensor, assay_model::Temporary(sharedTmpBuffer), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const T& src0Scalar, const LocalTensor<T>& src1Tensor,
    uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::PowerOf(dstTensor, src0Scalar, src1Tensor, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const T& src0Scalar, const LocalTensor<T>& src1Tensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::PowerOf(dstTensor, src0Scalar, src1Tensor, assay_model::Temporary(sharedTmpBuffer),
      src1Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Power(const LocalTensor<T>& dstTensor, const T& src0Scalar, const LocalTensor<T>& src1Tensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Power: T must be half, float or int32_t");
  assay_model::PowerOf(dstTensor, src0Scalar, src1Tensor, assay_model::NoTemporary(), src1Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Log: T must be half or float");
  assay_model::Unary(ASSAY_LN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Log: T must be half or float");
  assay_model::Unary(ASSAY_LN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int64_t>,
      "Log2: T must be half, float, bfloat16_t, int16_t or int64_t");
  assay_model::Unary(ASSAY_LOG2, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int64_t>,
      "Log2: T must be half, float, bfloat16_t, int16_t or int64_t");
  assay_model::Unary(ASSAY_LOG2, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int64_t>,
      "Log2: T must be half, float, bfloat16_t, int16_t or int64_t");
  assay_model::Unary(ASSAY_LOG2, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int64_t>,
      "Log2: T must be half, float, bfloat16_t, int16_t or int64_t");
  assay_model::Unary(ASSAY_LOG2, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log10(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Log10: T must be half or float");
  assay_model::Unary(ASSAY_LOG10, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Log10(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Log10: T must be half or float");
  assay_model::Unary(ASSAY_LOG10, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sin: T must be half or float");
  assay_model::Unary(ASSAY_SIN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sin: T must be half or float");
  assay_model::Unary(ASSAY_SIN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Sin");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sin: T must be half or float");
  assay_model::Unary(ASSAY_SIN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Sin");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sin: T must be half or float");
  assay_model::Unary(ASSAY_SIN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cos: T must be half or float");
  assay_model::Unary(ASSAY_COS, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cos: T must be half or float");
  assay_model::Unary(ASSAY_COS, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Cos");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cos: T must be half or float");
  assay_model::Unary(ASSAY_COS, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Cos");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cos: T must be half or float");
  assay_model::Unary(ASSAY_COS, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asin: T must be half or float");
  assay_model::Unary(ASSAY_ASIN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Asin");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asin: T must be half or float");
  assay_model::Unary(ASSAY_ASIN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Asin");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asin: T must be half or float");
  assay_model::Unary(ASSAY_ASIN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asin: T must be half or float");
  assay_model::Unary(ASSAY_ASIN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acos: T must be half or float");
  assay_model::Unary(ASSAY_ACOS, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Acos");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acos: T must be half or float");
  assay_model::Unary(ASSAY_ACOS, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Acos");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acos: T must be half or float");
  assay_model::Unary(ASSAY_ACOS, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acos(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acos: T must be half or float");
  assay_model::Unary(ASSAY_ACOS, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asinh: T must be half or float");
  assay_model::Unary(ASSAY_ASINH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asinh: T must be half or float");
  assay_model::Unary(ASSAY_ASINH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Asinh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asinh: T must be half or float");
  assay_model::Unary(ASSAY_ASINH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Asinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Asinh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Asinh: T must be half or float");
  assay_model::Unary(ASSAY_ASINH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acosh: T must be half or float");
  assay_model::Unary(ASSAY_ACOSH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Acosh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acosh: T must be half or float");
  assay_model::Unary(ASSAY_ACOSH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Acosh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acosh: T must be half or float");
  assay_model::Unary(ASSAY_ACOSH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Acosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Acosh: T must be half or float");
  assay_model::Unary(ASSAY_ACOSH, dstTensor, srcTensor, calCount);
}
template <typename T>
void Sign(const LocalTensor<T>& dst, const LocalTensor<T>& src, const LocalTensor<T>& denominator);
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sign(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sign: T must be half or float");
  assay_model::Unary(ASSAY_SIGN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sign(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sign: T must be half or float");
  assay_model::Unary(ASSAY_SIGN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sign(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sign: T must be half or float");
  assay_model::Unary(ASSAY_SIGN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sign(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sign: T must be half or float");
  assay_model::Unary(ASSAY_SIGN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atan: T must be half or float");
  assay_model::Unary(ASSAY_ATAN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atan: T must be half or float");
  assay_model::Unary(ASSAY_ATAN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Atan");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atan: T must be half or float");
  assay_model::Unary(ASSAY_ATAN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Atan");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atan: T must be half or float");
  assay_model::Unary(ASSAY_ATAN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cosh: T must be half or float");
  assay_model::Unary(ASSAY_COSH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cosh: T must be half or float");
  assay_model::Unary(ASSAY_COSH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Cosh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cosh: T must be half or float");
  assay_model::Unary(ASSAY_COSH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Cosh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Cosh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Cosh: T must be half or float");
  assay_model::Unary(ASSAY_COSH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erf: T must be half or float");
  assay_model::Unary(ASSAY_ERF, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erf: T must be half or float");
  assay_model::Unary(ASSAY_ERF, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Erf");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erf: T must be half or float");
  assay_model::Unary(ASSAY_ERF, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erf(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Erf");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erf: T must be half or float");
  assay_model::Unary(ASSAY_ERF, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erfc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erfc: T must be half or float");
  assay_model::Unary(ASSAY_ERFC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erfc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Erfc");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erfc: T must be half or float");
  assay_model::Unary(ASSAY_ERFC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erfc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Erfc");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erfc: T must be half or float");
  assay_model::Unary(ASSAY_ERFC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Erfc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Erfc: T must be half or float");
  assay_model::Unary(ASSAY_ERFC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ClampMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const T scalar, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ClampMax: T must be half or float");
  assay_model::Scalar(ASSAY_MINS, dstTensor, srcTensor, scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ClampMax(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const T scalar, const
    uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ClampMax: T must be half or float");
  assay_model::Scalar(ASSAY_MINS, dstTensor, srcTensor, scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ClampMin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const T scalar, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ClampMin: T must be half or float");
  assay_model::Scalar(ASSAY_MAXS, dstTensor, srcTensor, scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ClampMin(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const T scalar, const
    uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "ClampMin: T must be half or float");
  assay_model::Scalar(ASSAY_MAXS, dstTensor, srcTensor, scalar, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tanh: T must be half or float");
  assay_model::Unary(ASSAY_TANH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tanh: T must be half or float");
  assay_model::Unary(ASSAY_TANH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Tanh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tanh: T must be half or float");
  assay_model::Unary(ASSAY_TANH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Tanh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tanh: T must be half or float");
  assay_model::Unary(ASSAY_TANH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atanh: T must be half or float");
  assay_model::Unary(ASSAY_ATANH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Atanh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atanh: T must be half or float");
  assay_model::Unary(ASSAY_ATANH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atanh: T must be half or float");
  assay_model::Unary(ASSAY_ATANH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Atanh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Atanh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Atanh: T must be half or float");
  assay_model::Unary(ASSAY_ATANH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Silu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint32_t dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Silu: T must be half or float");
  assay_model::Unary(ASSAY_SILU, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void Gelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Gelu: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_GELU, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void Gelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Gelu: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_GELU, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void FasterGelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FasterGelu: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_FAST_GELU, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void FasterGelu(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t dataSize)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FasterGelu: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_FAST_GELU, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void FasterGeluV2(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FasterGeluV2: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_FAST_GELU_V2, dstLocal, srcLocal, dataSize);
}
template <typename T, bool highPrecision = false, bool highPerformance = false>
ASSAY_MODEL void FasterGeluV2(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t
    dataSize) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "FasterGeluV2: T must be half or float");
  assay_model::GeluBy<highPrecision, highPerformance>(ASSAY_FAST_GELU_V2, dstLocal, srcLocal, dataSize);
}
template <typename T, bool isReuseSource = false, bool isDataFormatNZ = false>
ASSAY_MODEL void LogSoftMax(LocalTensor<T>& dst, const LocalTensor<T>& sumTensor, const LocalTensor<T>& maxTensor,
    const LocalTensor<T>& src, const LocalTensor<uint8_t>& sharedTmpBuffer, const LogSoftMaxTiling& tiling, const
    SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LogSoftMax: T must be half or float");
  assay_model::SoftMaxRows<ASSAY_LIB_LOG_SOFTMAX, isDataFormatNZ>(assay_model::NoConfig(), dst, sumTensor,
      maxTensor, src, assay_model::Temporary(sharedTmpBuffer), tiling, softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void SoftmaxFlash(const LocalTensor<T>& dstTensor, const LocalTensor<T>& sumTensor, const
    LocalTensor<T>& maxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<T>& expMaxTensor, const
    LocalTensor<T>& inSumTensor, const LocalTensor<T>& inMaxTensor, const SoftMaxTiling& tiling, bool isUpdate = false,
    const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxFlash: T must be half or float");
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH, false>(assay_model::NoConfig(), isUpdate, dstTensor, sumTensor,
      maxTensor, srcTensor, expMaxTensor, inSumTensor, inMaxTensor, assay_model::NoTemporary(), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void SoftmaxFlash(const LocalTensor<half>& dstTensor, const LocalTensor<float>& sumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<half>& expMaxTensor, const
    LocalTensor<float>& inSumTensor, const LocalTensor<float>& inMaxTensor, const SoftMaxTiling& tiling, bool isUpdate =
    false, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH, false>(assay_model::NoConfig(), isUpdate, dstTensor, sumTensor,
      maxTensor, srcTensor, expMaxTensor, inSumTensor, inMaxTensor, assay_model::NoTemporary(), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void SoftmaxFlash(const LocalTensor<T>& dstTensor, const LocalTensor<T>& sumTensor, const
    LocalTensor<T>& maxTensor, const LocalTensor<T>& srcTensor, const LocalTensor<T>& expMaxTensor, const
    LocalTensor<T>& inSumTensor, const LocalTensor<T>& inMaxTensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const
    SoftMaxTiling& tiling, bool isUpdate = false, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SoftmaxFlash: T must be half or float");
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH, false>(assay_model::NoConfig(), isUpdate, dstTensor, sumTensor,
      maxTensor, srcTensor, expMaxTensor, inSumTensor, inMaxTensor, assay_model::Temporary(sharedTmpBuffer), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void SoftmaxFlash(const LocalTensor<half>& dstTensor, const LocalTensor<float>& sumTensor, const
    LocalTensor<float>& maxTensor, const LocalTensor<half>& srcTensor, const LocalTensor<half>& expMaxTensor, const
    LocalTensor<float>& inSumTensor, const LocalTensor<float>& inMaxTensor, const LocalTensor<uint8_t>& sharedTmpBuffer,
    const SoftMaxTiling& tiling, bool isUpdate = false, const SoftMaxShapeInfo& softmaxShapeInfo = {}) {
  assay_model::SoftMaxFlash<ASSAY_LIB_SOFTMAX_FLASH, false>(assay_model::NoConfig(), isUpdate, dstTensor, sumTensor,
      maxTensor, srcTensor, expMaxTensor, inSumTensor, inMaxTensor, assay_model::Temporary(sharedTmpBuffer), tiling,
      softmaxShapeInfo);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sinh: T must be half or float");
  assay_model::Unary(ASSAY_SINH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sinh: T must be half or float");
  assay_model::Unary(ASSAY_SINH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Sinh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sinh: T must be half or float");
  assay_model::Unary(ASSAY_SINH, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Sinh(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Sinh");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sinh: T must be half or float");
  assay_model::Unary(ASSAY_SINH, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void SwiGLU(LocalTensor<T>& dstTensor, LocalTensor<T>& srcTensor0, LocalTensor<T>& srcTensor1, const
    float& scalarValue) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SwiGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_SWIGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::NoTemporary(),
      srcTensor0.GetSize(), scalarValue);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void SwiGLU(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const float& scalarValue, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SwiGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_SWIGLU>(dstTensor, srcTensor0, srcTensor1,
      assay_model::Temporary(sharedTmpBuffer), srcTensor0.GetSize(), scalarValue);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void SwiGLU(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const float& scalarValue, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SwiGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_SWIGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::NoTemporary(), calCount,
      scalarValue);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void SwiGLU(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const float& scalarValue, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SwiGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_SWIGLU>(dstTensor, srcTensor0, srcTensor1,
      assay_model::Temporary(sharedTmpBuffer), calCount, scalarValue);
}
void Compute(const LocalTensor<float>& dstTensor, const LocalTensor<float>& srcTensor0, const LocalTensor<float>&
    srcTensor1);
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ReGlu(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int32_t, int64_t>,
      "ReGlu: T must be half, float, bfloat16_t, int16_t, int32_t or int64_t");
  assay_model::Elements<ASSAY_LIB_REGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::Temporary(sharedTmpBuffer),
      calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ReGlu(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, int32_t, int64_t>,
      "ReGlu: T must be half, float, bfloat16_t, int16_t, int32_t or int64_t");
  assay_model::Elements<ASSAY_LIB_REGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tan: T must be half or float");
  assay_model::Unary(ASSAY_TAN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tan: T must be half or float");
  assay_model::Unary(ASSAY_TAN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  assay_model::HiddenSpace("Tan");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tan: T must be half or float");
  assay_model::Unary(ASSAY_TAN, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Tan(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  assay_model::HiddenSpace("Tan");
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Tan: T must be half or float");
  assay_model::Unary(ASSAY_TAN, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Round(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Round: T must be half or float");
  assay_model::Unary(ASSAY_ROUND, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Round(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Round: T must be half or float");
  assay_model::Unary(ASSAY_ROUND, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Trunc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Trunc: T must be half or float");
  assay_model::Unary(ASSAY_TRUNC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Trunc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Trunc: T must be half or float");
  assay_model::Unary(ASSAY_TRUNC, dstTensor, srcTensor, calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Trunc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Trunc: T must be half or float");
  assay_model::Unary(ASSAY_TRUNC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Trunc(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Trunc: T must be half or float");
  assay_model::Unary(ASSAY_TRUNC, dstTensor, srcTensor, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Swish(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, uint32_t dataSize, const T
    scalarValue) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Swish: T must be half or float");
  assay_model::Scalar(ASSAY_SWISH, dstLocal, srcLocal, scalarValue, dataSize);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GeGLU(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const LocalTensor<uint8_t>& sharedTmpBuffer, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GeGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_GEGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::Temporary(sharedTmpBuffer),
      calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GeGLU(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GeGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_GEGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GeGLU(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GeGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_GEGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::Temporary(sharedTmpBuffer),
      srcTensor0.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GeGLU(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor0, const LocalTensor<T>&
    srcTensor1) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GeGLU: T must be half or float");
  assay_model::Elements<ASSAY_LIB_GEGLU>(dstTensor, srcTensor0, srcTensor1, assay_model::NoTemporary(),
      srcTensor0.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Lgamma(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Lgamma: T must be half or float");
  assay_model::Elements<ASSAY_LIB_LGAMMA>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Lgamma(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Lgamma: T must be half or float");
  assay_model::Elements<ASSAY_LIB_LGAMMA>(dstTensor, srcTensor, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Digamma(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Digamma: T must be half or float");
  assay_model::Elements<ASSAY_LIB_DIGAMMA>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Digamma(LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Digamma: T must be half or float");
  assay_model::Elements<ASSAY_LIB_DIGAMMA>(dstTensor, srcTensor, assay_model::NoTemporary(), calCount);
}
enum class ASSAY_SINCE(8_5) CumSumAlgorithm { CUMSUM_ALGORITHM_LINEBYLINE = 0, CUMSUM_ALGORITHM_SKLANSKY = 1 };
struct CumSumConfig {
  bool isLastAxis = {true};
  bool isReuseSource = {false};
  bool outputLastRow = {false};
  ASSAY_SINCE(8_5) CumSumAlgorithm algorithm = CumSumAlgorithm::CUMSUM_ALGORITHM_LINEBYLINE;
};
struct CumSumInfo {
  uint32_t outter = {0};
  uint32_t inner = {0};
};
constexpr CumSumConfig defaultCumSumConfig = {true, false, true};
template <typename T, const CumSumConfig& config = defaultCumSumConfig>
ASSAY_MODEL void CumSum(LocalTensor<T>& dstTensor, LocalTensor<T>& lastRowTensor, const LocalTensor<T>& srcTensor,
    LocalTensor<uint8_t>& sharedTmpBuffer, const CumSumInfo& cumSumInfo) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "CumSum: T must be half, float, int16_t or int32_t");
  assay_model::CumulativeSum<config.isLastAxis, config.outputLastRow>(dstTensor, lastRowTensor, srcTensor,
      assay_model::Temporary(sharedTmpBuffer), cumSumInfo);
}
template <typename T, const CumSumConfig& config = defaultCumSumConfig>
ASSAY_MODEL void CumSum(LocalTensor<T>& dstTensor, LocalTensor<T>& lastRowTensor, const LocalTensor<T>& srcTensor,
    const CumSumInfo& cumSumInfo) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "CumSum: T must be half, float, int16_t or int32_t");
  assay_model::CumulativeSum<config.isLastAxis, config.outputLastRow>(dstTensor, lastRowTensor, srcTensor,
      assay_model::NoTemporary(), cumSumInfo);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Fmod: T must be half or float");
  assay_model::Elements<ASSAY_LIB_FMOD>(dstTensor, src0Tensor, src1Tensor, assay_model::Temporary(sharedTmpBuffer),
      calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Fmod: T must be half or float");
  assay_model::Elements<ASSAY_LIB_FMOD>(dstTensor, src0Tensor, src1Tensor, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Fmod: T must be half or float");
  assay_model::Elements<ASSAY_LIB_FMOD>(dstTensor, src0Tensor, src1Tensor, assay_model::Temporary(sharedTmpBuffer),
      src0Tensor.GetSize());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void Fmod(const LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Fmod: T must be half or float");
  assay_model::Elements<ASSAY_LIB_FMOD>(dstTensor, src0Tensor, src1Tensor, assay_model::NoTemporary(),
      src0Tensor.GetSize());
}
}  // namespace AscendC
