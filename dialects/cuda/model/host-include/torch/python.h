#ifndef ASSAY_TORCH_PYTHON_H_
#define ASSAY_TORCH_PYTHON_H_

#include <assay/bound_tensors.h>
#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <torch/all.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>

#ifndef TORCH_EXTENSION_NAME
#define TORCH_EXTENSION_NAME assay_extension
#endif

namespace torch {

// The binding that torch's generated module makes: the function itself, a single one and not a set of overloads,
// called without the interpreter's lock.
template <typename Func>
auto wrap_pybind_function(Func&& f) {
  static_assert(pybind11::detail::is_bindable_v<assay_traits::decay<Func>>, "not a function that can be bound");
  return f;
}
template <typename Func>
auto wrap_pybind_function_no_gil(Func&& f) {
  static_assert(pybind11::detail::is_bindable_v<assay_traits::decay<Func>>, "not a function that can be bound");
  return f;
}

}  // namespace torch

#endif
