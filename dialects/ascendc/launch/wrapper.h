// Hand-written aclnn functions: what such a function hands to its operator. Followed statement by statement as text,
// for arguments that are known, as far as the function does what most of them do: check, make contiguous, launch its
// operator, copy results to where they belong. Anything else that reaches the operator is unknown.
#pragma once

#include <optional>
#include <string>

#include "analyzer/facts/ascendc/operator.h"
#include "reference/binding/evaluator.h"

namespace assay::ascendc {

struct Wrapped {
  std::optional<harness::OperatorLaunch> launch;  // of the operator itself, in the order of its definition
  std::string why_not;
};

// Whether `text`, sources of the aclnn layer, holds the function behind `api`.
bool DefinesWrapper(const std::string& text, const std::string& api);

Wrapped FollowWrapper(const OpDefinition& op, const std::string& text, const harness::OperatorLaunch& given);

}  // namespace assay::ascendc
