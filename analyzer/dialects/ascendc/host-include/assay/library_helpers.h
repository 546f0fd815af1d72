// Host helpers of the vendor's advanced library (temporary buffer sizes, tiling of library functions). Their signatures
// are checked; their results are not modelled, so calling one ends the run as undecided and names the helper.
#ifndef ASSAY_HOST_LIBRARY_HELPERS_H_
#define ASSAY_HOST_LIBRARY_HELPERS_H_

#include "assay/host_state.h"
#include "assay/library_tiling_data.h"
#include "graph/tensor.h"
#include "tiling/platform/platform_ascendc.h"

// One shape in, largest and smallest useful temporary size out.
#define ASSAY_MAX_MIN(name)                                                                            \
  inline void name(const ge::Shape&, const uint32_t, const bool, uint32_t&, uint32_t&) {               \
    assay_host::Unmodelled(#name);                                                                     \
  }
#define ASSAY_FACTOR(name) \
  inline void name(const uint32_t, uint32_t&, uint32_t&) { assay_host::Unmodelled(#name); }
#define ASSAY_BODY(name) \
  { assay_host::Unmodelled(name); }

namespace AscendC {

enum class TopKMode { TOPK_NORMAL = 0, TOPK_NSMALL };

ASSAY_MAX_MIN(GetDropOutMaxMinTmpSize)
ASSAY_MAX_MIN(GetSiluTmpSize)
ASSAY_MAX_MIN(GetSwishTmpSize)
ASSAY_MAX_MIN(GetLayerNormMaxMinTmpSize)
ASSAY_MAX_MIN(GetLayerNormGradMaxMinTmpSize)
ASSAY_MAX_MIN(GetLayerNormGradBetaMaxMinTmpSize)
ASSAY_MAX_MIN(GetWelfordFinalizeMaxMinTmpSize)
ASSAY_MAX_MIN(GetTanhMaxMinTmpSize)
ASSAY_MAX_MIN(GetFracMaxMinTmpSize)
ASSAY_MAX_MIN(GetAcosMaxMinTmpSize)
ASSAY_MAX_MIN(GetAsinMaxMinTmpSize)
ASSAY_MAX_MIN(GetAcoshMaxMinTmpSize)
ASSAY_MAX_MIN(GetAsinhMaxMinTmpSize)
ASSAY_MAX_MIN(GetSinMaxMinTmpSize)
ASSAY_MAX_MIN(GetCosMaxMinTmpSize)
ASSAY_MAX_MIN(GetAtanMaxMinTmpSize)
ASSAY_MAX_MIN(GetLogMaxMinTmpSize)
ASSAY_MAX_MIN(GetLog10MaxMinTmpSize)
ASSAY_MAX_MIN(GetLog2MaxMinTmpSize)
ASSAY_MAX_MIN(GetCoshMaxMinTmpSize)
ASSAY_MAX_MIN(GetClampMaxMinTmpSize)
ASSAY_MAX_MIN(GetErfMaxMinTmpSize)
ASSAY_MAX_MIN(GetErfcMaxMinTmpSize)
ASSAY_MAX_MIN(GetSinhMaxMinTmpSize)
ASSAY_MAX_MIN(GetTanMaxMinTmpSize)
ASSAY_MAX_MIN(GetTruncMaxMinTmpSize)
ASSAY_MAX_MIN(GetGeGLUMaxMinTmpSize)
ASSAY_MAX_MIN(GetLgammaMaxMinTmpSize)
ASSAY_MAX_MIN(GetDigammaMaxMinTmpSize)
ASSAY_MAX_MIN(GetAtanhMaxMinTmpSize)
ASSAY_MAX_MIN(GetXorMaxMinTmpSize)
ASSAY_MAX_MIN(GetSignMaxMinTmpSize)
ASSAY_MAX_MIN(GetAxpyMaxMinTmpSize)
ASSAY_MAX_MIN(GetCeilMaxMinTmpSize)
ASSAY_MAX_MIN(GetFloorMaxMinTmpSize)
ASSAY_MAX_MIN(GetReGluMaxMinTmpSize)
ASSAY_MAX_MIN(GetReduceXorSumMaxMinTmpSize)
ASSAY_MAX_MIN(GetFmodMaxMinTmpSize)

ASSAY_FACTOR(GetTanhTmpBufferFactorSize)
ASSAY_FACTOR(GetFracTmpBufferFactorSize)
ASSAY_FACTOR(GetAcosTmpBufferFactorSize)
ASSAY_FACTOR(GetAsinTmpBufferFactorSize)
ASSAY_FACTOR(GetAcoshTmpBufferFactorSize)
ASSAY_FACTOR(GetAsinhTmpBufferFactorSize)
ASSAY_FACTOR(GetSinTmpBufferFactorSize)
ASSAY_FACTOR(GetCosTmpBufferFactorSize)
ASSAY_FACTOR(GetAtanTmpBufferFactorSize)
ASSAY_FACTOR(GetLogTmpBufferFactorSize)
ASSAY_FACTOR(GetLog10TmpBufferFactorSize)
ASSAY_FACTOR(GetLog2TmpBufferFactorSize)
ASSAY_FACTOR(GetCoshTmpBufferFactorSize)
ASSAY_FACTOR(GetClampTmpBufferFactorSize)
ASSAY_FACTOR(GetErfTmpBufferFactorSize)
ASSAY_FACTOR(GetErfcTmpBufferFactorSize)
ASSAY_FACTOR(GetSinhTmpBufferFactorSize)
ASSAY_FACTOR(GetSwiGLUTmpBufferFactorSize)
ASSAY_FACTOR(GetTanTmpBufferFactorSize)
ASSAY_FACTOR(GetTruncTmpBufferFactorSize)
ASSAY_FACTOR(GetGeGLUTmpBufferFactorSize)
ASSAY_FACTOR(GetLgammaTmpBufferFactorSize)
ASSAY_FACTOR(GetDigammaTmpBufferFactorSize)
ASSAY_FACTOR(GetAtanhTmpBufferFactorSize)
ASSAY_FACTOR(GetXorTmpBufferFactorSize)
ASSAY_FACTOR(GetSignTmpBufferFactorSize)
ASSAY_FACTOR(GetMeanTmpBufferFactorSize)
ASSAY_FACTOR(GetExpTmpBufferFactorSize)
ASSAY_FACTOR(GetAxpyTmpBufferFactorSize)
ASSAY_FACTOR(GetCeilTmpBufferFactorSize)
ASSAY_FACTOR(GetFloorTmpBufferFactorSize)
ASSAY_FACTOR(GetFmodTmpBufferFactorSize)

inline uint32_t GetSoftMaxMaxTmpSize(const ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetSoftMaxMaxTmpSize")
inline uint32_t GetSoftMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetSoftMaxMinTmpSize")
inline void SoftMaxTilingFunc(const ge::Shape&, const uint32_t, const uint32_t, optiling::SoftMaxTiling&)
ASSAY_BODY("SoftMaxTilingFunc")
inline void GetSoftMaxFlashV3MaxMinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, uint32_t&,
    uint32_t&, const bool, const bool = false)
ASSAY_BODY("GetSoftMaxFlashV3MaxMinTmpSize")
inline void SoftMaxFlashV3TilingFunc(const ge::Shape&, const uint32_t, const uint32_t, const uint32_t,
    optiling::SoftMaxTiling&, const bool, const bool = false)
ASSAY_BODY("SoftMaxFlashV3TilingFunc")
inline uint32_t GetSoftMaxFlashMaxTmpSize(const ge::Shape&, const uint32_t, const bool, const bool)
ASSAY_BODY("GetSoftMaxFlashMaxTmpSize")
inline uint32_t GetSoftMaxFlashMinTmpSize(const ge::Shape&, const uint32_t, const bool, const bool)
ASSAY_BODY("GetSoftMaxFlashMinTmpSize")
inline void SoftMaxFlashTilingFunc(const ge::Shape&, const uint32_t, const uint32_t, optiling::SoftMaxTiling&,
    const bool = false)
ASSAY_BODY("SoftMaxFlashTilingFunc")
inline uint32_t GetSoftMaxGradMaxTmpSize(const ge::Shape&, const uint32_t, const bool, const bool)
ASSAY_BODY("GetSoftMaxGradMaxTmpSize")
inline uint32_t GetSoftMaxGradMinTmpSize(const ge::Shape&, const uint32_t, const bool, const bool)
ASSAY_BODY("GetSoftMaxGradMinTmpSize")
inline void SoftMaxGradTilingFunc(const ge::Shape&, const uint32_t, const uint32_t, optiling::SoftMaxTiling&,
    const bool = false)
ASSAY_BODY("SoftMaxGradTilingFunc")
inline bool IsBasicBlockInSoftMax(optiling::SoftMaxTiling&, const uint32_t = 2)
ASSAY_BODY("IsBasicBlockInSoftMax")
inline uint32_t GetSoftMaxFlashV2MinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, const bool, const
    bool = false, const bool = false)
ASSAY_BODY("GetSoftMaxFlashV2MinTmpSize")
inline uint32_t GetSoftMaxFlashV2MaxTmpSize(const ge::Shape&, const uint32_t, const uint32_t, const bool, const
    bool = false, const bool = false)
ASSAY_BODY("GetSoftMaxFlashV2MaxTmpSize")
inline void SoftMaxFlashV2TilingFunc(const ge::Shape&, const uint32_t, const uint32_t, const uint32_t,
    optiling::SoftMaxTiling&, const bool, const bool = false, const bool = false)
ASSAY_BODY("SoftMaxFlashV2TilingFunc")
inline uint32_t GetLogSoftMaxMaxTmpSize(const ge::Shape, const uint32_t, const bool)
ASSAY_BODY("GetLogSoftMaxMaxTmpSize")
inline uint32_t GetLogSoftMaxMinTmpSize(const ge::Shape, const uint32_t, const bool)
ASSAY_BODY("GetLogSoftMaxMinTmpSize")
inline void LogSoftMaxTilingFunc(const ge::Shape, const uint32_t, const uint32_t, optiling::LogSoftMaxTiling&)
ASSAY_BODY("LogSoftMaxTilingFunc")
inline uint32_t GetDropOutMinTmpSize(const ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetDropOutMinTmpSize")
inline uint32_t GetDropOutMaxTmpSize(const ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetDropOutMaxTmpSize")
inline uint32_t GetConcatTmpSize(const platform_ascendc::PlatformAscendC&, const uint32_t, const uint32_t)
ASSAY_BODY("GetConcatTmpSize")
inline uint32_t GetSortTmpSize(const platform_ascendc::PlatformAscendC&, const uint32_t, const uint32_t)
ASSAY_BODY("GetSortTmpSize")
inline void GetArithProgressionMaxMinTmpSize(uint32_t&, uint32_t&)
ASSAY_BODY("GetArithProgressionMaxMinTmpSize")
inline void GetAscendDequantMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&)
ASSAY_BODY("GetAscendDequantMaxMinTmpSize")
inline void GetAscendQuantMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&)
ASSAY_BODY("GetAscendQuantMaxMinTmpSize")
inline uint32_t GetAscendAntiQuantMaxTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType)
ASSAY_BODY("GetAscendAntiQuantMaxTmpSize")
inline uint32_t GetAscendAntiQuantMinTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType)
ASSAY_BODY("GetAscendAntiQuantMinTmpSize")
inline void GetAscendAntiQuantMaxMinTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType, uint32_t&, uint32_t&)
ASSAY_BODY("GetAscendAntiQuantMaxMinTmpSize")
inline void GetSumMaxMinTmpSize(const uint32_t, const uint32_t, const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetSumMaxMinTmpSize")
inline uint32_t GetGeluMinTmpSize(const ge::Shape&, const uint32_t)
ASSAY_BODY("GetGeluMinTmpSize")
inline uint32_t GetGeluMaxTmpSize(const ge::Shape&, const uint32_t)
ASSAY_BODY("GetGeluMaxTmpSize")
inline void GetGeluMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&)
ASSAY_BODY("GetGeluMaxMinTmpSize")
inline void GetPadMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&)
ASSAY_BODY("GetPadMaxMinTmpSize")
inline void PadTilingFunc(const ge::Shape, const ge::Shape, const uint32_t, const uint32_t,
    optiling::PadTiling&)
ASSAY_BODY("PadTilingFunc")
inline void GetUnPadMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape&, const uint32_t,
    uint32_t&, uint32_t&)
ASSAY_BODY("GetUnPadMaxMinTmpSize")
inline void UnPadTilingFunc(const ge::Shape, const uint32_t, const uint32_t, optiling::UnPadTiling&)
ASSAY_BODY("UnPadTilingFunc")
inline bool GetRmsNormMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&, const bool = false)
ASSAY_BODY("GetRmsNormMaxMinTmpSize")
inline bool GetRmsNormTilingInfo(const ge::Shape&, const ge::Shape&, const uint32_t, const uint32_t,
    optiling::RmsNormTiling&, const bool = false)
ASSAY_BODY("GetRmsNormTilingInfo")
inline bool GetDeepNormMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, const bool, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetDeepNormMaxMinTmpSize")
inline bool GetDeepNormTilingInfo(const ge::Shape&, const ge::Shape&, const uint32_t, const uint32_t, const
    bool, const bool, optiling::DeepNormTiling&)
ASSAY_BODY("GetDeepNormTilingInfo")
inline void GetLayerNormMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, const bool, const bool,
    uint32_t&, uint32_t&)
ASSAY_BODY("GetLayerNormMaxMinTmpSize")
inline void GetLayerNormNDTillingInfo(const ge::Shape&, const uint32_t, const uint32_t, const bool,
    optiling::LayerNormTiling&)
ASSAY_BODY("GetLayerNormNDTillingInfo")
inline void GetLayerNormNDTilingInfo(const ge::Shape&, const uint32_t, const uint32_t, const bool,
    optiling::LayerNormTiling&)
ASSAY_BODY("GetLayerNormNDTilingInfo")
inline void GetLayerNormNDTilingInfo(const ge::Shape&, const uint32_t, const uint32_t, const bool, const bool,
    optiling::LayerNormSeparateTiling&)
ASSAY_BODY("GetLayerNormNDTilingInfo")
inline void GetWelfordUpdateMaxMinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, const bool, const
    bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetWelfordUpdateMaxMinTmpSize")
inline void GetNormalizeMaxMinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, const bool, const bool,
    const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetNormalizeMaxMinTmpSize")
inline bool GetBatchNormMaxMinTmpSize(const ge::Shape&, const ge::Shape&, const uint32_t, const bool, uint32_t&,
    uint32_t&, const bool = false)
ASSAY_BODY("GetBatchNormMaxMinTmpSize")
inline bool GetBatchNormNDTilingInfo(const ge::Shape&, const ge::Shape&, const uint32_t, const uint32_t, const
    bool, optiling::BatchNormTiling&, const bool = false)
ASSAY_BODY("GetBatchNormNDTilingInfo")
inline void GetLayerNormGradNDTilingInfo(const ge::Shape, const uint32_t, const uint32_t, const bool,
    optiling::LayerNormGradTiling&)
ASSAY_BODY("GetLayerNormGradNDTilingInfo")
inline void GetLayerNormGradBetaNDTilingInfo(const ge::Shape, const uint32_t, const uint32_t, const bool,
    optiling::LayerNormGradBetaTiling&)
ASSAY_BODY("GetLayerNormGradBetaNDTilingInfo")
inline void GetConfusionTransposeMaxMinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetConfusionTransposeMaxMinTmpSize")
inline void GetConfusionTransposeTilingInfo(const ge::Shape&, const uint32_t, const uint32_t, const uint32_t,
    optiling::ConfusionTransposeTiling&)
ASSAY_BODY("GetConfusionTransposeTilingInfo")
inline void GetConfusionTransposeOnlyTilingInfo(const ge::Shape&, const uint32_t, const uint32_t,
    optiling::ConfusionTransposeTiling&)
ASSAY_BODY("GetConfusionTransposeOnlyTilingInfo")
inline bool GetTopKMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const int32_t, const int32_t, const
    bool, const bool, TopKMode, const bool, const uint32_t, uint32_t&, uint32_t&)
ASSAY_BODY("GetTopKMaxMinTmpSize")
inline bool TopKTilingFunc(const platform_ascendc::PlatformAscendC&, const int32_t, const int32_t, const
    int32_t, const uint32_t, const bool, TopKMode, const bool, optiling::TopkTiling&)
ASSAY_BODY("TopKTilingFunc")
inline void GetSigmoidMaxMinTmpSize(const ge::Shape&, const uint32_t, bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetSigmoidMaxMinTmpSize")
inline void GetPowerMaxMinTmpSize(const ge::Shape&, const ge::Shape&, const bool, const uint32_t, const bool,
    uint32_t&, uint32_t&)
ASSAY_BODY("GetPowerMaxMinTmpSize")
inline void GetPowerTmpBufferFactorSize(const bool, const bool, const bool, const uint32_t, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetPowerTmpBufferFactorSize")
inline void GetRoundMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape&, const uint32_t,
    const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetRoundMaxMinTmpSize")
inline void GetRoundTmpBufferFactorSize(const platform_ascendc::PlatformAscendC&, const uint32_t, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetRoundTmpBufferFactorSize")
inline void GetSwiGLUMaxMinTmpSize(const ge::Shape&, const uint32_t, uint32_t&, uint32_t&, const bool)
ASSAY_BODY("GetSwiGLUMaxMinTmpSize")
inline uint32_t GetSelectWithBytesMaskMinTmpSize(const ge::Shape&, const ge::Shape&, const uint32_t, const
    ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetSelectWithBytesMaskMinTmpSize")
inline uint32_t GetSelectWithBytesMaskMaxTmpSize(const ge::Shape&, const ge::Shape&, const uint32_t, const
    ge::Shape&, const uint32_t, const bool)
ASSAY_BODY("GetSelectWithBytesMaskMaxTmpSize")
inline void GetSelectWithBytesMaskMaxMinTmpSize(const ge::Shape&, const ge::Shape&, const uint32_t, const
    ge::Shape&, const uint32_t, const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetSelectWithBytesMaskMaxMinTmpSize")
inline void GetMeanMaxMinTmpSize(const uint32_t, const uint32_t, const uint32_t, const bool, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetMeanMaxMinTmpSize")
inline bool GetExpMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetExpMaxMinTmpSize")
inline void GetBroadCastMaxMinTmpSize(const platform_ascendc::PlatformAscendC&, const ge::Shape&, const
    ge::Shape&, uint32_t, const bool, uint32_t&, uint32_t&)
ASSAY_BODY("GetBroadCastMaxMinTmpSize")
inline void GetCumSumMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, const bool, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetCumSumMaxMinTmpSize")
inline void GetGroupNormMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, const uint32_t, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetGroupNormMaxMinTmpSize")
inline void GetGroupNormNDTilingInfo(const ge::Shape&, const uint32_t, const uint32_t, const bool, const
    uint32_t, optiling::GroupNormTiling&)
ASSAY_BODY("GetGroupNormNDTilingInfo")

}  // namespace AscendC

#undef ASSAY_MAX_MIN
#undef ASSAY_FACTOR
#undef ASSAY_BODY

#endif
