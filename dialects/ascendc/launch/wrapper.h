// Handwritten aclnn functions: the arguments that such a function passes to its operator. Followed statement by
// statement as text, for known arguments, as far as the function has the usual form: check, make contiguous, launch
// its operator, copy results to their destination. Any other argument of the operator is unknown.
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

// Whether `text`, sources of the aclnn layer, contains the function behind `api`.
bool DefinesWrapper(const std::string& text, const std::string& api);

Wrapped FollowWrapper(const OpDefinition& op, const std::string& text, const harness::OperatorLaunch& given);

}  // namespace assay::ascendc
