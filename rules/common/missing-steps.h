// Missing steps of a computation, inserted if the text shows exactly one place for them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

struct StepRepair {
  std::string title;
  std::vector<Edit> edits;
};

// For a result of one number: the roots of two sums of squares whose difference is taken, and the division of a sum
// over a loop by how often it ran, each alone and both. A sum alone is divided only where `got` is a whole multiple of
// `want`.
std::vector<StepRepair> MissingSteps(const ReplyFacts& reply, std::string_view got, std::string_view want);

}  // namespace assay::rules
