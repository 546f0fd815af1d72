#include "conjugate_in_place_tiling.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    ConjugateInPlaceTilingData tiling;
    if (context->GetInputDesc(0)->GetDataType() != ge::DT_COMPLEX64) {
        return ge::GRAPH_FAILED;
    }
    const int64_t numbers = context->GetInputShape(0)->GetStorageShape().GetShapeSize();
    tiling.set_length(static_cast<uint32_t>(numbers * 2));
    context->SetBlockDim(1);
    tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
    size_t* workspace = context->GetWorkspaceSizes(1);
    workspace[0] = 0;
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ops {
class ConjugateInPlace : public OpDef {
public:
    explicit ConjugateInPlace(const char* name) : OpDef(name)
    {
        this->Input("x").ParamType(REQUIRED).DataType({ge::DT_COMPLEX64}).Format({ge::FORMAT_ND});
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};
OP_ADD(ConjugateInPlace);
}  // namespace ops
