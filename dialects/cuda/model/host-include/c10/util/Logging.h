// Comparing checks, and the logging macros of the wheels that are built without glog.
#ifndef ASSAY_C10_UTIL_LOGGING_H_
#define ASSAY_C10_UTIL_LOGGING_H_

#include <c10/util/Exception.h>

#include <map>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Containers can be streamed, as in a check's message.
namespace std {
template <class First, class Second>
ostream& operator<<(ostream& out, const pair<First, Second>& p);
#define ASSAY_STREAMED_CONTAINER(container)                                  \
  template <class... Types>                                                  \
  ostream& operator<<(ostream& out, const container<Types...>& v) {          \
    for (const auto& item : v) out << item << ' ';                           \
    return out;                                                              \
  }
ASSAY_STREAMED_CONTAINER(vector)
ASSAY_STREAMED_CONTAINER(map)
ASSAY_STREAMED_CONTAINER(set)
#undef ASSAY_STREAMED_CONTAINER
template <class First, class Second>
ostream& operator<<(ostream& out, const pair<First, Second>& p) {
  return out << '(' << p.first << ", " << p.second << ')';
}
}  // namespace std

namespace c10 {
class MessageLogger {
 public:
  MessageLogger(const char* file, int line, int severity);
  ~MessageLogger();
  std::ostream& stream();
};
struct LoggerVoidify {
  void operator&(const std::ostream&) {}
};
}  // namespace c10

#define ASSAY_SEVERITY_INFO 0
#define ASSAY_SEVERITY_WARNING 1
#define ASSAY_SEVERITY_ERROR 2
#define ASSAY_SEVERITY_FATAL 3
#ifndef LOG
#define LOG(n) ::c10::MessageLogger(__FILE__, __LINE__, ASSAY_SEVERITY_##n).stream()
#define LOG_IF(n, condition) \
  !(condition) ? (void)0 : ::c10::LoggerVoidify() & ::c10::MessageLogger(__FILE__, __LINE__, ASSAY_SEVERITY_##n).stream()
#define VLOG(n) LOG_IF(INFO, (n) < 0)
#endif

// torch's own, so that one operand that cannot be compared or streamed is an error.
#define ASSAY_TORCH_COMPARE(op, a, b) \
  TORCH_CHECK((a)op(b), "Check failed: " #a " " #op " " #b " (", (a), " vs. ", (b), ")")
#define TORCH_CHECK_EQ(val1, val2) ASSAY_TORCH_COMPARE(==, val1, val2)
#define TORCH_CHECK_NE(val1, val2) ASSAY_TORCH_COMPARE(!=, val1, val2)
#define TORCH_CHECK_LE(val1, val2) ASSAY_TORCH_COMPARE(<=, val1, val2)
#define TORCH_CHECK_LT(val1, val2) ASSAY_TORCH_COMPARE(<, val1, val2)
#define TORCH_CHECK_GE(val1, val2) ASSAY_TORCH_COMPARE(>=, val1, val2)
#define TORCH_CHECK_GT(val1, val2) ASSAY_TORCH_COMPARE(>, val1, val2)
#define TORCH_CHECK_NOTNULL(val) (val)

#ifndef CHECK
#define CHECK(condition) \
  (condition) ? (void)0 : ::c10::LoggerVoidify() & ::c10::MessageLogger(__FILE__, __LINE__, 3).stream()
#define CHECK_OP(val1, val2, op) CHECK(((val1)op(val2)))
#define CHECK_EQ(val1, val2) CHECK_OP(val1, val2, ==)
#define CHECK_NE(val1, val2) CHECK_OP(val1, val2, !=)
#define CHECK_LE(val1, val2) CHECK_OP(val1, val2, <=)
#define CHECK_LT(val1, val2) CHECK_OP(val1, val2, <)
#define CHECK_GE(val1, val2) CHECK_OP(val1, val2, >=)
#define CHECK_GT(val1, val2) CHECK_OP(val1, val2, >)
#define CHECK_NOTNULL(val) (val)
#define DCHECK(condition) CHECK(condition)
#endif

#endif
