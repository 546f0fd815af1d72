// How a bound function is called with values of a machine: each parameter by a word of its signature.
//   T tensor, L tensors, i integer, h one of 32 bits, d number, b bool, I integers, D numbers, s text, y element type; `?` behind: optional
#ifndef ASSAY_PYBIND11_BOUND_FUNCTION_H_
#define ASSAY_PYBIND11_BOUND_FUNCTION_H_

#include <assay/torch.h>

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace pybind11 {
namespace detail {

// Specialised for what can be handed over: `word`, and `take` from a value of that kind.
template <typename T, typename = void>
struct handed {
  static constexpr bool known = false;
};
template <>
struct handed<bool> {
  static constexpr bool known = true;
  static constexpr const char* word = "b";
  static bool take(const assay_torch_value& v) { return v.as.integer != 0; }
};
template <typename T>
struct handed<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>>> {
  static constexpr bool known = true;
  static constexpr const char* word = std::is_same_v<T, int> ? "h" : "i";
  static T take(const assay_torch_value& v) { return static_cast<T>(v.as.integer); }
};
template <typename T>
struct handed<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static constexpr bool known = true;
  static constexpr const char* word = "d";
  static T take(const assay_torch_value& v) { return static_cast<T>(v.as.number); }
};
template <>
struct handed<std::string> {
  static constexpr bool known = true;
  static constexpr const char* word = "s";
  static std::string take(const assay_torch_value& v) { return std::string(v.as.text, v.count); }
};
template <typename T>
struct handed<std::vector<T>, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>>> {
  static constexpr bool known = true;
  static constexpr const char* word = "I";
  static std::vector<T> take(const assay_torch_value& v) {
    std::vector<T> made;
    for (std::size_t i = 0; i < v.count; ++i) made.push_back(static_cast<T>(v.as.integers[i]));
    return made;
  }
};
template <typename T>
struct handed<std::vector<T>, std::enable_if_t<std::is_floating_point_v<T>>> {
  static constexpr bool known = true;
  static constexpr const char* word = "D";
  static std::vector<T> take(const assay_torch_value& v) {
    std::vector<T> made;
    for (std::size_t i = 0; i < v.count; ++i) made.push_back(static_cast<T>(v.as.doubles[i]));
    return made;
  }
};
template <typename T>
struct handed<std::optional<T>, std::enable_if_t<handed<T>::known>> {
  static constexpr bool known = true;
  static std::optional<T> take(const assay_torch_value& v) {
    if (v.kind == assay_torch_none) return std::nullopt;
    return handed<T>::take(v);
  }
};

// The same for results: `give` leaves the value.
template <typename T, typename = void>
struct returned {
  static constexpr bool known = false;
};
template <>
struct returned<bool> {
  static constexpr bool known = true;
  static void give(bool value, assay_torch_value* to) { to->kind = assay_torch_is_bool, to->as.integer = value; }
};
template <typename T>
struct returned<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>>> {
  static constexpr bool known = true;
  static void give(T value, assay_torch_value* to) {
    to->kind = assay_torch_is_int, to->as.integer = static_cast<std::int64_t>(value);
  }
};
template <typename T>
struct returned<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static constexpr bool known = true;
  static void give(T value, assay_torch_value* to) {
    to->kind = assay_torch_is_double, to->as.number = static_cast<double>(value);
  }
};

template <typename T>
struct signature_word {
  static void add(std::string& text) {
    if (!text.empty()) text += ' ';
    text += handed<std::decay_t<T>>::word;
  }
};
template <typename T>
struct signature_word<std::optional<T>> {
  static void add(std::string& text) {
    signature_word<T>::add(text);
    text += '?';
  }
};

template <typename R, typename... A>
struct bound {
  static constexpr bool known = (handed<std::decay_t<A>>::known && ...) &&
                                ((std::is_lvalue_reference_v<A> ? std::is_copy_constructible_v<std::decay_t<A>>
                                                                : std::is_move_constructible_v<std::decay_t<A>>) && ...) &&
                                (std::is_void_v<R> || returned<std::decay_t<R>>::known);
  template <std::size_t... I>
  static void call(R (*function)(A...), const assay_torch_value* v, assay_torch_value* result, std::index_sequence<I...>) {
    std::tuple<std::decay_t<A>...> taken{handed<std::decay_t<A>>::take(v[I])...};
    (void)v;
    if constexpr (std::is_void_v<R>) {
      function(static_cast<A&&>(std::get<I>(taken))...);
      result->kind = assay_torch_none;
    } else {
      returned<std::decay_t<R>>::give(function(static_cast<A&&>(std::get<I>(taken))...), result);
    }
  }
  static void thunk(void* function, const assay_torch_value* arguments, assay_torch_value* result) {
    call(reinterpret_cast<R (*)(A...)>(function), arguments, result, std::index_sequence_for<A...>{});
  }
};

template <typename R, typename... A>
void bind_function(const char* name, R (*function)(A...), int extras) {
  if constexpr (bound<R, A...>::known) {
    std::string words;
    (signature_word<std::decay_t<A>>::add(words), ...);
    assay_torch_def(name, reinterpret_cast<void*>(function), &bound<R, A...>::thunk, words.c_str(), extras);
  } else {
    assay_torch_def(name, reinterpret_cast<void*>(function), nullptr, "", extras);
  }
}
template <typename F, typename = void>
struct as_pointer : std::false_type {};
template <typename F>
struct as_pointer<F, std::void_t<decltype(+std::declval<F&>())>> : std::true_type {};
template <typename F>
void bind_any(const char* name, F& function, int extras) {
  if constexpr (std::is_pointer_v<F> || as_pointer<F>::value) {
    bind_function(name, +function, extras);
  } else {
    assay_torch_def(name, nullptr, nullptr, "", extras);
  }
}

}  // namespace detail
}  // namespace pybind11

#endif
