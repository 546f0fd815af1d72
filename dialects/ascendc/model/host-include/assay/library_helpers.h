// Host helpers of the vendor's advanced library (temporary buffer sizes, tiling of library functions). Those that the
// three headers library_sizes.h, library_row_tiling.h and library_sort_tiling.h do not compute are checked by their
// signatures only: calling one ends the run as undecided and names the helper.
#ifndef ASSAY_HOST_LIBRARY_HELPERS_H_
#define ASSAY_HOST_LIBRARY_HELPERS_H_

#include "assay/host_state.h"
#include "assay/library_row_tiling.h"
#include "assay/library_sizes.h"
#include "assay/library_sort_tiling.h"
#include "assay/library_tiling_data.h"
#include "graph/tensor.h"
#include "tiling/platform/platform_ascendc.h"

// One shape in, largest and smallest useful temporary size out.
#define ASSAY_MAX_MIN(name)                                                                            \
  inline void name(const ge::Shape&, const uint32_t, const bool, uint32_t&, uint32_t&) {               \
    assay_host::Unmodelled(#name);                                                                     \
  }
#define ASSAY_BODY(name) \
  { assay_host::Unmodelled(name); }

namespace AscendC {

ASSAY_MAX_MIN(GetLayerNormGradMaxMinTmpSize)
ASSAY_MAX_MIN(GetLayerNormGradBetaMaxMinTmpSize)

inline void GetSoftMaxFlashV3MaxMinTmpSize(const ge::Shape&, const uint32_t, const uint32_t, uint32_t&,
    uint32_t&, const bool, const bool = false)
ASSAY_BODY("GetSoftMaxFlashV3MaxMinTmpSize")
inline void SoftMaxFlashV3TilingFunc(const ge::Shape&, const uint32_t, const uint32_t, const uint32_t,
    optiling::SoftMaxTiling&, const bool, const bool = false)
ASSAY_BODY("SoftMaxFlashV3TilingFunc")
inline uint32_t GetAscendAntiQuantMaxTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType)
ASSAY_BODY("GetAscendAntiQuantMaxTmpSize")
inline uint32_t GetAscendAntiQuantMinTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType)
ASSAY_BODY("GetAscendAntiQuantMinTmpSize")
inline void GetAscendAntiQuantMaxMinTmpSize(const ge::Shape&, const ge::Shape&, bool, ge::DataType,
    ge::DataType, uint32_t&, uint32_t&)
ASSAY_BODY("GetAscendAntiQuantMaxMinTmpSize")
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
inline void GetGroupNormMaxMinTmpSize(const ge::Shape&, const uint32_t, const bool, const uint32_t, uint32_t&,
    uint32_t&)
ASSAY_BODY("GetGroupNormMaxMinTmpSize")
inline void GetGroupNormNDTilingInfo(const ge::Shape&, const uint32_t, const uint32_t, const bool, const
    uint32_t, optiling::GroupNormTiling&)
ASSAY_BODY("GetGroupNormNDTilingInfo")

}  // namespace AscendC

#undef ASSAY_MAX_MIN
#undef ASSAY_BODY

#endif
