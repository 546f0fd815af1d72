// Each kind of obligation has the faults that break it; what a run merely tolerates leaves it open.
#include "analyzer/driver/run-proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

#include "analyzer/lift/oblivious.h"
#include "rules/runs.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

// A log that is full has lost faults.
constexpr std::size_t kMostFaults = 128;

struct Kind {
  ObligationKind kind;
  const char* what;  // of all obligations of the kind together
  std::initializer_list<FaultKind> faults;
  bool tolerated;    // what the device tolerates breaks no obligation
  const char* open;  // where a fault that the device tolerates leaves it open
};

const Kind kKinds[] = {
    {ObligationKind::kGmBounds,
     "every access to global memory stays inside its tensor",
     {FaultKind::kGmReadOutOfBounds, FaultKind::kGmWriteOutOfBounds},
     true,
     ""},
    {ObligationKind::kUbBounds,
     "every access to an on-chip buffer stays inside it",
     {FaultKind::kUbOutOfBounds},
     false,
     "an access leaves its buffer, and nothing was seen of it"},
    {ObligationKind::kUbCapacity,
     "what is used of on-chip buffers fits into the memories of a core",
     {FaultKind::kUbOverflow, FaultKind::kTooManyBuffers},
     true,
     ""},
    {ObligationKind::kAlignment,
     "starts and lengths of copies and vector operands are as aligned as they have to be",
     {FaultKind::kUnalignedAddress, FaultKind::kDroppedTail},
     false,
     "a copy drops its last bytes, and none of them was missed"},
    {ObligationKind::kCoverage,
     "the cores write all bytes of the outputs that have to be written",
     {FaultKind::kOutputUnwritten},
     false,
     "bytes of an output stay unwritten"},
    {ObligationKind::kDisjoint,
     "no two cores write the same bytes of an output without an order or an atomic mode",
     {FaultKind::kOverlappingWrites},
     false,
     "two cores write the same bytes of an output, in this run the same values"},
    {ObligationKind::kWrap,
     "no offset or size that is computed in 32 bits wraps",
     {FaultKind::kWrappedOffset, FaultKind::kWrappedSize},
     false,
     "a size that is computed in 32 bits wraps"},
    {ObligationKind::kDivision,
     "no division by zero",
     {FaultKind::kDivisionByZero},
     false,
     "a core divides by zero, and nothing was seen of it"},
    {ObligationKind::kField,
     "every count fits into the field of its instruction",
     {FaultKind::kBadRepeat},
     false,
     "a count does not fit its field"},
    {ObligationKind::kFlags,
     "every flag is set and waited for in turn",
     {FaultKind::kFlagStuck},
     false,
     "a flag is not set and waited for in turn"},
    {ObligationKind::kOrder,
     "units of a core that touch the same bytes wait for each other",
     {FaultKind::kUnorderedAccess, FaultKind::kOperandOverlap},
     false,
     "nothing orders two units of a core, and nothing was seen of it"},
    {ObligationKind::kCores,
     "cores that share bytes of global memory wait for each other",
     {FaultKind::kUnorderedCores},
     false,
     "nothing orders two cores, and nothing was seen of it"},
    {ObligationKind::kLines,
     "scalar accesses to global memory find what belongs there",
     {FaultKind::kSharedLine, FaultKind::kStaleCache},
     false,
     "two cores store into one line of the cache, and nothing was seen of it"},
    {ObligationKind::kAtomic,
     "what is added atomically is added to something that was set",
     {FaultKind::kAtomicMisuse},
     false,
     "an atomic mode is left on, or adds to what nothing set"},
};

const char* WhatOf(ObligationKind kind) {
  const auto found = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) { return k.kind == kind; });
  return found == std::end(kKinds) ? "" : found->what;
}

// Wrong values are no matter of what is accessed.
bool Ends(const Fault& fault) { return !rules::IsAdvisory(fault) && fault.kind != FaultKind::kValueMismatch; }

}  // namespace

std::vector<ProofResult> RunProof::Results() const {
  std::vector<ProofResult> results;
  for (const Kind& kind : kKinds) {
    ProofResult result;
    result.kind = kind.kind;
    result.what = kind.what;
    const auto found = open.find(kind.kind);
    result.status = why_not.empty() && found == open.end() ? Status::kProved : Status::kUndecided;
    if (result.status == Status::kUndecided) result.why_undecided = why_not.empty() ? found->second : why_not;
    result.by = ProofResult::By::kRun;
    results.push_back(std::move(result));
  }
  return results;
}

bool RunProof::Reaches(const ProofResult& result) const {
  if (why_not.empty()) return true;
  if (!elsewhere) return false;
  switch (result.kind) {
    case ObligationKind::kCoverage:
    case ObligationKind::kDisjoint:
      return !outputs_open;
    case ObligationKind::kUbCapacity:
      return !room_open;
    case ObligationKind::kGmBounds:
    case ObligationKind::kUbBounds:
    case ObligationKind::kAlignment:
    case ObligationKind::kDivision:
    case ObligationKind::kField:
      return result.where.valid() && std::find(apart.begin(), apart.end(), result.where) == apart.end();
    default:
      return false;  // where an offset wraps is not where it is used
  }
}

void RunProof::Decide(std::vector<ProofResult>& results) const {
  for (ProofResult& result : results) {
    const bool shown = result.status == Status::kRefuted && result.replayed;
    if (result.status == Status::kProved || shown || !Reaches(result)) continue;
    if (const auto left = open.find(result.kind); left != open.end()) {
      if (result.status == Status::kUndecided) result.why_undecided = left->second;
      continue;
    }
    result.status = Status::kProved;
    result.by = ProofResult::By::kRun;
    result.why_undecided.clear();
    result.model.clear();
    // The device checks nothing when buffers are made: what counts is what is used of them.
    if (result.kind == ObligationKind::kUbCapacity) result.what = WhatOf(result.kind);
  }
}

namespace {

// What lies behind the end of a tensor is not given with it.
void AssumeGiven(const PlannedRun& plan, const LaunchValues& launch, Obliviousness& oblivious, RunProof& proof) {
  const std::vector<Fault>& faults = plan.run.faults;
  const bool past = std::any_of(faults.begin(), faults.end(),
                                [](const Fault& fault) { return fault.kind == FaultKind::kGmReadOutOfBounds; });
  std::vector<std::string> names;
  for (const LaunchArgument& arg : launch.args) {
    if (arg.given && arg.present) names.push_back(arg.name);
  }
  if (past || names.empty()) return;
  Obliviousness given = JudgeOblivious(*plan.request.module, plan.request.entry, launch, true);
  if (!given.holds && (oblivious.holds_elsewhere || !given.holds_elsewhere)) return;
  oblivious = std::move(given);
  proof.assumed = std::move(names);
}

}  // namespace

RunProof JudgeRun(const PlannedRun& plan, const LaunchValues& launch) {
  RunProof proof;
  const std::vector<Fault>& faults = plan.run.faults;
  const bool whole = plan.request.observe.cores.empty() && plan.request.steps_per_core == 0 &&
                     plan.request.most_written == 0 && plan.run.scaled.empty() &&
                     (plan.result.recording == nullptr || !plan.result.recording->stopped);
  if (!whole) {
    proof.why_not = "not every core ran to its end at the full size";
  } else if (const auto found = std::find_if(faults.begin(), faults.end(), Ends); found != faults.end()) {
    proof.why_not = "the run has faults";
    proof.where = found->where;
  } else if (faults.size() > kMostFaults) {
    proof.why_not = "the run has more remarks than are kept";
  }
  if (!proof.why_not.empty()) return proof;
  Obliviousness oblivious = JudgeOblivious(*plan.request.module, plan.request.entry, launch);
  if (!oblivious.holds) AssumeGiven(plan, launch, oblivious, proof);
  proof.why_not = std::move(oblivious.why_not);
  proof.where = oblivious.where;
  proof.elsewhere = oblivious.holds_elsewhere;
  proof.apart = std::move(oblivious.apart);
  proof.outputs_open = oblivious.outputs_depend;
  proof.room_open = std::any_of(faults.begin(), faults.end(), [](const Fault& fault) {
    return fault.kind == FaultKind::kUbOverflow || fault.kind == FaultKind::kTooManyBuffers;
  });
  for (const Kind& kind : kKinds) {
    const bool seen = std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
      return std::find(kind.faults.begin(), kind.faults.end(), fault.kind) != kind.faults.end();
    });
    if (seen && !kind.tolerated) proof.open[kind.kind] = kind.open;
  }
  return proof;
}

}  // namespace assay
