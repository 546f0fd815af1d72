// The parts of the list of mutators, by what they change.
#pragma once

#include <vector>

#include "corpus/mutate/mutator.h"

namespace assay::mutators {

std::vector<Mutator> QueueMutators();
std::vector<Mutator> OrderMutators();
std::vector<Mutator> SplitMutators();
std::vector<Mutator> UnitMutators();
std::vector<Mutator> ValueMutators();
std::vector<Mutator> ApiMutators();
std::vector<Mutator> TilingMutators();
std::vector<Mutator> HostMutators();
std::vector<Mutator> BindingMutators();

}  // namespace assay::mutators
