// Names of the C++ library and of the toolkit's host headers that host code uses without including their headers, and
// the replacement for each.
#pragma once

#include <string_view>

namespace assay::ascendc {

struct HostName {
  std::string_view name;
  std::string_view header;    // as an include names it, with its quotes or brackets; empty where none helps
  std::string_view standard;  // the C++ that has it, where that is newer than C++11
};

// A name of namespace std or of the C library.
const HostName* FindStdName(std::string_view name);
// The header for a name of the toolkit, by itself or by the namespace it was looked up in; empty if none is known.
std::string_view ToolkitHeader(std::string_view name, std::string_view owner);

}  // namespace assay::ascendc
