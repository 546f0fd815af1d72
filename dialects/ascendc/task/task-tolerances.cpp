// See task-tolerances.h.
#include "dialects/ascendc/task/task-tolerances.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay {
namespace {

std::int64_t NumberOf(const Fault& fault, const char* key) {
  const auto found = fault.args.find(key);
  return found != fault.args.end() ? found->second : 0;
}

// How far the accesses of all cores reach past the end.
std::int64_t FurthestPast(const Fault& fault) {
  const auto end = fault.args.find("end");
  const std::int64_t own = NumberOf(fault, "offset") + NumberOf(fault, "bytes");
  return std::max(own, end != fault.args.end() ? end->second : own) - NumberOf(fault, "size");
}

bool BeforeStart(const Fault& fault) { return NumberOf(fault, "offset") < 0 || NumberOf(fault, "begin") < 0; }

// Bytes of a neighbouring buffer that were not used afterwards, bytes after a tensor that are within its allocation,
// outputs that the result does not contain. A value computed from unwritten bytes matches only because of the
// simulator's fill pattern.
bool DidNoHarm(const Fault& fault) {
  switch (fault.kind) {
    case FaultKind::kOnChipOutOfBounds:
      return NumberOf(fault, "past_memory") == 0;
    case FaultKind::kGlobalReadOutOfBounds:
    case FaultKind::kGlobalWriteOutOfBounds:
      return StaysInAllocation(fault);
    case FaultKind::kOutputUnwritten:
      return true;
    case FaultKind::kDivisionByZero:
      return fault.args.contains("host");
    default:
      return false;
  }
}

void CleanIfOnlyAdvice(ShapeRun& run) {
  if (run.status == ShapeRun::Status::kFaults && !AnyReal(run.faults)) run.status = ShapeRun::Status::kClean;
}

}  // namespace

bool StaysInAllocation(const Fault& fault) {
  constexpr std::int64_t kRoundedUp = 512, kMapped = 2 << 20;
  const std::int64_t past = BeforeStart(fault) ? 0 : FurthestPast(fault);
  if (fault.kind == FaultKind::kGlobalReadOutOfBounds) return past > 0 && past <= kMapped;
  return fault.kind == FaultKind::kGlobalWriteOutOfBounds && past > 0 && past <= kRoundedUp;
}

void ForgiveHarmless(ShapeRun& run) {
  for (Fault& fault : run.faults) {
    if (DidNoHarm(fault)) fault.args["advisory"] = fault.args["harmless"] = 1;
  }
  CleanIfOnlyAdvice(run);
}

void ForgiveKept(const ascendc::AclnnPlan& plan, const Contract& contract, ShapeRun& run) {
  for (std::size_t i = 0; i < contract.outputs.size(); ++i) {
    if (plan.undefined[i]) continue;
    std::erase_if(run.faults, [&](const Fault& fault) {
      const auto tensor = fault.text.find("tensor");
      return fault.kind == FaultKind::kOutputUnwritten && tensor != fault.text.end() &&
             tensor->second == contract.outputs[i].name;
    });
  }
  CleanIfOnlyAdvice(run);
}

}  // namespace assay
