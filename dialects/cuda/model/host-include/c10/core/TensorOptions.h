// TensorOptions and the functions that begin them (torch::dtype, torch::device ...). Implicit conversions from a device,
// a dtype, a layout or a memory format are torch's.
#ifndef ASSAY_C10_CORE_TENSOROPTIONS_H_
#define ASSAY_C10_CORE_TENSOROPTIONS_H_

#include <c10/core/Device.h>
#include <c10/core/Layout.h>
#include <c10/core/MemoryFormat.h>
#include <c10/core/ScalarType.h>
#include <c10/util/Optional.h>
#include <c10/util/typeid.h>

#include <ostream>
#include <type_traits>
#include <utility>

namespace c10 {

inline ScalarType dtype_or_default(std::optional<ScalarType> dtype) { return dtype.value_or(ScalarType::Float); }
ScalarType get_default_dtype_as_scalartype();
caffe2::TypeMeta get_default_dtype();

namespace detail {
// A parameter that takes what std::optional<T> takes there. Which overload is meant is asked of it at every call, and the
// constructor templates of std::optional cost more than the rest of the call.
template <typename T>
struct Maybe {
  Maybe() = default;
  Maybe(std::nullopt_t) {}
  Maybe(T given) : value(given) {}
  Maybe(std::optional<T> given) : value(given) {}
  std::optional<T> value;
};
template <typename... Args>
Device DeviceOf(Args&&... args) { return Device(std::forward<Args>(args)...); }
inline Maybe<Device> DeviceOf(std::optional<Device> device) { return device; }
}  // namespace detail

struct TensorOptions {
  TensorOptions() = default;
  TensorOptions(Layout layout) : layout_(layout) {}
  template <typename T, typename = std::enable_if_t<__is_same(__decay(T), Device)>>
  TensorOptions(T&& device) : device_(std::forward<T>(device)) {}
  template <typename... Args, typename = std::enable_if_t<__is_constructible(Device, Args&&...)>>
  TensorOptions(Args&&... args) : device_(Device(std::forward<Args>(args)...)) {}
  TensorOptions(caffe2::TypeMeta dtype) : dtype_(dtype) {}
  TensorOptions(ScalarType dtype) : dtype_(scalarTypeToTypeMeta(dtype)) {}
  TensorOptions(MemoryFormat format) : memory_format_(format) {}

  [[nodiscard]] TensorOptions device(detail::Maybe<Device> device) const noexcept {
    TensorOptions r = *this;
    r.device_ = device.value;
    return r;
  }
  template <typename... Args>
  [[nodiscard]] TensorOptions device(Args&&... args) const noexcept {
    return device(detail::Maybe<Device>(detail::DeviceOf(std::forward<Args>(args)...)));
  }
  [[nodiscard]] TensorOptions device_index(DeviceIndex index) const noexcept {
    return device(Device(DeviceType::CUDA, index));
  }
  [[nodiscard]] TensorOptions dtype(detail::Maybe<caffe2::TypeMeta> dtype) const noexcept {
    TensorOptions r = *this;
    r.dtype_ = dtype.value;
    return r;
  }
  [[nodiscard]] TensorOptions dtype(detail::Maybe<ScalarType> dtype) const noexcept {
    TensorOptions r = *this;
    if (dtype.value.has_value()) {
      r.dtype_ = scalarTypeToTypeMeta(*dtype.value);
    } else {
      r.dtype_ = std::nullopt;
    }
    return r;
  }
  template <typename T>
  TensorOptions& dtype() {
    dtype_ = caffe2::TypeMeta::Make<T>();
    return *this;
  }
  [[nodiscard]] TensorOptions layout(detail::Maybe<Layout> layout) const noexcept {
    TensorOptions r = *this;
    r.layout_ = layout.value;
    return r;
  }
  [[nodiscard]] TensorOptions requires_grad(detail::Maybe<bool> requires_grad) const noexcept {
    TensorOptions r = *this;
    r.requires_grad_ = requires_grad.value;
    return r;
  }
  [[nodiscard]] TensorOptions pinned_memory(detail::Maybe<bool> pinned_memory) const noexcept {
    TensorOptions r = *this;
    r.pinned_memory_ = pinned_memory.value;
    return r;
  }
  [[nodiscard]] TensorOptions memory_format(detail::Maybe<MemoryFormat> memory_format) const noexcept {
    TensorOptions r = *this;
    r.memory_format_ = memory_format.value;
    return r;
  }

  Device device() const noexcept { return device_.value_or(Device(DeviceType::CPU)); }
  bool has_device() const noexcept { return device_.has_value(); }
  std::optional<Device> device_opt() const noexcept { return device_; }
  std::int32_t device_index() const noexcept { return device().index(); }
  caffe2::TypeMeta dtype() const noexcept { return dtype_.has_value() ? *dtype_ : get_default_dtype(); }
  bool has_dtype() const noexcept { return dtype_.has_value(); }
  std::optional<caffe2::TypeMeta> dtype_opt() const noexcept { return dtype_; }
  Layout layout() const noexcept { return layout_.value_or(Layout::Strided); }
  bool has_layout() const noexcept { return layout_.has_value(); }
  std::optional<Layout> layout_opt() const noexcept { return layout_; }
  bool requires_grad() const noexcept { return requires_grad_.value_or(false); }
  bool has_requires_grad() const noexcept { return requires_grad_.has_value(); }
  std::optional<bool> requires_grad_opt() const noexcept { return requires_grad_; }
  bool pinned_memory() const noexcept { return pinned_memory_.value_or(false); }
  bool has_pinned_memory() const noexcept { return pinned_memory_.has_value(); }
  std::optional<bool> pinned_memory_opt() const noexcept { return pinned_memory_; }
  bool is_sparse() const { return layout() == Layout::Sparse; }
  bool has_memory_format() const noexcept { return memory_format_.has_value(); }
  std::optional<MemoryFormat> memory_format_opt() const noexcept { return memory_format_; }
  TensorOptions merge_in(TensorOptions options) const noexcept;
  TensorOptions merge_memory_format(std::optional<MemoryFormat> format) const noexcept;

 private:
  std::optional<Device> device_;
  std::optional<caffe2::TypeMeta> dtype_;
  std::optional<Layout> layout_;
  std::optional<MemoryFormat> memory_format_;
  std::optional<bool> requires_grad_;
  std::optional<bool> pinned_memory_;
};

inline TensorOptions dtype(caffe2::TypeMeta dtype) { return TensorOptions().dtype(dtype); }
inline TensorOptions dtype(ScalarType dtype) { return TensorOptions().dtype(scalarTypeToTypeMeta(dtype)); }
template <typename T>
TensorOptions dtype() { return dtype(caffe2::TypeMeta::Make<T>()); }
inline TensorOptions layout(Layout layout) { return TensorOptions().layout(layout); }
inline TensorOptions device(Device device) { return TensorOptions().device(device); }
inline TensorOptions device_index(DeviceIndex index) { return TensorOptions().device_index(index); }
inline TensorOptions requires_grad(bool requires_grad = true) { return TensorOptions().requires_grad(requires_grad); }
inline TensorOptions memory_format(MemoryFormat format) { return TensorOptions().memory_format(format); }
std::ostream& operator<<(std::ostream& stream, const TensorOptions& options);
std::string toString(const TensorOptions& options);

}  // namespace c10

#endif
