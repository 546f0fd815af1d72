// The text that all generated kernels share.
#pragma once

namespace assay::agreement {

inline constexpr const char* kReply = R"reply(```python
project_json_src = '''
[{"op": "MadeCustom", "language": "cpp",
  "input_desc": [{"name": "x", "param_type": "required", "format": ["ND"], "type": ["@JT@"]}],
  "output_desc": [{"name": "y", "param_type": "required", "format": ["ND"], "type": ["@JT@"]}]}]
'''

host_tiling_src = '''
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(MadeCustomTilingData)
@FIELDS@END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(MadeCustom, MadeCustomTilingData)
}  // namespace optiling
'''

host_operator_src = '''
#include "made_custom_tiling.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
@SHAPE@@REFUSE@@HOST@    context->SetBlockDim(@BLOCKDIM@);
    MadeCustomTilingData data;
@SETS@    data.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(data.GetDataSize());
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ge {
static graphStatus InferShape(gert::InferShapeContext* context)
{
    *context->GetOutputShape(0) = *context->GetInputShape(0);
    return GRAPH_SUCCESS;
}
}  // namespace ge

namespace ops {
class MadeCustom : public OpDef {
public:
    explicit MadeCustom(const char* name) : OpDef(name)
    {
        this->Input("x").ParamType(REQUIRED).DataType({ge::@DT@}).Format({ge::FORMAT_ND});
        this->Output("y").ParamType(REQUIRED).DataType({ge::@DT@}).Format({ge::FORMAT_ND});
        this->SetInferShape(ge::InferShape);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};

OP_ADD(MadeCustom);
}  // namespace ops
'''

kernel_src = '''
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = @TILE@;
constexpr uint32_t GROUP = @GROUP@;

class Made {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y@PARAMETERS@)
    {
@INIT@        pipe.InitBuffer(inQueue, @DEPTH@, @BUFFER@);
        pipe.InitBuffer(outQueue, @DEPTH@, @BUFFER@);
    }

    __aicore__ inline void Process()
    {
@LOOP@    }

private:
@STEP@
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
    GlobalTensor<@T@> xGm;
    GlobalTensor<@T@> yGm;
@MEMBERS@};

extern "C" __global__ __aicore__ void made_custom(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    Made op;
    op.Init(x, y@PASSED@);
    op.Process();
}
'''
```
)reply";

inline constexpr const char* kFlatStep = R"step(    __aicore__ inline void Step(@I@ at, uint32_t count)
    {
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        @IN@
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
        @OPERATION@;
        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        @OUT@
        outQueue.FreeTensor(out);
    }
)step";

inline constexpr const char* kRowStep = R"step(    __aicore__ inline void Step(@I@ row, uint32_t rowCount)
    {
        const DataCopyExtParams copy{static_cast<uint16_t>(rowCount), static_cast<uint32_t>(@ROWLENGTH@ * sizeof(@T@)), 0, 0, 0};
        const DataCopyPadExtParams<@T@> pad{false, 0, 0, 0};
        const uint32_t count = rowCount * padded;
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, xGm[row * columns], copy, pad);
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
        @OPERATION@;
        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        DataCopyPad(yGm[row * columns], out, copy);
        outQueue.FreeTensor(out);
    }
)step";

inline constexpr const char* kStripStep =
    R"step(    __aicore__ inline void Step(@I@ row, uint32_t rowCount, @I@ column, uint32_t wide)
    {
        const uint32_t bytes = wide * sizeof(@T@);
        const uint32_t gap = (@GAP@) * sizeof(@T@);
        const DataCopyExtParams copyIn{static_cast<uint16_t>(rowCount), bytes, gap, 0, 0};
        const DataCopyExtParams copyOut{static_cast<uint16_t>(rowCount), bytes, 0, gap, 0};
        const DataCopyPadExtParams<@T@> pad{false, 0, 0, 0};
        const uint32_t count = rowCount * ((wide + @B@ - 1) / @B@ * @B@);
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, xGm[row * columns + column], copyIn, pad);
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
        @OPERATION@;
        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        DataCopyPad(yGm[row * columns + column], out, copyOut);
        outQueue.FreeTensor(out);
    }
)step";

}  // namespace assay::agreement
