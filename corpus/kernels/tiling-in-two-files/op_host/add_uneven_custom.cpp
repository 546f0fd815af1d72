#include "add_uneven_custom_tiling.h"
#include "register/op_def_registry.h"
#include "split_base.h"

namespace optiling {
class UnevenSplit : public SplitBase {
public:
    using SplitBase::SplitBase;
    uint32_t CoreNum() const override { return 7; }

    ge::graphStatus Run()
    {
        AddUnevenCustomTilingData tiling;
        const uint32_t blockElements = 16;
        uint32_t blocks = CountBlocks(context_, blockElements);
        tiling.set_bigCores(blocks % CoreNum());
        tiling.set_bigLength((blocks / CoreNum() + 1) * blockElements);
        tiling.set_smallLength(blocks / CoreNum() * blockElements);
        tiling.set_tileLength(TileLengths().at(blockElements));
        tiling.SaveToBuffer(context_->GetRawTilingData()->GetData(), context_->GetRawTilingData()->GetCapacity());
        context_->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
        return Finish();
    }
};

static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    return UnevenSplit(context).Run();
}
}  // namespace optiling

namespace ge {
static graphStatus InferShape(gert::InferShapeContext* context)
{
    const gert::Shape* inShape = context->GetInputShape(0);
    gert::Shape* outShape = context->GetOutputShape(0);
    *outShape = *inShape;
    return GRAPH_SUCCESS;
}
}  // namespace ge

namespace ops {
class AddUnevenCustom : public OpDef {
public:
    explicit AddUnevenCustom(const char* name) : OpDef(name)
    {
        this->Input("x")
            .ParamType(REQUIRED)
            .DataType({ge::DT_FLOAT16})
            .Format({ge::FORMAT_ND});
        this->Input("y")
            .ParamType(REQUIRED)
            .DataType({ge::DT_FLOAT16})
            .Format({ge::FORMAT_ND});
        this->Output("z")
            .ParamType(REQUIRED)
            .DataType({ge::DT_FLOAT16})
            .Format({ge::FORMAT_ND});
        this->SetInferShape(ge::InferShape);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};

OP_ADD(AddUnevenCustom);
}  // namespace ops
