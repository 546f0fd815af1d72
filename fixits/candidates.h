// Candidate edits for the repair search: small changes as people make them when debugging, ordered by how suspicious
// their place is and how common the mistake. None is trusted; the search tries them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay::search {

struct Candidate {
  std::string title;  // imperative, lower case: "write `<` for `<=`"
  std::vector<Edit> edits;
  int score = 0;         // lower is tried earlier
  std::size_t size = 0;  // bytes that it takes away and puts in
  std::string rule;      // of the rule that offers it; empty for a candidate of the search's own
  SourceRange place;
};

// A dialect's candidates for a report: best first, each text once.
using CandidatesFn = std::function<std::vector<Candidate>(const Report&)>;

// The faults of the input: errors, and warnings about queues and ordering that no run disproves.
std::vector<const Finding*> Troubles(const Report& report);

// The fixes of some findings, alternatives too.
std::vector<Candidate> Offered(const std::vector<const Finding*>& troubles);

}  // namespace assay::search
