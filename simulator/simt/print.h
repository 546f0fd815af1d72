// What `printf` of device code prints.
#pragma once

#include <string>

namespace assay::simt {

// `arguments` is the va_list of the call; `text_at` reads a string of the device's memory. A conversion that does not
// exist is printed as it is written.
std::string FormatPrinted(const std::string& format, const void* arguments, std::string (*text_at)(const void*));

}  // namespace assay::simt
