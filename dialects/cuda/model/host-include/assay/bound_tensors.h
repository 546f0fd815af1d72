// Arguments and results of torch's types for bound functions (pybind11/bound_function.h).
#ifndef ASSAY_BOUND_TENSORS_H_
#define ASSAY_BOUND_TENSORS_H_

#include <assay/torch.h>
#include <pybind11/bound_function.h>
#include <torch/types.h>

#include <array>

namespace at {

// Makes a tensor of a handle that the caller owns, and gives the handle of one.
struct TensorAccess {
  static Tensor adopt(assay_torch_tensor* handle) {
    Tensor made;
    made.impl_ = handle;
    return made;
  }
  // The handle stays its owner's.
  static Tensor share(assay_torch_tensor* handle) {
    if (handle != nullptr) assay_torch_retain(handle);
    return adopt(handle);
  }
  static assay_torch_tensor* handle(const TensorBase& tensor) { return tensor.impl_; }
  // The handle with its count.
  static assay_torch_tensor* release(Tensor&& tensor) {
    assay_torch_tensor* handle = tensor.impl_;
    tensor.impl_ = nullptr;
    return handle;
  }
};

}  // namespace at

namespace pybind11 {
namespace detail {

template <>
struct handed<at::Tensor> {
  static constexpr bool known = true;
  static constexpr const char* word = "T";
  static at::Tensor take(const assay_torch_value& v) { return at::TensorAccess::share(v.as.tensor); }
};
template <>
struct handed<std::vector<at::Tensor>> {
  static constexpr bool known = true;
  static constexpr const char* word = "L";
  static std::vector<at::Tensor> take(const assay_torch_value& v) {
    std::vector<at::Tensor> made;
    for (std::size_t i = 0; i < v.count; ++i) made.push_back(at::TensorAccess::share(v.as.tensors[i]));
    return made;
  }
};
template <>
struct handed<at::IntArrayRef> {
  static constexpr bool known = true;
  static constexpr const char* word = "I";
  static at::IntArrayRef take(const assay_torch_value& v) { return at::IntArrayRef(v.as.integers, v.count); }
};
template <>
struct handed<at::ScalarType> {
  static constexpr bool known = true;
  static constexpr const char* word = "y";
  static at::ScalarType take(const assay_torch_value& v) { return static_cast<at::ScalarType>(v.as.integer); }
};

template <>
struct returned<at::Tensor> {
  static constexpr bool known = true;
  static void give(at::Tensor value, assay_torch_value* to) {
    to->kind = assay_torch_is_tensor, to->count = 1;
    to->as.tensor = at::TensorAccess::release(std::move(value));
  }
};
template <typename List>
void give_tensors(List&& list, assay_torch_kind kind, assay_torch_value* to) {
  auto** handles = new assay_torch_tensor*[list.size() + 1];
  std::size_t count = 0;
  for (auto& one : list) handles[count++] = at::TensorAccess::release(std::move(one));
  to->kind = kind, to->count = count;
  to->as.tensors = handles;
}
template <>
struct returned<std::vector<at::Tensor>> {
  static constexpr bool known = true;
  static void give(std::vector<at::Tensor> value, assay_torch_value* to) {
    give_tensors(std::move(value), assay_torch_is_tensors, to);
  }
};
template <std::size_t N>
struct returned<std::array<at::Tensor, N>> {
  static constexpr bool known = true;
  static void give(std::array<at::Tensor, N> value, assay_torch_value* to) {
    give_tensors(std::move(value), assay_torch_is_tensors, to);
  }
};
template <typename... T>
struct returned<std::tuple<T...>, std::enable_if_t<sizeof...(T) != 0 && (std::is_same_v<T, at::Tensor> && ...)>> {
  static constexpr bool known = true;
  static void give(std::tuple<T...> value, assay_torch_value* to) {
    std::apply([&](auto&... one) {
      give_tensors(std::array<at::Tensor, sizeof...(T)>{std::move(one)...}, assay_torch_is_tuple, to);
    }, value);
  }
};
template <>
struct returned<std::pair<at::Tensor, at::Tensor>> {
  static constexpr bool known = true;
  static void give(std::pair<at::Tensor, at::Tensor> value, assay_torch_value* to) {
    give_tensors(std::array<at::Tensor, 2>{std::move(value.first), std::move(value.second)}, assay_torch_is_tuple, to);
  }
};

}  // namespace detail
}  // namespace pybind11

#endif
