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
// the cases (of one case: for its longest); dimensions that are equal in every case share their name. Only cases of the
// same ranks and dtypes count together, and lists are asked for one tensor each. A case that is too large to be run
// gives its dimensions and not its values: the first run is made at smaller ones, and further dimensions get names
// where that takes it. Nothing, with a reason, where there is no dimension to name.
std::optional<Contract> NamedFromCases(const std::vector<Contract>& cases, std::string& why);

// Lengths, places and the like; not bool.
bool IsInteger(Dtype dtype);

// Every tensor has the same two free dimensions.
std::optional<Contract> NamedFromDefinition(const Facts& facts, const std::string& chip, std::string& why);

}  // namespace assay
