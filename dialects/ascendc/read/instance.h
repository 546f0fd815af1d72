// The instance of a template kernel that belongs to a tiling key.
#pragma once

#include <cstdint>
#include <string>

#include "analyzer/facts/ascendc/kernel.h"

namespace assay::ascendc {

// Renames every template entry to its instance.
void NameInstances(KernelFacts& kernel);

// Text appended to the kernel's file: a kernel of the name `entry.instance` that calls the instance for `key`. Expects
// the declarations of assay/template_argument.h.
std::string InstanceText(const KernelEntry& entry, std::uint64_t key);

}  // namespace assay::ascendc
