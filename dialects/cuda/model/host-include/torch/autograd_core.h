// Gradients, as far as an extension declares functions with a backward of their own.
#ifndef ASSAY_TORCH_AUTOGRAD_CORE_H_
#define ASSAY_TORCH_AUTOGRAD_CORE_H_

#include <ATen/core/TensorBody.h>

#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace c10 {
struct IValue;
}

namespace at {
struct AutoDispatchBelowAutograd {
  AutoDispatchBelowAutograd();
  ~AutoDispatchBelowAutograd();
};
struct AutoDispatchBelowADInplaceOrView {
  AutoDispatchBelowADInplaceOrView();
  ~AutoDispatchBelowADInplaceOrView();
};
struct AutoNonVariableTypeMode {
  explicit AutoNonVariableTypeMode(bool enabled = true);
  ~AutoNonVariableTypeMode();
};
}  // namespace at

namespace torch {
namespace autograd {

using Variable = at::Tensor;
using variable_list = std::vector<Variable>;
using tensor_list = std::vector<at::Tensor>;
using edge_list = std::vector<int>;

// An entry of ctx->saved_data: a value of any kind, retrieved by kind.
struct SavedValue {
  SavedValue();
  template <typename T, typename = std::enable_if_t<!std::is_same_v<std::decay_t<T>, SavedValue>>>
  SavedValue(T&& value);
  at::Tensor toTensor() const;
  std::int64_t toInt() const;
  double toDouble() const;
  bool toBool() const;
  std::vector<std::int64_t> toIntVector() const;
  std::vector<double> toDoubleVector() const;
  std::vector<at::Tensor> toTensorVector() const;
  std::string toStringRef() const;
  at::Scalar toScalar() const;
  bool isNone() const;
  template <typename T>
  T to() const;
};

struct AutogradContext {
  AutogradContext() = default;
  AutogradContext(const AutogradContext&) = delete;
  AutogradContext& operator=(const AutogradContext&) = delete;
  std::unordered_map<std::string, SavedValue> saved_data;
  void save_for_backward(variable_list to_save);
  variable_list get_saved_variables() const;
  void mark_dirty(const variable_list& inputs);
  void mark_non_differentiable(const variable_list& outputs);
  void set_materialize_grads(bool value);
  bool needs_input_grad(std::size_t output_edge_index) const;
};

template <typename X, typename... Args>
using forward_t = decltype(X::forward(nullptr, std::declval<Args>()...));

template <class T>
struct Function {
  template <typename X = T, typename... Args>
  static auto apply(Args&&... args) -> std::enable_if_t<std::is_same_v<X, T>, forward_t<X, Args...>>;
};

variable_list grad(const variable_list& outputs, const variable_list& inputs, const variable_list& grad_outputs = {},
                   std::optional<bool> retain_graph = std::nullopt, bool create_graph = false,
                   bool allow_unused = false);
void backward(const variable_list& tensors, const variable_list& grad_tensors = {},
              std::optional<bool> retain_graph = std::nullopt, bool create_graph = false,
              const variable_list& inputs = {});

}  // namespace autograd

using at::AutoGradMode;
using at::NoGradGuard;
using c10::InferenceMode;
using Variable = at::Tensor;

}  // namespace torch

#endif
