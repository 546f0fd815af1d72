// Errors and the checks that throw them. The arguments of a check are streamed, so that one that std::ostream does not
// take is an error as it is with torch.
#ifndef ASSAY_C10_UTIL_EXCEPTION_H_
#define ASSAY_C10_UTIL_EXCEPTION_H_

#include <c10/macros/Macros.h>
#include <c10/util/StringUtil.h>

#include <cstdint>
#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace c10 {

struct SourceLocation {
  const char* function;
  const char* file;
  std::uint32_t line;
};
std::ostream& operator<<(std::ostream& out, const SourceLocation& place);

class Error : public std::exception {
 public:
  Error(SourceLocation source_location, std::string msg);
  Error(std::string msg, std::string backtrace, const void* caller = nullptr);
  const char* what() const noexcept override;
  const std::string& msg() const;
  const std::vector<std::string>& context() const;
  const std::string& backtrace() const;
  const char* what_without_backtrace() const noexcept;
  void add_context(std::string msg);

 private:
  std::string text_;
};

class IndexError : public Error { using Error::Error; };
class ValueError : public Error { using Error::Error; };
class TypeError : public Error { using Error::Error; };
class NotImplementedError : public Error { using Error::Error; };
class EnforceFiniteError : public Error { using Error::Error; };
class LinAlgError : public Error { using Error::Error; };
class OutOfMemoryError : public Error { using Error::Error; };
class DistError : public Error { using Error::Error; };
class AcceleratorError : public Error { using Error::Error; };

namespace detail {
// kind: 0 a failed TORCH_CHECK, 1 an internal assertion, 2 an index, 3 a value, 4 a type, 5 not implemented, 6 linear
// algebra. Throws; the message is what the caller of the Python function sees.
[[noreturn]] void torchCheckFail(int kind, const char* function, const char* file, std::uint32_t line,
                                 const std::string& message);
void warn(const char* function, const char* file, std::uint32_t line, const std::string& message);

inline std::string torchCheckMsg(const char* message) { return message; }
inline std::string torchCheckMsg(const char*, const char* message) { return message; }
template <typename... Args>
std::string torchCheckMsg(const char*, const Args&... args) {
  return ::c10::str(args...);
}

C10_DEPRECATED_MESSAGE("AT_ERROR(msg) is deprecated, use TORCH_CHECK(false, msg) instead.")
inline void deprecated_AT_ERROR() {}
C10_DEPRECATED_MESSAGE("AT_ASSERT is deprecated, use TORCH_INTERNAL_ASSERT or TORCH_CHECK instead.")
inline void deprecated_AT_ASSERT() {}
C10_DEPRECATED_MESSAGE("AT_ASSERTM is deprecated, use TORCH_INTERNAL_ASSERT or TORCH_CHECK instead.")
inline void deprecated_AT_ASSERTM() {}
}  // namespace detail
}  // namespace c10

#define ASSAY_TORCH_FAIL(kind, cond, ...)                                                        \
  ::c10::detail::torchCheckFail(kind, __func__, __FILE__, static_cast<std::uint32_t>(__LINE__),  \
                                ::c10::detail::torchCheckMsg("Expected " #cond " to be true, but got false." \
                                                             __VA_OPT__(, ) __VA_ARGS__))
#define ASSAY_TORCH_CHECK(kind, cond, ...)        \
  if (C10_UNLIKELY(!(cond))) {                    \
    ASSAY_TORCH_FAIL(kind, cond, ##__VA_ARGS__);  \
  }

#define TORCH_CHECK(cond, ...) ASSAY_TORCH_CHECK(0, cond, ##__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT(cond, ...) ASSAY_TORCH_CHECK(1, cond, ##__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(...) \
  while (false) TORCH_INTERNAL_ASSERT(__VA_ARGS__)
#define TORCH_CHECK_WITH(error_t, cond, ...) ASSAY_TORCH_CHECK(0, cond, ##__VA_ARGS__)
#define TORCH_CHECK_WITH_MSG(error_t, cond, type, ...) ASSAY_TORCH_CHECK(0, cond, ##__VA_ARGS__)
#define TORCH_CHECK_INDEX(cond, ...) ASSAY_TORCH_CHECK(2, cond, ##__VA_ARGS__)
#define TORCH_CHECK_VALUE(cond, ...) ASSAY_TORCH_CHECK(3, cond, ##__VA_ARGS__)
#define TORCH_CHECK_TYPE(cond, ...) ASSAY_TORCH_CHECK(4, cond, ##__VA_ARGS__)
#define TORCH_CHECK_NOT_IMPLEMENTED(cond, ...) ASSAY_TORCH_CHECK(5, cond, ##__VA_ARGS__)
#define TORCH_CHECK_LINALG(cond, ...) ASSAY_TORCH_CHECK(6, cond, ##__VA_ARGS__)
#define TORCH_CHECK_IF_NOT_ON_CUDA(cond, ...) TORCH_CHECK(cond, ##__VA_ARGS__)

#define TORCH_WARN(...) \
  ::c10::detail::warn(__func__, __FILE__, static_cast<std::uint32_t>(__LINE__), ::c10::str(__VA_ARGS__))
#define TORCH_WARN_DEPRECATION(...) TORCH_WARN(__VA_ARGS__)
#define TORCH_WARN_ONCE(...)                                   \
  [[maybe_unused]] static const auto C10_ANONYMOUS_VARIABLE(torch_warn_once_) = [&] { \
    TORCH_WARN(__VA_ARGS__);                                   \
    return true;                                               \
  }()

#define AT_ERROR(...)                                \
  do {                                               \
    ::c10::detail::deprecated_AT_ERROR();            \
    TORCH_CHECK(false, ::c10::str(__VA_ARGS__));     \
  } while (false)
#define AT_ASSERT(...)                        \
  do {                                        \
    ::c10::detail::deprecated_AT_ASSERT();    \
    TORCH_INTERNAL_ASSERT(__VA_ARGS__);       \
  } while (false)
#define AT_ASSERTM(cond, ...)                      \
  do {                                             \
    ::c10::detail::deprecated_AT_ASSERTM();        \
    TORCH_INTERNAL_ASSERT(cond, ##__VA_ARGS__);    \
  } while (false)
#define AT_INDEX_ERROR(...) TORCH_CHECK_INDEX(false, __VA_ARGS__)
#define AT_WARN(...) TORCH_WARN(__VA_ARGS__)

#endif
