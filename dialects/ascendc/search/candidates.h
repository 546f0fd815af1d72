// Candidates for kernels of AscendC and their host code.
#pragma once

#include <string>
#include <vector>

#include "fixits/candidates.h"

namespace assay::search {

// The topic of a finding, for the order of candidates.
enum class Topic { kBuild, kBounds, kQueue, kValues, kOrder, kHost, kCount };
Topic TopicOf(const Finding& finding);

// As CandidatesFn. `names` are names that the vendor's API has.
std::vector<Candidate> AscendcCandidates(const Report& report, const std::vector<std::string>& names);

}  // namespace assay::search
