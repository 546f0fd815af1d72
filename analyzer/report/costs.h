// Where the time of one input went besides its stages: rules, and solver queries.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace assay {

// Queries with the same name.
struct QueryCost {
  std::string name;
  std::uint64_t asked = 0;
  std::uint64_t units = 0;  // of the solver's own measure, equal on every machine
  double ms = 0;
};

struct Costs {
  std::vector<std::pair<std::string, double>> rule_ms;  // by rule, the dearest first
  std::vector<QueryCost> queries;                       // the dearest first
};

}  // namespace assay
