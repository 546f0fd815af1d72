// Results are compared loosely: sums of floats computed by atomics in another order differ in their last digits.
#include "dialects/cuda/run/other-runs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace assay::cuda {
namespace {

constexpr double kLoose = 1e-4;  // of the larger value, or of 1

bool DependsOnOrder(const CudaFault& fault) {
  switch (fault.kind) {
    case CudaFaultKind::kRaceInWarp:
    case CudaFaultKind::kRaceInBlock:
    case CudaFaultKind::kRaceInGrid:
    case CudaFaultKind::kAtomicMixed:
    case CudaFaultKind::kNarrowScope:
      return true;
    default:
      return false;
  }
}

// Threads do not reach a rendezvous together.
bool IsDivergence(const CudaFault& fault) {
  return fault.kind == CudaFaultKind::kDivergentBarrier || fault.kind == CudaFaultKind::kMaskNamesAbsent ||
         fault.kind == CudaFaultKind::kDeadlock;
}

bool DependsOnBytes(const CudaFault& fault) {
  switch (fault.kind) {
    case CudaFaultKind::kUninitialisedRead:
    case CudaFaultKind::kReadOutOfBounds:
    case CudaFaultKind::kInactiveSource:
    case CudaFaultKind::kMaskNamesAbsent:
    case CudaFaultKind::kCallerNotInMask:
      return true;
    default:
      return false;
  }
}

bool DependsOnCopies(const CudaFault& fault) { return fault.kind == CudaFaultKind::kCopyPending; }

bool Close(double a, double b) {
  if (a == b || (a != a && b != b)) return true;
  return std::abs(a - b) <= kLoose * std::max({1.0, std::abs(a), std::abs(b)});
}

bool Same(const Value& a, const Value& b) {
  if (a.is_tensor() != b.is_tensor() || a.is_sequence() != b.is_sequence()) return false;
  if (a.is_tensor()) {
    if (a.tensor()->shape() != b.tensor()->shape() || !a.tensor()->has_values() || !b.tensor()->has_values())
      return false;
    const std::vector<double> x = a.tensor()->values(), y = b.tensor()->values();
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), Close);
  }
  if (!a.is_sequence()) return true;
  return std::equal(a.items().begin(), a.items().end(), b.items().begin(), b.items().end(), Same);
}

void Mark(std::vector<CudaFault>& faults, bool (*which)(const CudaFault&)) {
  for (CudaFault& fault : faults) fault.changes_output |= which(fault);
}

// A racy read before the other thread's write: the value that was read shows, whatever the order of the rest.
void MarkReadTooEarly(std::vector<CudaFault>& faults) {
  for (CudaFault& race : faults) {
    race.changes_output |=
        DependsOnOrder(race) && std::any_of(faults.begin(), faults.end(), [&](const CudaFault& early) {
          return early.kind == CudaFaultKind::kUninitialisedRead &&
                 (early.where == race.where || early.where == race.other);
        });
  }
}

bool Spoils(const CudaFault& fault) {
  if (fault.far_ahead) return false;
  switch (fault.kind) {
    case CudaFaultKind::kRaceInBlock:
    case CudaFaultKind::kRaceInGrid:
    case CudaFaultKind::kNarrowScope:
      return fault.changes_output || fault.one_step;
    case CudaFaultKind::kUninitialisedRead:
    case CudaFaultKind::kInactiveSource:
    case CudaFaultKind::kCallerNotInMask:
    case CudaFaultKind::kAtomicMixed:
      return fault.changes_output;
    case CudaFaultKind::kCopyPending:
      return fault.changes_output && IsSoon(fault);
    case CudaFaultKind::kBarrierAfterExit:
    case CudaFaultKind::kRaceInWarp:       // WhyUnknown
    case CudaFaultKind::kOutputUnwritten:  // where values differ
      return false;
    case CudaFaultKind::kReadOutOfBounds:
      return fault.changes_output || !InPadding(fault);
    default:
      return true;
  }
}

}  // namespace

bool InPadding(const CudaFault& fault) {
  constexpr std::int64_t kUnit = 512;
  const bool global =
      fault.memory.kind == CudaMemory::Kind::kTensor || fault.memory.kind == CudaMemory::Kind::kAllocation;
  return global && fault.lowest >= 0 && fault.highest <= (fault.memory.bytes + kUnit - 1) / kUnit * kUnit;
}

// Two warps write different values to one element of shared memory, and one reads it back: an order of single
// statements, which no run tries, would give it the other's.
static void MarkSharedScratch(std::vector<CudaFault>& faults) {
  const auto in_shared = [](const CudaFault& fault) {
    return fault.kind == CudaFaultKind::kRaceInBlock && fault.memory.kind == CudaMemory::Kind::kShared;
  };
  for (CudaFault& both : faults) {
    if (!in_shared(both) || !both.writes || !both.other_writes || both.same_value) continue;
    for (CudaFault& one : faults) {
      if (!in_shared(one) || one.writes == one.other_writes || one.kernel != both.kernel ||
          one.memory.name != both.memory.name)
        continue;
      const SourceRange& write = one.writes ? one.where : one.other;
      if (write == both.where || write == both.other) both.one_step = one.one_step = true;
    }
  }
}

void MarkSteps(const Project& project, std::vector<CudaFault>& faults) {
  for (CudaFault& fault : faults) {
    const SourceRange &first = std::min(fault.where, fault.other), &last = std::max(fault.where, fault.other);
    if (fault.writes == fault.other_writes || !first.valid() || first.file != last.file) continue;
    const std::string& text = project.files[static_cast<std::size_t>(first.file)].text;
    fault.one_step =
        std::string_view(text).substr(0, last.begin).find_first_of(";{}", first.begin) == std::string_view::npos;
  }
  MarkSharedScratch(faults);
}

std::vector<CudaFault> TakeUnwritten(std::vector<CudaFault>& faults) {
  std::vector<CudaFault> taken;
  std::erase_if(faults, [&](const CudaFault& fault) {
    if (fault.kind != CudaFaultKind::kOutputUnwritten) return false;
    taken.push_back(fault);
    return true;
  });
  return taken;
}

bool SpoilsValues(const std::vector<CudaFault>& faults) {
  const auto of_lanes = [&](const CudaFault& early) {
    return early.kind == CudaFaultKind::kUninitialisedRead &&
           std::any_of(faults.begin(), faults.end(), [&](const CudaFault& race) {
             return race.kind == CudaFaultKind::kRaceInWarp && (race.where == early.where || race.other == early.where);
           });
  };
  return std::any_of(faults.begin(), faults.end(), [&](const CudaFault& f) { return Spoils(f) && !of_lanes(f); });
}

bool AreTolerated(const std::vector<CudaFault>& faults) {
  std::vector<CudaFault> rest = faults;
  std::erase_if(rest, [](const CudaFault& fault) {
    switch (fault.kind) {
      case CudaFaultKind::kReadOutOfBounds:
        return fault.memory.kind != CudaMemory::Kind::kShared && fault.memory.kind != CudaMemory::Kind::kLocal &&
               IsUnseen(fault);
      case CudaFaultKind::kRaceInBlock:
      case CudaFaultKind::kRaceInGrid:
        return fault.same_value && fault.writes && fault.other_writes;
      default:
        return false;
    }
  });
  return !SpoilsValues(rest);
}

std::string WhyUnknown(const std::vector<CudaFault>& faults) {
  const auto changes = [&](CudaFaultKind kind) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const CudaFault& fault) { return fault.kind == kind && fault.changes_output; });
  };
  if (std::any_of(faults.begin(), faults.end(), [](const CudaFault& fault) { return fault.far_ahead; }))
    return "the result depends on how far threads run ahead of each other";
  if (changes(CudaFaultKind::kRaceInWarp)) return "the result depends on the order in which the lanes of a warp run";
  if (changes(CudaFaultKind::kCopyPending)) return "the result depends on when asynchronous copies are complete";
  return "";
}

void AskCloseTogether(const std::function<std::optional<std::vector<CudaFault>>(const DeviceOptions&)>& again,
                      std::vector<CudaFault>& faults) {
  std::set<std::string> apart;  // kernels
  for (const CudaFault& fault : faults) {
    const bool races = std::any_of(faults.begin(), faults.end(), [&](const CudaFault& race) {
      return race.kernel == fault.kernel && DependsOnOrder(race);
    });
    if (IsDivergence(fault) && races) apart.insert(fault.kernel);
  }
  if (apart.empty()) return;
  DeviceOptions how;
  how.close_together = true;
  const std::optional<std::vector<CudaFault>> there = again(how);
  if (!there) return;
  for (const CudaFault& fault : *there) {
    if (IsDivergence(fault)) apart.erase(fault.kernel);
  }
  const auto stays = [&](const CudaFault& fault) {
    return std::any_of(there->begin(), there->end(), [&](const CudaFault& one) {
      return one.kind == fault.kind && one.where == fault.where && one.other == fault.other;
    });
  };
  for (CudaFault& fault : faults) fault.far_ahead = apart.contains(fault.kernel) && DependsOnOrder(fault);
  const bool told = std::any_of(faults.begin(), faults.end(),
                                [&](const CudaFault& fault) { return fault.far_ahead && stays(fault); });
  // What the block did in its parts is no finding of its own; the races that parted it are.
  std::erase_if(faults, [&](const CudaFault& fault) {
    return apart.contains(fault.kernel) && !stays(fault) && (told || !fault.far_ahead);
  });
}

void AskOtherRuns(const Value& got, const AnotherRun& again, std::vector<CudaFault>& faults) {
  // Numbers that survive arithmetic, one that is lost in a maximum, one that wins it.
  for (const std::uint8_t byte : {0x3c, 0x4b}) {
    if (std::none_of(faults.begin(), faults.end(), DependsOnBytes)) break;
    DeviceOptions how;
    how.unwritten_byte = byte;
    const std::optional<Value> other = again(how);
    if (other && Same(got, *other)) continue;
    Mark(faults, DependsOnBytes);
    MarkReadTooEarly(faults);
    break;
  }
  if (std::any_of(faults.begin(), faults.end(), DependsOnCopies)) {
    DeviceOptions how;
    how.copies_at_once = true;
    const std::optional<Value> other = again(how);
    if (!other || !Same(got, *other)) Mark(faults, DependsOnCopies);
  }
  if (std::none_of(faults.begin(), faults.end(), DependsOnOrder)) return;
  using Order = DeviceOptions::Order;
  std::vector<DeviceOptions> others;
  for (const Order order : {Order::kDescending, Order::kWarpsReversed, Order::kRandom})
    others.push_back({.order = order});
  // An asynchronous copy that starts too early shows where it does not take its time.
  if (std::any_of(faults.begin(), faults.end(), [](const CudaFault& fault) {
        return DependsOnOrder(fault) && fault.memory.kind == CudaMemory::Kind::kShared;
      }))
    others.push_back({.copies_at_once = true});
  for (const DeviceOptions& how : others) {
    const std::optional<Value> other = again(how);
    if (other && Same(got, *other)) continue;
    Mark(faults, DependsOnOrder);
    return;
  }
}

}  // namespace assay::cuda
