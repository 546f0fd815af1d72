// Candidate edits for the repair search: small changes that people make when they look for a mistake, ordered by how
// suspicious their place is and how usual the mistake. None is trusted; the search tries them.
#pragma once

#include <string>
#include <string_view>
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

// What a finding is about, for the order of candidates.
enum class Topic { kBuild, kBounds, kQueue, kValues, kOrder, kHost, kCount };
Topic TopicOf(const Finding& finding);

// What is wrong with the input: errors, and warnings about queues and order that no run excuses.
std::vector<const Finding*> Troubles(const Report& report);

// Candidates for the report's project, best first, each text once. `names` are names that the vendor's API has.
std::vector<Candidate> Candidates(const Report& report, const std::vector<std::string>& names);

}  // namespace assay::search
