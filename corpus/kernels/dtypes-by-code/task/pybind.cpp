#include <torch/library.h>
#include "pytorch_npu_helper.hpp"

at::Tensor offset_by(at::Tensor x, std::vector<double> offsets)
{
    at::Tensor result = at::empty_like(x);
    std::vector<at::Scalar> scalars;
    for (const auto& one : offsets) {
        scalars.push_back(at::Scalar(one));
    }
    at::ArrayRef<at::Scalar> list(scalars);
    EXEC_NPU_CMD(aclnnOffsetBy, x, list, result);
    return result;
}

PYBIND11_MODULE(offset_ops, m)
{
    m.def("offset_by", &offset_by, "");
}
