// Advanced API: normalisation, quantisation, padding, sorting and the rest.
#pragma once

#include "assay/api/math.h"

namespace AscendC { struct LayerNormGradBetaParams; }

namespace AscendC {
template <typename T, bool isInitBitMode = false, uint32_t dropOutMode = 0>
ASSAY_MODEL void DropOut(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint8_t>&
    maskLocal, const LocalTensor<uint8_t>& sharedTmpBuffer, const float keepProb, const DropOutShapeInfo& info) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "DropOut: T must be half or float");
  assay_model::DropElements<dropOutMode, isInitBitMode>(dstLocal, srcLocal, maskLocal,
      assay_model::Temporary(sharedTmpBuffer), keepProb, info);
}
template <typename T, bool isInitBitMode = false, uint32_t dropOutMode = 0>
ASSAY_MODEL void DropOut(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<uint8_t>&
    maskLocal, const float keepProb, const DropOutShapeInfo& info) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "DropOut: T must be half or float");
  assay_model::DropElements<dropOutMode, isInitBitMode>(dstLocal, srcLocal, maskLocal, assay_model::NoTemporary(),
      keepProb, info);
}
struct LayerNormGradShapeInfo {
  DataFormat dataFormat = DataFormat::ND;
};
struct LayerNormGradParams {
  LayerNormGradParams(LayerNormGradTiling& tiling, LocalTensor<float>& stackBuffer);
  ASSAY_MODEL LayerNormGradParams(uint32_t b, uint32_t s, uint32_t h) {
    bLength = b;
    sLength = s;
    hLength = h;
  }
  uint32_t bLength;
  uint32_t sLength;
  uint32_t hLength;
  uint32_t loopNum;
  uint32_t tailSize;
  uint32_t nohTailSize;
  uint32_t oneCalSize;
  uint32_t nohCalSize;
  float lastDimValueBack;
  float lastDimValueBackMulTwo;
  LocalTensor<float> x1Tensor;
  LocalTensor<float> x2Tensor;
  LocalTensor<float> x3Tensor;
  LocalTensor<float> pdVarTensor;
  LocalTensor<float> pdMeanTensor;
  LocalTensor<float> tmpTensor;
  LocalTensor<float> tmpTensor1;
  LocalTensor<float> tmpTensor2;
  LocalTensor<float> tmpTensorBSH;
};
template <typename T>
void ComputeProcess(const LocalTensor<T>& inputDy, const LocalTensor<T>& inputX, const LocalTensor<T>&
    inputVariance, const LocalTensor<T>& inputMean, const LocalTensor<T>& inputGamma, const LocalTensor<T>& outputPdX,
    const LocalTensor<T>& resForGamma, T epsilon, LayerNormGradParams& param, const uint32_t calSize, const uint32_t
    nohSize, bool isReuseSource);
void ComputeProcess(const LocalTensor<half>& inputDy, const LocalTensor<half>& inputX, const LocalTensor<half>&
    inputVariance, const LocalTensor<half>& inputMean, const LocalTensor<half>& inputGamma, const LocalTensor<half>&
    outputPdX, const LocalTensor<half>& resForGamma, half epsilon, LayerNormGradParams& param, const uint32_t calSize,
    const uint32_t nohSize, bool isReuseSource);
void ComputeProcess(const LocalTensor<float>& inputDy, const LocalTensor<float>& inputX, const LocalTensor<float>&
    inputVariance, const LocalTensor<float>& inputMean, const LocalTensor<float>& inputGamma, const LocalTensor<float>&
    outputPdX, const LocalTensor<float>& resForGamma, float epsilon, LayerNormGradParams& param, const uint32_t calSize,
    const uint32_t nohSize, bool isReuseSource);
template <bool isClearDst = false>
void ComputeProcess(const LocalTensor<float>& resForGamma, const LocalTensor<float>& inputDy, const
    LocalTensor<float>& outputPdGamma, const LocalTensor<float>& outputPdBeta, const LayerNormGradBetaParams& params);
template <bool isClearDst = false>
void ComputeProcess(const LocalTensor<half>& resForGamma, const LocalTensor<half>& inputDy, const LocalTensor<half>&
    outputPdGamma, const LocalTensor<half>& outputPdBeta, const LayerNormGradBetaParams& params);
template <typename T, bool isReuseSource = false>
void LayerNormGrad(const LocalTensor<T>& outputPdX, const LocalTensor<T>& resForGamma, const LocalTensor<T>&
    inputDy, const LocalTensor<T>& inputX, const LocalTensor<T>& inputVariance, const LocalTensor<T>& inputMean, const
    LocalTensor<T>& inputGamma, LocalTensor<uint8_t>& sharedTmpBuffer, T epsilon, LayerNormGradTiling& tiling, const
    LayerNormGradShapeInfo& shapeInfo = {});
template <typename T, bool isReuseSource = false>
void LayerNormGrad(const LocalTensor<T>& outputPdX, const LocalTensor<T>& resForGamma, const LocalTensor<T>&
    inputDy, const LocalTensor<T>& inputX, const LocalTensor<T>& inputVariance, const LocalTensor<T>& inputMean, const
    LocalTensor<T>& inputGamma, T epsilon, LayerNormGradTiling& tiling, const LayerNormGradShapeInfo& shapeInfo = {});
struct LayerNormGradBetaParams {
  ASSAY_MODEL LayerNormGradBetaParams() {}
  uint32_t bLength = 0;
  uint32_t sLength = 0;
  uint32_t hLength = 0;
  uint32_t originalHLength = 0;
  uint32_t bshCurLength = 0;
  uint32_t bsCurLength = 0;
  uint32_t hCurLength = 0;
  LocalTensor<float> gammaTempTensor;
  LocalTensor<float> betaTempTensor;
  LocalTensor<float> inputDyTmpTensor;
  LocalTensor<float> resForGammaTmpTensor;
};
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void LayerNormGradBeta(const LocalTensor<T>& outputPdGamma, const LocalTensor<T>& outputPdBeta, const
    LocalTensor<T>& resForGamma, const LocalTensor<T>& inputDy, const LocalTensor<uint8_t>& sharedTmpBuffer, const
    LayerNormGradBetaTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LayerNormGradBeta: T must be half or float");
  assay_unmodelled("LayerNormGradBeta");
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void LayerNormGradBeta(const LocalTensor<T>& outputPdGamma, const LocalTensor<T>& outputPdBeta, const
    LocalTensor<T>& resForGamma, const LocalTensor<T>& inputDy, LayerNormGradBetaTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "LayerNormGradBeta: T must be half or float");
  assay_unmodelled("LayerNormGradBeta");
}
template <typename T>
ASSAY_MODEL void Pad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, PadParams& padParams, const
    LocalTensor<uint8_t>& sharedTmpBuffer, PadTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Pad: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::PadRows(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), padParams, tiling);
}
template <typename T>
ASSAY_MODEL void Pad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, PadParams& padParams,
    PadTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "Pad: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::PadRows(dstTensor, srcTensor, assay_model::NoTemporary(), padParams, tiling);
}
template <typename T>
ASSAY_MODEL void UnPad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, UnPadParams& unPadParams,
    LocalTensor<uint8_t>& sharedTmpBuffer, UnPadTiling& tiling) {
  assay_model::UnPadRows(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), unPadParams, tiling);
}
template <typename T>
ASSAY_MODEL void UnPad(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, UnPadParams& unPadParams,
    UnPadTiling& tiling) {
  assay_model::UnPadRows(dstTensor, srcTensor, assay_model::NoTemporary(), unPadParams, tiling);
}
template <typename T, bool isBasicBlock = false>
ASSAY_MODEL void RmsNorm(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    gammaLocal, const LocalTensor<uint8_t>& sharedTmpBuffer, const T epsilon, const RmsNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "RmsNorm: T must be half or float");
  assay_model::RmsNormRows(dstLocal, srcLocal, gammaLocal, assay_model::Temporary(sharedTmpBuffer), epsilon,
      tiling);
}
template <typename T, bool isBasicBlock = false>
ASSAY_MODEL void RmsNorm(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>&
    gammaLocal, const T epsilon, const RmsNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "RmsNorm: T must be half or float");
  assay_model::RmsNormRows(dstLocal, srcLocal, gammaLocal, assay_model::NoTemporary(), epsilon, tiling);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void BatchNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamm, const LocalTensor<T>& beta, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const T epsilon, BatchNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BatchNorm: T must be half or float");
  assay_model::BatchNormRows(output, outputMean, outputVariance, inputX, gamm, beta,
      assay_model::Temporary(sharedTmpBuffer), epsilon, tiling);
}
template <typename T, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void BatchNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamm, const LocalTensor<T>& beta, const T
    epsilon, BatchNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "BatchNorm: T must be half or float");
  assay_model::BatchNormRows(output, outputMean, outputVariance, inputX, gamm, beta, assay_model::NoTemporary(),
      epsilon, tiling);
}
template <typename T, bool isReuseSrc = false, bool isBasicBlock = false>
ASSAY_MODEL void DeepNorm(const LocalTensor<T>& dstLocal, const LocalTensor<T>& meanLocal, const LocalTensor<T>&
    rstdLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>& gxLocal, const LocalTensor<T>& betaLocal, const
    LocalTensor<T>& gammaLocal, const LocalTensor<uint8_t>& sharedTmpBuffer, const T alpha, const T epsilon,
    DeepNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "DeepNorm: T must be half or float");
  assay_model::DeepNormRows(dstLocal, meanLocal, rstdLocal, srcLocal, gxLocal, betaLocal, gammaLocal,
      assay_model::Temporary(sharedTmpBuffer), alpha, epsilon, tiling);
}
template <typename T, bool isReuseSrc = false, bool isBasicBlock = false>
ASSAY_MODEL void DeepNorm(const LocalTensor<T>& dstLocal, const LocalTensor<T>& meanLocal, const LocalTensor<T>&
    rstdLocal, const LocalTensor<T>& srcLocal, const LocalTensor<T>& gxLocal, const LocalTensor<T>& betaLocal, const
    LocalTensor<T>& gammaLocal, const T alpha, const T epsilon, DeepNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "DeepNorm: T must be half or float");
  assay_model::DeepNormRows(dstLocal, meanLocal, rstdLocal, srcLocal, gxLocal, betaLocal, gammaLocal,
      assay_model::NoTemporary(), alpha, epsilon, tiling);
}
struct LayerNormConfig {
  bool isNoBeta = false;
  bool isNoGamma = false;
  bool isOnlyOutput = false;
  ASSAY_SINCE(8_5) bool isOutputRstd = true;
};
ASSAY_MODEL constexpr LayerNormConfig GetLayerNormNormalConfig() {
  return {};
}
constexpr LayerNormConfig LNCFG_NORM = GetLayerNormNormalConfig();
struct WelfordUpdateConfig {
  ASSAY_MODEL constexpr WelfordUpdateConfig(const bool isInplaceIn) {
    isInplace = isInplaceIn;
  }
  bool isInplace = false;
};
constexpr WelfordUpdateConfig WFUPDATE_DEFAULT_CFG = {false};
enum class ReducePattern : uint32_t {
  AR = 0,
  RA = 1,
  R ASSAY_SINCE(8_5),
  ARA ASSAY_SINCE(8_5),
  ARAR ASSAY_SINCE(8_5),
  ARARA ASSAY_SINCE(8_5),
  ARARAR ASSAY_SINCE(8_5),
  ARARARA ASSAY_SINCE(8_5),
  ARARARAR ASSAY_SINCE(8_5),
  ARARARARA ASSAY_SINCE(8_5),
  RAR ASSAY_SINCE(8_5),
  RARA ASSAY_SINCE(8_5),
  RARAR ASSAY_SINCE(8_5),
  RARARA ASSAY_SINCE(8_5),
  RARARAR ASSAY_SINCE(8_5),
  RARARARA ASSAY_SINCE(8_5),
};
struct NormalizeConfig {
  ReducePattern reducePattern = ReducePattern::AR;
  int32_t aLength = -1;
  bool isNoBeta = false;
  bool isNoGamma = false;
  bool isOnlyOutput = false;
};
ASSAY_MODEL constexpr NormalizeConfig GetNormalizeConfig(bool isNoBeta, bool isNoGamma) {
  return {};
}
constexpr NormalizeConfig NLCFG_NORM = GetNormalizeConfig(false, false);
constexpr NormalizeConfig NLCFG_NOBETA = GetNormalizeConfig(true, false);
constexpr NormalizeConfig NLCFG_NOGAMMA = GetNormalizeConfig(false, true);
constexpr NormalizeConfig NLCFG_NOOPT = GetNormalizeConfig(true, true);
struct NormalizePara {
  uint32_t aLength;
  uint32_t rLength;
  uint32_t rLengthWithPadding;
};
template <typename U, typename T, bool isReuseSource = false, const NormalizeConfig& config = NLCFG_NORM>
ASSAY_MODEL void Normalize(const LocalTensor<T>& output, const LocalTensor<float>& outputRstd, const
    LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, const LocalTensor<T>& inputX, const
    LocalTensor<U>& gamma, const LocalTensor<U>& beta, const LocalTensor<uint8_t>& sharedTmpBuffer, const float epsilon,
    const NormalizePara& para) {
  static_assert((__is_same(PrimT<U>, half) && assay_model::OneOf<PrimT<T>, half>) || (__is_same(PrimT<U>, float) &&
      assay_model::OneOf<PrimT<T>, half, float>), "Normalize: this pair of U and T has no instruction");
  assay_model::NormalizeRows<config.isNoBeta, config.isNoGamma>(output, outputRstd, inputMean, inputVariance,
      inputX, gamma, beta, assay_model::Temporary(sharedTmpBuffer), epsilon, para);
}
template <typename U, typename T, bool isReuseSource = false, const NormalizeConfig& config = NLCFG_NORM>
ASSAY_MODEL void Normalize(const LocalTensor<T>& output, const LocalTensor<float>& outputRstd, const
    LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, const LocalTensor<T>& inputX, const
    LocalTensor<U>& gamma, const LocalTensor<U>& beta, const float epsilon, const NormalizePara& para) {
  static_assert((__is_same(PrimT<U>, half) && assay_model::OneOf<PrimT<T>, half>) || (__is_same(PrimT<U>, float) &&
      assay_model::OneOf<PrimT<T>, half, float>), "Normalize: this pair of U and T has no instruction");
  assay_model::NormalizeRows<config.isNoBeta, config.isNoGamma>(output, outputRstd, inputMean, inputVariance,
      inputX, gamma, beta, assay_model::NoTemporary(), epsilon, para);
}
struct LayerNormPara {
  uint32_t aLength;
  uint32_t rLength;
  uint32_t rLengthWithPadding;
};
struct WelfordUpdateParam {
  uint32_t rnLength;
  uint32_t abLength;
  uint32_t abComputeLength;
  float nRec;
};
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void LayerNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamma, const LocalTensor<T>& beta, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const T epsilon, LayerNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int8_t, uint8_t, int32_t, uint32_t, int64_t, uint64_t,
      double, bool, int4b_t>,
      "LayerNorm: T must be half, float, int8_t, uint8_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_model::LayerNormRows(output, outputMean, outputVariance, inputX, gamma, beta,
      assay_model::Temporary(sharedTmpBuffer), epsilon, tiling);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void LayerNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamma, const LocalTensor<T>& beta, const T
    epsilon, LayerNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int8_t, uint8_t, int32_t, uint32_t, int64_t, uint64_t,
      double, bool, int4b_t>,
      "LayerNorm: T must be half, float, int8_t, uint8_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_model::LayerNormRows(output, outputMean, outputVariance, inputX, gamma, beta, assay_model::NoTemporary(),
      epsilon, tiling);
}
template <typename U, typename T, bool isReuseSource = false, const LayerNormConfig& config = LNCFG_NORM>
ASSAY_MODEL void LayerNorm(const LocalTensor<T>& output, const LocalTensor<float>& outputMean, const
    LocalTensor<float>& outputRstd, const LocalTensor<T>& inputX, const LocalTensor<U>& gamma, const LocalTensor<U>&
    beta, const float epsilon, const LayerNormPara& para, const LayerNormSeparateTiling& tiling) {
  static_assert((__is_same(PrimT<U>, half) && assay_model::OneOf<PrimT<T>, half>) || (__is_same(PrimT<U>, float) &&
      assay_model::OneOf<PrimT<T>, half, float>), "LayerNorm: this pair of U and T has no instruction");
  assay_model::LayerNormSeparate<config.isNoBeta, config.isNoGamma, config.isOutputRstd>(output, outputMean,
      outputRstd, inputX, gamma, beta, assay_model::NoTemporary(), epsilon, para, tiling);
}
template <typename U, typename T, bool isReuseSource = false, const LayerNormConfig& config = LNCFG_NORM>
ASSAY_MODEL void LayerNorm(const LocalTensor<T>& output, const LocalTensor<float>& outputMean, const
    LocalTensor<float>& outputRstd, const LocalTensor<T>& inputX, const LocalTensor<U>& gamma, const LocalTensor<U>&
    beta, const float epsilon, const LocalTensor<uint8_t>& sharedTmpBuffer, const LayerNormPara& para, const
    LayerNormSeparateTiling& tiling) {
  static_assert((__is_same(PrimT<U>, half) && assay_model::OneOf<PrimT<T>, half>) || (__is_same(PrimT<U>, float) &&
      assay_model::OneOf<PrimT<T>, half, float>), "LayerNorm: this pair of U and T has no instruction");
  assay_model::LayerNormSeparate<config.isNoBeta, config.isNoGamma, config.isOutputRstd>(output, outputMean,
      outputRstd, inputX, gamma, beta, assay_model::Temporary(sharedTmpBuffer), epsilon, para, tiling);
}
template <typename T, typename U, bool isReuseSource = false, const WelfordUpdateConfig& config =
    WFUPDATE_DEFAULT_CFG>
ASSAY_MODEL void WelfordUpdate(const LocalTensor<U>& outputMean, const LocalTensor<U>& outputVariance, const
    LocalTensor<U>& inputMean, const LocalTensor<U>& inputVariance, const LocalTensor<T>& inputX, const
    WelfordUpdateParam& para) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WelfordUpdate: T must be half or float");
  static_assert(assay_model::OneOf<PrimT<U>, float>, "WelfordUpdate: U must be float");
  assay_model::WelfordStep<config.isInplace>(outputMean, outputVariance, inputMean, inputVariance, inputX,
      assay_model::NoTemporary(), para);
}
template <typename T, typename U, bool isReuseSource = false, const WelfordUpdateConfig& config =
    WFUPDATE_DEFAULT_CFG>
ASSAY_MODEL void WelfordUpdate(const LocalTensor<U>& outputMean, const LocalTensor<U>& outputVariance, const
    LocalTensor<U>& inputMean, const LocalTensor<U>& inputVariance, const LocalTensor<T>& inputX, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const WelfordUpdateParam& para) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "WelfordUpdate: T must be half or float");
  static_assert(assay_model::OneOf<PrimT<U>, float>, "WelfordUpdate: U must be float");
  assay_model::WelfordStep<config.isInplace>(outputMean, outputVariance, inputMean, inputVariance, inputX,
      assay_model::Temporary(sharedTmpBuffer), para);
}
struct WelfordFinalizePara {
  uint32_t rnLength;
  uint32_t abLength;
  uint32_t headCount;
  uint32_t headCountLength;
  uint32_t tailCount;
  uint32_t tailCountLength;
  float abRec;
  float rRec;
};
template <bool isReuseSource = false>
ASSAY_MODEL void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
    const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, const LocalTensor<uint8_t>&
    sharedTmpBuffer, WelfordFinalizePara& para) {
  assay_model::WelfordEnd(outputMean, outputVariance, inputMean, inputVariance, assay_model::NoTemporary(),
      assay_model::Temporary(sharedTmpBuffer), para);
}
template <bool isReuseSource = false>
ASSAY_MODEL void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
    const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, const LocalTensor<int32_t>& counts,
    const LocalTensor<uint8_t>& sharedTmpBuffer, WelfordFinalizePara& para) {
  assay_model::WelfordEnd(outputMean, outputVariance, inputMean, inputVariance, assay_model::BytesFrom(counts, 0),
      assay_model::Temporary(sharedTmpBuffer), para);
}
template <bool isReuseSource = false>
ASSAY_MODEL void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
    const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, WelfordFinalizePara& para) {
  assay_model::WelfordEnd(outputMean, outputVariance, inputMean, inputVariance, assay_model::NoTemporary(),
      assay_model::NoTemporary(), para);
}
template <bool isReuseSource = false>
ASSAY_MODEL void WelfordFinalize(const LocalTensor<float>& outputMean, const LocalTensor<float>& outputVariance,
    const LocalTensor<float>& inputMean, const LocalTensor<float>& inputVariance, const LocalTensor<int32_t>& counts,
    WelfordFinalizePara& para) {
  assay_model::WelfordEnd(outputMean, outputVariance, inputMean, inputVariance, assay_model::BytesFrom(counts, 0),
      assay_model::NoTemporary(), para);
}
struct SumParams {
  uint32_t outter = 1;
  uint32_t inner;
  uint32_t n;
};
template <typename T, int32_t reduceDim = -1, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void Sum(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const SumParams& sumParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sum: T must be half or float");
  assay_model::ReduceRows<ASSAY_LIB_SUM, T>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer),
      sumParams);
}
template <typename T, int32_t reduceDim = -1, bool isReuseSource = false, bool isBasicBlock = false>
ASSAY_MODEL void Sum(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const SumParams& sumParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Sum: T must be half or float");
  assay_model::ReduceRows<ASSAY_LIB_SUM, T>(dstTensor, srcTensor, assay_model::NoTemporary(), sumParams);
}
struct AscendQuantConfig {
  ASSAY_MODEL constexpr AscendQuantConfig(const uint32_t calcCount, const uint32_t offsetCount, const uint32_t
      scaleCount, const uint32_t workLocalSize) {
    this->calcCount = calcCount;
    this->offsetCount = offsetCount;
    this->scaleCount = scaleCount;
    this->workLocalSize = workLocalSize;
  }
  uint32_t calcCount = 0;
  uint32_t offsetCount = 0;
  uint32_t scaleCount = 0;
  uint32_t workLocalSize = 0;
};
constexpr AscendQuantConfig ASCEND_QUANT_DEFAULT_CFG = {0, 0, 0, 0};
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const float scale, const float offset, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::Quantise(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scale, offset, calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const float
    scale, const float offset, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::Quantise(dstTensor, srcTensor, assay_model::NoTemporary(), scale, offset, calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const float scale, const float offset) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::Quantise(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scale, offset,
      srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const float
    scale, const float offset) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::Quantise(dstTensor, srcTensor, assay_model::NoTemporary(), scale, offset, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<T>& scaleTensor, const T offset, const uint32_t scaleCount,
    const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scaleTensor,
      scaleCount, nullptr, assay_model::ScalarOf(offset), calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& scaleTensor, const T offset, const uint32_t scaleCount, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::NoTemporary(), scaleTensor, scaleCount, nullptr,
      assay_model::ScalarOf(offset), calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<T>& scaleTensor, const T offset) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scaleTensor,
      scaleTensor.GetSize(), nullptr, assay_model::ScalarOf(offset), srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& scaleTensor, const T offset) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::NoTemporary(), scaleTensor, scaleTensor.GetSize(),
      nullptr, assay_model::ScalarOf(offset), srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<T>& scaleTensor, const LocalTensor<T>& offsetTensor, const
    uint32_t scaleCount, const uint32_t offsetCount, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scaleTensor,
      scaleCount, &offsetTensor, 0, calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& scaleTensor, const LocalTensor<T>& offsetTensor, const uint32_t scaleCount, const uint32_t
    offsetCount, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::NoTemporary(), scaleTensor, scaleCount,
      &offsetTensor, 0, calCount);
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const LocalTensor<T>& scaleTensor, const LocalTensor<T>& offsetTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), scaleTensor,
      scaleTensor.GetSize(), &offsetTensor, 0, srcTensor.GetSize());
}
template <typename T, bool isReuseSource = false, const AscendQuantConfig& config = ASCEND_QUANT_DEFAULT_CFG>
ASSAY_MODEL void AscendQuant(const LocalTensor<int8_t>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<T>& scaleTensor, const LocalTensor<T>& offsetTensor) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "AscendQuant: T must be half or float");
  assay_model::QuantiseRows<T>(dstTensor, srcTensor, assay_model::NoTemporary(), scaleTensor, scaleTensor.GetSize(),
      &offsetTensor, 0, srcTensor.GetSize());
}
struct DequantParams {
  uint32_t m;
  uint32_t n;
  uint32_t calCount;
};
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale, const LocalTensor<uint8_t>& sharedTmpBuffer, DequantParams params) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_model::Dequantise<dstT, scaleT>(dstTensor, srcTensor, assay_model::BytesFrom(deqScale, 0), 0,
      assay_model::Temporary(sharedTmpBuffer), params);
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale, DequantParams params) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_model::Dequantise<dstT, scaleT>(dstTensor, srcTensor, assay_model::BytesFrom(deqScale, 0), 0,
      assay_model::NoTemporary(), params);
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_unmodelled("AscendDequant");
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale, const uint32_t calCount) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_unmodelled("AscendDequant");
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale, const LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_unmodelled("AscendDequant");
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    LocalTensor<scaleT>& deqScale) {
  static_assert((__is_same(PrimT<dstT>, half) && assay_model::OneOf<PrimT<scaleT>, uint64_t>) ||
      (__is_same(PrimT<dstT>, float) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>) || (__is_same(PrimT<dstT>,
      bfloat16_t) && assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>),
      "AscendDequant: this pair of dstT and scaleT has no instruction");
  assay_unmodelled("AscendDequant");
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    scaleT deqScale, const LocalTensor<uint8_t>& sharedTmpBuffer, DequantParams params) {
  static_assert(assay_model::OneOf<PrimT<dstT>, float, bfloat16_t>,
      "AscendDequant: dstT must be float or bfloat16_t");
  static_assert(assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>,
      "AscendDequant: scaleT must be float or bfloat16_t");
  assay_model::Dequantise<dstT, scaleT>(dstTensor, srcTensor, assay_model::NoTemporary(),
      assay_model::ScalarOf(deqScale), assay_model::Temporary(sharedTmpBuffer), params);
}
template <typename dstT, typename scaleT, DeQuantMode mode = DeQuantMode::DEQUANT_WITH_SINGLE_ROW>
ASSAY_MODEL void AscendDequant(const LocalTensor<dstT>& dstTensor, const LocalTensor<int32_t>& srcTensor, const
    scaleT deqScale, DequantParams params) {
  static_assert(assay_model::OneOf<PrimT<dstT>, float, bfloat16_t>,
      "AscendDequant: dstT must be float or bfloat16_t");
  static_assert(assay_model::OneOf<PrimT<scaleT>, float, bfloat16_t>,
      "AscendDequant: scaleT must be float or bfloat16_t");
  assay_model::Dequantise<dstT, scaleT>(dstTensor, srcTensor, assay_model::NoTemporary(),
      assay_model::ScalarOf(deqScale), assay_model::NoTemporary(), params);
}
struct AntiQuantShapeInfo {
  uint32_t offsetHeight = {0};
  uint32_t offsetWidth = {0};
  uint32_t scaleHeight = {0};
  uint32_t scaleWidth = {0};
};
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const LocalTensor<OutputDataType>& offset, const LocalTensor<OutputDataType>& scale, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const uint32_t K, const AntiQuantShapeInfo& shapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, int8_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be int8_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const LocalTensor<OutputDataType>& scale, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t K, const
    AntiQuantShapeInfo& shapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, float, int8_t, uint8_t, int16_t, int32_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be float, int8_t, uint8_t, int16_t, int32_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const LocalTensor<OutputDataType>& offset, const LocalTensor<OutputDataType>& scale, const uint32_t K, const
    AntiQuantShapeInfo& shapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, int8_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be int8_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const OutputDataType offset, const OutputDataType scale, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t
    K, const AntiQuantShapeInfo& shapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, float, int8_t, uint8_t, int16_t, int32_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be float, int8_t, uint8_t, int16_t, int32_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const OutputDataType scale, const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t K, const AntiQuantShapeInfo&
    shapeInfo = {}) {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, float, int8_t, uint8_t, int16_t, int32_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be float, int8_t, uint8_t, int16_t, int32_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename InputDataType, typename OutputDataType, bool isTranspose>
ASSAY_MODEL void AscendAntiQuant(const LocalTensor<OutputDataType>& dst, const LocalTensor<InputDataType>& src,
    const OutputDataType offset, const OutputDataType scale, const uint32_t K, const AntiQuantShapeInfo& shapeInfo = {})
    {
  static_assert(assay_model::OneOf<PrimT<InputDataType>, float, int8_t, uint8_t, int16_t, int32_t, int4b_t>,
      "AscendAntiQuant: InputDataType must be float, int8_t, uint8_t, int16_t, int32_t or int4b_t");
  static_assert(assay_model::OneOf<PrimT<OutputDataType>, half, bfloat16_t>,
      "AscendAntiQuant: OutputDataType must be half or bfloat16_t");
  assay_unmodelled("AscendAntiQuant");
}
template <typename T>
void ConfusionTranspose(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const
    LocalTensor<uint8_t>& sharedTmpBuffer, TransposeType transposeType, ConfusionTransposeTiling& tiling);
template <typename T>
void ConfusionTranspose(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, TransposeType
    transposeType, ConfusionTransposeTiling& tiling);
template <typename T, typename U, bool isReuseMask = true>
ASSAY_MODEL void SelectWithBytesMask(const LocalTensor<T>& dst, const LocalTensor<T>& src0, T src1, const
    LocalTensor<U>& mask, const LocalTensor<uint8_t>& sharedTmpBuffer, const SelectWithBytesMaskShapeInfo& info) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SelectWithBytesMask: T must be half or float");
  assay_model::SelectBytes(dst, src0, src1, true, mask, assay_model::Temporary(sharedTmpBuffer), info);
}
template <typename T, typename U, bool isReuseMask = true>
ASSAY_MODEL void SelectWithBytesMask(const LocalTensor<T>& dst, T src0, const LocalTensor<T>& src1, const
    LocalTensor<U>& mask, const LocalTensor<uint8_t>& sharedTmpBuffer, const SelectWithBytesMaskShapeInfo& info) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "SelectWithBytesMask: T must be half or float");
  assay_model::SelectBytes(dst, src1, src0, false, mask, assay_model::Temporary(sharedTmpBuffer), info);
}
struct TopKInfo {
  int32_t outter = 1;
  int32_t inner;
  int32_t n;
};
#ifndef ASSAY_TOPK_MODE
#define ASSAY_TOPK_MODE
enum class TopKMode { TOPK_NORMAL = 0, TOPK_NSMALL = 1 };
#endif
template <typename T, bool isInitIndex = false, bool isHasfinish = false, bool isReuseSrc = false, enum TopKMode
    topkMode = TopKMode::TOPK_NORMAL>
ASSAY_MODEL void TopK(const LocalTensor<T>& dstValueLocal, const LocalTensor<int32_t>& dstIndexLocal, const
    LocalTensor<T>& srcLocal, const LocalTensor<int32_t>& srcIndexLocal, const LocalTensor<bool>& finishLocal, const
    LocalTensor<uint8_t>& tmpLocal, const int32_t k, const TopkTiling& tilling, const TopKInfo& topKInfo, const bool
    isLargest = true) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "TopK: T must be half or float");
  assay_model::TopValues<isInitIndex, isHasfinish, topkMode == TopKMode::TOPK_NSMALL>(dstValueLocal, dstIndexLocal,
      srcLocal, srcIndexLocal, finishLocal, assay_model::Temporary(tmpLocal), k, tilling, topKInfo, isLargest);
}
template <typename T, bool isInitIndex = false, bool isHasfinish = false, bool isReuseSrc = false, enum TopKMode
    topkMode = TopKMode::TOPK_NORMAL>
ASSAY_MODEL void TopK(const LocalTensor<T>& dstValueLocal, const LocalTensor<int32_t>& dstIndexLocal, const
    LocalTensor<T>& srcLocal, const LocalTensor<int32_t>& srcIndexLocal, const LocalTensor<bool>& finishLocal, const
    int32_t k, const TopkTiling& tilling, const TopKInfo& topKInfo, const bool isLargest = true) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "TopK: T must be half or float");
  assay_model::TopValues<isInitIndex, isHasfinish, topkMode == TopKMode::TOPK_NSMALL>(dstValueLocal, dstIndexLocal,
      srcLocal, srcIndexLocal, finishLocal, assay_model::NoTemporary(), k, tilling, topKInfo, isLargest);
}
struct MeanParams {
  uint32_t outter = 1;
  uint32_t inner;
  uint32_t n;
};
template <typename T, typename accType = T, bool isReuseSource = false, bool isBasicBlock = false, int32_t reduceDim
    = -1>
ASSAY_MODEL void Mean(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const LocalTensor<uint8_t>&
    sharedTmpBuffer, const MeanParams& meanParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Mean: T must be half or float");
  assay_model::ReduceRows<ASSAY_LIB_MEAN, accType>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer),
      meanParams);
}
template <typename T, typename accType = T, bool isReuseSource = false, bool isBasicBlock = false, int32_t reduceDim
    = -1>
ASSAY_MODEL void Mean(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const MeanParams&
    meanParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "Mean: T must be half or float");
  assay_model::ReduceRows<ASSAY_LIB_MEAN, accType>(dstTensor, srcTensor, assay_model::NoTemporary(), meanParams);
}
template <typename T, int32_t dim, int32_t axis, bool isReuseSource = false>
ASSAY_MODEL void BroadCast(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t
    dstShape[dim], const uint32_t srcShape[dim], LocalTensor<uint8_t>& sharedTmpBuffer) {
  assay_model::BroadcastRows<dim, axis>(dstLocal, srcLocal, dstShape, srcShape,
      assay_model::Temporary(sharedTmpBuffer));
}
template <typename T, int32_t dim, int32_t axis, bool isReuseSource = false>
ASSAY_MODEL void BroadCast(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t
    dstShape[dim], const uint32_t srcShape[dim]) {
  assay_model::BroadcastRows<dim, axis>(dstLocal, srcLocal, dstShape, srcShape, assay_model::NoTemporary());
}
template <typename T, int32_t dim, int32_t axis, bool isReuseSource = false>
ASSAY_MODEL void Broadcast(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t
    dstShape[dim], const uint32_t srcShape[dim], LocalTensor<uint8_t>& sharedTmpBuffer) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int4b_t>,
      "Broadcast: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t or int4b_t");
  assay_model::BroadcastRows<dim, axis>(dstLocal, srcLocal, dstShape, srcShape,
      assay_model::Temporary(sharedTmpBuffer));
}
template <typename T, int32_t dim, int32_t axis, bool isReuseSource = false>
ASSAY_MODEL void Broadcast(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const uint32_t
    dstShape[dim], const uint32_t srcShape[dim]) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int4b_t>,
      "Broadcast: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t or int4b_t");
  assay_model::BroadcastRows<dim, axis>(dstLocal, srcLocal, dstShape, srcShape, assay_model::NoTemporary());
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ReduceXorSum(LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t>, "ReduceXorSum: T must be int16_t");
  assay_model::XorSum(dstTensor, src0Tensor, src1Tensor, assay_model::Temporary(sharedTmpBuffer), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void ReduceXorSum(LocalTensor<T>& dstTensor, const LocalTensor<T>& src0Tensor, const LocalTensor<T>&
    src1Tensor, const uint32_t calCount) {
  static_assert(assay_model::OneOf<PrimT<T>, int16_t>, "ReduceXorSum: T must be int16_t");
  assay_model::XorSum(dstTensor, src0Tensor, src1Tensor, assay_model::NoTemporary(), calCount);
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GroupNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamma, const LocalTensor<T>& beta, const
    LocalTensor<uint8_t>& sharedTmpBuffer, const T epsilon, GroupNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GroupNorm: T must be half or float");
  assay_unmodelled("GroupNorm");
}
template <typename T, bool isReuseSource = false>
ASSAY_MODEL void GroupNorm(const LocalTensor<T>& output, const LocalTensor<T>& outputMean, const LocalTensor<T>&
    outputVariance, const LocalTensor<T>& inputX, const LocalTensor<T>& gamma, const LocalTensor<T>& beta, const T
    epsilon, GroupNormTiling& tiling) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "GroupNorm: T must be half or float");
  assay_unmodelled("GroupNorm");
}
template <typename T>
ASSAY_MODEL void InitGlobalMemory(GlobalTensor<T>& gmWorkspaceAddr, const uint64_t size, const T value) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "InitGlobalMemory: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::FillGlobal(gmWorkspaceAddr, size, value);
}
}  // namespace AscendC
