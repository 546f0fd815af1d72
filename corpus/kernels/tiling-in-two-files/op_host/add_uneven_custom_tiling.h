#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(AddUnevenCustomTilingData)
TILING_DATA_FIELD_DEF(uint32_t, bigCores);
TILING_DATA_FIELD_DEF(uint32_t, bigLength);
TILING_DATA_FIELD_DEF(uint32_t, smallLength);
TILING_DATA_FIELD_DEF(uint32_t, tileLength);
END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(AddUnevenCustom, AddUnevenCustomTilingData)
}  // namespace optiling
