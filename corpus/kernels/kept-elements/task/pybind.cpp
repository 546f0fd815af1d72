#include <torch/library.h>
#include "pytorch_npu_helper.hpp"

at::Tensor kept_elements(at::Tensor& x, at::Tensor& mask)
{
    int64_t most = 1;
    for (auto size : x.sizes()) most *= size;
    at::Tensor room = torch::empty({most}, x.options());
    EXEC_NPU_CMD(aclnnKeptElements, x, mask, room);
    int64_t kept = mask.sum().item<int64_t>();
    return room.narrow(0, 0, kept);
}

PYBIND11_MODULE(kept_ops, m)
{
    m.def("kept_elements", &kept_elements, "");
}
