// at::Tensor: TensorBase with the operators. None is inline; the operators are declared in methods_*.inc.
#ifndef ASSAY_ATEN_CORE_TENSORBODY_H_
#define ASSAY_ATEN_CORE_TENSORBODY_H_

#include <ATen/core/Dimname.h>
#include <ATen/core/Generator.h>
#include <ATen/core/TensorBase.h>
#include <c10/core/List.h>
#include <c10/core/Stream.h>
#include <c10/util/Deprecated.h>

#include <initializer_list>
#include <tuple>
#include <vector>

namespace at {

class Tensor;
struct DeprecatedTypeProperties;
using TensorList = ArrayRef<Tensor>;
using ITensorListRef = ArrayRef<Tensor>;
enum class Backend { CPU, CUDA, SparseCPU, SparseCUDA, Undefined };
namespace indexing {
struct TensorIndex;
}

class Tensor : public TensorBase {
 public:
  struct unsafe_borrow_t {};

  Tensor();
  explicit Tensor(c10::intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl> impl);
  Tensor(const Tensor& other);
  Tensor(Tensor&& other) noexcept;
  explicit Tensor(const TensorBase& base);
  Tensor(TensorBase&& base);
  ~Tensor() noexcept;

  Tensor contiguous(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
  using TensorBase::size;
  std::int64_t size(Dimname dim) const;
  using TensorBase::stride;
  std::int64_t stride(Dimname dim) const;
  MemoryFormat suggest_memory_format(bool channels_last_strides_exact_match = false) const;

  Tensor& operator=(const TensorBase& other) &;
  Tensor& operator=(TensorBase&& other) & noexcept;
  Tensor& operator=(const Tensor& other) &;
  Tensor& operator=(Tensor&& other) & noexcept;
  Tensor& operator=(const Scalar& v) &&;
  Tensor& operator=(const Tensor& rhs) &&;
  Tensor& operator=(Tensor&& rhs) &&;

  [[deprecated("Tensor.type() is deprecated. Instead use Tensor.options(), which in many cases (e.g. in a constructor) is "
               "a drop-in replacement. If you were using data from type(), that is now available from Tensor itself, so "
               "instead of tensor.type().scalar_type(), use tensor.scalar_type() instead and instead of "
               "tensor.type().backend() use tensor.device().")]]
  DeprecatedTypeProperties& type() const;
  Tensor toType(ScalarType t) const;
  Tensor toBackend(Backend b) const;
  [[deprecated("Tensor.is_variable() is deprecated; everything is a variable now.")]] bool is_variable() const noexcept;
  template <typename T>
  [[deprecated("Tensor.data<T>() is deprecated. Please use Tensor.data_ptr<T>() instead.")]] T* data() const {
    return data_ptr<T>();
  }
  template <typename T>
  T item() const {
    ASSAY_DEFINED_FOR(T);
    return item().template to<T>();
  }
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
            typename index_t = std::int64_t>
  [[deprecated("packed_accessor is deprecated, use packed_accessor32 or packed_accessor64 instead")]]
  GenericPackedTensorAccessor<T, N, PtrTraits, index_t> packed_accessor() const& {
    return generic_packed_accessor<T, N, PtrTraits, index_t>();
  }

  Tensor operator~() const;
  Tensor operator-() const;
  Tensor& operator+=(const Tensor& other);
  Tensor& operator+=(const Scalar& other);
  Tensor& operator-=(const Tensor& other);
  Tensor& operator-=(const Scalar& other);
  Tensor& operator*=(const Tensor& other);
  Tensor& operator*=(const Scalar& other);
  Tensor& operator/=(const Tensor& other);
  Tensor& operator/=(const Scalar& other);
  Tensor& operator&=(const Tensor& other);
  Tensor& operator|=(const Tensor& other);
  Tensor& operator^=(const Tensor& other);
  Tensor operator[](const Scalar& index) const;
  Tensor operator[](const Tensor& index) const;
  Tensor operator[](std::int64_t index) const;

  Tensor cpu() const;
  Tensor cuda() const;
  Tensor hip() const;
  Tensor ve() const;
  Tensor vulkan() const;
  Tensor metal() const;
  Tensor meta() const;

  Tensor& mutable_grad() const;
  const Tensor& grad() const;
  Tensor data() const;
  const Tensor& set_requires_grad(bool requires_grad) const;
  Tensor& requires_grad_(bool requires_grad = true) const;
  void retain_grad() const;
  void backward(const Tensor& gradient = {}, std::optional<bool> retain_graph = std::nullopt, bool create_graph = false,
                std::optional<TensorList> inputs = std::nullopt) const;
  void set_data(const Tensor& new_data) const;
  Tensor tensor_data() const;
  Tensor variable_data() const;
  template <typename T>
  unsigned register_hook(T&& hook) const;
  unsigned register_hook(std::function<Tensor(const Tensor&)> hook) const;

  Tensor to(std::optional<ScalarType> dtype, std::optional<Layout> layout, std::optional<Device> device,
            std::optional<bool> pin_memory, bool non_blocking, bool copy,
            std::optional<MemoryFormat> memory_format) const;
  Tensor view_symint(c10::SymIntArrayRef size) const;
  Tensor reshape_symint(c10::SymIntArrayRef size) const;

#include <ATen/core/methods_pointwise.inc>
#include <ATen/core/methods_reduction.inc>
#include <ATen/core/methods_shape.inc>
#include <ATen/core/methods_linalg.inc>
#include <ATen/core/methods_nn.inc>
#include <ATen/core/methods_create.inc>
};

struct DeprecatedTypeProperties {
  Backend backend() const;
  Layout layout() const;
  bool is_sparse() const;
  bool is_cuda() const;
  DeviceType device_type() const;
  ScalarType scalarType() const;
  caffe2::TypeMeta typeMeta() const;
  TensorOptions options(std::int16_t device_index = -1) const;
  TensorOptions options(std::optional<Device> device) const;
  operator TensorOptions() const;
  std::string toString() const;
  bool operator==(const DeprecatedTypeProperties& other) const;
  bool operator!=(const DeprecatedTypeProperties& other) const;
};

std::ostream& operator<<(std::ostream& out, const Tensor& t);
std::ostream& operator<<(std::ostream& out, const DeprecatedTypeProperties& t);
inline std::int64_t numel(const Tensor& tensor) { return tensor.numel(); }
inline std::int64_t size(const Tensor& tensor, std::int64_t dim) { return tensor.size(dim); }
inline std::int64_t stride(const Tensor& tensor, std::int64_t dim) { return tensor.stride(dim); }
inline bool is_floating_point(const Tensor& tensor) { return tensor.is_floating_point(); }
inline bool is_complex(const Tensor& tensor) { return tensor.is_complex(); }
inline bool is_signed(const Tensor& tensor) { return tensor.is_signed(); }
inline std::optional<Device> device_of(const Tensor& t) {
  if (t.defined()) return t.device();
  return std::nullopt;
}
// Templates, so that the usual call with a tensor does not consider the conversions to the two.
template <typename T, typename = std::enable_if_t<__is_same(T, std::optional<Tensor>)>>
std::optional<Device> device_of(const T& t) {
  return t.has_value() ? device_of(t.value()) : std::nullopt;
}
namespace detail {
template <typename T>
struct MakesTensorList { static constexpr bool value = __is_constructible(ArrayRef<Tensor>, const T&); };
template <>
struct MakesTensorList<Tensor> { static constexpr bool value = false; };
template <>
struct MakesTensorList<std::optional<Tensor>> { static constexpr bool value = false; };
}  // namespace detail
template <typename T, std::enable_if_t<detail::MakesTensorList<T>::value, int> = 0>
std::optional<Device> device_of(const T& t) {
  const ArrayRef<Tensor> list(t);
  if (!list.empty()) return device_of(list.front());
  return std::nullopt;
}

#define ASSAY_TENSOR_OPERATOR(op)                        \
  Tensor operator op(const Tensor& x, const Tensor& y);  \
  Tensor operator op(const Tensor& x, const Scalar& y);  \
  Tensor operator op(const Scalar& x, const Tensor& y);
ASSAY_TENSOR_OPERATOR(+)
ASSAY_TENSOR_OPERATOR(-)
ASSAY_TENSOR_OPERATOR(*)
ASSAY_TENSOR_OPERATOR(/)
ASSAY_TENSOR_OPERATOR(%)
ASSAY_TENSOR_OPERATOR(&)
ASSAY_TENSOR_OPERATOR(|)
ASSAY_TENSOR_OPERATOR(^)
ASSAY_TENSOR_OPERATOR(<)
ASSAY_TENSOR_OPERATOR(<=)
ASSAY_TENSOR_OPERATOR(>)
ASSAY_TENSOR_OPERATOR(>=)
ASSAY_TENSOR_OPERATOR(==)
ASSAY_TENSOR_OPERATOR(!=)
#undef ASSAY_TENSOR_OPERATOR

}  // namespace at

#endif
