// The reference-counted pointer, as far as it occurs in signatures.
#ifndef ASSAY_C10_UTIL_INTRUSIVE_PTR_H_
#define ASSAY_C10_UTIL_INTRUSIVE_PTR_H_

#include <cstddef>
#include <utility>

namespace c10 {

class intrusive_ptr_target {
 public:
  virtual ~intrusive_ptr_target() = default;
};

template <class TTarget>
struct intrusive_target_default_null_type {
  static constexpr TTarget* singleton() noexcept { return nullptr; }
};

template <class TTarget, class NullType = intrusive_target_default_null_type<TTarget>>
class intrusive_ptr {
 public:
  using element_type = TTarget;
  intrusive_ptr() noexcept = default;
  intrusive_ptr(std::nullptr_t) noexcept {}
  TTarget* get() const noexcept { return target_; }
  TTarget& operator*() const noexcept { return *target_; }
  TTarget* operator->() const noexcept { return target_; }
  explicit operator bool() const noexcept { return target_ != nullptr; }
  bool defined() const noexcept { return target_ != nullptr; }
  void reset() noexcept { target_ = nullptr; }
  std::size_t use_count() const noexcept;

 private:
  TTarget* target_ = nullptr;
};

template <class TTarget, class... Args>
intrusive_ptr<TTarget> make_intrusive(Args&&... args);

}  // namespace c10

#endif
