// Units of 16 elements go round to the cores in one row over all tensors; of each core the table says where it begins and
// where it ends, that element included.
#include "list_spread_tiling.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    int64_t lengths[TENSORS] = {0};
    int64_t units[TENSORS] = {0};
    uint16_t firstTensor[CORES] = {0};
    uint16_t lastTensor[CORES] = {0};
    int64_t firstElement[CORES] = {0};
    int64_t lastElement[CORES] = {0};
    uint32_t count = 0;
    int64_t total = 0;
    while (count < TENSORS && context->GetDynamicInputShape(0, count) != nullptr) {
        lengths[count] = context->GetDynamicInputShape(0, count)->GetStorageShape().GetShapeSize();
        units[count] = (lengths[count] + 15) / 16;
        total += units[count];
        count++;
    }
    uint32_t cores = total < CORES ? static_cast<uint32_t>(total) : CORES;
    if (cores == 0) {
        cores = 1;
    }
    const int64_t each = total / cores;
    const int64_t extra = total % cores;
    uint16_t tensor = 0;
    int64_t unit = 0;
    for (uint32_t core = 0; core < cores; core++) {
        while (unit == units[tensor] && tensor + 1u < count) {
            tensor++;
            unit = 0;
        }
        int64_t want = each + (core < extra ? 1 : 0);
        firstTensor[core] = tensor;
        firstElement[core] = unit * 16;
        while (want > units[tensor] - unit && tensor + 1u < count) {
            want -= units[tensor] - unit;
            tensor++;
            unit = 0;
        }
        unit += want;
        lastTensor[core] = tensor;
        lastElement[core] = (unit * 16 < lengths[tensor] ? unit * 16 : lengths[tensor]) - 1;
    }
    ListSpreadTilingData tiling;
    tiling.set_lengths(lengths);
    tiling.set_firstTensor(firstTensor);
    tiling.set_lastTensor(lastTensor);
    tiling.set_firstElement(firstElement);
    tiling.set_lastElement(lastElement);
    context->SetBlockDim(cores);
    tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
    context->GetWorkspaceSizes(1)[0] = 0;
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ops {
class ListSpread : public OpDef {
public:
    explicit ListSpread(const char* name) : OpDef(name)
    {
        this->Input("x").ParamType(DYNAMIC).DataType({ge::DT_FLOAT16}).Format({ge::FORMAT_ND});
        this->Output("y").ParamType(DYNAMIC).DataType({ge::DT_FLOAT16}).Format({ge::FORMAT_ND});
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};
OP_ADD(ListSpread);
}  // namespace ops
