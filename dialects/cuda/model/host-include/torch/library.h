// TORCH_LIBRARY and what is written in its braces.
#ifndef ASSAY_TORCH_LIBRARY_H_
#define ASSAY_TORCH_LIBRARY_H_

#include <ATen/core/TensorBody.h>

#include <type_traits>
#include <utility>

namespace c10 {
enum class DispatchKey : std::uint16_t {
  Undefined, CPU, CUDA, Meta, SparseCPU, SparseCUDA, QuantizedCPU, QuantizedCUDA, Autograd, AutogradCPU, AutogradCUDA,
  Autocast, AutocastCPU, AutocastCUDA, CompositeExplicitAutograd, CompositeImplicitAutograd, BackendSelect, Functionalize
};
constexpr auto kAutograd = DispatchKey::Autograd;
class DispatchKeySet {
 public:
  constexpr DispatchKeySet() = default;
  constexpr explicit DispatchKeySet(DispatchKey key) : bits_(1ull << static_cast<unsigned>(key)) {}
  constexpr bool has(DispatchKey key) const { return (bits_ >> static_cast<unsigned>(key)) & 1; }

 private:
  std::uint64_t bits_ = 0;
};
namespace impl {
struct ExcludeDispatchKeyGuard {
  explicit ExcludeDispatchKeyGuard(DispatchKey key);
  explicit ExcludeDispatchKeyGuard(DispatchKeySet keys);
};
}  // namespace impl
}  // namespace c10

namespace torch {

class CppFunction final {
 public:
  template <typename Func>
  static CppFunction makeFallthrough();
  template <typename Func, std::enable_if_t<std::is_function_v<std::remove_pointer_t<std::decay_t<Func>>> ||
                                                std::is_class_v<std::decay_t<Func>>, int> = 0>
  explicit CppFunction(Func&& f);
};

class Library final {
 public:
  enum Kind { DEF, IMPL, FRAGMENT };
  Library(Kind kind, const char* ns, const char* file, unsigned line);
  template <typename Schema>
  Library& def(Schema&& raw_schema) &;
  template <typename NameOrSchema, typename Func>
  Library& def(NameOrSchema&& raw_name_or_schema, Func&& raw_f) &;
  template <typename Name, typename Func>
  Library& impl(Name name, Func&& raw_f) &;
  template <typename Func>
  Library& fallback(Func&& raw_f) &;
};

template <typename Func>
CppFunction dispatch(c10::DispatchKey key, Func&& raw_f);

}  // namespace torch

#define ASSAY_TORCH_LIBRARY(ns, key, m, uid, kind)                                                          \
  static void C10_CONCATENATE(assay_torch_library_##ns##_##key##_, uid)(::torch::Library&);                 \
  static ::torch::Library C10_CONCATENATE(assay_torch_library_##ns##_##key##_made_, uid)(kind, #ns, __FILE__, __LINE__); \
  void C10_CONCATENATE(assay_torch_library_##ns##_##key##_, uid)([[maybe_unused]] ::torch::Library & m)
#define TORCH_LIBRARY(ns, m) ASSAY_TORCH_LIBRARY(ns, def, m, , ::torch::Library::DEF)
#define TORCH_LIBRARY_FRAGMENT(ns, m) ASSAY_TORCH_LIBRARY(ns, fragment, m, __COUNTER__, ::torch::Library::FRAGMENT)
#define TORCH_LIBRARY_IMPL(ns, k, m) ASSAY_TORCH_LIBRARY(ns, k, m, __COUNTER__, ::torch::Library::IMPL)
#define TORCH_FN(func) (&func)
#define TORCH_SELECTIVE_SCHEMA(schema) (schema)
#define TORCH_SELECTIVE_NAME(name) (name)

#endif
