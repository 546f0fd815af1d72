// Which inputs' values a tiling function sees: those of a registration, and those that the op definition names.
#include "register/op_def_registry.h"
#include "register/op_impl_registry.h"

struct SeenValues {
  int64_t sum[3];
};

static ge::graphStatus Tile(gert::TilingContext* context) {
  SeenValues* seen = context->GetTilingData<SeenValues>();
  for (size_t i = 0; i < 3; ++i) {
    const gert::Tensor* tensor = context->GetInputTensor(i);
    const int32_t* values = tensor->GetData<int32_t>();
    seen->sum[i] = -1;
    if (values == nullptr) continue;
    seen->sum[i] = 0;
    for (int64_t n = 0; n < tensor->GetShapeSize(); ++n) seen->sum[i] += values[n];
  }
  context->SetBlockDim(1);
  *context->GetWorkspaceSizes(1) = 0;
  return ge::GRAPH_SUCCESS;
}

namespace ops {
class HostValues : public OpDef {
 public:
  explicit HostValues(const char* name) : OpDef(name) {
    this->Input("x").DataType({ge::DT_INT32});
    this->Input("size").DataType({ge::DT_INT32}).ValueDepend(OPTIONAL);
    this->Input("length").DataType({ge::DT_INT32});
    this->Output("y").DataType({ge::DT_INT32});
    this->AICore().AddConfig("ascend910b");
  }
};
OP_ADD(HostValues);
}  // namespace ops

IMPL_OP_OPTILING(HostValues).Tiling(Tile).TilingInputsDataDependency({2});
#include "assay/host_driver.h"
