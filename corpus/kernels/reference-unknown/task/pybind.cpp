#include <torch/library.h>
#include "pytorch_npu_helper.hpp"

std::vector<at::Tensor> list_scaled(std::vector<at::Tensor>& x, double factor)
{
    std::vector<at::Tensor> result;
    for (const auto& one : x) {
        result.push_back(at::empty_like(one));
    }
    at::TensorList in = at::TensorList(x);
    at::TensorList out = at::TensorList(result);
    c10::optional<at::Tensor> offset = c10::nullopt;
    at::Scalar scale(factor);
    EXEC_NPU_CMD(aclnnListScaled, in, scale, offset, out);
    return result;
}

PYBIND11_MODULE(list_ops, m)
{
    m.def("list_scaled", &list_scaled, "");
}
