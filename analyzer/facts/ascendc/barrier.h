// Barriers of all cores where no host code asks for all cores at once.
#pragma once

#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct UnscheduledBarrier {
  SourceRange barrier;
  SourceRange launch;  // where host code says how many cores there are
};

struct BarrierFacts {
  std::vector<UnscheduledBarrier> unscheduled;  // the first of them, if any
};

}  // namespace assay
