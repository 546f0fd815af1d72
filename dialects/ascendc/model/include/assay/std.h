// AscendC::Std: the few parts of the standard library that device code may use, under the vendor's names.
#pragma once

#include "assay/target.h"

namespace AscendC {
namespace Std {
using std::add_const;
using std::add_const_t;
using std::add_cv;
using std::add_cv_t;
using std::add_lvalue_reference;
using std::add_lvalue_reference_t;
using std::add_pointer;
using std::add_pointer_t;
using std::add_rvalue_reference;
using std::add_rvalue_reference_t;
using std::add_volatile;
using std::add_volatile_t;
using std::bool_constant;
using std::conditional;
using std::conditional_t;
using std::decay;
using std::decay_t;
using std::enable_if;
using std::enable_if_t;
using std::false_type;
using std::integral_constant;
using std::is_array;
using std::is_array_v;
using std::is_base_of;
using std::is_base_of_v;
using std::is_class;
using std::is_class_v;
using std::is_const;
using std::is_const_v;
using std::is_convertible;
using std::is_convertible_v;
using std::is_floating_point;
using std::is_floating_point_v;
using std::is_function;
using std::is_function_v;
using std::is_integral;
using std::is_integral_v;
using std::is_lvalue_reference;
using std::is_lvalue_reference_v;
using std::is_pointer;
using std::is_pointer_v;
using std::is_reference;
using std::is_reference_v;
using std::is_rvalue_reference;
using std::is_rvalue_reference_v;
using std::is_same;
using std::is_same_v;
using std::is_union;
using std::is_union_v;
using std::is_void;
using std::is_void_v;
using std::remove_const;
using std::remove_const_t;
using std::remove_cv;
using std::remove_cv_t;
using std::remove_extent;
using std::remove_extent_t;
using std::remove_pointer;
using std::remove_pointer_t;
using std::remove_reference;
using std::remove_reference_t;
using std::remove_volatile;
using std::remove_volatile_t;
using std::true_type;

template <typename T>
using remove_cvref_t = remove_cv_t<remove_reference_t<T>>;
template <typename T>
struct remove_cvref {
  using type = remove_cvref_t<T>;
};

template <typename T>
constexpr ASSAY_MODEL remove_reference_t<T>&& move(T&& value) noexcept {
  return static_cast<remove_reference_t<T>&&>(value);
}
template <typename T>
constexpr ASSAY_MODEL T&& forward(remove_reference_t<T>& value) noexcept {
  return static_cast<T&&>(value);
}
template <typename T>
constexpr ASSAY_MODEL T&& forward(remove_reference_t<T>&& value) noexcept {
  return static_cast<T&&>(value);
}
template <typename T>
add_rvalue_reference_t<T> declval() noexcept;

// Two types, and the result is of the first.
template <typename T, typename U>
ASSAY_MODEL T max(const T src0, const U src1) {
  return src0 > src1 ? src0 : static_cast<T>(src1);
}
template <typename T, typename U>
ASSAY_MODEL T min(const T src0, const U src1) {
  return src0 < src1 ? src0 : static_cast<T>(src1);
}

template <typename T, T... Ns>
struct IntegerSequence {
  using type = IntegerSequence;
  using valueType = T;
  static constexpr size_t size() { return sizeof...(Ns); }
};
template <size_t... Ns>
using index_sequence = IntegerSequence<size_t, Ns...>;
template <size_t N>
using make_index_sequence = __make_integer_seq<IntegerSequence, size_t, N>;

template <typename... Ts>
class tuple;
template <>
class tuple<> {};
template <typename T, typename... Ts>
class tuple<T, Ts...> {
 public:
  constexpr ASSAY_MODEL tuple() : first(), rest() {}
  constexpr ASSAY_MODEL tuple(const T& value, const Ts&... values) : first(value), rest(values...) {}

  T first;
  tuple<Ts...> rest;
};
template <typename T>
struct tuple_size;
template <typename... Ts>
struct tuple_size<tuple<Ts...>> : integral_constant<size_t, sizeof...(Ts)> {};
template <size_t I, typename T>
struct tuple_element;
template <typename T, typename... Ts>
struct tuple_element<0, tuple<T, Ts...>> {
  using type = T;
};
template <size_t I, typename T, typename... Ts>
struct tuple_element<I, tuple<T, Ts...>> : tuple_element<I - 1, tuple<Ts...>> {};

template <size_t I, typename T, typename... Ts>
constexpr ASSAY_MODEL auto& get(tuple<T, Ts...>& value) {
  if constexpr (I == 0) {
    return value.first;
  } else {
    return get<I - 1>(value.rest);
  }
}
template <size_t I, typename T, typename... Ts>
constexpr ASSAY_MODEL const auto& get(const tuple<T, Ts...>& value) {
  if constexpr (I == 0) {
    return value.first;
  } else {
    return get<I - 1>(value.rest);
  }
}
template <typename... Ts>
constexpr ASSAY_MODEL tuple<decay_t<Ts>...> make_tuple(Ts&&... values) {
  return tuple<decay_t<Ts>...>(values...);
}
template <typename... Ts>
constexpr ASSAY_MODEL tuple<Ts&...> tie(Ts&... values) {
  return tuple<Ts&...>(values...);
}
}  // namespace Std
}  // namespace AscendC
