// See task-trust.h.
#include "analyzer/driver/task-trust.h"

#include <algorithm>

#include "rules/runs.h"

namespace assay {
namespace {

// Faults that the full size would have shown too, were they the kernel's.
bool HasFaultOfItsOwn(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(), [](const Fault& fault) {
    switch (fault.kind) {
      case FaultKind::kGmReadOutOfBounds:
      case FaultKind::kGmWriteOutOfBounds:
      case FaultKind::kUbOutOfBounds:
      case FaultKind::kUbOverflow:
      case FaultKind::kUnalignedAddress:
      case FaultKind::kQueueStarved:
      case FaultKind::kSyncDeadlock:
      case FaultKind::kOutputUnwritten:
      case FaultKind::kCrash:
        return !rules::IsAdvisory(fault);
      default:
        return false;
    }
  });
}

bool LosesElements(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(),
                     [](const Fault& fault) { return fault.kind == FaultKind::kOutputUnwritten; });
}

}  // namespace

bool TrustsSmallerRun(const ShapeRun& small, bool strict_shape, bool sound) {
  if (!strict_shape && LosesElements(small)) return false;
  return !(sound && HasFaultOfItsOwn(small));
}

}  // namespace assay
