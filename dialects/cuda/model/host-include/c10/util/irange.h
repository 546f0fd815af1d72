#ifndef ASSAY_C10_UTIL_IRANGE_H_
#define ASSAY_C10_UTIL_IRANGE_H_

#include <cstddef>
#include <iterator>
#include <type_traits>

namespace c10 {

template <typename I>
struct integer_iterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = I;
  using difference_type = std::ptrdiff_t;
  using pointer = I*;
  using reference = I&;
  constexpr explicit integer_iterator(I at) : value(at) {}
  constexpr I operator*() const { return value; }
  constexpr integer_iterator& operator++() {
    ++value;
    return *this;
  }
  constexpr bool operator==(const integer_iterator& other) const { return value == other.value; }
  constexpr bool operator!=(const integer_iterator& other) const { return value != other.value; }
  I value;
};
template <typename I>
struct integer_range {
  constexpr integer_range(I from, I to) : first(from), last(to) {}
  constexpr integer_iterator<I> begin() const { return first; }
  constexpr integer_iterator<I> end() const { return last; }
  integer_iterator<I> first;
  integer_iterator<I> last;
};

template <typename Integer1, typename Integer2, std::enable_if_t<std::is_integral_v<Integer1>, bool> = true,
          std::enable_if_t<std::is_integral_v<Integer2>, bool> = true>
constexpr integer_range<Integer2> irange(Integer1 begin, Integer2 end) {
  return {static_cast<Integer2>(begin), end < static_cast<Integer2>(begin) ? static_cast<Integer2>(begin) : end};
}
template <typename Integer, std::enable_if_t<std::is_integral_v<Integer>, bool> = true>
constexpr integer_range<Integer> irange(Integer end) {
  return {Integer(), end < Integer() ? Integer() : end};
}

}  // namespace c10

#endif
