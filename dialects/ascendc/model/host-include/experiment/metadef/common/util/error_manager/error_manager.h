// Error reports of the framework. The macros have the framework's parameters; nothing is written. Source: uses in
// maintained operator projects (REPORT_INNER_ERROR and similar macros with a code, a format and arguments).
#pragma once

#include <string>
#include <vector>

namespace assay_model {
inline void ReportError(const char*, const char*, ...) {}
}  // namespace assay_model

#define REPORT_INNER_ERROR(error_code, fmt, ...) ::assay_model::ReportError(error_code, fmt, ##__VA_ARGS__)
#define REPORT_CALL_ERROR(error_code, fmt, ...) ::assay_model::ReportError(error_code, fmt, ##__VA_ARGS__)
#define REPORT_INPUT_ERROR(error_code, keys, values) \
  do {                                               \
    (void)std::vector<std::string>(keys);            \
    (void)std::vector<std::string>(values);          \
    ::assay_model::ReportError(error_code, "");      \
  } while (false)
#define REPORT_ENV_ERROR(error_code, keys, values) REPORT_INPUT_ERROR(error_code, keys, values)
