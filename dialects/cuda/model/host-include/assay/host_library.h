// Contents of the library behind host code of torch's extensions: the model's definitions, every inline function of
// its headers, and the instantiations of the standard library that extensions use most. A missing piece is compiled
// with the input instead.
#ifndef ASSAY_HOST_LIBRARY_H_
#define ASSAY_HOST_LIBRARY_H_

#include <torch/extension.h>

#include <ATen/cuda/CUDAContext.h>
#include <assay/machine.h>
#include <c10/cuda/CUDAGuard.h>

extern "C" {
const assay_machine* assay_the_machine;
#define ASSAY_CALL(result, name, parameters, arguments) \
  result name parameters { return assay_the_machine->name arguments; }
#include <assay/machine_calls.inc>
#undef ASSAY_CALL
}

#include <assay/torch_definitions.h>

#include <assay/c10_definitions.h>
#include <assay/operator_call_definitions.h>
#include <assay/runtime_definitions.h>
#include <assay/tensor_definitions.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

namespace pybind11 {
module_::module_(const char*, const char*) {}
}  // namespace pybind11

template class std::vector<float>;
template class std::vector<int>;
template class std::vector<std::int64_t>;
template class std::vector<at::Tensor>;

#endif
