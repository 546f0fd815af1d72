// Options with which a library's build compiles the kernel of one operator, if they affect what compiles.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::ascendc {

// Flags for the front end, by the CMakeLists.txt of an operator's folder in a checkout and of its `op_host` and
// `op_kernel`; empty for other inputs. `-fpermissive` and similar options allow narrowing in braces.
std::vector<std::string> BuildOptions(const Project& project);

}  // namespace assay::ascendc
