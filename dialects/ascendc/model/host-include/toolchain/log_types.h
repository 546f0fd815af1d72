// Levels and the commonest module identifiers of the log.
// Source: toolchain/log_types.h of 8.1; only the module that operators log for is told apart.
#pragma once

#define DLOG_DEBUG 0x0
#define DLOG_INFO 0x1
#define DLOG_WARN 0x2
#define DLOG_ERROR 0x3

enum { GE = 45, OP = 63 };
