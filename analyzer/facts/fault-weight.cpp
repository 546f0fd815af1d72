// See fault-weight.h.
#include "analyzer/facts/fault-weight.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>

namespace assay {
namespace {

using enum FaultKind;

std::int64_t NumberOf(const Fault& fault, const char* key) {
  const auto found = fault.args.find(key);
  return found == fault.args.end() ? 0 : found->second;
}

bool HasReal(const std::vector<Fault>& faults, std::initializer_list<FaultKind> kinds) {
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    return !IsAdvisory(fault) && std::find(kinds.begin(), kinds.end(), fault.kind) != kinds.end();
  });
}

// A dropped tail matters if its bytes are missed: in an output that it should have filled, or in values computed from
// them. If the copy out matters, so does the copy in of the same length.
bool TailMatters(const std::vector<Fault>& faults, const Fault& tail) {
  const bool out_missed = HasReal(faults, {kOutputUnwritten, kValueMismatch});
  if (NumberOf(tail, "out") != 0) return out_missed;
  if (HasReal(faults, {kUninitialisedRead, kValueMismatch})) return true;
  return out_missed && std::any_of(faults.begin(), faults.end(), [](const Fault& fault) {
           return fault.kind == kDroppedTail && NumberOf(fault, "out") != 0;
         });
}

}  // namespace

bool SamePlace(const Fault& a, const Fault& b) { return a.kind == b.kind && a.where == b.where; }

bool IsAdvisory(const Fault& fault) { return NumberOf(fault, "advisory") != 0; }

bool Matters(const std::vector<Fault>& all, const Fault& fault) {
  return !IsAdvisory(fault) && (fault.kind != kDroppedTail || TailMatters(all, fault));
}

}  // namespace assay
