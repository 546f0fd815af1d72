#ifndef ASSAY_C10_UTIL_STRINGUTIL_H_
#define ASSAY_C10_UTIL_STRINGUTIL_H_

#include <c10/macros/Macros.h>
#include <c10/util/string_view.h>

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>

namespace c10 {
template <typename... Args>
std::string str(const Args&... args) {
  std::ostringstream out;
  (void)(out << ... << args);
  return out.str();
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
