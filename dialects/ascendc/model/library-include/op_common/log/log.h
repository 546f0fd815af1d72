// Messages and checks of the common library that operator libraries build on. Nothing is printed; every argument is
// evaluated, as there, and the reply of a host run records that an error was logged. Source: opbase at aa3cd74b7,
// include/op_common/log/log.h.
#pragma once

#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "base/err_msg.h"
#include "exe_graph/runtime/shape.h"
#include "graph/types.h"
#include "toolchain/slog.h"

namespace Ops {
namespace Base {
template <class T>
inline std::string GetOpInfo(const T&) {
  return {};
}
template <class... Args>
inline void AssayMessage(const Args&...) {}
template <class... Args>
inline void AssayError(const Args&...) {
  assay_host_log_error();
}
std::string ToString(ge::DataType type);
std::string ToString(ge::Format format);
std::string ToString(const gert::Shape& shape);
std::string ToString(const std::vector<const gert::Shape*>& shapes);
}  // namespace Base
}  // namespace Ops

#ifndef unlikely
#define unlikely(x) __builtin_expect((x), 0)
#define likely(x) __builtin_expect((x), 1)
#endif

#define OpLogSub(moduleId, level, ...)           \
  do {                                           \
    if ((level) == DLOG_ERROR) {                 \
      Ops::Base::AssayError(__VA_ARGS__);        \
    } else {                                     \
      Ops::Base::AssayMessage(__VA_ARGS__);      \
    }                                            \
  } while (0)
#define OpLogErrSub(moduleId, level, ...) OpLogSub(moduleId, level, __VA_ARGS__)
#define D_OP_LOGI(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define D_OP_LOGW(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define D_OP_LOGE(...) Ops::Base::AssayError(__VA_ARGS__)
#define D_OP_LOGD(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define OP_LOGI(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define OP_LOGW(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define OP_LOGE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGD(...) Ops::Base::AssayMessage(__VA_ARGS__)
#define OP_LOGE_WITHOUT_REPORT(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_CHECK_IF(condition, log, return_expr) \
  do {                                           \
    if (unlikely(condition)) {                   \
      log;                                       \
      return_expr;                               \
    }                                            \
  } while (0)
#define OP_CHECK_NULL_WITH_CONTEXT(context, ptr) \
  do {                                           \
    if (unlikely((ptr) == nullptr)) {            \
      OP_LOGE(context, #ptr);                    \
      return ge::GRAPH_FAILED;                   \
    }                                            \
  } while (0)

// Messages with a fixed text.
#define OP_LOGE_WITH_INVALID_INPUT_SHAPE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_ATTR(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_ATTR_SIZE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_INPUT(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_INPUT_SHAPESIZE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_INPUT_FORMAT(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_WITH_INVALID_INPUT_DTYPE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPE_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPES_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPEDIM(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPEDIM_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPEDIMS_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPESIZE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPESIZE_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_SHAPESIZES_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_FORMAT(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_FORMAT_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_FORMATS_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_DTYPE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_DTYPE_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_DTYPES_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_TENSORNUM(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_TENSORNUMS_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_VALUE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_LISTSIZE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_VALUE_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_VALUES_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_STRIDE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_FILE_PATH(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_FILE_OPEN(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_FILE_PARSE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_CONFIG(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_CONFIG_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_CONFIGS_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_GRAPH_NODE(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_ARGUMENT_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
#define OP_LOGE_FOR_INVALID_LISTSIZE_WITH_REASON(...) Ops::Base::AssayError(__VA_ARGS__)
