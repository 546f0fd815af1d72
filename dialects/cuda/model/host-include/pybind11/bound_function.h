// How a bound function is called with values of a machine: each parameter by a word of its signature.
//   T tensor, L tensors, i integer, h one of 32 bits, d number, b bool, I integers, D numbers, s text, y element type; a digit after I or
//   D: so many of them; a final `?`: optional
#ifndef ASSAY_PYBIND11_BOUND_FUNCTION_H_
#define ASSAY_PYBIND11_BOUND_FUNCTION_H_

#include <assay/torch.h>
#include <assay/traits.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace pybind11 {
namespace detail {

// Specialised for supported argument types: `word`, and `take` from a value of that kind.
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
struct handed<T, assay_traits::when_t<assay_traits::is_whole<T>>> {
  static constexpr bool known = true;
  static constexpr const char* word = __is_same(T, int) ? "h" : "i";
  static T take(const assay_torch_value& v) { return static_cast<T>(v.as.integer); }
};
template <typename T>
struct handed<T, assay_traits::when_t<__is_floating_point(T)>> {
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
struct handed<std::vector<T>, assay_traits::when_t<__is_integral(T) && !__is_same(T, bool)>> {
  static constexpr bool known = true;
  static constexpr const char* word = "I";
  static std::vector<T> take(const assay_torch_value& v) {
    std::vector<T> made;
    for (std::size_t i = 0; i < v.count; ++i) made.push_back(static_cast<T>(v.as.integers[i]));
    return made;
  }
};
template <typename T>
struct handed<std::vector<T>, assay_traits::when_t<__is_floating_point(T)>> {
  static constexpr bool known = true;
  static constexpr const char* word = "D";
  static std::vector<T> take(const assay_torch_value& v) {
    std::vector<T> made;
    for (std::size_t i = 0; i < v.count; ++i) made.push_back(static_cast<T>(v.as.doubles[i]));
    return made;
  }
};
// std::array<int, 3>, std::tuple<int, int>, std::pair<int, int>: so many numbers of one kind.
template <typename T, std::size_t N, typename... Of>
struct handed_row {
  static constexpr bool whole = (assay_traits::is_whole<Of> && ...);
  static constexpr bool known = N > 0 && N < 10 && (whole || (__is_floating_point(Of) && ...));
  static constexpr char word[3] = {whole ? 'I' : 'D', static_cast<char>('0' + N), '\0'};
  template <typename A>
  static A at(const assay_torch_value& v, std::size_t i) {
    if constexpr (whole) {
      return static_cast<A>(v.as.integers[i]);
    } else {
      return static_cast<A>(v.as.doubles[i]);
    }
  }
  template <std::size_t... I>
  static T make(const assay_torch_value& v, std::index_sequence<I...>) {
    return T{at<Of>(v, I)...};
  }
  static T take(const assay_torch_value& v) { return make(v, std::index_sequence_for<Of...>{}); }
};
template <typename T>
struct handed<std::array<T, 1>> : handed_row<std::array<T, 1>, 1, T> {};
template <typename T>
struct handed<std::array<T, 2>> : handed_row<std::array<T, 2>, 2, T, T> {};
template <typename T>
struct handed<std::array<T, 3>> : handed_row<std::array<T, 3>, 3, T, T, T> {};
template <typename T>
struct handed<std::array<T, 4>> : handed_row<std::array<T, 4>, 4, T, T, T, T> {};
template <typename A, typename B>
struct handed<std::pair<A, B>> : handed_row<std::pair<A, B>, 2, A, B> {};
template <typename... Of>
struct handed<std::tuple<Of...>> : handed_row<std::tuple<Of...>, sizeof...(Of), Of...> {};
template <typename T>
struct handed<std::optional<T>, assay_traits::when_t<handed<T>::known>> {
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
struct returned<T, assay_traits::when_t<assay_traits::is_whole<T>>> {
  static constexpr bool known = true;
  static void give(T value, assay_torch_value* to) {
    to->kind = assay_torch_is_int, to->as.integer = static_cast<std::int64_t>(value);
  }
};
template <typename T>
struct returned<T, assay_traits::when_t<__is_floating_point(T)>> {
  static constexpr bool known = true;
  static void give(T value, assay_torch_value* to) {
    to->kind = assay_torch_is_double, to->as.number = static_cast<double>(value);
  }
};

// Writes a parameter's word, with a blank in front, and returns its end. A word has one letter, or a letter and a digit, each optional
// around it one more.
template <typename T>
struct signature_word {
  static constexpr int kMost = 3;
  static char* write(char* to) {
    *to++ = ' ';
    for (const char* letter = handed<assay_traits::decay<T>>::word; *letter != '\0'; ++letter) *to++ = *letter;
    return to;
  }
};
template <typename T>
struct signature_word<std::optional<T>> {
  static constexpr int kMost = signature_word<T>::kMost + 1;
  static char* write(char* to) {
    to = signature_word<T>::write(to);
    *to++ = '?';
    return to;
  }
};

// Arguments for the duration of a call, one per position.
template <std::size_t I, typename T>
struct held {
  T value;
};
template <typename I, typename... T>
struct all_held;
template <std::size_t... I, typename... T>
struct all_held<std::index_sequence<I...>, T...> : held<I, T>... {};

template <typename A, typename T>
inline constexpr bool can_be_passed = __is_lvalue_reference(A) ? __is_constructible(T, const T&) : __is_constructible(T, T);

template <typename R, typename... A>
struct bound {
  static constexpr bool known = (handed<assay_traits::decay<A>>::known && ...) &&
                                (can_be_passed<A, assay_traits::decay<A>> && ...) &&
                                (__is_void(R) || returned<assay_traits::decay<R>>::known);
  template <std::size_t... I>
  static void call(R (*function)(A...), const assay_torch_value* v, assay_torch_value* result, std::index_sequence<I...>) {
    [[maybe_unused]] all_held<std::index_sequence<I...>, assay_traits::decay<A>...> taken{{handed<assay_traits::decay<A>>::take(v[I])}...};
    (void)v;
    if constexpr (__is_void(R)) {
      function(static_cast<A&&>(static_cast<held<I, assay_traits::decay<A>>&>(taken).value)...);
      result->kind = assay_torch_none;
    } else {
      returned<assay_traits::decay<R>>::give(function(static_cast<A&&>(static_cast<held<I, assay_traits::decay<A>>&>(taken).value)...), result);
    }
  }
  static void thunk(void* function, const assay_torch_value* arguments, assay_torch_value* result) {
    call(reinterpret_cast<R (*)(A...)>(function), arguments, result, std::index_sequence_for<A...>{});
  }
};

template <typename R, typename... A>
void bind_function(const char* name, R (*function)(A...), int extras) {
  if constexpr (bound<R, A...>::known) {
    char words[(signature_word<assay_traits::decay<A>>::kMost + ... + 1)];
    char* end = words;
    ((end = signature_word<assay_traits::decay<A>>::write(end)), ...);
    *end = '\0';
    assay_torch_def(name, reinterpret_cast<void*>(function), &bound<R, A...>::thunk, words + (end != words), extras);
  } else {
    assay_torch_def(name, reinterpret_cast<void*>(function), nullptr, "", extras);
  }
}
// Also a lambda that captures nothing.
template <typename F, typename = void>
inline constexpr bool is_pointer_like = false;
template <typename F>
inline constexpr bool is_pointer_like<F, decltype(void(+*static_cast<F*>(nullptr)))> = true;
template <typename F>
void bind_any(const char* name, F& function, int extras) {
  if constexpr (__is_pointer(F) || is_pointer_like<F>) {
    bind_function(name, +function, extras);
  } else {
    assay_torch_def(name, nullptr, nullptr, "", extras);
  }
}

}  // namespace detail
}  // namespace pybind11

#endif
