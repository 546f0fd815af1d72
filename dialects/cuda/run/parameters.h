// Parameters that a reply's module initialises differently from the task's: a cause of wrong values that is independent
// of sizes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "reference/tensor/tensor.h"
#include "reference/value.h"

namespace assay::cuda {

using ModuleState = std::vector<std::pair<std::string, TensorPtr>>;  // PythonModule::State

// A parameter of the reply's module, and the one of the reference whose values it should have.
struct OtherParameter {
  std::string own, reference;
  TensorPtr mine, theirs;
};

// Parameters of the reference whose values do not occur in the reply's module, neither in another order nor as a part
// of a larger tensor, each paired with a parameter of the reply with as many elements: of the same shape and name if
// there is one. Empty if nothing differs, or not all of them have a partner.
std::vector<OtherParameter> OtherParameters(const ModuleState& own, const ModuleState& reference);

// Whether two results differ so much, in at least half of their elements, that no tolerance for another size would
// accept it.
bool DifferStrongly(const Value& a, const Value& b);

}  // namespace assay::cuda
