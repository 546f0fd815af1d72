#ifndef ASSAY_C10_UTIL_STRINGUTIL_H_
#define ASSAY_C10_UTIL_STRINGUTIL_H_

#include <c10/macros/Macros.h>
#include <c10/util/string_view.h>

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>

namespace c10 {
namespace detail {
// Literals of every length are written by one function.
template <typename T>
struct Streamed { using type = const T&; };
template <std::size_t N>
struct Streamed<char[N]> { using type = const char*; };
template <typename... Args>
std::string StreamAll(Args... args) {
  std::ostringstream out;
  (void)(out << ... << args);
  return out.str();
}
}  // namespace detail
template <typename... Args>
std::string str(const Args&... args) {
  return detail::StreamAll<typename detail::Streamed<Args>::type...>(args...);
}
template <class Container>
std::string Join(const std::string& delimiter, const Container& v) {
  std::ostringstream out;
  std::size_t count = 0;
  for (const auto& item : v) {
    if (count++ != 0) out << delimiter;
    out << item;
  }
  return out.str();
}
}  // namespace c10

#endif
