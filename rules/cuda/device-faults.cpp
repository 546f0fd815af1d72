// See device-faults.h.
#include "rules/cuda/device-faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "rules/common/text.h"

namespace assay::rules {
namespace {

using enum CudaFaultKind;

// Faults that cause others, by place and by kernel.
struct Causes {
  std::set<SourceRange> bad_address, bad_write, racing, bad_mask;
  std::map<std::string, const CudaFault*> parted_kernels;  // with the barrier that parted them first
  std::set<std::string> stuck_kernels;
};

bool IsBadAddress(CudaFaultKind kind) {
  return kind == kReadOutOfBounds || kind == kWriteOutOfBounds || kind == kNullAccess || kind == kWildAccess ||
         kind == kLocalOutOfBounds;
}

Causes CausesIn(const CudaRunFacts& facts) {
  Causes causes;
  for (const CudaFault& fault : facts.faults) {
    if (IsBadAddress(fault.kind)) causes.bad_address.insert(fault.where);
    if (fault.kind == kWriteOutOfBounds) causes.bad_write.insert(fault.where);
    if (IsRace(fault.kind)) causes.racing.insert({fault.where, fault.other});
    if (fault.kind == kMaskNamesAbsent || fault.kind == kCallerNotInMask) causes.bad_mask.insert(fault.where);
    if (fault.kind == kDivergentBarrier) causes.parted_kernels.emplace(fault.kernel, &fault);
    if (fault.kind == kDivergentBarrier || fault.kind == kMaskNamesAbsent || fault.kind == kGridSyncNotCooperative)
      causes.stuck_kernels.insert(fault.kernel);
  }
  return causes;
}

bool Follows(const Causes& causes, const CudaFault& fault) {
  switch (fault.kind) {
    case kUninitialisedRead:
      return causes.bad_address.contains(fault.where) || causes.racing.contains(fault.where);
    case kReadOutOfBounds:  // `x[i] += v` reads and writes
      return causes.bad_write.contains(fault.where);
    case kInactiveSource:
      return causes.bad_mask.contains(fault.where);
    case kBarrierAfterExit:
      return causes.parted_kernels.contains(fault.kernel);
    case kDivergentBarrier:
      return causes.parted_kernels.at(fault.kernel) != &fault;
    case kDeadlock:
    case kEndless:
      return causes.stuck_kernels.contains(fault.kernel);
    default:
      return false;
  }
}

std::int64_t ElementSize(const CudaFault& fault) { return fault.memory.element; }

std::int64_t FloorDivide(std::int64_t value, std::int64_t by) {
  return value >= 0 ? value / by : -((-value + by - 1) / by);
}

}  // namespace

bool IsRace(CudaFaultKind kind) {
  return kind == kRaceInWarp || kind == kRaceInBlock || kind == kRaceInGrid || kind == kAtomicMixed ||
         kind == kNarrowScope;
}

bool ReturnsBefore(const ReplyFacts& reply, const SourceRange& barrier) {
  const std::string* text = FileText(reply, barrier.file);
  if (text == nullptr || barrier.begin > text->size()) return true;
  const std::size_t kernel = text->rfind("__global__", barrier.begin);
  const std::size_t function = text->rfind("__device__", barrier.begin);
  if (kernel == std::string::npos || (function != std::string::npos && function > kernel)) return true;
  return text->substr(kernel, barrier.begin - kernel).find("return") != std::string::npos;
}

bool IsShared(const CudaFault& fault) { return fault.memory.kind == CudaMemory::Kind::kShared; }

bool IsGlobal(const CudaFault& fault) {
  using Kind = CudaMemory::Kind;
  return fault.memory.kind == Kind::kTensor || fault.memory.kind == Kind::kAllocation ||
         fault.memory.kind == Kind::kVariable;
}

std::vector<const CudaFault*> DeviceFaults(const CudaRunFacts& facts, std::initializer_list<CudaFaultKind> kinds) {
  const Causes causes = CausesIn(facts);
  std::vector<const CudaFault*> found;
  std::set<std::pair<CudaFaultKind, SourceRange>> told;
  for (const bool grave : {true, false}) {  // of the faults at one place, one that changes a result
    for (const CudaFault& fault : facts.faults) {
      if (fault.changes_output != grave || std::find(kinds.begin(), kinds.end(), fault.kind) == kinds.end()) continue;
      if (!Follows(causes, fault) && told.insert({fault.kind, fault.where}).second) found.push_back(&fault);
    }
  }
  return found;
}

std::string ThreadText(const CudaThread& thread) {
  const auto& [x, y, z] = thread.block;
  const std::string block = y == 0 && z == 0 ? fmt::format("{}", x) : fmt::format("({}, {}, {})", x, y, z);
  return fmt::format("thread {} of block {}", thread.index, block);
}

std::string MemoryText(const CudaMemory& memory) {
  using Kind = CudaMemory::Kind;
  const bool named = !memory.name.empty();
  switch (memory.kind) {
    case Kind::kShared:
      return named ? fmt::format("the shared array `{}`", memory.name) : "shared memory";
    case Kind::kLocal:
      return named ? fmt::format("the local array `{}`", memory.name) : "a local array";
    case Kind::kNone:
      return named ? fmt::format("`{}`", memory.name) : "memory";
    default:
      return named ? fmt::format("`{}`", memory.name) : "global memory";
  }
}

std::string ElementText(const CudaFault& fault) {
  const std::int64_t element = ElementSize(fault);
  if (element <= 0) return fmt::format("byte {}", Grouped(fault.offset));
  const std::int64_t first = FloorDivide(fault.offset, element);
  const std::int64_t last = FloorDivide(fault.offset + std::max<std::int64_t>(fault.size, 1) - 1, element);
  return first == last ? fmt::format("element {}", Grouped(first))
                       : fmt::format("elements {} to {}", Grouped(first), Grouped(last));
}

std::string ExtentText(const CudaMemory& memory) {
  if (memory.element <= 0) return fmt::format("{} B", Grouped(memory.bytes));
  return Counted(memory.bytes / memory.element, "element");
}

std::string_view Verb(bool writes) { return writes ? "writes" : "reads"; }

FindingBuilder& Tell(FindingBuilder& finding, const CudaFault& fault, Severity severity, const std::string& what) {
  const std::string with = fault.run.empty() ? "" : fmt::format(" with {}", fault.run);
  finding.As(severity);
  if (severity == Severity::kError) {
    finding.Confirmed(
        fmt::format("simulated device{}, `{}`, {}: {}", with, fault.kernel, ThreadText(fault.thread), what),
        {{"times", static_cast<std::int64_t>(fault.times)}});
  } else {
    finding.Note(fmt::format("seen on the simulated device{} in `{}`: {}", with, fault.kernel, what));
  }
  return finding;
}

std::string Operation(const CudaFault& fault) {
  return fault.text.empty() ? "the warp operation" : fmt::format("`{}`", fault.text);
}

// A 32-bit index that overflows wraps around to the smallest value.
static bool WrapsAround(const CudaFault& fault) {
  const std::int64_t element = ElementSize(fault);
  if (element <= 0 || fault.offset >= 0) return false;
  const std::int64_t meant = fault.offset + (std::int64_t{1} << 32) * element;
  return meant >= 0 && meant + fault.size <= fault.memory.bytes;
}

void ReportOutOfBounds(Emitter& out, const CudaFault& fault, Severity severity, bool unseen) {
  auto finding = out.Report(fault.where, "{} {} {} of {}, which has {}", ThreadText(fault.thread), Verb(fault.writes),
                            ElementText(fault), MemoryText(fault.memory), ExtentText(fault.memory));
  const std::int64_t bytes = fault.memory.bytes;
  if (fault.lowest < 0) finding.Note(fmt::format("accesses here begin up to {} B before it", Grouped(-fault.lowest)));
  if (fault.highest > bytes)
    finding.Note(fmt::format("accesses here end up to {} B behind it", Grouped(fault.highest - bytes)));
  if (WrapsAround(fault)) finding.Note("an index that is 2^32 larger lies inside: it wrapped around in 32 bits");
  if (unseen) finding.Note("unnoticed today: it lies in the allocator's padding");
  Tell(finding, fault, severity, fmt::format("{} of {}", ElementText(fault), MemoryText(fault.memory)));
}

}  // namespace assay::rules
