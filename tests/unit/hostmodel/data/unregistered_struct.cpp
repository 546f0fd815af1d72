// A nested tiling struct that is not registered: the vendor's library does not load.
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(LonelyInner)
TILING_DATA_FIELD_DEF(uint32_t, n);
END_TILING_DATA_DEF;
BEGIN_TILING_DATA_DEF(LonelyTilingData)
TILING_DATA_FIELD_DEF_STRUCT(LonelyInner, inner);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(Lonely, LonelyTilingData)
static ge::graphStatus Tile(gert::TilingContext*) { return ge::GRAPH_SUCCESS; }
}  // namespace optiling
IMPL_OP_OPTILING(Lonely).Tiling(optiling::Tile);
#include "assay/host_driver.h"
