// How much of the unified buffer a kernel's buffers take, from the code alone.
#pragma once

#include <string_view>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/report/local-memory.h"

namespace assay::ascendc {

CoreMemory LocalMemoryOf(const KernelFacts& kernel, std::string_view chip);

}  // namespace assay::ascendc
