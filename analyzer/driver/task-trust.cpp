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

bool CountOverflowOfFullSize(const ShapeRun& whole, ShapeRun& small) {
  const bool sound = std::all_of(small.faults.begin(), small.faults.end(), rules::IsAdvisory);
  if (small.status == ShapeRun::Status::kUndecided || !sound) return false;
  const auto past_the_end = [](const Fault& fault) {
    const auto have = fault.args.find("have"), physical = fault.args.find("physical");
    return fault.kind == FaultKind::kUbOverflow && have != fault.args.end() && physical != fault.args.end() &&
           have->second == physical->second;
  };
  const auto found = std::find_if(whole.faults.begin(), whole.faults.end(), past_the_end);
  if (found == whole.faults.end()) return false;
  small.faults.push_back(*found);
  small.faults.back().args.erase("advisory");
  small.status = ShapeRun::Status::kFaults;
  small.values = ShapeRun::Values::kSkipped;
  return true;
}

}  // namespace assay
