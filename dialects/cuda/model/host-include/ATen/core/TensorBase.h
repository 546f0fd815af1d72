// A tensor without its operators. Only templates are defined inline; sizes, dtype and memory come from the runtime
// that executes the program (assay/torch.h).
#ifndef ASSAY_ATEN_CORE_TENSORBASE_H_
#define ASSAY_ATEN_CORE_TENSORBASE_H_

#include <ATen/core/TensorAccessor.h>
#include <c10/core/Device.h>
#include <c10/core/Layout.h>
#include <c10/core/MemoryFormat.h>
#include <c10/core/Scalar.h>
#include <c10/core/ScalarType.h>
#include <c10/core/Storage.h>
#include <c10/core/SymInt.h>
#include <c10/core/TensorOptions.h>
#include <c10/util/OptionalArrayRef.h>
#include <c10/util/intrusive_ptr.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <type_traits>

struct assay_torch_tensor;

namespace c10 {
struct TensorImpl;
struct UndefinedTensorImpl;
class DispatchKeySet;
struct GradMode {
  static bool is_enabled();
  static void set_enabled(bool enabled);
};
struct AutoGradMode {
  AutoGradMode(bool enabled);
  ~AutoGradMode();
};
struct NoGradGuard : public AutoGradMode {
  NoGradGuard() : AutoGradMode(false) {}
};
struct InferenceMode {
  InferenceMode(bool enabled = true);
  ~InferenceMode();
  static bool is_enabled();
};
namespace detail {
template <typename T, typename = void>
struct scalar_type_of {
  static constexpr ScalarType value = ScalarType::Undefined;
};
template <typename T>
struct scalar_type_of<T, std::void_t<decltype(CppTypeToScalarType<T>::value)>> {
  static constexpr ScalarType value = CppTypeToScalarType<T>::value;
};
// The types that data_ptr is defined for. torch declares it for all types and defines it for these: with another one the
// program compiles and the import fails with an undefined symbol.
template <typename T>
struct has_data_ptr : std::false_type {};
#define ASSAY_HAS_DATA_PTR(type, name) \
  template <>                          \
  struct has_data_ptr<type> : std::true_type {};
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_HAS_DATA_PTR)
#undef ASSAY_HAS_DATA_PTR
}  // namespace detail
}  // namespace c10

#define ASSAY_DEFINED_FOR(T) \
  static_assert(::c10::detail::has_data_ptr<T>::value, "undefined symbol at import: torch does not define this member for the type")

namespace at {

class Tensor;
class TensorBase;

class TensorBase {
 public:
  struct unsafe_borrow_t {};

  TensorBase();
  TensorBase(const TensorBase& other);
  TensorBase(TensorBase&& other) noexcept;
  ~TensorBase() noexcept;
  explicit TensorBase(c10::intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl> impl);
  TensorBase& operator=(const TensorBase& other) &;
  TensorBase& operator=(TensorBase&& other) & noexcept;
  TensorBase& operator=(const TensorBase&) && = delete;
  TensorBase& operator=(TensorBase&&) && noexcept = delete;

  std::int64_t dim() const;
  std::int64_t ndimension() const { return dim(); }
  std::int64_t storage_offset() const;
  c10::SymInt sym_storage_offset() const;
  TensorBase contiguous(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
  bool is_contiguous(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
  bool is_contiguous_or_false(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
  bool is_non_overlapping_and_dense() const;
  bool is_complex() const;
  bool is_floating_point() const;
  bool is_signed() const;
  c10::SymInt sym_size(std::int64_t dim) const;
  c10::SymInt sym_stride(std::int64_t dim) const;
  std::int64_t size(std::int64_t dim) const;
  std::int64_t stride(std::int64_t dim) const;
  c10::TensorImpl* unsafeGetTensorImpl() const;
  c10::TensorImpl* unsafeReleaseTensorImpl();
  const c10::intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>& getIntrusivePtr() const;
  bool defined() const;
  void reset();
  bool is_same(const TensorBase& other) const noexcept;
  std::size_t use_count() const noexcept;
  std::size_t weak_use_count() const noexcept;
  std::string toString() const;
  IntArrayRef sizes() const;
  c10::SymIntArrayRef sym_sizes() const;
  c10::SymIntArrayRef sym_strides() const;
  IntArrayRef strides() const;
  MemoryFormat suggest_memory_format(bool channels_last_strides_exact_match = false) const;
  std::size_t nbytes() const;
  c10::SymInt sym_nbytes() const;
  std::int64_t numel() const;
  c10::SymInt sym_numel() const;
  std::size_t itemsize() const;
  std::int64_t element_size() const;
  bool has_names() const;
  const Storage& storage() const;
  bool has_storage() const;
  bool is_alias_of(const TensorBase& other) const;
  c10::DispatchKeySet key_set() const;
  ScalarType scalar_type() const;
  caffe2::TypeMeta dtype() const;
  Device device() const;
  std::int64_t get_device() const;
  Layout layout() const;
  bool is_cpu() const;
  bool is_cuda() const;
  bool is_ipu() const;
  bool is_xpu() const;
  bool is_xla() const;
  bool is_mtia() const;
  bool is_hpu() const;
  bool is_lazy() const;
  bool is_hip() const;
  bool is_ve() const;
  bool is_privateuseone() const;
  bool is_sparse() const;
  bool is_sparse_csr() const;
  bool is_mkldnn() const;
  bool is_mps() const;
  bool is_maia() const;
  bool is_vulkan() const;
  bool is_metal() const;
  bool is_quantized() const;
  bool is_meta() const;
  bool is_inference() const;
  bool is_nested() const;
  bool is_view() const;
  bool is_conj() const;
  bool is_neg() const;
  void _set_neg(bool neg) const;
  void _set_conj(bool conjugate) const;
  TensorOptions options() const;
  void* data_ptr() const;
  void* mutable_data_ptr() const;
  const void* const_data_ptr() const;
  template <typename T>
  T* data_ptr() const {
    ASSAY_DEFINED_FOR(T);
    return static_cast<T*>(typed_data(c10::detail::scalar_type_of<T>::value));
  }
  template <typename T>
  T* mutable_data_ptr() const {
    ASSAY_DEFINED_FOR(T);
    return static_cast<T*>(typed_data(c10::detail::scalar_type_of<T>::value));
  }
  template <typename T, std::enable_if_t<!std::is_const_v<T>, bool> = true>
  const T* const_data_ptr() const {
    ASSAY_DEFINED_FOR(T);
    return static_cast<const T*>(typed_data(c10::detail::scalar_type_of<T>::value));
  }
  template <typename T, std::enable_if_t<std::is_const_v<T>, bool> = true>
  const std::remove_const_t<T>* const_data_ptr() const {
    return const_data_ptr<std::remove_const_t<T>>();
  }
  void print() const;

  template <typename T, std::size_t N>
  TensorAccessor<T, N> accessor() const& {
    static_assert(N > 0, "accessor is used for indexing tensor, for scalars use *data_ptr<T>()");
    return TensorAccessor<T, N>(checked_data<T>(N), sizes().data(), strides().data());
  }
  template <typename T, std::size_t N>
  TensorAccessor<T, N> accessor() && = delete;
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
            typename index_t = std::int64_t>
  GenericPackedTensorAccessor<T, N, PtrTraits, index_t> generic_packed_accessor() const& {
    static_assert(N > 0, "accessor is used for indexing tensor, for scalars use *data_ptr<T>()");
    return GenericPackedTensorAccessor<T, N, PtrTraits, index_t>(
        static_cast<typename PtrTraits<T>::PtrType>(checked_data<T>(N)), sizes().data(), strides().data());
  }
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
            typename index_t = std::int64_t>
  GenericPackedTensorAccessor<T, N> generic_packed_accessor() && = delete;
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, PtrTraits> packed_accessor32() const& {
    return generic_packed_accessor<T, N, PtrTraits, std::int32_t>();
  }
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, PtrTraits> packed_accessor32() && = delete;
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, PtrTraits> packed_accessor64() const& {
    return generic_packed_accessor<T, N, PtrTraits, std::int64_t>();
  }
  template <typename T, std::size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, PtrTraits> packed_accessor64() && = delete;

  bool requires_grad() const;
  bool is_leaf() const;
  std::int64_t output_nr() const;
  std::int64_t _version() const;
  const std::string& name() const;
  bool retains_grad() const;
  TensorBase tensor_data() const;
  TensorBase variable_data() const;

 protected:
  // Throws as torch does where the tensor's type is another one.
  void* typed_data(ScalarType type) const;
  // The same with the number of dimensions.
  void* accessor_data(ScalarType type, std::size_t dims) const;
  template <typename T>
  T* checked_data(std::size_t dims) const {
    using plain = std::remove_const_t<T>;
    ASSAY_DEFINED_FOR(plain);
    return static_cast<T*>(accessor_data(c10::detail::scalar_type_of<plain>::value, dims));
  }
  assay_torch_tensor* impl_;
  friend struct TensorAccess;
};

inline std::int64_t get_device(const TensorBase& self) { return self.get_device(); }

}  // namespace at

#endif
