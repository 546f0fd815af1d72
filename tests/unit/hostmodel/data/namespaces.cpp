// Code that opens every namespace and adds one of its own that could hide the model's names.
#include "register/op_def_registry.h"

namespace optiling {
namespace ops {
static ge::graphStatus Tile(gert::TilingContext* context) { return context->SetBlockDim(3); }
}  // namespace ops
}  // namespace optiling

using namespace optiling;
using namespace ge;
using namespace std;

IMPL_OP_OPTILING(Crowded).Tiling(optiling::ops::Tile);
#include "assay/host_driver.h"
