#include "../op_kernel/magnitude_key.h"
#include "../op_kernel/magnitude_tiling_data.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context) {
  MagnitudeTilingData* data = context->GetTilingData<MagnitudeTilingData>();
  const gert::Shape& shape = context->GetInputShape(0)->GetStorageShape();
  data->rowLength = shape.GetDim(1);
  data->tileLength = 256;
  context->SetBlockDim(shape.GetDim(0));
  context->SetTilingKey(GET_TPL_TILING_KEY(true, MAGNITUDE_BY_ABS));
  context->GetWorkspaceSizes(1)[0] = 0;
  return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ops {
class Magnitude : public OpDef {
 public:
  explicit Magnitude(const char* name) : OpDef(name) {
    this->Input("x").ParamType(REQUIRED).DataType({ge::DT_FLOAT16}).Format({ge::FORMAT_ND});
    this->Output("y").ParamType(REQUIRED).DataType({ge::DT_FLOAT16}).Format({ge::FORMAT_ND});
    this->AICore().SetTiling(optiling::TilingFunc);
    this->AICore().AddConfig("ascend910b");
  }
};
OP_ADD(Magnitude);
}  // namespace ops
