#include <algorithm>
#include <vector>
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(OffsetByTilingData)
TILING_DATA_FIELD_DEF(uint32_t, length);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(OffsetBy, OffsetByTilingData)

static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    OffsetByTilingData tiling;
    tiling.set_length(context->GetInputShape(0)->GetStorageShape().GetShapeSize());
    context->SetBlockDim(1);
    const ge::DataType type = context->GetInputDesc(0)->GetDataType();
    context->SetTilingKey(type == ge::DT_FLOAT16 ? 1 : type == ge::DT_BF16 ? 2 : 3);
    tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
    context->GetWorkspaceSizes(1)[0] = 0;
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ops {
// What the kernel computes in: a bfloat16 goes through float.
static ge::DataType ComputedIn(ge::DataType stored)
{
    return stored == ge::DT_BF16 ? ge::DT_FLOAT : stored;
}

static void DeclareResult(OpDef& op, const std::vector<ge::DataType>& types)
{
    op.Output("y").ParamType(REQUIRED).DataType(types).FormatList({ge::FORMAT_ND});
}

class OffsetBy : public OpDef {
public:
    explicit OffsetBy(const char* name) : OpDef(name)
    {
        std::vector<ge::DataType> stored = {ge::DT_FLOAT16, ge::DT_BF16};
        std::vector<ge::DataType> computed;
        std::for_each(stored.begin(), stored.end(), [&computed](ge::DataType type) {
            computed.push_back(ComputedIn(type));
        });
        stored.push_back(ge::DT_FLOAT);
        computed.push_back(ge::DT_FLOAT);
        this->Input("x").ParamType(REQUIRED).DataType(stored).FormatList({ge::FORMAT_ND});
        this->Input("offsets").ScalarList().ParamType(REQUIRED).DataType(computed).FormatList({ge::FORMAT_ND});
        DeclareResult(*this, stored);
        this->AICore().SetTiling(optiling::TilingFunc).AddConfig("ascend910b");
        OpAICoreConfig old;
        old.Input("x").ParamType(REQUIRED).DataType({ge::DT_FLOAT16}).FormatList({ge::FORMAT_ND});
        old.Input("offsets").ParamType(REQUIRED).DataType({ge::DT_FLOAT16}).FormatList({ge::FORMAT_ND});
        old.Output("y").ParamType(REQUIRED).DataType({ge::DT_FLOAT16}).FormatList({ge::FORMAT_ND});
        this->AICore().AddConfig("ascend310p", old);
    }
};
OP_ADD(OffsetBy);
}  // namespace ops
