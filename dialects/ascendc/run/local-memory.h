// What the buffers of a kernel take of the unified buffer, from the code alone.
#pragma once

#include <string_view>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/report/local-memory.h"

namespace assay::ascendc {

CoreMemory LocalMemoryOf(const KernelFacts& kernel, std::string_view chip);

}  // namespace assay::ascendc
