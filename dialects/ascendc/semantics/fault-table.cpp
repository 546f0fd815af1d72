// The rows. One line per fault; a new kind of fault needs one (tests/unit/dialect/fault-table-test.cpp).
#include "dialects/ascendc/semantics/fault-table.h"

#include <algorithm>
#include <initializer_list>

#include "analyzer/facts/ascendc/api-table.h"
#include "dialects/ascendc/semantics/hard-events.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {
namespace {

using enum FaultKind;
using By = FaultRow::By;
using Asks = ObligationKind;

constexpr FaultRow Asked(FaultKind kind, std::string_view word, Asks by, std::string_view what,
                         Needs needs = Needs::kNothing) {
  return {kind, word, needs, By::kObligation, by, what};
}
constexpr FaultRow Gap(FaultKind kind, std::string_view word, Needs needs, std::string_view what) {
  return {kind, word, needs, By::kNobody, Asks::kGlobalBounds, what};
}
constexpr FaultRow NoQuestion(FaultKind kind, std::string_view word, std::string_view why) {
  return {kind, word, Needs::kNothing, By::kNoQuestion, Asks::kGlobalBounds, why};
}
constexpr FaultRow ByAccess(FaultRow row) {
  row.by_access = true;
  return row;
}
constexpr FaultRow Hazard(FaultRow row) {
  row.hazard = true;
  return row;
}

constexpr std::string_view kOfText = "the call and its constants decide it: every run that comes to the place shows it";
constexpr std::string_view kOfHost = "every way through the host code is run";
constexpr std::string_view kOfModule = "the module's call decides it, not the kernel";
constexpr std::string_view kOfValues = "values are a claim of their own";
constexpr std::string_view kOfRun = "a limit of the simulated device";

constexpr FaultRow kFaults[] = {
    ByAccess(Asked(kGlobalReadOutOfBounds, "gm-read-out-of-bounds", Asks::kGlobalBounds, "bounds of global memory")),
    ByAccess(Asked(kGlobalWriteOutOfBounds, "gm-write-out-of-bounds", Asks::kGlobalBounds, "bounds of global memory")),
    Asked(kWrappedOffset, "wrapped-offset", Asks::kWrap, "offsets that wrap"),
    ByAccess(Asked(kOnChipOutOfBounds, "ub-out-of-bounds", Asks::kOnChipBounds, "bounds of on-chip buffers")),
    Asked(kOnChipOverflow, "ub-overflow", Asks::kOnChipCapacity, "the room that on-chip buffers take"),
    Gap(kOnChipOverflow, "ub-overflow", Needs::kHiddenSpace,
        "the space that library functions need in addition to the buffers"),
    Gap(kOnChipOverflow, "ub-overflow", Needs::kTemporarySpace,
        "the temporary space that library functions need for their sizes"),
    ByAccess(
        Asked(kUninitialisedRead, "uninitialised-read", Asks::kDefined, "whether what is read on chip was written")),
    ByAccess(Asked(kUnalignedAddress, "unaligned-address", Asks::kAlignment, "the alignment of starts")),
    ByAccess(Gap(kUnalignedAddress, "unaligned-address", Needs::kLibraryStarts,
                 "the alignment of starts of library operations")),
    Asked(kDroppedTail, "dropped-tail", Asks::kAlignment, "lengths of whole blocks"),
    Hazard(Asked(kQueueStarved, "queue-starved", Asks::kQueue, "buffers of queues")),
    Hazard(Asked(kQueueEmpty, "deque-empty", Asks::kQueue, "buffers of queues")),
    Hazard(Asked(kWrongCommit, "enque-wrong", Asks::kQueue, "buffers of queues")),
    Hazard(Asked(kWrongRelease, "free-wrong", Asks::kQueue, "buffers of queues")),
    Hazard(Asked(kDepthExceeded, "depth-exceeded", Asks::kQueue, "buffers of queues")),
    Hazard(NoQuestion(kWrongSpace, "wrong-position", kOfText)),
    Hazard(Gap(kTooManyBuffers, "too-many-buffers", Needs::kManyBuffers, "the number of buffers")),
    NoQuestion(kZeroStride, "zero-stride", kOfText),
    Asked(kBadRepeat, "bad-repeat", Asks::kField, "counts within the fields of their instructions"),
    NoQuestion(kBadRoundMode, "bad-round-mode", kOfText),
    NoQuestion(kUnsupportedDtype, "unsupported-dtype", kOfText),
    ByAccess(Hazard(Asked(kOperandOverlap, "operand-overlap", Asks::kOrder,
                          "instructions that read what their own earlier repeats wrote"))),
    Hazard(
        Asked(kFlagStuck, "flag-stuck", Asks::kFlags, "whether flags are set and waited for in pairs", Needs::kFlags)),
    Hazard(Gap(kFlagStuck, "flag-stuck", Needs::kManyInFlight, "event ids for all tensors that are in flight at once")),
    NoQuestion(kSecondBufferPool, "second-pipe", kOfText),
    Asked(kSyncDeadlock, "sync-deadlock", Asks::kBarrier, "barriers of all cores"),
    NoQuestion(kScheduleMode, "schedule-mode", kOfHost),
    ByAccess(Hazard(Asked(kUnorderedAccess, "unordered-access", Asks::kOrder,
                          "the order of two pipes' accesses to the same bytes"))),
    ByAccess(Hazard(
        Asked(kUnorderedCores, "unordered-cores", Asks::kCores, "the order of two cores' accesses to the same bytes"))),
    Hazard(Asked(kAtomicMisuse, "atomic-misuse", Asks::kAtomic, "whether atomic modes end and what they add to was set",
                 Needs::kAtomics)),
    ByAccess(Hazard(Asked(kSharedLine, "shared-line", Asks::kLines,
                          "scalars of two cores in one line of the data cache", Needs::kScalarStores))),
    ByAccess(Hazard(Asked(kStaleCache, "stale-cache", Asks::kLines, "lines of the data cache that are out of date",
                          Needs::kScalarAccesses))),
    Asked(kOverlappingWrites, "overlapping-writes", Asks::kDisjoint, "cores that write the same bytes"),
    Asked(kOutputUnwritten, "output-unwritten", Asks::kCoverage, "bytes of outputs that are never written"),
    Gap(kOutputUnwritten, "output-unwritten", Needs::kInPlace,
        "whether all of an output that is its input is computed"),
    NoQuestion(kValueMismatch, "value-mismatch", kOfValues),
    NoQuestion(kInexactInstruction, "inexact-instruction", kOfValues),
    Asked(kDivisionByZero, "division-by-zero", Asks::kDivision, "division by zero"),
    Gap(kCrash, "crash", Needs::kTraps, "whether code that ends a core is reached"),
    Gap(kCrash, "crash", Needs::kIndexedLocals, "bounds of arrays on the stack of a core"),
    Gap(kTimeBudget, "time-budget", Needs::kOpenLoops, "whether every loop ends"),
    NoQuestion(kMemoryBudget, "memory-budget", kOfRun),
    NoQuestion(kForbiddenSystemCall, "forbidden-system-call", kOfRun),
    NoQuestion(kUncaughtException, "uncaught-exception", kOfHost),
    Gap(kAssertFailed, "assert-failed", Needs::kAsserts, "conditions that the kernel asserts"),
    NoQuestion(kHostFailed, "tiling-failed", kOfHost),
    NoQuestion(kCallRefused, "call-refused", kOfModule),
    NoQuestion(kOperatorArguments, "operator-arguments", kOfModule),
    NoQuestion(kOutputShape, "output-shape", kOfModule),
    NoQuestion(kInferred, "inferred", kOfModule),
    NoQuestion(kResultIgnored, "result-ignored", kOfModule),
    NoQuestion(kFrameworkFallback, "framework-fallback", kOfModule),
    NoQuestion(kUnsetTiling, "unset-tiling", kOfHost),
    NoQuestion(kHostDuty, "tiling-contract", kOfHost),
    Asked(kWrappedSize, "wrapped-size", Asks::kWrap, "sizes that wrap"),
};

// `asked` becomes true if the solver has an obligation of the kind for every symbolic launch.
constexpr ObligationRow kObligations[] = {
    {Asks::kGlobalBounds, true, "every access to global memory stays inside its tensor", true, "", true},
    {Asks::kOnChipBounds, true, "every access to an on-chip buffer stays inside it", false,
     "an access leaves its buffer, and nothing was seen of it", true},
    {Asks::kOnChipCapacity, true, "what is used of on-chip buffers fits into the memories of a core", true, "", false},
    {Asks::kAlignment, true, "starts and lengths of copies and vector operands are as aligned as they have to be",
     false, "a copy drops its last bytes, and none of them was missed", true},
    {Asks::kCoverage, true, "the cores write all bytes of the outputs that have to be written", false,
     "bytes of an output stay unwritten", false},
    {Asks::kDisjoint, true, "no two cores write the same bytes of an output without an order or an atomic mode", false,
     "two cores write the same bytes of an output, in this run the same values", false},
    {Asks::kWrap, true, "no offset or size that is computed in 32 bits wraps", false,
     "a size that is computed in 32 bits wraps", false},
    {Asks::kDivision, true, "no division by zero", false, "a core divides by zero, without a visible effect", true},
    {Asks::kField, true, "every count fits into the field of its instruction", false, "a count does not fit its field",
     true},
    {Asks::kQueue, true, "buffers of queues are taken, passed on and given back in turn", false,
     "the run warns of a queue", false},
    {Asks::kBarrier, true, "all cores come to every barrier of all cores", false, "", false},
    {Asks::kDefined, true, "what is read on chip was written", false,
     "something is read that nothing wrote, and nothing was seen of it", true},
    {Asks::kFlags, true, "every flag is set and waited for in turn", false,
     "a flag is not set and waited for alternately", false},
    {Asks::kOrder, true, "units of a core that touch the same bytes wait for each other", false,
     "two units of a core are unordered, without a visible effect", false},
    {Asks::kCores, true, "cores that share bytes of global memory wait for each other", false,
     "two cores are unordered, without a visible effect", false},
    {Asks::kLines, true, "scalar accesses to global memory find what belongs there", false,
     "two cores store into one line of the cache, without a visible effect", false},
    {Asks::kAtomic, true, "what is added atomically is added to something that was set", false,
     "an atomic mode is left on, or adds to unwritten memory", false},
};

bool Calls(const DeviceEvents& events, std::initializer_list<std::string_view> names) {
  return std::any_of(events.calls.begin(), events.calls.end(), [&](const std::string& call) {
    return std::find(names.begin(), names.end(), call) != names.end();
  });
}

// More queue buffers than `most` may be made; an unknown number counts as many.
bool MakesMore(const DeviceEvents& events, WideInt most) {
  WideInt all = 0;
  for (const Buffer& buffer : events.buffers) {
    if (buffer.kind != Buffer::Kind::kQueue) continue;
    const bool known = buffer.count && buffer.loops.empty() && buffer.count->range.lo >= 1;
    all += known ? std::min(buffer.count->range.hi, most + 1) : most + 1;
  }
  return all > most;
}

// Not shown to be block-aligned by the form of the offset alone.
bool LibraryStarts(const DeviceEvents& events) {
  const auto open = [&](const Operand& operand) {
    if (operand.space != MemorySpace::kOnChip || operand.alignment > 1 || !operand.offset) return false;
    return !events.pool->Rem(operand.offset, events.pool->Const(kDataBlock))->IsConst(0);
  };
  return std::any_of(events.events.begin(), events.events.end(), [&](const Event& event) {
    return event.op == FindIntrinsic("assay_lib")->text &&
           std::any_of(event.operands.begin(), event.operands.end(), open);
  });
}

bool Takes(const DeviceEvents& events, OwnSpace space) {
  return std::any_of(events.events.begin(), events.events.end(),
                     [space](const Event& event) { return event.own_space == space; });
}

bool Holds(Needs needs, const DeviceEvents& events, const LaunchValues& launch) {
  switch (needs) {
    case Needs::kNothing:
      return true;
    case Needs::kFlags:
      return Calls(events, {"assay_set_flag", "assay_wait_flag", "assay_event_alloc", "assay_event_release",
                            "assay_cross_set", "assay_cross_wait"});
    case Needs::kManyInFlight:
      return MakesMore(events, kEventIds);
    case Needs::kAtomics:
      return Calls(events, {"assay_atomic"});
    case Needs::kScalarStores:
      return Calls(events, {"assay_gm_set", "assay_gm_ref"});
    case Needs::kScalarAccesses:
      return Calls(events, {"assay_gm_get", "assay_gm_set", "assay_gm_ref"});
    case Needs::kLibraryStarts:
      return LibraryStarts(events);
    case Needs::kHiddenSpace:
      return launch.room < kRoomOfLibrary && (Calls(events, {"assay_hidden_space"}) || Takes(events, OwnSpace::kRest));
    case Needs::kTemporarySpace:
      return Takes(events, OwnSpace::kBySizes);
    case Needs::kAsserts:
      return Calls(events, {"assay_assert"});
    case Needs::kTraps:
      return Calls(events, {"assay_trap"});
    case Needs::kIndexedLocals:
      return events.indexed_locals;
    case Needs::kOpenLoops:
      return std::any_of(events.loops.begin(), events.loops.end(),
                         [](const Loop& loop) { return !loop.last && !loop.continues && !loop.repeats; });
    case Needs::kManyBuffers:
      return MakesMore(events, LargestIn("InitBuffer", "TPipe", "buffers_total"));
    case Needs::kInPlace:
      return std::any_of(launch.args.begin(), launch.args.end(), [&](const LaunchArgument& arg) {
        // For all shapes, the solver only checks that it is written at all.
        const bool asked = launch.symbolic && WritesArgument(events, arg.same_as);
        return arg.same_as >= 0 && !asked;
      });
  }
  return true;
}

}  // namespace

std::span<const FaultRow> FaultTable() { return kFaults; }

const FaultRow& RowOf(FaultKind kind) {
  return *std::find_if(std::begin(kFaults), std::end(kFaults), [&](const FaultRow& row) { return row.kind == kind; });
}

std::span<const ObligationRow> ObligationTable() { return kObligations; }

const ObligationRow& RowOf(ObligationKind kind) {
  return *std::find_if(std::begin(kObligations), std::end(kObligations),
                       [&](const ObligationRow& row) { return row.kind == kind; });
}

bool TakesRest(const DeviceEvents& events) {
  return Calls(events, {"assay_hidden_space"}) || Takes(events, OwnSpace::kRest);
}

bool Breaks(FaultKind fault, ObligationKind kind) {
  for (const FaultRow& row : kFaults) {
    if (row.kind == fault && row.by == By::kObligation && row.asked_by == kind) return true;
  }
  // Host code wraps silently: a run shows the consequences.
  const bool follows = fault == kGlobalReadOutOfBounds || fault == kGlobalWriteOutOfBounds ||
                       fault == kOnChipOutOfBounds || fault == kOutputUnwritten || fault == kOverlappingWrites;
  return kind == ObligationKind::kWrap && follows;
}

std::vector<NotAsked> NotAskedOf(const DeviceEvents& events, const LaunchValues& launch, bool by_access_only) {
  std::vector<NotAsked> out;
  for (const FaultRow& row : kFaults) {
    const bool gap = row.by == By::kNobody || (row.by == By::kObligation && !RowOf(row.asked_by).asked);
    if (!gap || (by_access_only && !row.by_access) || !Holds(row.needs, events, launch)) continue;
    out.push_back({std::string(row.word), std::string(row.what)});
  }
  return out;
}

}  // namespace assay::ascendc
