// The output of `printf` in device code.
#pragma once

#include <string>

namespace assay::simt {

// `arguments` is the va_list of the call; `text_at` reads a string from device memory. An unknown conversion is
// printed verbatim.
std::string FormatPrinted(const std::string& format, const void* arguments, std::string (*text_at)(const void*));

}  // namespace assay::simt
