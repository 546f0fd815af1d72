// Cheap methods first: a few shapes, the chain of all writes, many shapes; then the chain of each core, and every shape
// of a small domain.
#include "solver/outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "solver/chain.h"
#include "solver/cores.h"
#include "solver/sweep.h"

namespace assay {

using Status = ProofResult::Status;

void Charge(std::uint64_t steps, Effort& effort, std::uint64_t& budget) {
  budget -= std::min(budget, steps + 1);
  effort.steps -= std::min(effort.steps, steps + 1);
}

void OutputProofs::Output(int argument, std::vector<ProofResult>& results) {
  const Expr size = SizeOf(events_, argument);
  if (size->IsConst() && launch_.args[static_cast<std::size_t>(argument)].bytes <= 0) return;
  const std::string& name = launch_.args[static_cast<std::size_t>(argument)].name;
  ProofResult coverage;
  coverage.kind = ObligationKind::kCoverage;
  coverage.what = fmt::format("the cores write every byte of `{}`", name);
  ProofResult disjoint;
  disjoint.kind = ObligationKind::kDisjoint;
  disjoint.what = fmt::format("no two cores write the same bytes of `{}`", name);
  Concrete(argument, limits_.first, coverage, disjoint);
  const Assignment sample = shapes_.tries().empty() ? Assignment() : shapes_.tries().back();
  using Aim = SpanAlgebra::Aim;
  const auto prove = [&](Aim aim, bool each_core) {
    if (Late()) {
      coverage.why_undecided = disjoint.why_undecided = kLate;
      return;
    }
    entailment_.About(aim == Aim::kApart ? disjoint.what : coverage.what);
    const ChainProof chain = ProveChain(events_, argument, size, sample, entailment_, aim, each_core);
    for (ProofResult* r : {&coverage, &disjoint}) {
      const bool placed = chain.location >= 0 && static_cast<std::size_t>(chain.location) < events_.places.size();
      if (placed) r->where = events_.places[static_cast<std::size_t>(chain.location)];
      const Aim own = r == &coverage ? Aim::kCover : Aim::kApart;
      if (r->status == Status::kRefuted || (aim != Aim::kBoth && aim != own)) continue;
      if (chain.proved) r->status = Status::kProved;
      r->why_undecided = chain.why;
    }
    if (chain.proved && aim != Aim::kCover) once_.insert(argument);
  };
  const auto quiet = [&] { return coverage.status != Status::kRefuted && disjoint.status != Status::kRefuted; };
  const auto open = [&](const ProofResult& result) { return result.status == Status::kUndecided; };
  if (quiet()) prove(Aim::kBoth, false);
  // Walking many shapes costs more than a successful proof, and less than a failed one.
  if (quiet() && open(coverage) && !few_) Concrete(argument, limits_.all, coverage, disjoint);
  if (quiet() && open(coverage)) prove(Aim::kBoth, true);
  if (open(coverage)) prove(Aim::kCover, true);
  if (open(disjoint)) prove(Aim::kApart, true);
  if (quiet() && few_ && (open(coverage) || open(disjoint)))
    OutputSweep(events_, launch_, argument, size).All(*few_, limits_.exhaust, limits_.deadline, coverage, disjoint);
  results.push_back(std::move(coverage));
  results.push_back(std::move(disjoint));
}

ProofResult OutputProofs::Chained(int argument, ObligationKind kind, std::string what, SpanAlgebra::Aim aim) {
  ProofResult result;
  result.kind = kind;
  result.what = std::move(what);
  result.why_undecided = kLate;
  entailment_.About(result.what);
  const Assignment sample = shapes_.tries().empty() ? Assignment() : shapes_.tries().back();
  for (bool each_core : {false, true}) {
    if (Late() || result.status == Status::kProved) break;
    const ChainProof chain =
        ProveChain(events_, argument, SizeOf(events_, argument), sample, entailment_, aim, each_core);
    if (chain.proved) result.status = Status::kProved;
    if (chain.proved && aim != SpanAlgebra::Aim::kCover) once_.insert(argument);
    result.why_undecided = chain.why;
    result.where = events_.PlaceOf(chain.location);
  }
  return result;
}

void OutputProofs::InPlace(int argument, std::vector<ProofResult>& results) {
  const LaunchArgument& arg = launch_.args[static_cast<std::size_t>(argument)];
  if (arg.same_as < 0 || !arg.present || !WritesArgument(events_, arg.same_as)) return;
  results.push_back(Chained(arg.same_as, ObligationKind::kCoverage,
                            fmt::format("each element of `{}`, which is computed in place, is written once", arg.name),
                            SpanAlgebra::Aim::kBoth));
  if (results.back().status != Status::kProved)
    results.back().why_undecided = "whether what is not written or written again is right is not asked";
}

void OutputProofs::Added(int argument, std::vector<ProofResult>& results) {
  const LaunchArgument& arg = launch_.args[static_cast<std::size_t>(argument)];
  using Role = LaunchArgument::Role;
  const bool defined = arg.set_before || arg.role == Role::kInput || arg.same_as >= 0;
  if (defined || !arg.present || !WritesArgument(events_, argument, true)) return;
  if (arg.role == Role::kOutput) {
    results.push_back(Chained(argument, ObligationKind::kAtomic, AddedText(arg.name), SpanAlgebra::Aim::kCover));
    return;
  }
  ProofResult result;
  result.kind = ObligationKind::kAtomic;
  result.what = AddedText(arg.name);
  result.why_undecided = "its contents before the launch are unknown";
  results.push_back(std::move(result));
}

void OutputProofs::Concrete(int argument, Effort effort, ProofResult& coverage, ProofResult& disjoint) {
  const auto& tries = shapes_.tries();
  const auto breaks = [&](const Assignment& shape) { return BreaksAt(argument, shape, effort, coverage, disjoint); };
  for (std::size_t i = 0; i < tries.size() && effort.steps > 0; ++i) {
    if (!effort.Chooses(i, tries.size()) || !breaks(tries[i])) continue;
    effort = limits_.all;
    // A smaller shape among those left out.
    std::size_t smallest = i;
    for (std::size_t k = 0; k < smallest; ++k) {
      if (breaks(tries[k])) smallest = k;
    }
    shapes_.Shrink(tries[smallest], breaks);
    return;
  }
}

bool OutputProofs::BreaksAt(int argument, const Assignment& shape, Effort& effort, ProofResult& coverage,
                            ProofResult& disjoint) {
  std::uint64_t spent = 0;
  const OutputSweep sweep(events_, launch_, argument, SizeOf(events_, argument));
  const auto found = sweep.At(shape, std::min({limits_.walk, effort.steps, effort.steps_each}), spent);
  Charge(spent, effort, limits_.walk);
  bool broken = false;
  for (const ProofResult& r : found) {
    if (r.status != Status::kRefuted) continue;
    broken = true;
    sweep.Break(shape, r, r.kind == ObligationKind::kCoverage ? coverage : disjoint);
  }
  return broken;
}

}  // namespace assay
