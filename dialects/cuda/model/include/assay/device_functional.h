// Function objects of libcu++, which are Thrust's too.
#pragma once

#include "assay/device_pair.h"

namespace cuda {
namespace std {

// `Name<T>` takes two values of a type, `Name<>` any two.
#define ASSAY_BINARY(Name, Result, expression)                                     \
  template <class T = void>                                                        \
  struct Name {                                                                    \
    typedef T first_argument_type;                                                 \
    typedef T second_argument_type;                                                \
    typedef Result result_type;                                                    \
    ASSAY_BOTH Result operator()(const T& a, const T& b) const { return a expression b; } \
  };                                                                               \
  template <>                                                                      \
  struct Name<void> {                                                              \
    typedef void is_transparent;                                                   \
    template <class T, class U>                                                    \
    ASSAY_BOTH auto operator()(T&& a, U&& b) const                                 \
        -> decltype(static_cast<T&&>(a) expression static_cast<U&&>(b)) {          \
      return static_cast<T&&>(a) expression static_cast<U&&>(b);                   \
    }                                                                              \
  };
#define ASSAY_UNARY(Name, Result, expression)                                      \
  template <class T = void>                                                        \
  struct Name {                                                                    \
    typedef T argument_type;                                                       \
    typedef Result result_type;                                                    \
    ASSAY_BOTH Result operator()(const T& a) const { return expression a; }        \
  };                                                                               \
  template <>                                                                      \
  struct Name<void> {                                                              \
    typedef void is_transparent;                                                   \
    template <class T>                                                             \
    ASSAY_BOTH auto operator()(T&& a) const -> decltype(expression static_cast<T&&>(a)) { \
      return expression static_cast<T&&>(a);                                       \
    }                                                                              \
  };
ASSAY_BINARY(plus, T, +)
ASSAY_BINARY(minus, T, -)
ASSAY_BINARY(multiplies, T, *)
ASSAY_BINARY(divides, T, /)
ASSAY_BINARY(modulus, T, %)
ASSAY_BINARY(bit_and, T, &)
ASSAY_BINARY(bit_or, T, |)
ASSAY_BINARY(bit_xor, T, ^)
ASSAY_BINARY(less, bool, <)
ASSAY_BINARY(greater, bool, >)
ASSAY_BINARY(less_equal, bool, <=)
ASSAY_BINARY(greater_equal, bool, >=)
ASSAY_BINARY(equal_to, bool, ==)
ASSAY_BINARY(not_equal_to, bool, !=)
ASSAY_BINARY(logical_and, bool, &&)
ASSAY_BINARY(logical_or, bool, ||)
ASSAY_UNARY(negate, T, -)
ASSAY_UNARY(bit_not, T, ~)
ASSAY_UNARY(logical_not, bool, !)
#undef ASSAY_BINARY
#undef ASSAY_UNARY

}  // namespace std
}  // namespace cuda
