// Races of simulated kernels: which rule reports one, and where a barrier is missing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

enum class RaceRule {
  kShared,
  kMissingBarrier,
  kMissingSecondBarrier,
  kGlobalBlock,
  kGlobalGrid,
  kIntraWarp,
  kSameValue,
  kAtomicMixed,
  kScope,
  kAccumulate
};

struct SeenRace {
  // Its `where` is the read of a read and a write, or the write if that comes too early; of two writes, the later one
  // in the source.
  CudaFault fault;
  std::vector<CudaFault> also;  // of the same rule, from the same place against others
};

// Each pair of places once, under its worst kind; several races of one place are merged.
std::vector<SeenRace> RacesOf(const CudaRunFacts& facts, const ReplyFacts& reply, RaceRule rule);

// Which barrier is missing between a write and a read of shared memory, by the positions of the two in one function.
enum class MissingBarrier {
  kUnknown,
  kBetween,    // written, then read, and no barrier between
  kNextRound,  // read in the next round of a loop, and no barrier behind the write
  kSecond      // overwritten while others still read
};
MissingBarrier WhichBarrier(const ReplyFacts& reply, const CudaFault& fault);

// Both writes store the same literal.
bool SameConstant(const ReplyFacts& reply, const CudaFault& fault);

// "thread 1 of block 0 reads element 3 of `x` while thread 40 of block 0 writes it" is the meaning of the message; this
// adds the other place, further places and the evidence.
void ExplainRace(FindingBuilder& finding, const SeenRace& race, Severity severity, const std::string& what);
// An error where another legal order changes a result, or where both do the same step, which may lose one of the two:
// orders of whole steps do not show that. A race that changed nothing in any order tried is a warning; so is one among
// the lanes of a warp, which devices mostly run in step.
Severity RaceSeverity(const CudaFault& fault);
// That message.
std::string RaceText(const CudaFault& fault);

}  // namespace assay::rules
