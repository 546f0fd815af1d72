// The tuple of libcu++ and of Thrust, which code of both sides uses.
#pragma once

#include "assay/device_pair.h"

namespace cuda {
namespace std {

using ::std::tuple_element;
using ::std::tuple_element_t;
using ::std::tuple_size;
using ::std::tuple_size_v;

template <::std::size_t I, class T>
struct assay_leaf {
  T value;
  ASSAY_BOTH assay_leaf() : value() {}
  template <class U>
  ASSAY_BOTH assay_leaf(::std::in_place_t, U&& from) : value(static_cast<U&&>(from)) {}
  assay_leaf(const assay_leaf&) = default;
  assay_leaf(assay_leaf&&) = default;
};
template <::std::size_t I, class... T>
using assay_nth = ::std::tuple_element_t<I, ::std::tuple<T...>>;

template <class Indices, class... T>
struct assay_leaves;
template <::std::size_t... I, class... T>
struct assay_leaves<::std::index_sequence<I...>, T...> : assay_leaf<I, T>... {
  ASSAY_BOTH assay_leaves() {}
  // Values for the first elements; the rest are value-initialised.
  template <::std::size_t... Given, class... U>
  ASSAY_BOTH assay_leaves(::std::index_sequence<Given...>, U&&... from)
      : assay_leaf<Given, assay_nth<Given, T...>>(::std::in_place_t(), static_cast<U&&>(from))... {}
  assay_leaves(const assay_leaves&) = default;
  assay_leaves(assay_leaves&&) = default;
};

template <class A, class B, class = void>
struct assay_all_from : ::std::false_type {};
template <class... T, class... U>
struct assay_all_from<tuple<T...>, tuple<U...>, ::std::enable_if_t<sizeof...(T) == sizeof...(U)>>
    : ::std::conjunction<::std::is_constructible<T, U>...> {};
template <class A, class B, class = void>
struct assay_all_convert : ::std::false_type {};
template <class... T, class... U>
struct assay_all_convert<tuple<T...>, tuple<U...>, ::std::enable_if_t<sizeof...(T) == sizeof...(U)>>
    : ::std::conjunction<::std::is_convertible<U, T>...> {};
template <class A, class B, class = void>
struct assay_all_assign : ::std::false_type {};
template <class... T, class... U>
struct assay_all_assign<tuple<T...>, tuple<U...>, ::std::enable_if_t<sizeof...(T) == sizeof...(U)>>
    : ::std::conjunction<::std::is_assignable<T&, U>...> {};
// The first of the elements, each of which a value is given for.
template <class T, class U>
struct assay_some_from : ::std::false_type {};
template <class T, class... Rest>
struct assay_some_from<tuple<T, Rest...>, tuple<>> : ::std::conjunction<::std::is_default_constructible<T>, assay_some_from<tuple<Rest...>, tuple<>>> {};
template <>
struct assay_some_from<tuple<>, tuple<>> : ::std::true_type {};
template <class T, class... Rest, class U, class... More>
struct assay_some_from<tuple<T, Rest...>, tuple<U, More...>>
    : ::std::conjunction<::std::is_constructible<T, U>, assay_some_from<tuple<Rest...>, tuple<More...>>> {};
template <class T, class... U>
struct assay_only : ::std::false_type {};
template <class T, class U>
struct assay_only<T, U> : ::std::is_same<T, ::std::remove_cv_t<::std::remove_reference_t<U>>> {};

template <::std::size_t I, class... T>
ASSAY_BOTH const ::std::tuple_element_t<I, tuple<T...>>& get(const tuple<T...>& t) noexcept;

template <class... T>
class tuple : public assay_leaves<::std::index_sequence_for<T...>, T...> {
  typedef assay_leaves<::std::index_sequence_for<T...>, T...> Leaves;
  typedef ::std::index_sequence_for<T...> Indices;

 public:
  template <class Self = tuple, assay_when<assay_some_from<Self, tuple<>>::value> = 0>
  ASSAY_BOTH tuple() {}
  tuple(const tuple&) = default;
  tuple(tuple&&) = default;
  template <class... U, assay_when<sizeof...(U) != 0 && !assay_only<tuple, U...>::value &&
                                   assay_all_convert<tuple, tuple<U&&...>>::value> = 0>
  ASSAY_BOTH tuple(U&&... from) : Leaves(Indices(), static_cast<U&&>(from)...) {}
  template <class... U, assay_when<sizeof...(U) != 0 && !assay_only<tuple, U...>::value &&
                                   assay_all_from<tuple, tuple<U&&...>>::value &&
                                   !assay_all_convert<tuple, tuple<U&&...>>::value> = 0, class = void>
  ASSAY_BOTH explicit tuple(U&&... from) : Leaves(Indices(), static_cast<U&&>(from)...) {}
  template <class... U, assay_when<sizeof...(U) != 0 && (sizeof...(U) < sizeof...(T)) && !assay_only<tuple, U...>::value &&
                                   assay_some_from<tuple, tuple<U&&...>>::value> = 0, class = void, class = void>
  ASSAY_BOTH explicit tuple(U&&... from) : Leaves(::std::index_sequence_for<U...>(), static_cast<U&&>(from)...) {}
  ASSAY_BOTH tuple(const ::std::enable_if_t<sizeof...(T) != 0, T>&... from) : Leaves(Indices(), from...) {}
  template <class... U, assay_when<sizeof...(U) != 0 && !::std::is_same<tuple, tuple<U...>>::value &&
                                   assay_all_from<tuple, tuple<const U&...>>::value> = 0>
  ASSAY_BOTH tuple(const tuple<U...>& other) : tuple(Indices(), other) {}
  template <class U, class V, assay_when<assay_all_from<tuple, tuple<const U&, const V&>>::value> = 0>
  ASSAY_BOTH tuple(const pair<U, V>& other) : Leaves(Indices(), other.first, other.second) {}

  ASSAY_BOTH tuple& operator=(const tuple& other) { return Assign(Indices(), other); }
  template <class... U, assay_when<assay_all_assign<tuple, tuple<const U&...>>::value> = 0>
  ASSAY_BOTH tuple& operator=(const tuple<U...>& other) {
    return Assign(Indices(), other);
  }
  template <class U, class V, assay_when<assay_all_assign<tuple, tuple<const U&, const V&>>::value> = 0>
  ASSAY_BOTH tuple& operator=(const pair<U, V>& other) {
    get<0>(*this) = other.first;
    get<1>(*this) = other.second;
    return *this;
  }
  ASSAY_BOTH void swap(tuple& other) { Swap(Indices(), other); }
#if ASSAY_CUDA_VERSION < 12030
  // Thrust's own tuple of older releases.
  template <int I>
  ASSAY_BOTH ::std::tuple_element_t<I, ::std::tuple<T...>>& get() {
    return cuda::std::get<I>(*this);
  }
  template <int I>
  ASSAY_BOTH const ::std::tuple_element_t<I, ::std::tuple<T...>>& get() const {
    return cuda::std::get<I>(*this);
  }
#endif

 private:
  template <::std::size_t... I, class Other>
  ASSAY_BOTH tuple(::std::index_sequence<I...> all, const Other& other) : Leaves(all, cuda::std::get<I>(other)...) {}
  template <::std::size_t... I, class Other>
  ASSAY_BOTH tuple& Assign(::std::index_sequence<I...>, const Other& other) {
    ((cuda::std::get<I>(*this) = cuda::std::get<I>(other)), ...);
    return *this;
  }
  template <::std::size_t... I>
  ASSAY_BOTH void Swap(::std::index_sequence<I...>, tuple& other) {
    using ::cuda::std::swap;
    (swap(cuda::std::get<I>(*this), cuda::std::get<I>(other)), ...);
  }
};
template <class... T>
__host__ __device__ tuple(T...) -> tuple<T...>;
template <class A, class B>
__host__ __device__ tuple(pair<A, B>) -> tuple<A, B>;

}  // namespace std
}  // namespace cuda

template <class... T>
struct std::tuple_size<::cuda::std::tuple<T...>> : std::integral_constant<std::size_t, sizeof...(T)> {};
template <std::size_t I, class... T>
struct std::tuple_element<I, ::cuda::std::tuple<T...>> : std::tuple_element<I, std::tuple<T...>> {};

namespace cuda {
namespace std {

template <::std::size_t I, class T>
ASSAY_BOTH T& assay_value(assay_leaf<I, T>& leaf) {
  return leaf.value;
}
template <::std::size_t I, class T>
ASSAY_BOTH const T& assay_value(const assay_leaf<I, T>& leaf) {
  return leaf.value;
}
template <::std::size_t I, class... T>
ASSAY_BOTH ::std::tuple_element_t<I, tuple<T...>>& get(tuple<T...>& t) noexcept {
  return cuda::std::assay_value<I>(t);
}
template <::std::size_t I, class... T>
ASSAY_BOTH const ::std::tuple_element_t<I, tuple<T...>>& get(const tuple<T...>& t) noexcept {
  return cuda::std::assay_value<I>(t);
}
template <::std::size_t I, class... T>
ASSAY_BOTH ::std::tuple_element_t<I, tuple<T...>>&& get(tuple<T...>&& t) noexcept {
  return static_cast<::std::tuple_element_t<I, tuple<T...>>&&>(cuda::std::assay_value<I>(t));
}
template <::std::size_t I, class... T>
ASSAY_BOTH const ::std::tuple_element_t<I, tuple<T...>>&& get(const tuple<T...>&& t) noexcept {
  return static_cast<const ::std::tuple_element_t<I, tuple<T...>>&&>(cuda::std::assay_value<I>(t));
}
template <::std::size_t I, class A, class B>
ASSAY_BOTH ::std::tuple_element_t<I, pair<A, B>>& get(pair<A, B>& p) noexcept {
  if constexpr (I == 0)
    return p.first;
  else
    return p.second;
}
template <::std::size_t I, class A, class B>
ASSAY_BOTH const ::std::tuple_element_t<I, pair<A, B>>& get(const pair<A, B>& p) noexcept {
  if constexpr (I == 0)
    return p.first;
  else
    return p.second;
}
template <::std::size_t I, class A, class B>
ASSAY_BOTH ::std::tuple_element_t<I, pair<A, B>>&& get(pair<A, B>&& p) noexcept {
  return static_cast<::std::tuple_element_t<I, pair<A, B>>&&>(cuda::std::get<I>(p));
}

// By type: the only element that has it.
template <class W, class... T>
ASSAY_BOTH ::std::size_t assay_place() {
  const bool same[] = {::std::is_same<W, T>::value...};
  ::std::size_t at = 0;
  while (at + 1 < sizeof...(T) && !same[at]) ++at;
  return at;
}
template <class W, class... T>
using assay_has_one = assay_when<(::std::size_t(::std::is_same<W, T>::value) + ... + 0) == 1>;
template <class W, class... T, assay_has_one<W, T...> = 0>
ASSAY_BOTH W& get(tuple<T...>& t) noexcept {
  return cuda::std::get<assay_place<W, T...>()>(t);
}
template <class W, class... T, assay_has_one<W, T...> = 0>
ASSAY_BOTH const W& get(const tuple<T...>& t) noexcept {
  return cuda::std::get<assay_place<W, T...>()>(t);
}
template <class W, class... T, assay_has_one<W, T...> = 0>
ASSAY_BOTH W&& get(tuple<T...>&& t) noexcept {
  return static_cast<W&&>(cuda::std::get<assay_place<W, T...>()>(t));
}
template <class W, class A, class B, assay_has_one<W, A, B> = 0>
ASSAY_BOTH W& get(pair<A, B>& p) noexcept {
  return cuda::std::get<assay_place<W, A, B>()>(p);
}
template <class W, class A, class B, assay_has_one<W, A, B> = 0>
ASSAY_BOTH const W& get(const pair<A, B>& p) noexcept {
  return cuda::std::get<assay_place<W, A, B>()>(p);
}

struct assay_ignore {
  template <class T>
  ASSAY_BOTH const assay_ignore& operator=(const T&) const {
    return *this;
  }
};
// Of both sides: each has its own.
#ifdef __CUDA_ARCH__
__device__
#endif
inline constexpr assay_ignore ignore{};
template <class... T>
ASSAY_BOTH tuple<T&...> tie(T&... at) noexcept {
  return tuple<T&...>(at...);
}
template <class... T>
ASSAY_BOTH tuple<assay_made<T>...> make_tuple(T&&... from) {
  return tuple<assay_made<T>...>(static_cast<T&&>(from)...);
}
template <class... T>
ASSAY_BOTH tuple<T&&...> forward_as_tuple(T&&... from) noexcept {
  return tuple<T&&...>(static_cast<T&&>(from)...);
}
template <class... T>
ASSAY_BOTH void swap(tuple<T...>& a, tuple<T...>& b) {
  a.swap(b);
}

ASSAY_BOTH tuple<> tuple_cat() { return {}; }
template <class... T>
ASSAY_BOTH tuple<T...> tuple_cat(const tuple<T...>& only) {
  return only;
}
template <class... T, class... U, ::std::size_t... I, ::std::size_t... J>
ASSAY_BOTH tuple<T..., U...> assay_joined(const tuple<T...>& a, const tuple<U...>& b, ::std::index_sequence<I...>,
                                          ::std::index_sequence<J...>) {
  return tuple<T..., U...>(cuda::std::get<I>(a)..., cuda::std::get<J>(b)...);
}
template <class... T, class... U, class... More>
ASSAY_BOTH auto tuple_cat(const tuple<T...>& a, const tuple<U...>& b, const More&... more) {
  return cuda::std::tuple_cat(
      cuda::std::assay_joined(a, b, ::std::index_sequence_for<T...>(), ::std::index_sequence_for<U...>()), more...);
}
template <class F, class Tuple, ::std::size_t... I>
ASSAY_BOTH decltype(auto) assay_applied(F&& f, Tuple&& t, ::std::index_sequence<I...>) {
  return static_cast<F&&>(f)(cuda::std::get<I>(static_cast<Tuple&&>(t))...);
}
template <class F, class Tuple>
ASSAY_BOTH decltype(auto) apply(F&& f, Tuple&& t) {
  return cuda::std::assay_applied(static_cast<F&&>(f), static_cast<Tuple&&>(t),
                                  ::std::make_index_sequence<::std::tuple_size<::std::decay_t<Tuple>>::value>());
}

template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator==(const tuple<T...>& a, const tuple<U...>& b) {
  return assay_equal(a, b, ::std::index_sequence_for<T...>());
}
template <class A, class B, ::std::size_t... I>
ASSAY_BOTH bool assay_equal(const A& a, const B& b, ::std::index_sequence<I...>) {
  return ((cuda::std::get<I>(a) == cuda::std::get<I>(b)) && ...);
}
template <::std::size_t I, class... T, class... U>
ASSAY_BOTH bool assay_less(const tuple<T...>& a, const tuple<U...>& b) {
  if constexpr (I == sizeof...(T)) {
    return false;
  } else {
    if (cuda::std::get<I>(a) < cuda::std::get<I>(b)) return true;
    if (cuda::std::get<I>(b) < cuda::std::get<I>(a)) return false;
    return cuda::std::assay_less<I + 1>(a, b);
  }
}
template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator<(const tuple<T...>& a, const tuple<U...>& b) {
  return cuda::std::assay_less<0>(a, b);
}
template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator!=(const tuple<T...>& a, const tuple<U...>& b) {
  return !(a == b);
}
template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator>(const tuple<T...>& a, const tuple<U...>& b) {
  return b < a;
}
template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator<=(const tuple<T...>& a, const tuple<U...>& b) {
  return !(b < a);
}
template <class... T, class... U>
ASSAY_BOTH ::std::enable_if_t<sizeof...(T) == sizeof...(U), bool> operator>=(const tuple<T...>& a, const tuple<U...>& b) {
  return !(a < b);
}

}  // namespace std
}  // namespace cuda
