// An access beyond a tensor or an allocation reads or changes other memory.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_global_out_of_bounds {

static constexpr RuleInfo kInfo = {
    .summary = "access outside of a tensor or an allocation",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

using Faults = std::vector<const CudaFault*>;

static std::int64_t ElementAt(const CudaFault& fault, std::int64_t offset) {
  return fault.memory.element > 0 ? offset / fault.memory.element : offset;
}

// Whether a write on the same line leaves its memory by the same indices: `y[i] = x[i]` lacks one guard, not two.
static bool SharesIndex(const ReplyFacts& reply, const CudaFault& read, const CudaFault& write) {
  return !read.writes && write.writes && LineOf(reply, read.where) == LineOf(reply, write.where) &&
         ElementAt(read, read.lowest) == ElementAt(write, write.lowest) &&
         ElementAt(read, read.highest) == ElementAt(write, write.highest);
}

static bool StandsBesideAWrite(const ReplyFacts& reply, const CudaFault& read, const Faults& faults) {
  return std::any_of(faults.begin(), faults.end(), [&](const CudaFault* f) { return SharesIndex(reply, read, *f); });
}

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  const Faults faults = DeviceFaults(facts, {CudaFaultKind::kReadOutOfBounds, CudaFaultKind::kWriteOutOfBounds});
  for (const CudaFault* fault : faults) {
    if (!IsGlobal(*fault) && fault->memory.kind != CudaMemory::Kind::kNone) continue;
    if (StandsBesideAWrite(reply, *fault, faults)) continue;
    ReportOutOfBounds(out, *fault, IsUnseen(*fault) ? Severity::kWarning : Severity::kError, IsUnseen(*fault));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_global_out_of_bounds
