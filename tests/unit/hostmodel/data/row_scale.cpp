// An operator with required, optional and dynamic inputs, every kind of attribute and a tiling class that uses all
// field macros. Its tiling function copies what it can see into the tiling data.
#include "register/op_def_registry.h"
#include "row_scale_tiling.h"
#include "tiling/platform/platform_ascendc.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context) {
  auto platform = platform_ascendc::PlatformAscendC(context->GetPlatformInfo());
  uint64_t ub = 0;
  platform.GetCoreMemSize(platform_ascendc::CoreMemType::UB, ub);
  const gert::StorageShape* x = context->GetInputShape(0);
  const gert::RuntimeAttrs* attrs = context->GetAttrs();
  RowScaleTilingData tiling;
  tiling.set_flag(*attrs->GetBool(1) ? 1 : 0);
  tiling.set_elements(static_cast<uint32_t>(x->GetOriginShape().GetShapeSize()));
  tiling.set_ubBytes(ub);
  tiling.set_epsilon(*attrs->GetAttrPointer<float>(0));
  const gert::TypedContinuousVector<int64_t>* axes = attrs->GetListInt(2);
  int32_t axis[3] = {-1, -1, -1};
  for (size_t i = 0; i < axes->GetSize() && i < 3; ++i) axis[i] = static_cast<int32_t>(axes->GetData()[i]);
  tiling.set_axis(axis);
  tiling.inner.set_rows(static_cast<uint16_t>(x->GetStorageShape().GetDim(0)));
  tiling.inner.set_hasBias(context->GetOptionalInputShape(1) != nullptr ? 1 : 0);
  tiling.inner.set_extra(static_cast<uint8_t>(context->GetComputeNodeInputNum()));
  tiling.set_nameLength(static_cast<int8_t>(std::string(attrs->GetStr(3)).size()));
  context->SetBlockDim(platform.GetCoreNumAiv());
  context->SetTilingKey(7);
  gert::TilingData* raw = context->GetRawTilingData();
  tiling.SaveToBuffer(raw->GetData(), raw->GetCapacity());
  raw->SetDataSize(tiling.GetDataSize());
  size_t* workspace = context->GetWorkspaceSizes(2);
  workspace[0] = platform.GetLibApiWorkSpaceSize();
  workspace[1] = 32;
  return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ge {
static graphStatus InferShape(gert::InferShapeContext* context) {
  const gert::Shape* x = context->GetInputShape(0);
  gert::Shape* y = context->GetOutputShape(0);
  y->SetDimNum(0);
  y->AppendDim(x->GetDim(0)).AppendDim(1);
  return GRAPH_SUCCESS;
}
static graphStatus InferDataType(gert::InferDataTypeContext* context) {
  return context->SetOutputDataType(0, context->GetInputDataType(0));
}
}  // namespace ge

namespace ops {
class RowScale : public OpDef {
 public:
  explicit RowScale(const char* name) : OpDef(name) {
    this->Input("x")
        .ParamType(REQUIRED)
        .DataType({ge::DT_FLOAT, ge::DT_FLOAT16})
        .Format({ge::FORMAT_ND, ge::FORMAT_ND});
    this->Input("bias")
        .ParamType(OPTIONAL)
        .DataType({ge::DT_FLOAT, ge::DT_FLOAT16})
        .Format({ge::FORMAT_ND, ge::FORMAT_ND});
    this->Input("extra").ParamType(DYNAMIC).DataType({ge::DT_FLOAT, ge::DT_FLOAT16}).AutoContiguous();
    this->Output("y")
        .ParamType(REQUIRED)
        .DataType({ge::DT_FLOAT, ge::DT_FLOAT16})
        .Format({ge::FORMAT_ND, ge::FORMAT_ND});
    this->Attr("epsilon").AttrType(OPTIONAL).Float(0.25);
    this->Attr("keep").AttrType(REQUIRED).Bool();
    this->Attr("axes").AttrType(OPTIONAL).ListInt({1, -2});
    this->Attr("mode").AttrType(OPTIONAL).String("none");
    this->SetInferShape(ge::InferShape).SetInferDataType(ge::InferDataType);
    this->AICore().SetTiling(optiling::TilingFunc).AddConfig("ascend910b");
    OpAICoreConfig own;
    own.Input("x").ParamType(REQUIRED).DataType({ge::DT_INT8}).Format({ge::FORMAT_NCHW});
    this->AICore().AddConfig("ascend910_93", own);
  }
};
OP_ADD(RowScale);
}  // namespace ops
#include "assay/host_driver.h"
