// See fault-weight.h.
#include "analyzer/facts/fault-weight.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "analyzer/facts/fault-causes.h"

namespace assay {
namespace {

using enum FaultKind;

bool HasReal(const std::vector<Fault>& faults, std::initializer_list<FaultKind> kinds) {
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    return !IsAdvisory(fault) && std::find(kinds.begin(), kinds.end(), fault.kind) != kinds.end();
  });
}

// A dropped tail matters if its bytes are missed: in an output that it should have filled, or in values computed from
// them. If the copy out matters, so does the copy in of the same length.
bool TailMatters(const std::vector<Fault>& faults, const Fault& tail) {
  const bool out_missed = HasReal(faults, {kOutputUnwritten, kValueMismatch});
  if (NumberIn(tail, "out") != 0) return out_missed;
  if (HasReal(faults, {kUninitialisedRead, kValueMismatch})) return true;
  return out_missed && std::any_of(faults.begin(), faults.end(), [](const Fault& fault) {
           return fault.kind == kDroppedTail && NumberIn(fault, "out") != 0;
         });
}

}  // namespace

bool SamePlace(const Fault& a, const Fault& b) { return a.kind == b.kind && a.where == b.where; }

bool IsAdvisory(const Fault& fault) { return NumberIn(fault, "advisory") != 0; }

bool IsTolerated(const ShapeRun& run, const Fault& fault) {
  if (run.values != ShapeRun::Values::kMatch) return false;
  switch (fault.kind) {
    case kZeroStride:
    case kBadRepeat:
    case kBadRoundMode:
    case kUnsupportedDtype:
      return true;
    case kOnChipOutOfBounds:  // past the memory itself the engine faults
      return NumberIn(fault, "past_memory") == 0;
    default:
      return false;
  }
}

bool IsFaulty(const ShapeRun& run) {
  const bool match = run.values == ShapeRun::Values::kMatch;
  return run.faulty || std::any_of(run.faults.begin(), run.faults.end(), [&](const Fault& fault) {
           const bool beside =
               fault.kind == kValueMismatch || fault.kind == kResultIgnored || fault.kind == kFrameworkFallback;
           if (beside || !Matters(run.faults, fault)) return false;
           return !match || (!IsTolerated(run, fault) && !IsExplained(run.faults, fault));
         });
}

std::int64_t NumberIn(const Fault& fault, const char* key, std::int64_t fallback) {
  const auto found = fault.args.find(key);
  return found == fault.args.end() ? fallback : found->second;
}

bool Matters(const std::vector<Fault>& all, const Fault& fault) {
  return !IsAdvisory(fault) && (fault.kind != kDroppedTail || TailMatters(all, fault));
}

}  // namespace assay
