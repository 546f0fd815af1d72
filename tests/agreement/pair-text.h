// The kernels of the pairs: each is right as written; a flaw replaces a piece of its text. `@NAME@` is a parameter.
#pragma once

#include <string>
#include <vector>

namespace assay::agreement {

struct Replacement {
  std::string from;  // occurs in the kernel once
  std::string to;
};

struct Flaw {
  std::string kind;  // "mask", "flag", ...: what it is counted under
  std::vector<Replacement> changes;
};

// One output for each element, one in all, the elements in place; of rows: one for each, and one for each element.
enum class Result { kElements, kSingle, kInPlace, kRows, kRowElements };

inline constexpr int kMostRowElements = 64;

struct Family {
  std::string name;
  std::string reference;  // of the contract, a function of x
  Result result;
  std::string workspace;  // bytes, an expression of the host code
  int unit;               // elements that the parts of cores are multiples of
  bool halves;            // float16 as well as float32
  int most_bytes;         // of a tile
  std::string kernel;
  std::vector<Flaw> flaws;
  std::string attributes = {};  // of the contract, JSON
  int width_unit = 1;           // elements that a row's width is a multiple of
  int most_width = kMostRowElements;
  bool whole = false;  // x and y begin at their first element for every core, not at its part
};

const std::vector<Family>& Families();

inline constexpr const char* kPairReply = R"reply(```python
project_json_src = '''
[{"op": "PairCustom", "language": "cpp",
  "input_desc": [{"name": "x", "param_type": "required", "format": ["ND"], "type": ["@JT@"]}],
  "output_desc": [{"name": "@Y@", "param_type": "required", "format": ["ND"], "type": ["@JT@"]}]}]
'''

host_tiling_src = '''
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(PairCustomTilingData)
TILING_DATA_FIELD_DEF(uint32_t, total);
TILING_DATA_FIELD_DEF(uint32_t, perCore);
END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(PairCustom, PairCustomTilingData)
}  // namespace optiling
'''

host_operator_src = '''
#include "pair_custom_tiling.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    const uint32_t total = context->GetInputShape(0)->GetOriginShape().@SIZE@;
    const uint32_t cores = @CORES@;
    const uint32_t perCore = ((total + cores - 1) / cores + @UNIT@ - 1) / @UNIT@ * @UNIT@;
    PairCustomTilingData data;
    data.set_total(total);
    data.set_perCore(perCore);
    context->SetBlockDim(cores);
    data.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(data.GetDataSize());
    context->GetWorkspaceSizes(1)[0] = @WORKSPACE@;
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling

namespace ge {
static graphStatus InferShape(gert::InferShapeContext* context)
{
    @INFER@
    return GRAPH_SUCCESS;
}
}  // namespace ge

namespace ops {
class PairCustom : public OpDef {
public:
    explicit PairCustom(const char* name) : OpDef(name)
    {
        this->Input("x").ParamType(REQUIRED).DataType({ge::@DT@}).Format({ge::FORMAT_ND});
        this->Output("@Y@").ParamType(REQUIRED).DataType({ge::@DT@}).Format({ge::FORMAT_ND});
        this->SetInferShape(ge::InferShape);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};

OP_ADD(PairCustom);
}  // namespace ops
'''

kernel_src = '''
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = @TILE@;
constexpr uint32_t LANES = 256 / sizeof(@T@);
constexpr uint32_t BLOCK = 32 / sizeof(@T@);

class Pair {
public:
    __aicore__ inline void Run(GM_ADDR xAddress, GM_ADDR yAddress, GM_ADDR workspace, uint32_t total, uint32_t perCore)
    {
        const uint32_t start = GetBlockIdx() * perCore;
        const uint32_t length = start >= total ? 0 : (total - start < perCore ? total - start : perCore);
        x.SetGlobalBuffer((__gm__ @T@*)xAddress@XSTART@);
        y.SetGlobalBuffer((__gm__ @T@*)yAddress@YSTART@);
        Work(workspace, total, start, length);
    }

private:
@KERNEL@
    TPipe pipe;
    GlobalTensor<@T@> x;
    GlobalTensor<@T@> y;
};

extern "C" __global__ __aicore__ void pair_custom(GM_ADDR x, GM_ADDR @Y@Out, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    Pair pair;
    pair.Run(x, @Y@Out, GetUserWorkspace(workspace), data.total, data.perCore);
}
'''

python_bind_src = '''
#include <torch/extension.h>
#include "pytorch_npu_helper.hpp"

at::Tensor run(const at::Tensor& x)
{
    at::Tensor result = @RESULT@;
    EXEC_NPU_CMD(aclnnPairCustom, @ARGUMENTS@);
    return result;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("pair_custom", &run, "one of a pair"); }
'''

model_src = '''
import torch
import custom_ops_lib


class ModelNew(torch.nn.Module):
    def forward(self, x):
        return custom_ops_lib.pair_custom(x)
'''
```
)reply";

}  // namespace assay::agreement
