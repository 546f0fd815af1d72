// See fault-causes.h.
#include "analyzer/facts/fault-causes.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

#include "analyzer/facts/fault-weight.h"

namespace assay {
namespace {

using enum FaultKind;

// Found after the run, by looking at all output bytes.
bool IsAboutOutputs(FaultKind kind) {
  return kind == kOverlappingWrites || kind == kOutputUnwritten || kind == kValueMismatch;
}

// Nothing that the core does afterwards is its own doing: it stopped, or works on the wrong buffer.
bool Derails(FaultKind kind) {
  switch (kind) {
    case kOnChipOverflow:
    case kOnChipOutOfBounds:
    case kQueueStarved:
    case kQueueEmpty:
    case kWrongCommit:
    case kWrongRelease:
    case kDepthExceeded:
    case kTooManyBuffers:
    case kFlagStuck:
    case kSecondBufferPool:
    case kSyncDeadlock:
    case kCrash:
    case kTimeBudget:
    case kMemoryBudget:
    case kForbiddenSystemCall:
    case kUncaughtException:
    case kAssertFailed:
    case kHostFailed:
    case kHostDuty:
    case kDivisionByZero:
      return true;
    default:
      return false;
  }
}

// The core waits forever: earlier faults are causes of their own.
bool Stops(FaultKind kind) { return kind == kQueueStarved || kind == kFlagStuck || kind == kSyncDeadlock; }

// Leaves wrong or missing bytes behind, which later reads and the outputs show.
bool SpoilsData(FaultKind kind) {
  switch (kind) {
    case kGlobalReadOutOfBounds:
    case kGlobalWriteOutOfBounds:
    case kWrappedOffset:
    case kUninitialisedRead:
    case kSharedLine:
    case kStaleCache:
    case kUnalignedAddress:
    case kDroppedTail:
    case kZeroStride:
    case kBadRepeat:
    case kBadRoundMode:
    case kUnsupportedDtype:
    case kWrongSpace:
      return true;
    default:
      return Derails(kind);
  }
}

// How outputs explain each other: overlap leaves holes, both leave wrong values.
int OutputRank(FaultKind kind) { return kind == kOverlappingWrites ? 0 : kind == kOutputUnwritten ? 1 : 2; }

bool ShareCore(const Fault& a, const Fault& b) {
  if (a.core < 0 || b.core < 0) return true;
  const auto on = [](const Fault& fault, std::int64_t core) {
    return fault.core == core || std::find(fault.cores.begin(), fault.cores.end(), core) != fault.cores.end();
  };
  if (on(a, b.core) || on(b, a.core)) return true;
  return std::any_of(a.cores.begin(), a.cores.end(), [&](std::int64_t core) { return on(b, core); });
}

// What host and module do is no consequence of what a core did.
bool StandsAlone(FaultKind kind) {
  return kind == kUnsetTiling || kind == kResultIgnored || kind == kFrameworkFallback;
}

bool Explains(const std::vector<Fault>& all, const Fault& cause, const Fault& fault) {
  if (StandsAlone(fault.kind)) return false;
  if (!Matters(all, cause)) return false;
  if (&cause == &fault || SamePlace(cause, fault)) return false;
  if (IsAboutOutputs(fault.kind)) {
    if (IsAboutOutputs(cause.kind)) return OutputRank(cause.kind) < OutputRank(fault.kind);
    return SpoilsData(cause.kind);
  }
  if (IsAboutOutputs(cause.kind) || !ShareCore(cause, fault)) return false;
  // What an overrun hits while a copy still works on it is told beside the overrun: ordering the two would hide it.
  if (cause.kind == kOnChipOutOfBounds && NumberIn(fault, "foreign") != 0) return false;
  // An address that wrapped is where the access went out of bounds.
  const bool beyond = fault.kind == kGlobalReadOutOfBounds || fault.kind == kGlobalWriteOutOfBounds;
  if (cause.kind == kWrappedOffset && beyond && cause.where == fault.where) return true;
  const bool earlier = std::tie(cause.occurrence, cause.kind) < std::tie(fault.occurrence, fault.kind);
  // Which buffers are free does not depend on their contents.
  if (cause.kind == kOnChipOverflow && fault.kind == kQueueStarved) return false;
  if (Stops(cause.kind)) return earlier;
  if (Derails(cause.kind)) return earlier || !Derails(fault.kind);
  // The same slip in the copy in and in the copy out is two places to mend.
  return earlier && SpoilsData(cause.kind) && fault.kind == kUninitialisedRead;
}

}  // namespace

bool IsExplained(const std::vector<Fault>& all, const Fault& fault) {
  return std::any_of(all.begin(), all.end(), [&](const Fault& cause) { return Explains(all, cause, fault); });
}

}  // namespace assay
