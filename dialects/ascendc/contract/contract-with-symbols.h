// Contracts with named dimensions for `assay prove`, where none is given: from the cases of a task, or from the op
// definition alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/facts.h"

namespace assay {

// The contract of the smallest case of some size (1,024 elements) with a name for every dimension that differs between
// the cases (with one case: for its longest); dimensions that are equal in every case share their name. Only cases of
// the same ranks and dtypes are combined, and a list gets one tensor. Where an output has a dimension that no input
// has, as of pooling, one case is taken, and only dimensions that inputs and outputs share have names. A case too large
// to run gives its dimensions but not its values: the first run uses smaller ones, and further dimensions get names
// where that requires it. Nothing, with a reason, if there is no dimension to name.
std::optional<Contract> NamedFromCases(const std::vector<Contract>& cases, std::string& why);

// Lengths, places and the like; not bool.
bool IsInteger(Dtype dtype);

// Every tensor has the same two free dimensions.
std::optional<Contract> NamedFromDefinition(const Facts& facts, const std::string& chip, std::string& why);

}  // namespace assay
