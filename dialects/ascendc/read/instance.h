// The instance of a kernel template that belongs to a tiling key.
#pragma once

#include <cstdint>
#include <string>

#include "analyzer/facts/ascendc/kernel.h"

namespace assay::ascendc {

// Gives every entry that is a template the name of its instance.
void NameInstances(KernelFacts& kernel);

// Text behind the kernel's file: a kernel of the name `entry.instance` that calls the instance for `key`. Expects what
// assay/template_argument.h declares.
std::string InstanceText(const KernelEntry& entry, std::uint64_t key);

}  // namespace assay::ascendc
