// Logging of the operator libraries. The macros have the toolkit's parameters; nothing is written.
// Source: aclnn/opdev/op_log.h of 8.1: macro names, their parameters and what they return from.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "aclnn/opdev/op_errno.h"

namespace assay_model {
inline void Log(const char*, ...) {}
}  // namespace assay_model

#define OP_LOG_DEBUG 0
#define OP_LOG_INFO 1
#define OP_LOG_WARN 2
#define OP_LOG_ERROR 3
#define OP_LOG_EVENT 0x10

#define OP_LOGI(...) ::assay_model::Log(__VA_ARGS__)
#define OP_LOGW(...) ::assay_model::Log(__VA_ARGS__)
#define OP_LOGD(...) ::assay_model::Log(__VA_ARGS__)
#define OP_EVENT(...) ::assay_model::Log(__VA_ARGS__)
#define OP_LOGE_WITHOUT_REPORT(errno, ...) \
  do {                                     \
    static_cast<void>(errno);              \
    ::assay_model::Log(__VA_ARGS__);       \
  } while (false)
#define OP_LOGE(errno, ...) OP_LOGE_WITHOUT_REPORT(errno, __VA_ARGS__)

#define OP_CHECK_NOTNULL(val)                                       \
  do {                                                              \
    if ((val) == nullptr) return ACLNN_ERR_INNER_NULLPTR;           \
  } while (false)
#define RET_IF_NOT_SUCCESS(x) ;
#define CHECK_RET(condition, ret_value) \
  do {                                  \
    if (!(condition)) return ret_value; \
  } while (false)
#define CHECK_RET_CODE(func, fmt, ...)      \
  do {                                      \
    aclnnStatus __rc = func;                \
    if (__rc != ACLNN_SUCCESS) {            \
      OP_LOGE(__rc, fmt, ##__VA_ARGS__);    \
      return __rc;                          \
    }                                       \
  } while (false)
#define OP_CHECK(cond, log_func, return_expr) \
  do {                                        \
    if (!(cond)) {                            \
      log_func;                               \
      return_expr;                            \
    }                                         \
  } while (false)
#define OP_CHECK_NO_RETURN(cond, log_func) \
  do {                                     \
    if (!(cond)) {                         \
      log_func;                            \
    }                                      \
  } while (false)
#define CHECK_COND(cond, ret, fmt, ...)   \
  do {                                    \
    if (!(cond)) {                        \
      OP_LOGE(ret, fmt, ##__VA_ARGS__);   \
      return ret;                         \
    }                                     \
  } while (false)
