#ifndef ASSAY_C10_UTIL_STRING_VIEW_H_
#define ASSAY_C10_UTIL_STRING_VIEW_H_

#include <c10/macros/Macros.h>

#include <string_view>

namespace c10 {
using string_view = std::string_view;
}

#endif
