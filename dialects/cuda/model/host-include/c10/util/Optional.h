// c10::optional has been std::optional since torch 2.1 and is deprecated since 2.5.
#ifndef ASSAY_C10_UTIL_OPTIONAL_H_
#define ASSAY_C10_UTIL_OPTIONAL_H_

#include <c10/macros/Macros.h>

#include <optional>
#include <type_traits>

namespace c10 {
using std::bad_optional_access;
using std::in_place;
using std::in_place_t;
using std::make_optional;
using std::nullopt;
using std::nullopt_t;
using std::optional;

template <typename T, typename F>
T value_or_else(const std::optional<T>& v, F&& func) {
  return v.has_value() ? v.value() : func();
}
}  // namespace c10

#endif
