// Every byte of a tensor is written exactly once, for all inputs of a symbolic launch: the writes form a chain in which
// each begins where the one before ends, from byte 0 to the tensor's end, over tiles, rows and cores by induction.
#pragma once

#include <string>

#include "analyzer/facts/events.h"
#include "solver/entail.h"
#include "solver/span.h"

namespace assay {

struct ChainProof {
  bool proved = false;
  std::string why;      // where not
  int location = -1;    // of the first write
  bool any = false;     // there are writes that are not atomic
  bool atomic = false;  // there are atomic ones
};

// `sample` is a large input at which the order of the loops is read off their strides; it proves nothing. `each_core`:
// where induction over the cores fails, the cores are chained one by one, which costs many queries.
ChainProof ProveChain(const DeviceEvents& events, int argument, Expr size, const Assignment& sample,
                      Entailment& entailment, SpanAlgebra::Aim aim, bool each_core);

}  // namespace assay
