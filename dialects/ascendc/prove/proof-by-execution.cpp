// Each kind of obligation has a set of faults that violate it; what a run merely tolerates leaves it open.
#include "dialects/ascendc/prove/proof-by-execution.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/lift/oblivious.h"
#include "dialects/ascendc/semantics/fault-table.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

// A log that is full has lost faults.
constexpr std::size_t kMostFaults = 128;

using ascendc::FaultRow;
using ascendc::ObligationRow;

// Whether a run decides obligations of the kind by itself.
bool IsShown(const ObligationRow& row) { return !row.what.empty(); }

bool IsAskedBy(FaultKind fault, ObligationKind kind) {
  const auto rows = ascendc::FaultTable();
  return std::any_of(rows.begin(), rows.end(), [&](const FaultRow& row) {
    return row.kind == fault && row.by == FaultRow::By::kObligation && row.asked_by == kind;
  });
}

// Wrong values do not concern accesses.
bool Ends(const Fault& fault) { return !IsAdvisory(fault) && fault.kind != FaultKind::kValueMismatch; }

}  // namespace

std::vector<ProofResult> RunProof::Results() const {
  std::vector<ProofResult> results;
  for (const ObligationRow& kind : ascendc::ObligationTable()) {
    if (!IsShown(kind)) continue;
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
    case ObligationKind::kOnChipCapacity:
      return !room_open;
    case ObligationKind::kGlobalBounds:
    case ObligationKind::kOnChipBounds:
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
    // The device checks nothing when buffers are made: only their use counts.
    if (result.kind == ObligationKind::kOnChipCapacity) result.what = ascendc::RowOf(result.kind).what;
  }
}

namespace {

// Memory past the end of a tensor is not part of what was given with it.
void AssumeGiven(const PlannedRun& plan, const LaunchValues& launch, Obliviousness& oblivious, RunProof& proof) {
  const std::vector<Fault>& faults = plan.run.faults;
  const bool past = std::any_of(faults.begin(), faults.end(),
                                [](const Fault& fault) { return fault.kind == FaultKind::kGlobalReadOutOfBounds; });
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
  const bool whole = plan.request.observe.units.empty() && plan.request.steps_per_core == 0 &&
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
    return fault.kind == FaultKind::kOnChipOverflow || fault.kind == FaultKind::kTooManyBuffers;
  });
  for (const ObligationRow& kind : ascendc::ObligationTable()) {
    if (!IsShown(kind) || kind.tolerated) continue;
    const bool seen =
        std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) { return IsAskedBy(fault.kind, kind.kind); });
    if (seen) proof.open[kind.kind] = kind.open;
  }
  return proof;
}

}  // namespace assay
