// The class of an op definition, generated from the project json, which determines everything except the functions of
// the host file that it names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"

namespace assay::rules {

// The name of the function of a host file that takes a pointer to this class of gert, with its namespaces; empty where
// there is none, or more than one.
std::string FunctionTaking(std::string_view text, std::string_view context);

// Class and OP_ADD, in the namespace `ops`; nullopt where the json leaves something unspecified or the file has no
// tiling function.
std::optional<std::string> OpClassText(const OpDefinition& json, std::string_view host_text);

}  // namespace assay::rules
