// Operators whose host half fails in one way each.
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"
#include "tiling/tiling_api.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(LongTilingData)
TILING_DATA_FIELD_DEF_ARR(int64_t, 10000, values);
END_TILING_DATA_DEF
REGISTER_TILING_DATA_CLASS(TooLong, LongTilingData)

static ge::graphStatus ReadsTooFar(gert::TilingContext* context) {
  const gert::StorageShape* shape = context->GetInputShape(3);
  context->SetBlockDim(static_cast<uint32_t>(shape->GetOriginShape().GetDim(0)));
  return ge::GRAPH_SUCCESS;
}
static ge::graphStatus TooLong(gert::TilingContext* context) {
  LongTilingData tiling;
  tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
  context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
  return ge::GRAPH_SUCCESS;
}
static ge::graphStatus Refuses(gert::TilingContext* context) {
  context->SetBlockDim(1);
  return ge::GRAPH_FAILED;
}
static ge::graphStatus NeedsLibrary(gert::TilingContext*) {
  const ge::Shape shape(std::vector<int64_t>{4, 4});
  uint32_t max = 0, min = 0;
  AscendC::GetGroupNormMaxMinTmpSize(shape, 4, false, 1, max, min);
  return min == 0 ? ge::GRAPH_FAILED : ge::GRAPH_SUCCESS;
}
}  // namespace optiling

IMPL_OP_OPTILING(ReadsTooFar).Tiling(optiling::ReadsTooFar);
IMPL_OP_OPTILING(TooLong).Tiling(optiling::TooLong);
IMPL_OP_OPTILING(Refuses).Tiling(optiling::Refuses);
IMPL_OP_OPTILING(NeedsLibrary).Tiling(optiling::NeedsLibrary);
IMPL_OP_INFERSHAPE(NoTiling).InferOutDataTypeSameWithFirstInput();
#include "assay/host_driver.h"
