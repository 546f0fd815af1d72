// Function objects.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class T = void>
struct plus {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a + b; }
};
template <>
struct plus<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a + b;
  }
};
template <class T = void>
struct minus {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a - b; }
};
template <>
struct minus<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a - b;
  }
};
template <class T = void>
struct multiplies {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a * b; }
};
template <>
struct multiplies<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a * b;
  }
};
template <class T = void>
struct divides {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a / b; }
};
template <>
struct divides<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a / b;
  }
};
template <class T = void>
struct modulus {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a % b; }
};
template <>
struct modulus<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a % b;
  }
};
template <class T = void>
struct maximum {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
template <>
struct maximum<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a < b ? b : a;
  }
};
template <class T = void>
struct minimum {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};
template <>
struct minimum<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return b < a ? b : a;
  }
};
template <class T = void>
struct bit_and {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a & b; }
};
template <>
struct bit_and<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a & b;
  }
};
template <class T = void>
struct bit_or {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a | b; }
};
template <>
struct bit_or<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a | b;
  }
};
template <class T = void>
struct bit_xor {
  __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a ^ b; }
};
template <>
struct bit_xor<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a ^ b;
  }
};
template <class T = void>
struct less {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a < b; }
};
template <>
struct less<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a < b;
  }
};
template <class T = void>
struct greater {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a > b; }
};
template <>
struct greater<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a > b;
  }
};
template <class T = void>
struct less_equal {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a <= b; }
};
template <>
struct less_equal<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a <= b;
  }
};
template <class T = void>
struct greater_equal {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a >= b; }
};
template <>
struct greater_equal<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a >= b;
  }
};
template <class T = void>
struct equal_to {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a == b; }
};
template <>
struct equal_to<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a == b;
  }
};
template <class T = void>
struct not_equal_to {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a != b; }
};
template <>
struct not_equal_to<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a != b;
  }
};
template <class T = void>
struct logical_and {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a && b; }
};
template <>
struct logical_and<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a && b;
  }
};
template <class T = void>
struct logical_or {
  __host__ __device__ constexpr bool operator()(const T& a, const T& b) const { return a || b; }
};
template <>
struct logical_or<void> {
  template <class T, class U>
  __host__ __device__ constexpr auto operator()(const T& a, const U& b) const {
    return a || b;
  }
};
template <class T = void>
struct negate {
  __host__ __device__ constexpr auto operator()(const T& a) const { return -a; }
};
template <class T = void>
struct square {
  __host__ __device__ constexpr auto operator()(const T& a) const { return a * a; }
};
template <class T = void>
struct identity {
  __host__ __device__ constexpr auto operator()(const T& a) const { return a; }
};
template <class T = void>
struct logical_not {
  __host__ __device__ constexpr auto operator()(const T& a) const { return !a; }
};

}  // namespace thrust
