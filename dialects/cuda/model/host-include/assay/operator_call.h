// How the definitions of operators (assay/operators/*.inc) put their arguments to the machine.
#ifndef ASSAY_OPERATOR_CALL_H_
#define ASSAY_OPERATOR_CALL_H_

#include <assay/torch.h>
#include <torch/types.h>

#include <deque>
#include <tuple>
#include <utility>
#include <vector>

namespace assay {

class Call {
 public:
  Call(const char* name, int overload, const char* parameters)
      : name_(name), parameters_(parameters), overload_(overload) {}

  Call& operator<<(const at::Tensor& v) { return Tensor(assay_torch_is_tensor, v); }
  Call& operator<<(const at::Scalar& v);
  Call& operator<<(std::int64_t v) { return Integer(assay_torch_is_int, v); }
  Call& operator<<(double v);
  Call& operator<<(bool v) { return Integer(assay_torch_is_bool, v); }
  Call& operator<<(at::IntArrayRef v);
  Call& operator<<(at::OptionalIntArrayRef v) { return v.has_value() ? *this << v.value() : None(); }
  Call& operator<<(at::ArrayRef<double> v);
  Call& operator<<(at::ScalarType v) { return Integer(assay_torch_is_dtype, static_cast<std::int64_t>(v)); }
  Call& operator<<(at::TensorList v);
  Call& operator<<(c10::string_view v);
  Call& operator<<(const at::Generator&) { return Integer(assay_torch_is_generator, 0); }
  Call& operator<<(at::MemoryFormat v) { return Integer(assay_torch_is_memory_format, static_cast<std::int64_t>(v)); }
  Call& operator<<(at::Layout v) { return Integer(assay_torch_is_layout, static_cast<std::int64_t>(v)); }
  Call& operator<<(at::Device v) {
    return Integer(assay_torch_is_device, static_cast<std::int64_t>(v.type()) * 256 + (v.index() & 255));
  }
  Call& operator<<(const at::TensorOptions& v);
  template <typename T>
  Call& operator<<(const std::optional<T>& v) {
    return v.has_value() ? *this << *v : None();
  }
  Call& operator<<(const at::Dimname&) { return Unknown(" with named dimensions"); }
  Call& operator<<(at::DimnameList) { return Unknown(" with named dimensions"); }
  Call& operator<<(const at::OptionalDimnames& v) { return v.given ? Unknown(" with named dimensions") : None(); }
  Call& operator<<(const c10::List<std::optional<at::Tensor>>&) { return Unknown(" with a list of optional tensors"); }
  Call& operator<<(at::ArrayRef<at::indexing::TensorIndex> v);
  Call& operator<<(std::initializer_list<at::indexing::TensorIndex> v) {
    return *this << at::ArrayRef<at::indexing::TensorIndex>(v);
  }
  Call& operator<<(const at::Storage&) { return Unknown(" with a storage"); }
  Call& operator<<(const at::Stream&) { return Integer(assay_torch_is_int, 0); }

  void run();
  at::Tensor tensor();
  std::vector<at::Tensor> tensors();
  template <std::size_t N>
  auto tuple() {
    run();
    return Tuple(std::make_index_sequence<N>{});
  }
  at::Scalar scalar();
  bool boolean() { return run(), result_.as.integer != 0; }
  std::int64_t integer() { return run(), result_.as.integer; }
  double number() { return run(), result_.as.number; }
  at::ScalarType dtype() { return run(), static_cast<at::ScalarType>(result_.as.integer); }
  at::Tensor& write(at::Tensor& written) { return run(), written; }

 private:
  Call& None();
  Call& Integer(assay_torch_kind kind, std::int64_t value);
  Call& Tensor(assay_torch_kind kind, const at::Tensor& value);
  Call& Unknown(const char* why);
  at::Tensor Result(std::size_t index);
  template <std::size_t... I>
  auto Tuple(std::index_sequence<I...>) {
    return std::make_tuple(Result(I)...);
  }

  const char* name_;
  const char* parameters_;
  int overload_;
  std::vector<assay_torch_value> arguments_;
  std::deque<std::vector<assay_torch_tensor*>> lists_;
  std::deque<std::vector<assay_torch_index>> indices_;
  std::deque<std::vector<std::int64_t>> integers_;
  assay_torch_value result_{};
};

}  // namespace assay

#endif
