// A separate module next to the generated one: the same function twice.
#include <torch/extension.h>
torch::Tensor f(torch::Tensor x);
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("f", &f); }
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("f", torch::wrap_pybind_function(f), "f"); }  // error: redefinition of
