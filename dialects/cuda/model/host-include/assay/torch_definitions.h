// Definitions of what at::TensorBase and at::Tensor are made of, on top of assay/torch.h. One file of the host library
// includes this, and no program does (assay/host_library.h).
#ifndef ASSAY_TORCH_DEFINITIONS_H_
#define ASSAY_TORCH_DEFINITIONS_H_

#include <assay/bound_tensors.h>
#include <assay/torch.h>
#include <torch/types.h>

#include <utility>

namespace at {

TensorBase::TensorBase() : impl_(nullptr) {}
TensorBase::TensorBase(const TensorBase& other) : impl_(other.impl_) {
  if (impl_ != nullptr) assay_torch_retain(impl_);
}
TensorBase::TensorBase(TensorBase&& other) noexcept : impl_(std::exchange(other.impl_, nullptr)) {}
TensorBase::~TensorBase() noexcept { reset(); }
TensorBase& TensorBase::operator=(const TensorBase& other) & {
  if (other.impl_ != nullptr) assay_torch_retain(other.impl_);
  reset();
  impl_ = other.impl_;
  return *this;
}
TensorBase& TensorBase::operator=(TensorBase&& other) & noexcept {
  std::swap(impl_, other.impl_);
  return *this;
}
void TensorBase::reset() {
  if (impl_ != nullptr) assay_torch_release(impl_);
  impl_ = nullptr;
}
bool TensorBase::defined() const { return impl_ != nullptr; }
bool TensorBase::is_same(const TensorBase& other) const noexcept { return impl_ == other.impl_; }

std::int64_t TensorBase::dim() const { return assay_torch_dim(impl_); }
IntArrayRef TensorBase::sizes() const { return IntArrayRef(assay_torch_sizes(impl_), static_cast<std::size_t>(dim())); }
IntArrayRef TensorBase::strides() const { return IntArrayRef(assay_torch_strides(impl_), static_cast<std::size_t>(dim())); }
namespace {
std::size_t wrapped(std::int64_t index, std::int64_t dims) {
  std::int64_t range = dims == 0 ? 1 : dims;
  TORCH_CHECK_INDEX(index >= -range && index < range, "Dimension out of range (expected to be in range of [", -range, ", ",
                    range - 1, "], but got ", index, ")");
  return static_cast<std::size_t>(index < 0 ? index + dims : index);
}
}  // namespace
std::int64_t TensorBase::size(std::int64_t index) const { return sizes().at(wrapped(index, dim())); }
std::int64_t TensorBase::stride(std::int64_t index) const { return strides().at(wrapped(index, dim())); }
std::int64_t TensorBase::storage_offset() const { return assay_torch_storage_offset(impl_); }
std::int64_t TensorBase::numel() const {
  std::int64_t count = 1;
  for (std::int64_t size : sizes()) count *= size;
  return count;
}
ScalarType TensorBase::scalar_type() const {
  return impl_ == nullptr ? ScalarType::Undefined : static_cast<ScalarType>(assay_torch_dtype(impl_));
}
caffe2::TypeMeta TensorBase::dtype() const { return c10::scalarTypeToTypeMeta(scalar_type()); }
std::size_t TensorBase::itemsize() const { return c10::elementSize(scalar_type()); }
std::int64_t TensorBase::element_size() const { return static_cast<std::int64_t>(itemsize()); }
std::size_t TensorBase::nbytes() const { return static_cast<std::size_t>(numel()) * itemsize(); }
Device TensorBase::device() const {
  TORCH_CHECK(impl_ != nullptr, "tensor does not have a device");
  return Device(static_cast<DeviceType>(assay_torch_device_type(impl_)),
                static_cast<c10::DeviceIndex>(assay_torch_device_index(impl_)));
}
std::int64_t TensorBase::get_device() const { return device().index(); }
bool TensorBase::is_cuda() const { return impl_ != nullptr && device().is_cuda(); }
bool TensorBase::is_cpu() const { return impl_ != nullptr && device().is_cpu(); }
bool TensorBase::is_floating_point() const { return c10::isFloatingType(scalar_type()); }
bool TensorBase::is_complex() const { return c10::isComplexType(scalar_type()); }
bool TensorBase::requires_grad() const { return impl_ != nullptr && assay_torch_requires_grad(impl_) != 0; }
Layout TensorBase::layout() const { return Layout::Strided; }
TensorOptions TensorBase::options() const { return TensorOptions().dtype(dtype()).device(device()).layout(layout()); }
// As torch counts: dimensions of one element never break contiguity, an empty tensor is contiguous. The formats for images
// order dimensions as channel, then space from the last to the first, then batch.
bool TensorBase::is_contiguous(MemoryFormat format) const {
  static constexpr int images[] = {1, 3, 2, 0};
  static constexpr int volumes[] = {1, 4, 3, 2, 0};
  std::int64_t dims = dim();
  const int* order = format == MemoryFormat::ChannelsLast ? images : format == MemoryFormat::ChannelsLast3d ? volumes : nullptr;
  if (order != nullptr && dims != (order == images ? 4 : 5)) return false;
  if (order == nullptr && numel() == 0) return true;
  std::int64_t expected = 1;
  for (std::int64_t i = 0; i < dims; ++i) {
    std::int64_t at = order != nullptr ? order[i] : dims - 1 - i;
    if (sizes()[static_cast<std::size_t>(at)] == 1) continue;
    if (strides()[static_cast<std::size_t>(at)] != expected) return false;
    expected *= sizes()[static_cast<std::size_t>(at)];
  }
  return true;
}
void* TensorBase::data_ptr() const { return impl_ == nullptr ? nullptr : assay_torch_data(impl_); }
void* TensorBase::mutable_data_ptr() const { return data_ptr(); }
const void* TensorBase::const_data_ptr() const { return data_ptr(); }
void* TensorBase::typed_data(ScalarType type) const {
  TORCH_CHECK(scalar_type() == type, "expected scalar type ", type, " but found ", scalar_type());
  return data_ptr();
}
void* TensorBase::accessor_data(ScalarType type, std::size_t dims) const {
  TORCH_CHECK(dim() == static_cast<std::int64_t>(dims), "TensorAccessor expected ", dims, " dims but tensor has ", dim());
  return typed_data(type);
}

Tensor::Tensor() = default;
Tensor::Tensor(const Tensor& other) = default;
Tensor::Tensor(Tensor&& other) noexcept = default;
Tensor::Tensor(const TensorBase& base) : TensorBase(base) {}
Tensor::Tensor(TensorBase&& base) : TensorBase(std::move(base)) {}
Tensor::~Tensor() noexcept = default;
Tensor& Tensor::operator=(const TensorBase& other) & { return TensorBase::operator=(other), *this; }
Tensor& Tensor::operator=(TensorBase&& other) & noexcept { return TensorBase::operator=(std::move(other)), *this; }
Tensor& Tensor::operator=(const Tensor& other) & { return TensorBase::operator=(other), *this; }
Tensor& Tensor::operator=(Tensor&& other) & noexcept { return TensorBase::operator=(std::move(other)), *this; }

}  // namespace at

namespace c10 {

const char* toString(ScalarType t) {
  switch (t) {
#define ASSAY_NAME(cpp, name) \
  case ScalarType::name: return #name;
    AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_NAME)
#undef ASSAY_NAME
    case ScalarType::Undefined: return "Undefined";
    default: return "UNKNOWN_SCALAR";
  }
}
std::ostream& operator<<(std::ostream& out, ScalarType t) { return out << toString(t); }
std::size_t elementSize(ScalarType t) {
  switch (t) {
#define ASSAY_SIZE(cpp, name) \
  case ScalarType::name: return sizeof(cpp);
    AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_SIZE)
#undef ASSAY_SIZE
    default: TORCH_CHECK(false, "Unknown ScalarType"); return 0;
  }
}

ScalarType get_default_dtype_as_scalartype() { return ScalarType::Float; }
caffe2::TypeMeta get_default_dtype() { return scalarTypeToTypeMeta(ScalarType::Float); }

Error::Error(SourceLocation, std::string msg) : text_(std::move(msg)) {}
Error::Error(std::string msg, std::string, const void*) : text_(std::move(msg)) {}
const char* Error::what() const noexcept { return text_.c_str(); }
const char* Error::what_without_backtrace() const noexcept { return text_.c_str(); }
const std::string& Error::msg() const { return text_; }

namespace detail {
void torchCheckFail(int kind, const char* function, const char* file, std::uint32_t line, const std::string& message) {
  assay_torch_raise(kind, message.c_str(), function, file, line);
  SourceLocation place{function, file, line};
  switch (kind) {
    case 2: throw IndexError(place, message);
    case 3: throw ValueError(place, message);
    case 4: throw TypeError(place, message);
    case 5: throw NotImplementedError(place, message);
    case 6: throw LinAlgError(place, message);
    default: throw Error(place, message);
  }
}
void beyond_array(std::size_t index, std::size_t length) {
  assay_cuda_unmodelled(str("entry ", index, " of an ArrayRef with ", length).c_str());
  __builtin_trap();
}
void warn(const char*, const char* file, std::uint32_t line, const std::string& message) {
  assay_torch_warn(message.c_str(), file, line);
}
}  // namespace detail
}  // namespace c10

#endif
