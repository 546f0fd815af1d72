// What counted launches did, as rules see it: each place once, summed over all launches of a run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/work.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

// Accesses to shared or to global memory, those of one place together, where instructions of warps take at least twice
// the parts that they need, and a tenth of all that their launches take.
std::vector<CudaAccessWork> WastefulAccesses(const CudaWorkFacts& facts, bool shared);

// Barriers that separated no conflicting accesses in any launch; in loops, only those that each block passed at least
// three times.
std::vector<CudaBarrierWork> RedundantBarriers(const CudaWorkFacts& facts, const ReplyFacts& reply);

// "8.0"
std::string Average(std::int64_t sum, std::int64_t number);
// "`copy` (float32[64, 64])", of the first launch: what was counted.
std::string CountedText(const CudaWorkFacts& facts);

}  // namespace assay::rules
