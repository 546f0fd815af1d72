// Members of at::Tensor that no row of operators/*.tsv describes, its operators, and tensors made of C++ values.
#ifndef ASSAY_TENSOR_DEFINITIONS_H_
#define ASSAY_TENSOR_DEFINITIONS_H_

#include <assay/bound_tensors.h>
#include <assay/operator_call.h>
#include <torch/types.h>

namespace at {

namespace {
MemoryFormat suggested(const TensorBase& tensor) {
  if (tensor.is_contiguous()) return MemoryFormat::Contiguous;
  if (tensor.is_contiguous(MemoryFormat::ChannelsLast)) return MemoryFormat::ChannelsLast;
  if (tensor.is_contiguous(MemoryFormat::ChannelsLast3d)) return MemoryFormat::ChannelsLast3d;
  return MemoryFormat::Contiguous;
}

// The result of Tensor::type(): the index in here determines type and device.
DeprecatedTypeProperties type_properties[2][64];
struct TypePlace {
  explicit TypePlace(const DeprecatedTypeProperties* of)
      : index(static_cast<int>(of - &type_properties[0][0])) {}
  bool cuda() const { return index >= 64; }
  ScalarType type() const { return static_cast<ScalarType>(index & 63); }
  int index;
};
}  // namespace

DeprecatedTypeProperties& Tensor::type() const { return type_properties[is_cuda() ? 1 : 0][static_cast<int>(scalar_type())]; }
bool DeprecatedTypeProperties::is_cuda() const { return TypePlace(this).cuda(); }
ScalarType DeprecatedTypeProperties::scalarType() const { return TypePlace(this).type(); }
caffe2::TypeMeta DeprecatedTypeProperties::typeMeta() const { return c10::scalarTypeToTypeMeta(scalarType()); }
DeviceType DeprecatedTypeProperties::device_type() const { return is_cuda() ? DeviceType::CUDA : DeviceType::CPU; }
bool DeprecatedTypeProperties::is_sparse() const { return false; }
std::string DeprecatedTypeProperties::toString() const {
  return std::string(is_cuda() ? "CUDA" : "CPU") + c10::toString(scalarType()) + "Type";
}
bool DeprecatedTypeProperties::operator==(const DeprecatedTypeProperties& other) const { return this == &other; }
bool DeprecatedTypeProperties::operator!=(const DeprecatedTypeProperties& other) const { return this != &other; }
std::ostream& operator<<(std::ostream& out, const DeprecatedTypeProperties& t) { return out << t.toString(); }

TensorBase TensorBase::contiguous(MemoryFormat format) const {
  return (assay::Call("contiguous", 0, "self,memory_format") << Tensor(*this) << format).tensor();
}
Tensor Tensor::contiguous(MemoryFormat format) const {
  return (assay::Call("contiguous", 0, "self,memory_format") << *this << format).tensor();
}
MemoryFormat TensorBase::suggest_memory_format(bool) const { return suggested(*this); }
MemoryFormat Tensor::suggest_memory_format(bool) const { return suggested(*this); }
std::size_t TensorBase::use_count() const noexcept { return impl_ == nullptr ? 0 : assay_torch_use_count(impl_); }
bool TensorBase::has_storage() const { return defined(); }
bool TensorBase::is_alias_of(const TensorBase& other) const {
  return assay_torch_storage(impl_) == assay_torch_storage(other.impl_);
}
bool TensorBase::is_signed() const { return c10::isSignedType(scalar_type()); }
bool TensorBase::is_sparse() const { return false; }
bool TensorBase::is_sparse_csr() const { return false; }
bool TensorBase::is_quantized() const { return false; }
bool TensorBase::is_meta() const { return false; }
bool TensorBase::is_mps() const { return false; }
bool TensorBase::is_xpu() const { return false; }
bool TensorBase::is_non_overlapping_and_dense() const { return is_contiguous(); }
std::string TensorBase::toString() const { return std::string(is_cuda() ? "CUDA" : "CPU") + c10::toString(scalar_type()) + "Type"; }

Tensor Tensor::toType(ScalarType type) const {
  return (assay::Call("to", 0, "self,dtype") << *this << type).tensor();
}
Tensor Tensor::to(std::optional<ScalarType> dtype, std::optional<Layout>, std::optional<Device> device,
                  std::optional<bool>, bool, bool copy, std::optional<MemoryFormat>) const {
  return (assay::Call("to", 0, "self,dtype,device,copy") << *this << dtype << device << copy).tensor();
}
Tensor Tensor::cpu() const { return (assay::Call("cpu", 0, "self") << *this).tensor(); }
Tensor Tensor::cuda() const { return (assay::Call("cuda", 0, "self") << *this).tensor(); }
Tensor Tensor::data() const { return (assay::Call("detach", 0, "self") << *this).tensor(); }
Tensor Tensor::tensor_data() const { return data(); }
Tensor Tensor::variable_data() const { return data(); }
const Tensor& Tensor::set_requires_grad(bool) const { return *this; }
Tensor& Tensor::requires_grad_(bool) const { return const_cast<Tensor&>(*this); }

Tensor Tensor::operator-() const { return neg(); }
Tensor Tensor::operator~() const { return bitwise_not(); }
Tensor& Tensor::operator+=(const Tensor& other) { return add_(other); }
Tensor& Tensor::operator+=(const Scalar& other) { return add_(other); }
Tensor& Tensor::operator-=(const Tensor& other) { return sub_(other); }
Tensor& Tensor::operator-=(const Scalar& other) { return sub_(other); }
Tensor& Tensor::operator*=(const Tensor& other) { return mul_(other); }
Tensor& Tensor::operator*=(const Scalar& other) { return mul_(other); }
Tensor& Tensor::operator/=(const Tensor& other) { return div_(other); }
Tensor& Tensor::operator/=(const Scalar& other) { return div_(other); }
Tensor Tensor::operator[](std::int64_t index) const { return select(0, index); }
Tensor Tensor::operator[](const Scalar& index) const { return select(0, index.toLong()); }
Tensor& Tensor::operator=(const Scalar& v) && { return fill_(v); }
Tensor& Tensor::operator=(const Tensor& rhs) && { return copy_(rhs); }
Tensor& Tensor::operator=(Tensor&& rhs) && { return copy_(rhs); }

#define ASSAY_TENSOR_OPERATOR(op, name)                                                    \
  Tensor operator op(const Tensor& x, const Tensor& y) { return x.name(y); }               \
  Tensor operator op(const Tensor& x, const Scalar& y) { return x.name(y); }
ASSAY_TENSOR_OPERATOR(+, add)
ASSAY_TENSOR_OPERATOR(-, sub)
ASSAY_TENSOR_OPERATOR(*, mul)
ASSAY_TENSOR_OPERATOR(/, div)
ASSAY_TENSOR_OPERATOR(%, remainder)
ASSAY_TENSOR_OPERATOR(<, lt)
ASSAY_TENSOR_OPERATOR(<=, le)
ASSAY_TENSOR_OPERATOR(>, gt)
ASSAY_TENSOR_OPERATOR(>=, ge)
ASSAY_TENSOR_OPERATOR(==, eq)
ASSAY_TENSOR_OPERATOR(!=, ne)
#undef ASSAY_TENSOR_OPERATOR
Tensor operator+(const Scalar& x, const Tensor& y) { return y.add(x); }
Tensor operator*(const Scalar& x, const Tensor& y) { return y.mul(x); }
Tensor operator-(const Scalar& x, const Tensor& y) { return y.neg().add(x); }
Tensor operator/(const Scalar& x, const Tensor& y) { return y.reciprocal().mul(x); }

std::ostream& operator<<(std::ostream& out, const Tensor& t) {
  assay_cuda_unmodelled("printing a tensor");
  (void)t;
  return out;
}

namespace {
Tensor blob(void* data, IntArrayRef sizes, IntArrayRef strides, const TensorOptions& options) {
  std::vector<std::int64_t> dense(sizes.size());
  std::int64_t step = 1;
  for (std::size_t i = sizes.size(); i-- > 0;) dense[i] = step, step *= sizes[i];
  const Device device = options.device();
  return TensorAccess::adopt(assay_torch_from_blob(
      data, sizes.data(), strides.empty() ? dense.data() : strides.data(), static_cast<std::int64_t>(sizes.size()),
      static_cast<int>(options.dtype().toScalarType()), static_cast<int>(device.type()), device.index()));
}
}  // namespace
Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides, const TensorOptions& options) {
  return blob(data, sizes, strides, options);
}
Tensor from_blob(void* data, IntArrayRef sizes, const TensorOptions& options) { return blob(data, sizes, {}, options); }
Tensor from_blob(void* data, IntArrayRef sizes, std::function<void(void*)>, const TensorOptions& options,
                 const std::optional<Device>) {
  return blob(data, sizes, {}, options);
}

}  // namespace at

namespace torch {

at::Tensor from_blob(void* data, at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options) {
  return at::from_blob(data, sizes, strides, options);
}
at::Tensor from_blob(void* data, at::IntArrayRef sizes, const at::TensorOptions& options) {
  return at::from_blob(data, sizes, options);
}
at::Tensor from_blob(void* data, at::IntArrayRef sizes, const Deleter&, const at::TensorOptions& options) {
  return at::from_blob(data, sizes, options);
}

namespace detail {

TensorDataContainer::TensorDataContainer() : sizes_{0}, type_(at::ScalarType::Float) {}
#define ASSAY_TENSOR_DATA(T, S) \
  TensorDataContainer::TensorDataContainer(T value) : values_{at::Scalar(value)}, type_(at::ScalarType::S) {}
ASSAY_TENSOR_DATA(std::uint8_t, Byte)
ASSAY_TENSOR_DATA(std::int8_t, Char)
ASSAY_TENSOR_DATA(std::int16_t, Short)
ASSAY_TENSOR_DATA(int, Int)
ASSAY_TENSOR_DATA(std::int64_t, Long)
ASSAY_TENSOR_DATA(float, Float)
ASSAY_TENSOR_DATA(double, Double)
ASSAY_TENSOR_DATA(bool, Bool)
#undef ASSAY_TENSOR_DATA
TensorDataContainer::TensorDataContainer(std::initializer_list<TensorDataContainer> list)
    : type_(list.size() == 0 ? at::ScalarType::Float : list.begin()->type_) {
  sizes_.push_back(static_cast<std::int64_t>(list.size()));
  if (list.size() != 0) sizes_.insert(sizes_.end(), list.begin()->sizes_.begin(), list.begin()->sizes_.end());
  for (const TensorDataContainer& one : list) values_.insert(values_.end(), one.values_.begin(), one.values_.end());
}
#define ASSAY_TENSOR_DATA(T, S)                                                     \
  TensorDataContainer::TensorDataContainer(at::ArrayRef<T> values)                  \
      : sizes_{static_cast<std::int64_t>(values.size())}, type_(at::ScalarType::S) { \
    for (const T& one : values) values_.push_back(at::Scalar(one));                 \
  }
ASSAY_TENSOR_DATA(int, Int)
ASSAY_TENSOR_DATA(std::int64_t, Long)
ASSAY_TENSOR_DATA(float, Float)
ASSAY_TENSOR_DATA(double, Double)
#undef ASSAY_TENSOR_DATA

struct TensorDataAccess {
  static const std::vector<std::int64_t>& sizes(const TensorDataContainer& data) { return data.sizes_; }
  static at::ScalarType type(const TensorDataContainer& data) { return data.type_; }
};

}  // namespace detail

// The machine does not know its contents.
at::Tensor tensor(detail::TensorDataContainer data, const at::TensorOptions& options) {
  const at::ScalarType made = detail::TensorDataAccess::type(data);
  // torch takes floating values in its default type.
  const at::ScalarType usual = made == at::ScalarType::Double ? at::ScalarType::Float : made == at::ScalarType::Int ? at::ScalarType::Long : made;
  return at::empty(detail::TensorDataAccess::sizes(data), options.has_dtype() ? options : options.dtype(usual));
}

}  // namespace torch

#endif
