#pragma once
#include "register/tilingdata_base.h"

namespace optiling {
constexpr uint32_t CORES = 8;
constexpr uint32_t TENSORS = 8;

BEGIN_TILING_DATA_DEF(ListSpreadTilingData)
TILING_DATA_FIELD_DEF_ARR(int64_t, 8, lengths);
TILING_DATA_FIELD_DEF_ARR(uint16_t, 8, firstTensor);
TILING_DATA_FIELD_DEF_ARR(uint16_t, 8, lastTensor);
TILING_DATA_FIELD_DEF_ARR(int64_t, 8, firstElement);
TILING_DATA_FIELD_DEF_ARR(int64_t, 8, lastElement);
END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(ListSpread, ListSpreadTilingData)
}  // namespace optiling
