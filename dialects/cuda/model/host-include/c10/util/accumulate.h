#ifndef ASSAY_C10_UTIL_ACCUMULATE_H_
#define ASSAY_C10_UTIL_ACCUMULATE_H_

#include <cstdint>
#include <functional>
#include <numeric>

namespace c10 {
template <typename C>
std::int64_t multiply_integers(const C& container) {
  return std::accumulate(container.begin(), container.end(), std::int64_t{1}, std::multiplies<>());
}
template <typename It>
std::int64_t multiply_integers(It begin, It end) {
  return std::accumulate(begin, end, std::int64_t{1}, std::multiplies<>());
}
template <typename C>
std::int64_t sum_integers(const C& container) {
  return std::accumulate(container.begin(), container.end(), std::int64_t{0});
}
}  // namespace c10

#endif
