// The texts of the frame operator; single braces are placeholders that fmt fills.
#include "tests/hostile/inputs.h"

#include <fmt/format.h>

namespace assay::hostile {
namespace {

constexpr const char* kProject = R"([{"op": "SafeCopyCustom", "language": "cpp",
  "input_desc": [{"name": "x", "param_type": "required", "format": ["ND"], "type": ["float"]}],
  "output_desc": [{"name": "y", "param_type": "required", "format": ["ND"], "type": ["float"]}]}])";

constexpr const char* kTiling = R"(#include "register/tilingdata_base.h"
namespace optiling {
BEGIN_TILING_DATA_DEF(SafeCopyCustomTilingData)
TILING_DATA_FIELD_DEF(uint32_t, totalLength);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(SafeCopyCustom, SafeCopyCustomTilingData)
}
)";

constexpr const char* kHost = R"(#include "safe_copy_custom_tiling.h"
#include "register/op_def_registry.h"
{top}
namespace optiling {{
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{{
{body}
    SafeCopyCustomTilingData tiling;
    context->SetBlockDim(1);
    tiling.set_totalLength(context->GetInputShape(0)->GetOriginShape().GetShapeSize());
    tiling.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(tiling.GetDataSize());
    context->GetWorkspaceSizes(1)[0] = 0;
    return ge::GRAPH_SUCCESS;
}}
}}
namespace ge {{
static ge::graphStatus InferShape(gert::InferShapeContext* context)
{{
    *context->GetOutputShape(0) = *context->GetInputShape(0);
    return GRAPH_SUCCESS;
}}
}}
namespace ops {{
class SafeCopyCustom : public OpDef {{
public:
    explicit SafeCopyCustom(const char* name) : OpDef(name)
    {{
        this->Input("x").ParamType(REQUIRED).DataType({{ge::DT_FLOAT}}).Format({{ge::FORMAT_ND}});
        this->Output("y").ParamType(REQUIRED).DataType({{ge::DT_FLOAT}}).Format({{ge::FORMAT_ND}});
        this->SetInferShape(ge::InferShape);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }}
}};
OP_ADD(SafeCopyCustom);
}}
)";

constexpr const char* kKernel = R"(#include "kernel_operator.h"
using namespace AscendC;
{top}
extern "C" __global__ __aicore__ void safe_copy_custom(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{{
    GET_TILING_DATA(tiling_data, tiling);
    uint32_t count = tiling_data.totalLength;
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 1, 1024);
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, count);
    yGm.SetGlobalBuffer((__gm__ float*)y, count);
    LocalTensor<float> in = queue.AllocTensor<float>();
    DataCopy(in, xGm, count);
    queue.EnQue(in);
    LocalTensor<float> out = queue.DeQue<float>();
    DataCopy(yGm, out, count);
    queue.FreeTensor(out);
{body}
}}
)";

constexpr const char* kReply =
    "project_json_src = '''\n{}\n'''\n\nhost_tiling_src = r'''\n{}'''\n\n"
    "host_operator_src = r'''\n{}'''\n\nkernel_src = r'''\n{}'''\n\npython_bind_src = r'''\n{}'''\n\n"
    "model_src = r'''\n{}'''\n";

constexpr const char* kBinding = R"(#include <torch/extension.h>
#include "pytorch_npu_helper.hpp"
at::Tensor Run(const at::Tensor& x)
{
    at::Tensor y = at::empty_like(x);
    EXEC_NPU_CMD(aclnnSafeCopyCustom, x, y);
    return y;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("safe_copy_custom", &Run, "copies"); }
)";

constexpr const char* kModel = R"(import torch
import custom_ops_lib
class ModelNew(torch.nn.Module):
    def forward(self, x):
        return custom_ops_lib.safe_copy_custom(x)
)";

}  // namespace

std::string MakeKernel(const Parts& parts) {
  return fmt::format(fmt::runtime(kKernel), fmt::arg("top", parts.kernel_top), fmt::arg("body", parts.kernel_body));
}

std::string MakeReply(const Parts& parts) {
  const std::string host =
      fmt::format(fmt::runtime(kHost), fmt::arg("top", parts.host_top), fmt::arg("body", parts.tiling_body));
  return fmt::format(fmt::runtime(kReply), kProject, kTiling, host, MakeKernel(parts), kBinding, kModel);
}

std::string MakeContract(bool with_tiling) {
  return fmt::format(R"({{"inputs": [{{"name": "x", "dtype": "float32", "shape": [256]}}],
 "outputs": [{{"name": "y", "dtype": "float32", "shape": [256]}}],
 {}"tolerance": {{"float32": {{"relative": 0.0, "absolute": 0.0}}}}}})",
                     with_tiling ? R"("core_count": 1, "tiling": {"totalLength": 256}, )" : "");
}

std::string Repeat(const std::string& text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace assay::hostile
