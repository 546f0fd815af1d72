// The pair of libcu++ and of Thrust, which code of both sides uses; the host's converts to it and back.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "crt/host_defines.h"

#define ASSAY_BOTH __host__ __device__ constexpr

namespace cuda {
namespace std {

template <class A, class B>
struct pair;
template <class... T>
class tuple;

template <::std::size_t I, class... T>
ASSAY_BOTH ::std::tuple_element_t<I, tuple<T...>>& get(tuple<T...>& t) noexcept;

using ::std::piecewise_construct;
using ::std::piecewise_construct_t;

// The lookup of `swap`: a member first, then the exchange of values.
template <class T>
ASSAY_BOTH ::std::enable_if_t<::std::is_move_constructible<T>::value && ::std::is_move_assignable<T>::value> swap(
    T& a, T& b) noexcept {
  T kept(static_cast<T&&>(a));
  a = static_cast<T&&>(b);
  b = static_cast<T&&>(kept);
}
template <class T, ::std::size_t N>
ASSAY_BOTH void swap(T (&a)[N], T (&b)[N]) noexcept {
  for (::std::size_t i = 0; i < N; ++i) swap(a[i], b[i]);
}

template <class A, class B, class U, class V>
using assay_pair_from = ::std::enable_if_t<::std::is_constructible<A, U>::value && ::std::is_constructible<B, V>::value, int>;
template <class A, class B, class U, class V>
inline constexpr bool assay_pair_converts = ::std::is_convertible<U, A>::value && ::std::is_convertible<V, B>::value;
template <bool Wanted>
using assay_when = ::std::enable_if_t<Wanted, int>;

template <class A, class B>
struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;

  template <class A2 = A, class B2 = B,
            assay_when<::std::is_default_constructible<A2>::value && ::std::is_default_constructible<B2>::value> = 0>
  ASSAY_BOTH pair() : first(), second() {}
  pair(const pair&) = default;
  pair(pair&&) = default;
  ASSAY_BOTH pair(const A& a, const B& b) : first(a), second(b) {}
  template <class U = A, class V = B, assay_pair_from<A, B, U, V> = 0, assay_when<assay_pair_converts<A, B, U, V>> = 0>
  ASSAY_BOTH pair(U&& a, V&& b) : first(static_cast<U&&>(a)), second(static_cast<V&&>(b)) {}
  template <class U = A, class V = B, assay_pair_from<A, B, U, V> = 0, assay_when<!assay_pair_converts<A, B, U, V>> = 0>
  ASSAY_BOTH explicit pair(U&& a, V&& b) : first(static_cast<U&&>(a)), second(static_cast<V&&>(b)) {}
  template <class U, class V, assay_pair_from<A, B, const U&, const V&> = 0,
            assay_when<assay_pair_converts<A, B, const U&, const V&>> = 0>
  ASSAY_BOTH pair(const pair<U, V>& other) : first(other.first), second(other.second) {}
  template <class U, class V, assay_pair_from<A, B, const U&, const V&> = 0,
            assay_when<!assay_pair_converts<A, B, const U&, const V&>> = 0>
  ASSAY_BOTH explicit pair(const pair<U, V>& other) : first(other.first), second(other.second) {}
  template <class U, class V, assay_pair_from<A, B, U, V> = 0>
  ASSAY_BOTH pair(pair<U, V>&& other)
      : first(static_cast<U&&>(other.first)), second(static_cast<V&&>(other.second)) {}
  template <class U, class V, assay_pair_from<A, B, const U&, const V&> = 0>
  ASSAY_BOTH pair(const ::std::pair<U, V>& other) : first(other.first), second(other.second) {}
  template <class... U, class... V>
  ASSAY_BOTH pair(piecewise_construct_t, tuple<U...> a, tuple<V...> b)
      : pair(a, b, ::std::index_sequence_for<U...>(), ::std::index_sequence_for<V...>()) {}

  ASSAY_BOTH pair& operator=(const pair& other) {
    first = other.first;
    second = other.second;
    return *this;
  }
  ASSAY_BOTH pair& operator=(pair&& other) {
    first = static_cast<A&&>(other.first);
    second = static_cast<B&&>(other.second);
    return *this;
  }
  template <class U, class V,
            assay_when<::std::is_assignable<A&, const U&>::value && ::std::is_assignable<B&, const V&>::value> = 0>
  ASSAY_BOTH pair& operator=(const pair<U, V>& other) {
    first = other.first;
    second = other.second;
    return *this;
  }
  template <class U, class V,
            assay_when<::std::is_assignable<A&, const U&>::value && ::std::is_assignable<B&, const V&>::value> = 0>
  ASSAY_BOTH pair& operator=(const ::std::pair<U, V>& other) {
    first = other.first;
    second = other.second;
    return *this;
  }
  ASSAY_BOTH operator ::std::pair<A, B>() const { return {first, second}; }
  ASSAY_BOTH void swap(pair& other) {
    using ::cuda::std::swap;
    swap(first, other.first);
    swap(second, other.second);
  }

 private:
  template <class... U, class... V, ::std::size_t... I, ::std::size_t... J>
  ASSAY_BOTH pair(tuple<U...>& a, tuple<V...>& b, ::std::index_sequence<I...>, ::std::index_sequence<J...>)
      : first(static_cast<U&&>(get<I>(a))...), second(static_cast<V&&>(get<J>(b))...) {}
};
template <class A, class B>
__host__ __device__ pair(A, B) -> pair<A, B>;

template <class A, class B>
ASSAY_BOTH void swap(pair<A, B>& a, pair<A, B>& b) {
  a.swap(b);
}
template <class T>
struct assay_unwrapped {
  typedef T type;
};
template <class T>
struct assay_unwrapped<::std::reference_wrapper<T>> {
  typedef T& type;
};
template <class T>
using assay_made = typename assay_unwrapped<::std::decay_t<T>>::type;
template <class A, class B>
ASSAY_BOTH pair<assay_made<A>, assay_made<B>> make_pair(A&& a, B&& b) {
  return pair<assay_made<A>, assay_made<B>>(static_cast<A&&>(a), static_cast<B&&>(b));
}

template <class A, class B>
ASSAY_BOTH bool operator==(const pair<A, B>& a, const pair<A, B>& b) {
  return a.first == b.first && a.second == b.second;
}
template <class A, class B>
ASSAY_BOTH bool operator!=(const pair<A, B>& a, const pair<A, B>& b) {
  return !(a == b);
}
template <class A, class B>
ASSAY_BOTH bool operator<(const pair<A, B>& a, const pair<A, B>& b) {
  return a.first < b.first || (!(b.first < a.first) && a.second < b.second);
}
template <class A, class B>
ASSAY_BOTH bool operator>(const pair<A, B>& a, const pair<A, B>& b) {
  return b < a;
}
template <class A, class B>
ASSAY_BOTH bool operator<=(const pair<A, B>& a, const pair<A, B>& b) {
  return !(b < a);
}
template <class A, class B>
ASSAY_BOTH bool operator>=(const pair<A, B>& a, const pair<A, B>& b) {
  return !(a < b);
}

}  // namespace std
}  // namespace cuda

template <class A, class B>
struct std::tuple_size<::cuda::std::pair<A, B>> : std::integral_constant<std::size_t, 2> {};
template <std::size_t I, class A, class B>
struct std::tuple_element<I, ::cuda::std::pair<A, B>> : std::tuple_element<I, std::pair<A, B>> {};
