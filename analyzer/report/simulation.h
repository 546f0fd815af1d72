// The part of the report specific to `assay simulate`: which cores ran and how far, what they wrote, and how watched
// tensors changed along the way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct SimulatedOutput {
  std::string name;
  std::string dtype;
  std::vector<std::int64_t> shape;
  std::vector<std::string> first;  // of its values
  std::string npy;                 // the whole tensor as a .npy file; only where it was asked for
};

struct SimulatedChange {
  std::string tensor;  // as the contract or the code names it
  SourceRange where;
  int core = 0;
  std::uint64_t instruction = 0;    // of that core, from 1
  std::int64_t first = 0, end = 0;  // elements of the tensor or the buffer; bytes where the dtype is not known
  std::string dtype;                // empty: not known
  std::vector<std::string> values;  // from `first` on
};

struct SimulationReport {
  bool ran = false;
  std::string why_not;
  std::string mistake;  // names on the command line that do not occur in the input
  std::string entry;
  std::string what;  // shapes
  std::int64_t block_dim = 0;
  std::uint64_t tiling_key = 0;
  std::vector<int> cores;  // those that ran, where not all did
  bool stopped = false;    // before its end, as asked
  int stopped_core = -1;
  SourceRange stopped_at;
  std::vector<SimulatedOutput> outputs;
  std::vector<SimulatedChange> changes;
  std::uint64_t lost_changes = 0;
};

}  // namespace assay
