// The toolkit's log. The macros have the toolkit's parameters; nothing is written, but the reply of a host run records
// that an error was logged. Source: toolchain/slog.h of 8.1.
#pragma once

#include <stdarg.h>
#include <stdint.h>

#include "toolchain/log_types.h"

#define DLOG_NULL 0x4
#define DLOG_EVENT 0x10

static const int32_t TMP_LOG = 0;

// With C linkage: libraries declare the two for themselves.
extern "C" {
void assay_host_log_error(void);  // of assay/host_driver.h
inline int32_t CheckLogLevel(int32_t, int32_t level) {
  if (level == DLOG_ERROR) assay_host_log_error();
  return 0;
}
inline void DlogRecord(int32_t, int32_t level, const char*, ...) {
  if (level == DLOG_ERROR) assay_host_log_error();
}
inline void DlogVaList(int32_t, int32_t, const char*, va_list) {}  // of later releases
}

#define Dlog(moduleId, level, fmt, ...) DlogRecord(moduleId, level, fmt, ##__VA_ARGS__)
#define DlogSub(moduleId, submodule, level, fmt, ...) DlogRecord(moduleId, level, "[%s]" fmt, submodule, ##__VA_ARGS__)
#define dlog_error(moduleId, fmt, ...) Dlog(moduleId, DLOG_ERROR, fmt, ##__VA_ARGS__)
#define dlog_warn(moduleId, fmt, ...) Dlog(moduleId, DLOG_WARN, fmt, ##__VA_ARGS__)
#define dlog_info(moduleId, fmt, ...) Dlog(moduleId, DLOG_INFO, fmt, ##__VA_ARGS__)
#define dlog_debug(moduleId, fmt, ...) Dlog(moduleId, DLOG_DEBUG, fmt, ##__VA_ARGS__)
#define dlog_event(moduleId, fmt, ...) Dlog(moduleId, DLOG_EVENT, fmt, ##__VA_ARGS__)
