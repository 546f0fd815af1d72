// What the solver said about the obligations of a kernel, as rules and reports read it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

enum class ObligationKind { kGmBounds, kUbBounds, kUbCapacity, kAlignment, kCoverage, kDisjoint };

struct ProofResult {
  enum class Status { kProved, kRefuted, kUndecided } status = Status::kUndecided;
  ObligationKind kind = ObligationKind::kGmBounds;
  SourceRange where;
  std::string what;                           // "copy of `xGm` stays inside its 2,048 bytes"
  std::string why_undecided;                  // approximation or budget in the way
  std::map<std::string, std::int64_t> model;  // values that refute it: core, loop indexes
  bool replayed = false;                      // the simulator showed the same fault
};

struct ProofFacts {
  bool attempted = false;
  std::string domain;  // "given shapes: x float16[1024]; 48 cores"
  std::vector<ProofResult> results;
};

}  // namespace assay
