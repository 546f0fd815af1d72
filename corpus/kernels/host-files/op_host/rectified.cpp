#include "rectified_split.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    const Split* split = Splits::All().Find("even");
    if (split == nullptr) {
        return ge::GRAPH_FAILED;
    }
    const int64_t length = context->GetInputShape(0)->GetStorageShape().GetShapeSize();
    RectifiedTilingData tiling;
    tiling.set_part(split->Part(length));
    context->SetBlockDim(split->Cores(length));
    tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
    *context->GetWorkspaceSizes(1) = 0;
    return ge::GRAPH_SUCCESS;
}
IMPL_OP_OPTILING(Rectified).Tiling(TilingFunc);
}  // namespace optiling

namespace ops {
class Rectified : public OpDef {
public:
    explicit Rectified(const char* name) : OpDef(name)
    {
        this->Input("x").DataType({ge::DT_FLOAT}).Format({ge::FORMAT_ND});
        this->Output("y").DataType({ge::DT_FLOAT}).Format({ge::FORMAT_ND});
        this->AICore().AddConfig("ascend910b");
    }
};
OP_ADD(Rectified);
}  // namespace ops
