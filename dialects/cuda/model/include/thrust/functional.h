// Function objects.
#pragma once

#include "assay/device_functional.h"
#include "thrust/assay_core.h"

namespace thrust {

using ::cuda::std::bit_and;
using ::cuda::std::bit_or;
using ::cuda::std::bit_xor;
using ::cuda::std::divides;
using ::cuda::std::equal_to;
using ::cuda::std::greater;
using ::cuda::std::greater_equal;
using ::cuda::std::less;
using ::cuda::std::less_equal;
using ::cuda::std::logical_and;
using ::cuda::std::logical_not;
using ::cuda::std::logical_or;
using ::cuda::std::minus;
using ::cuda::std::modulus;
using ::cuda::std::multiplies;
using ::cuda::std::negate;
using ::cuda::std::not_equal_to;
using ::cuda::std::plus;

template <class T = void>
struct maximum {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  ASSAY_BOTH T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
template <>
struct maximum<void> {
  template <class T, class U>
  ASSAY_BOTH auto operator()(const T& a, const U& b) const {
    return a < b ? b : a;
  }
};
template <class T = void>
struct minimum {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  ASSAY_BOTH T operator()(const T& a, const T& b) const { return a < b ? a : b; }
};
template <>
struct minimum<void> {
  template <class T, class U>
  ASSAY_BOTH auto operator()(const T& a, const U& b) const {
    return a < b ? a : b;
  }
};
template <class T = void>
struct square {
  typedef T argument_type;
  typedef T result_type;
  ASSAY_BOTH T operator()(const T& a) const { return a * a; }
};
template <>
struct square<void> {
  template <class T>
  ASSAY_BOTH auto operator()(const T& a) const {
    return a * a;
  }
};
template <class T = void, class U = void>
struct project1st {
  typedef T first_argument_type;
  typedef U second_argument_type;
  typedef T result_type;
  ASSAY_BOTH const T& operator()(const T& a, const U&) const { return a; }
};
template <class T = void, class U = void>
struct project2nd {
  typedef T first_argument_type;
  typedef U second_argument_type;
  typedef U result_type;
  ASSAY_BOTH const U& operator()(const T&, const U& b) const { return b; }
};
template <class F>
struct unary_negate {
  F f;
  template <class T>
  ASSAY_BOTH bool operator()(const T& a) const {
    return !f(a);
  }
};
template <class F>
struct binary_negate {
  F f;
  template <class T, class U>
  ASSAY_BOTH bool operator()(const T& a, const U& b) const {
    return !f(a, b);
  }
};
#if ASSAY_CUDA_VERSION < 13000
template <class T = void>
struct identity {
  typedef T argument_type;
  typedef T result_type;
  ASSAY_BOTH const T& operator()(const T& a) const { return a; }
};
template <>
struct identity<void> {
  template <class T>
  ASSAY_BOTH T&& operator()(T&& a) const {
    return static_cast<T&&>(a);
  }
};
template <class F>
ASSAY_BOTH unary_negate<F> not1(const F& f) {
  return {f};
}
template <class F>
ASSAY_BOTH binary_negate<F> not2(const F& f) {
  return {f};
}
template <class Argument, class Result>
struct unary_function {
  typedef Argument argument_type;
  typedef Result result_type;
};
template <class First, class Second, class Result>
struct binary_function {
  typedef First first_argument_type;
  typedef Second second_argument_type;
  typedef Result result_type;
};
#endif

}  // namespace thrust
