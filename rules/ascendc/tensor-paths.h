// What becomes of the tensors that a function takes from its queues, on every path through its source. A mistake is
// reported only where all paths to a place agree on it; a tensor that escapes is left alone.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"

namespace assay::rules {

struct PathMistake {
  enum class Kind {
    kLost,          // taken, and every path to the end of the function keeps it
    kLostOnReturn,  // taken, and kept where `place` returns, while another path passes it on
    kLostOnRetake,  // taken, and taken again into the same variable while it is still held
    kUsedFreed,
    kUsedQueued,
    kFreedTwice,
    kFreedQueued,
    kQueuedFreed,
    kQueuedTwice
  } kind = Kind::kLost;
  std::string tensor;
  std::string queue;  // that it was taken from
  bool dequeued = false;
  SourceRange place;  // where it shows
  SourceRange cause;  // the call that brought the tensor into its state
};

// By position.
std::vector<PathMistake> PathMistakes(const KernelFacts& kernel);

}  // namespace assay::rules
