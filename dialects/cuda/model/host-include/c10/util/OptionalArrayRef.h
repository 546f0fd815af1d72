#ifndef ASSAY_C10_UTIL_OPTIONALARRAYREF_H_
#define ASSAY_C10_UTIL_OPTIONALARRAYREF_H_

#include <c10/util/ArrayRef.h>
#include <c10/util/Optional.h>

#include <initializer_list>
#include <utility>

namespace c10 {

template <typename T>
class OptionalArrayRef final {
 public:
  constexpr OptionalArrayRef() noexcept = default;
  constexpr OptionalArrayRef(std::nullopt_t) noexcept {}
  OptionalArrayRef(const OptionalArrayRef&) = default;
  OptionalArrayRef(OptionalArrayRef&&) = default;
  constexpr OptionalArrayRef(const std::optional<ArrayRef<T>>& other) noexcept : wrapped_(other) {}
  constexpr OptionalArrayRef(std::optional<ArrayRef<T>>&& other) noexcept : wrapped_(std::move(other)) {}
  constexpr OptionalArrayRef(const T& value) noexcept : wrapped_(value) {}
  template <typename U = ArrayRef<T>,
            std::enable_if_t<!std::is_same_v<std::decay_t<U>, OptionalArrayRef> &&
                                 !std::is_same_v<std::decay_t<U>, std::in_place_t> &&
                                 std::is_constructible_v<ArrayRef<T>, U&&> &&
                                 std::is_convertible_v<U&&, ArrayRef<T>> && !std::is_convertible_v<U&&, T>,
                             bool> = false>
  constexpr OptionalArrayRef(U&& value) : wrapped_(std::forward<U>(value)) {}
  template <typename... Args>
  constexpr explicit OptionalArrayRef(std::in_place_t ip, Args&&... args) noexcept
      : wrapped_(ip, std::forward<Args>(args)...) {}
  OptionalArrayRef(const std::initializer_list<T>& list) : wrapped_(ArrayRef<T>(list)) {}

  OptionalArrayRef& operator=(std::nullopt_t) noexcept {
    wrapped_ = std::nullopt;
    return *this;
  }
  OptionalArrayRef& operator=(const OptionalArrayRef&) = default;
  OptionalArrayRef& operator=(OptionalArrayRef&&) = default;
  template <typename U = ArrayRef<T>,
            typename = std::enable_if_t<!std::is_same_v<std::decay_t<U>, OptionalArrayRef> &&
                                        std::is_constructible_v<ArrayRef<T>, U&&> &&
                                        std::is_assignable_v<ArrayRef<T>&, U&&>>>
  constexpr OptionalArrayRef& operator=(U&& value) {
    wrapped_ = std::forward<U>(value);
    return *this;
  }

  constexpr ArrayRef<T>* operator->() noexcept { return &wrapped_.value(); }
  constexpr const ArrayRef<T>* operator->() const noexcept { return &wrapped_.value(); }
  constexpr ArrayRef<T>& operator*() & noexcept { return wrapped_.value(); }
  constexpr const ArrayRef<T>& operator*() const& noexcept { return wrapped_.value(); }
  constexpr explicit operator bool() const noexcept { return wrapped_.has_value(); }
  constexpr bool has_value() const noexcept { return wrapped_.has_value(); }
  constexpr ArrayRef<T>& value() & { return wrapped_.value(); }
  constexpr const ArrayRef<T>& value() const& { return wrapped_.value(); }
  template <typename U>
  constexpr ArrayRef<T> value_or(U&& other) const& { return wrapped_.value_or(std::forward<U>(other)); }
  constexpr void reset() noexcept { wrapped_.reset(); }

 private:
  std::optional<ArrayRef<T>> wrapped_;
};

using OptionalIntArrayRef = OptionalArrayRef<std::int64_t>;

}  // namespace c10

#endif
