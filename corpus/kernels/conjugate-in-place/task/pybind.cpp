#include <torch/library.h>
#include "pytorch_npu_helper.hpp"

at::Tensor conjugate_in_place(at::Tensor& x)
{
    EXEC_NPU_CMD(aclnnConjugateInPlace, x);
    return x;
}

PYBIND11_MODULE(complex_ops, m)
{
    m.def("conjugate_in_place", &conjugate_in_place, "");
}
