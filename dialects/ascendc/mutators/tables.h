// The list of mutators and its parts, by what they change.
#pragma once

#include <vector>

#include "corpus/mutate/mutator.h"

namespace assay::mutators {

inline constexpr Half kKernel = Half::kKernel;
inline constexpr Half kHost = Half::kHost;

std::vector<Mutator> QueueMutators();
std::vector<Mutator> OrderMutators();
std::vector<Mutator> SplitMutators();
std::vector<Mutator> UnitMutators();
std::vector<Mutator> ValueMutators();
std::vector<Mutator> NumberMutators();
std::vector<Mutator> ApiMutators();
std::vector<Mutator> TilingMutators();
std::vector<Mutator> HostMutators();
std::vector<Mutator> BindingMutators();

}  // namespace assay::mutators

namespace assay::ascendc {

// All of them, by name.
const std::vector<mutators::Mutator>& AllMutators();

}  // namespace assay::ascendc
