// One path at a time; then the paths together.
#include "dialects/ascendc/prove/prove-all-shapes.h"

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/cut-short.h"
#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/host-run.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "analyzer/lift/lift.h"
#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/prove/launch-of-path.h"
#include "dialects/ascendc/prove/path-pieces.h"
#include "dialects/ascendc/prove/probe-shapes.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/prove/smaller-domains.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "dialects/ascendc/run/shape-runs.h"
#include "dialects/ascendc/semantics/fault-table.h"
#include "dialects/ascendc/worker/vector-only.h"
#include "solver/chosen-shapes.h"
#include "solver/entail.h"
#include "solver/narrow.h"
#include "solver/obligations.h"
#include "solver/prove.h"

namespace assay {
namespace {

using Status = ProofResult::Status;
using Role = LaunchArgument::Role;

// Limits on runs before a claim: for a domain that `assay prove` reports, for a part of it, and for a verdict
// alone. The best shapes come first; the cost of a run is measured in bytes.
constexpr ProbeBudget kProbesOfTable{};
constexpr ProbeBudget kProbesOfPart{.shapes = 12, .bytes = std::int64_t{48} << 20};
constexpr ProbeBudget kProbesOfVerdict{
    .shapes = 12, .bytes = std::int64_t{24} << 20, .bytes_each = std::int64_t{8} << 20, .given_has_run = true};
// The share of a proof's time that is reserved for runs at chosen shapes.
constexpr double kForProbes = 0.25;
constexpr std::size_t kMostOfWay = 24;

class ShapeProver {
 public:
  enum class For { kTable, kVerdict, kPart };

  // For a part: stops at the first refuted obligation, and runs no counterexample.
  ShapeProver(const RunInputs& inputs, ShapeProof& out, std::vector<ShapeRun>& replays, For purpose, Deadline deadline)
      : inputs_(inputs),
        contract_(*inputs.contract),
        shapes_(out),
        replays_(replays),
        purpose_(purpose),
        quick_(purpose == For::kPart),
        probes_(purpose == For::kTable     ? kProbesOfTable
                : purpose == For::kVerdict ? kProbesOfVerdict
                                           : kProbesOfPart),
        end_(deadline),
        deadline_(BeforeProbes(deadline)),
        runs_(inputs),
        domain_(DomainOf(contract_)),
        pool_(*domain_.pool) {}

  void WithoutProbes() { shapes_.probes.why_none = "no such run was asked for"; }

  void Run() {
    shapes_.attempted = true;
    shapes_.domain = fmt::format("{}; {}", domain_.text, contract_.chip);
    const ShapePaths found = ExplorePaths(inputs_, domain_, {.deadline = deadline_});
    shapes_.rest = found.rest;
    for (const ShapePath& path : found.paths) {
      if (IsLate(deadline_)) {
        if (shapes_.rest.empty()) shapes_.rest = "the time of the proof is up";
        break;
      }
      AddWays(path);
      if (quick_ && Refuted(shapes_.ways.back())) break;
    }
    Join();
    Probe();
    JoinValues();
    replays_.insert(replays_.end(), runs_.faulty().begin(), runs_.faulty().end());
    replays_.insert(replays_.end(), wrong_.begin(), wrong_.end());
  }

 private:
  static Deadline BeforeProbes(Deadline deadline) {
    const auto now = WorkClock::now();
    if (deadline == Deadline::max() || deadline <= now) return deadline;
    return now + std::chrono::duration_cast<WorkClock::duration>((deadline - now) * (1 - kForProbes));
  }

  static bool Refuted(const ShapeWay& way) {
    return std::any_of(way.results.begin(), way.results.end(),
                       [](const ProofResult& r) { return r.status == Status::kRefuted; });
  }

  // The path as a whole, or in pieces if only those are proved; each gets half of the time.
  void AddWays(const ShapePath& path) {
    const std::vector<NotAsked> gaps = shapes_.not_asked;
    const std::vector<ShapePath> in_pieces = PiecesOf(path, domain_, contract_);
    const Deadline end = deadline_, now = WorkClock::now();
    if (!in_pieces.empty() && end != Deadline::max() && now < end) deadline_ = now + (end - now) / 2;
    const CutShortAttempt attempt;
    shapes_.ways.push_back(Prove(path));
    deadline_ = end;
    const ShapeWay& whole = shapes_.ways.back();
    const bool open = shapes_.not_asked != gaps || !AllProved(whole.results);
    if (!open || Refuted(whole) || !whole.doubts.empty() || !whole.refused.empty()) return;
    std::vector<NotAsked> of_whole = std::move(shapes_.not_asked);
    shapes_.not_asked = gaps;
    std::vector<ShapeWay> pieces;
    for (const ShapePath& piece : in_pieces) {
      if (IsLate(deadline_)) break;
      pieces.push_back(Prove(piece));
      if (!AllProved(pieces.back().results)) break;
    }
    const bool all =
        !pieces.empty() && (AllProved(pieces.back().results) || Refuted(pieces.back())) && !IsLate(deadline_);
    if (!all) {
      shapes_.not_asked = std::move(of_whole);
      return;
    }
    // A refutation of a piece refutes the path; later obligations were not checked.
    const bool broken = Refuted(pieces.back());
    attempt.TakeBack();
    if (!broken) shapes_.ways.pop_back();
    std::move(pieces.begin(), pieces.end(), std::back_inserter(shapes_.ways));
    if (broken) shapes_.not_asked = std::move(of_whole);
  }

  // If a run has already shown a violation, there is nothing left to claim.
  void Probe() {
    if (!shapes_.probes.why_none.empty()) return;
    const auto& results = shapes_.results;
    const bool broken = std::any_of(results.begin(), results.end(), [](const ProofResult& r) { return r.replayed; });
    if (broken || (purpose_ != For::kTable && !Claimable())) return;
    shapes_.probes = assay::Probe(runs_, contract_, chosen_, probes_, end_, wrong_);
    // Any other shape of the domain may be a large one.
    if (purpose_ == For::kVerdict && shapes_.probes.wrong.empty() && shapes_.probes.shapes <= 1)
      shapes_.probes = assay::Probe(runs_, contract_, chosen_, kProbesOfPart, end_, wrong_);
  }

  bool Claimable() const { return shapes_.rest.empty() && AllProved(shapes_.results); }

  // The path's own example, and shapes that exercise most of the kernel's code.
  void Choose(const ShapePath& path, const DeviceEvents& events, const LaunchValues& launch) {
    std::vector<ShapeRuns::Values>& chosen = chosen_.emplace_back();
    chosen.push_back(path.example);
    for (const Assignment& shape : ChooseShapes(events, launch, kMostOfWay, probes_.bytes_each)) {
      ShapeRuns::Values values = path.example;
      for (const auto& [symbol, value] : shape) {
        for (std::size_t i = 0; i < values.size(); ++i) {
          const Symbol& ours = pool_.symbol(static_cast<SymbolId>(domain_.symbols[i]->value));
          if (ours.name == pool_.symbol(symbol).name)
            values[i] = static_cast<std::int64_t>(value) * contract_.symbols[i].multiple;
        }
      }
      chosen.push_back(std::move(values));
    }
  }

  ShapeWay Prove(const ShapePath& path) {
    ShapeWay way;
    for (std::size_t i = 0; i < path.example.size(); ++i) way.example[contract_.symbols[i].name] = path.example[i];
    for (Expr condition : path.conditions) way.when.push_back(Print(pool_, condition));
    way.doubts = path.host.doubts;
    if (!path.host.followed) {
      HostFails(path, way);
      return way;
    }
    if (path.host.host.status != ShapeRun::Status::kClean) {
      const auto& faults = path.host.host.faults;
      const bool failed = !faults.empty() && faults.front().kind == FaultKind::kHostFailed;
      (failed ? way.refused : way.doubts.emplace_back()) =
          failed ? "the tiling function fails" : "the host code does not run: " + path.host.host.why_undecided;
      return way;
    }
    if (!path.host.tiling_key_unknown.empty()) {
      way.doubts.push_back("the tiling key depends on " + path.host.tiling_key_unknown);
      return way;
    }
    if (!path.host.block_dim_unknown.empty())
      way.doubts.push_back("the number of cores depends on " + path.host.block_dim_unknown);
    const LoweredModule* kernel = inputs_.kernel;
    if (inputs_.by_key) kernel = inputs_.by_key(path.host.host.tiling_key);
    if (kernel == nullptr) {
      way.doubts.push_back(fmt::format("the kernel was not lowered for tiling key {}", path.host.host.tiling_key));
      return way;
    }
    const std::string entry = EntryOf(inputs_.facts->Get<KernelFacts>(), contract_);
    if (!RunsOnVectorCores(*kernel, entry, path.host.host.tiling_key)) {
      way.doubts.push_back("what matrix cores do is not lifted");
      return way;
    }
    LaunchValues launch = LaunchOf(inputs_, domain_, path);
    NarrowDomain(launch);
    ProveBudget budget;
    budget.to_first_refuted = quick_;
    budget.deadline = deadline_;
    const DeviceEvents events = Lift(*kernel, entry, launch);
    if (events.lifted && ascendc::TakesRest(events)) {
      Solver solver;
      Entailment entailment(*events.pool, solver, budget.query / 10);
      if (LeavesRoom(events, launch, ascendc::kRoomOfLibrary, entailment)) launch.room = ascendc::kRoomOfLibrary;
    }
    NameGaps(ascendc::NotAskedOf(events, launch));
    if (events.lifted) Choose(path, events, launch);
    ProofFacts proved = assay::Prove(events, launch, budget);
    NameGaps(std::move(proved.not_asked));
    way.results = std::move(proved.results);
    way.elementwise = std::move(proved.elementwise);
    for (ProofResult& result : way.results) {
      Rename(result);
      if (result.status == Status::kRefuted && !quick_) Replay(result, path);
    }
    return way;
  }

  void NameGaps(std::vector<NotAsked> gaps) {
    auto& all = shapes_.not_asked;
    for (NotAsked& gap : gaps) {
      if (std::find(all.begin(), all.end(), gap) == all.end()) all.push_back(std::move(gap));
    }
  }

  // The model in terms of dimensions, if they are multiples of something.
  void Rename(ProofResult& result) const {
    for (std::size_t i = 0; i < domain_.symbols.size(); ++i) {
      const ContractSymbol& symbol = contract_.symbols[i];
      if (symbol.multiple == 1) continue;
      const auto found = result.model.find(pool_.symbol(static_cast<SymbolId>(domain_.symbols[i]->value)).name);
      if (found == result.model.end()) continue;
      result.model[symbol.name] = found->second * symbol.multiple;
      result.model.erase(found);
    }
  }

  // A path that was not followed to its end may have none: a crash, a division by zero. The run itself tells.
  void HostFails(const ShapePath& path, ShapeWay& way) {
    ProofResult result;
    result.kind = ObligationKind::kDivision;
    result.what = "the tiling function comes to its end";
    for (const auto& [name, value] : way.example) result.model[name] = value;
    // For a shape too large for all cores a single core suffices: the tiling function fails before any core runs.
    const ShapeRun* run = runs_.Replay(path.example, 0);
    if (run == nullptr || run->faults.empty() || run->status != ShapeRun::Status::kFaults) return;
    result.status = Status::kRefuted;
    result.where = run->faults.front().where;
    result.replayed = AnyReal(run->faults);
    way.results.push_back(std::move(result));
    way.doubts.clear();
  }

  // Runs the operator at the shape of the counterexample.
  void Replay(ProofResult& result, const ShapePath& path) {
    std::vector<std::int64_t> values = path.example;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const auto found = result.model.find(contract_.symbols[i].name);
      if (found != result.model.end()) values[i] = found->second;
    }
    if (!runs_.OfOperator(values)) {
      result.status = Status::kUndecided;
      result.why_undecided =
          fmt::format("shapes that are not the operator's, such as {}", Describe(ContractAt(contract_, values)));
      result.model.clear();
      return;
    }
    const auto core = result.model.find("core");
    const ShapeRun* run = runs_.Replay(values, core == result.model.end() ? -1 : core->second);
    result.replayed = run != nullptr && Shown(result, run->faults);
    // What a run shows is told as a run of that shape alone tells it, advice too.
    if (result.replayed && run->status == ShapeRun::Status::kClean && told_.insert(run).second) wrong_.push_back(*run);
    result.unseen = run != nullptr && run->status == ShapeRun::Status::kClean && run->faults.empty() &&
                    run->scaled.empty() && SizeInBytes(ContractAt(contract_, values)) <= kMostReplayed;
    if (!result.unseen) return;
    result.status = Status::kUndecided;
    result.why_undecided =
        fmt::format("the solver's model did not show in a run at {}", Describe(ContractAt(contract_, values)));
  }

  // A fault shown by a run ranks above one that was only refuted.
  static bool Worse(const ProofResult& a, const ProofResult& b) {
    return Rank(a.status) != Rank(b.status) ? Rank(a.status) > Rank(b.status) : a.replayed && !b.replayed;
  }

  // Of all ways the same function, where nothing else is open and no run shows a fault.
  void JoinValues() {
    const auto& wrong = shapes_.probes.wrong;
    const bool faulty = std::any_of(wrong.begin(), wrong.end(), [](const ProbeRuns::Wrong& one) {
      return one.kind != ascendc::RowOf(FaultKind::kValueMismatch).word;
    });
    if (!Claimable() || !shapes_.not_asked.empty() || faulty) return;
    for (const ShapeWay& way : shapes_.ways) {
      Elementwise& all = shapes_.elementwise;
      if (!way.refused.empty()) continue;
      const bool other = all.shown() && way.elementwise.shown() && all.function != way.elementwise.function;
      all = way.elementwise;
      if (!all.shown()) return;
      if (!other) continue;
      all.why = "shapes that the host code treats differently are computed in different ways";
      return;
    }
  }

  // An obligation that holds on every path is proved; a doubt about a path leaves what it proved open.
  void Join() {
    std::vector<ProofResult>& all = shapes_.results;
    const auto key = [](const ProofResult& r) { return std::tie(r.where, r.kind, r.what); };
    for (const ShapeWay& way : shapes_.ways) {
      for (ProofResult result : way.results) {
        if (result.status == Status::kProved && !way.doubts.empty()) {
          result.status = Status::kUndecided;
          result.why_undecided = way.doubts.front();
        }
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const ProofResult& r) { return key(r) == key(result); });
        if (same == all.end()) {
          all.push_back(std::move(result));
        } else if (Worse(result, *same)) {
          *same = std::move(result);
        }
      }
    }
    std::sort(all.begin(), all.end(), [&](const ProofResult& a, const ProofResult& b) { return key(a) < key(b); });
  }

  const RunInputs& inputs_;
  const Contract& contract_;
  ShapeProof& shapes_;
  std::vector<ShapeRun>& replays_;
  For purpose_;
  bool quick_;
  ProbeBudget probes_;
  Deadline end_, deadline_;
  ShapeRuns runs_;
  ShapeDomain domain_;
  ExprPool& pool_;
  std::vector<std::vector<ShapeRuns::Values>> chosen_;
  std::vector<ShapeRun> wrong_;
  std::set<const ShapeRun*> told_;  // of runs_, those in wrong_
};

}  // namespace

void ProveDomain(const RunInputs& inputs, Deadline deadline, ShapeProof& out) {
  std::vector<ShapeRun> none;
  ShapeProver(inputs, out, none, ShapeProver::For::kPart, deadline).Run();
}

void ProveShapes(const RunInputs& inputs, const ShapeLimits& limits, ProofFacts& out, std::vector<ShapeRun>& replays,
                 const std::function<void()>& on_whole) {
  using Clock = WorkClock;
  const auto begin = Clock::now();
  const auto after = [&](double share) {
    if (limits.seconds <= 0) return Deadline::max();
    return begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits.seconds * share));
  };
  const auto purpose = limits.table || limits.parts ? ShapeProver::For::kTable : ShapeProver::For::kVerdict;
  ShapeProver whole(inputs, out.shapes, replays, purpose, after(limits.parts ? 0.4 : 1));
  if (!limits.probe) whole.WithoutProbes();
  whole.Run();
  on_whole();
  if (limits.parts) SeekParts(inputs, after(1), out.shapes);
}

}  // namespace assay
