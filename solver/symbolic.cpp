// In turn: a few small inputs, which refute most of what is wrong; a proof for all; many. What holds at all those tried
// and is not proved stays undecided.
#include "solver/symbolic.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "solver/chain.h"
#include "solver/cores.h"
#include "solver/defined-results.h"
#include "solver/entail.h"
#include "solver/exhaust.h"
#include "solver/instances.h"
#include "solver/obligations.h"
#include "solver/order.h"
#include "solver/overlap.h"
#include "solver/protocol.h"
#include "solver/resolve.h"
#include "solver/shapes.h"
#include "solver/sweep.h"
#include "solver/unwrap.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

constexpr Effort kFirst{24, 12'000, 200'000};
constexpr WideInt kMostRounds = static_cast<WideInt>(1) << 32;
constexpr WideInt kMostCores = 64;
constexpr WideInt kWalked = 4096;         // smaller inputs are walked to the end
constexpr std::size_t kFewShapes = 1024;  // so many are walked one by one
constexpr std::uint64_t kExhaust = 250;   // budgets of one walk that this may cost

class ForAll {
 public:
  ForAll(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget)
      : launch_(launch),
        pool_(*events.pool),
        entailment_(pool_, solver_, budget.query),
        exhaust_budget_(budget.enumeration * kExhaust),
        to_first_refuted_(budget.to_first_refuted),
        deadline_(budget.deadline),
        walk_budget_(budget.enumeration * 8),
        all_{SIZE_MAX, budget.enumeration / 16, budget.enumeration} {
    const HoldsFunction holds = [&](std::vector<Expr> hypotheses, Expr goal) {
      hypotheses.insert(hypotheses.end(), events.hypotheses.begin(), events.hypotheses.end());
      return entailment_.Holds(hypotheses, goal);
    };
    events_ = Resolve(events, holds, kMostRounds, false);
    Unwrap(events_, entailment_);
    shapes_.emplace(events_, launch, std::vector<Expr>{});
    few_ = AllShapes(events_, shapes_->symbols(), kFewShapes);
  }

  void Run(ProofFacts& facts) {
    std::vector<ProofResult> results;
    std::vector<OpenObligation> all = ObligationsOf(events_, launch_);
    for (OpenObligation& open : ArithmeticOf(events_)) all.push_back(std::move(open));
    for (OpenObligation& open : ProtocolOf(events_, launch_)) all.push_back(std::move(open));
    for (OpenObligation& open : CoresOf(events_, launch_)) all.push_back(std::move(open));
    for (OpenObligation& open : OverlapOf(events_)) all.push_back(std::move(open));
    for (const OpenObligation& open : all) {
      const bool capacity = !results.empty() && results.back().kind == ObligationKind::kUbCapacity;
      if (capacity || !Ended(results)) results.push_back(Discharge(open));
    }
    if (few_ && !Ended(results)) WalkOpen(all, results);
    for (ProofResult& result : results) {
      if (result.kind == ObligationKind::kUbCapacity && result.status != Status::kProved) JudgeUse(result);
    }
    if (!Ended(results)) Defined(results);
    for (std::size_t i = 0; i < launch_.args.size() && !Ended(results); ++i) {
      if (launch_.args[i].role == LaunchArgument::Role::kOutput) Output(static_cast<int>(i), results);
    }
    for (std::size_t i = 0; i < launch_.args.size() && !Ended(results); ++i) {
      InPlace(static_cast<int>(i), results);
      Added(static_cast<int>(i), results);
    }
    if (!Ended(results)) {
      for (ProofResult& result : ProveOrder(events_, &*shapes_, entailment_, walk_budget_ / 4, deadline_, once_))
        results.push_back(std::move(result));
    }
    facts.results = MergeResults(std::move(results));
    facts.queries = solver_.asked();
    facts.effort = solver_.spent();
  }

 private:
  bool Late() const { return WorkClock::now() > deadline_; }

  bool Ended(const std::vector<ProofResult>& results) const {
    return to_first_refuted_ && !results.empty() && results.back().status == Status::kRefuted;
  }

  SymbolId IndexOf(int loop) const {
    return static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
  }

  std::vector<Expr> Violation(const OpenObligation& open) {
    std::vector<Expr> out = open.obligation.hypotheses;
    out.push_back(pool_.Not(open.obligation.goal));
    std::erase_if(out, [](Expr e) { return e->IsConst(1); });
    return out;
  }

  ProofResult Discharge(const OpenObligation& open) {
    ProofResult result;
    result.kind = open.obligation.kind;
    result.where = open.obligation.place;
    result.what = open.obligation.text;
    entailment_.About(open.obligation.text);
    result.why_undecided = open.undecidable.empty() && Late() ? kLate : open.undecidable;
    if (!result.why_undecided.empty()) return result;
    if (open.obligation.goal->IsConst(1)) {
      result.status = Status::kProved;
      return result;
    }
    const std::vector<Expr> violation = Violation(open);
    const auto key = KeyOf(violation);
    if (const auto known = done_.find(key); known != done_.end()) {
      result.status = known->second.status;
      result.why_undecided = known->second.why_undecided;
      if (result.status == Status::kRefuted) PutModel(events_, open, known->second.values, result);
      return result;
    }
    Outcome outcome = Decide(open, violation);
    result.status = outcome.status;
    result.why_undecided = outcome.why_undecided;
    if (outcome.status == Status::kRefuted) PutModel(events_, open, outcome.values, result);
    done_.emplace(key, std::move(outcome));
    return result;
  }

  // Buffers that nothing touches do no harm: what has to fit is what is used of them.
  void JudgeUse(ProofResult& result) {
    const auto uses = CapacityInUse(events_, launch_);
    std::vector<ProofResult> results;
    if (!uses && result.status == Status::kRefuted) {
      // A run shows nothing of what is not used. Later buffers lie further back.
      const std::vector<OpenObligation> firsts = CapacityOfFirst(events_, launch_);
      for (auto use = firsts.rbegin(); use != firsts.rend(); ++use) {
        const ProofResult found = Discharge(*use);
        if (found.status != Status::kRefuted) continue;
        result.model = found.model;
        break;
      }
    }
    if (!uses) return;
    for (const OpenObligation& use : *uses) results.push_back(Discharge(use));
    if (few_) WalkOpen(*uses, results);
    const auto worst = std::max_element(results.begin(), results.end(), [](const ProofResult& a, const ProofResult& b) {
      return Rank(a.status) < Rank(b.status);
    });
    const bool proved = worst == results.end() || worst->status == Status::kProved;
    if (proved) result.what = InUseText(launch_);
    result.status = proved ? Status::kProved : worst->status;
    result.model = proved ? std::map<std::string, std::int64_t>() : worst->model;
    result.why_undecided = proved ? "" : worst->why_undecided;
  }

  // Of a domain of few shapes: what is open is walked at each of them.
  void WalkOpen(const std::vector<OpenObligation>& all, std::vector<ProofResult>& results) {
    std::vector<Violated> open;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool ours = results[i].status == Status::kUndecided && all[i].undecidable.empty();
      if (!ours) continue;
      std::vector<Expr> violation = Violation(all[i]);
      if (!SpeaksOfTwoCores(events_, violation)) open.push_back({i, all[i].loops, std::move(violation)});
    }
    for (const Walked& walked : WalkShapes(events_, open, *few_, exhaust_budget_, deadline_)) {
      ProofResult& result = results[walked.index];
      result.why_undecided = walked.why;
      if (walked.broken) result.why_undecided = LeansOn(all[walked.index], Violation(all[walked.index]));
      if (!result.why_undecided.empty()) continue;
      result.status = walked.broken ? Status::kRefuted : Status::kProved;
      if (walked.broken) PutModel(events_, all[walked.index], *walked.broken, result);
    }
  }

  void Defined(std::vector<ProofResult>& results) {
    const std::uint64_t budget = std::min(few_ ? exhaust_budget_ : walk_budget_, all_.steps * 8);
    auto ours = DefinedForAll(events_, launch_, entailment_, *shapes_, few_, {budget, {kFirst, all_}, deadline_});
    std::move(ours.begin(), ours.end(), std::back_inserter(results));
  }

  struct Outcome {
    Status status = Status::kUndecided;
    std::string why_undecided;
    Assignment values;
  };

  Outcome Decide(const OpenObligation& open, const std::vector<Expr>& violation) {
    if (entailment_.Refutes(violation)) return {Status::kProved, "", {}};
    const std::string leans = LeansOn(open, violation);
    if (leans.empty() && Tried(open, violation, kFirst)) return Found(open, violation);
    const Answer& answer = entailment_.Check(violation);
    if (answer.kind == AnswerKind::kUnsat) return {Status::kProved, "", {}};
    if (few_ && answer.kind != AnswerKind::kSat) return {Status::kUndecided, leans.empty() ? answer.reason : leans, {}};
    if (CoreByCore(violation)) return {Status::kProved, "", {}};
    if (!leans.empty()) return {Status::kUndecided, leans, {}};
    if (answer.kind == AnswerKind::kSat) {
      found_ = answer.model.values;
      return Found(open, violation);
    }
    if (Tried(open, violation, all_)) return Found(open, violation);
    return {Status::kUndecided, fmt::format("the solver gave up: {}", answer.reason), {}};
  }

  // What a model would lean on; empty where it leans on nothing.
  std::string LeansOn(const OpenObligation& open, const std::vector<Expr>& violation) const {
    std::set<SymbolId> symbols;
    for (Expr e : violation) AddSymbolsOf(e, symbols);
    for (const Approximation& a : events_.approximations) {
      if (a.has_symbol && symbols.contains(a.symbol)) return a.what;
    }
    for (int loop : open.loops) {
      if (!events_.loops[static_cast<std::size_t>(loop)].exact) return "a loop whose number of iterations is not known";
    }
    return open.obligation.exact ? "" : open.obligation.why_inexact;
  }

  bool CoreByCore(const std::vector<Expr>& violation) {
    const ExprRange cores = pool_.symbol(events_.core).range;
    std::set<SymbolId> symbols;
    for (Expr e : violation) AddSymbolsOf(e, symbols);
    if (!symbols.contains(events_.core) || cores.hi >= kMostCores || core_splits_ > 6) return false;
    for (WideInt core = cores.hi; core >= 0; --core) {
      if (Late()) return false;
      std::vector<Expr> there;
      for (Expr e : violation) there.push_back(pool_.Substitute(e, {{events_.core, pool_.Const(core)}}));
      if (entailment_.Check(there).kind != AnswerKind::kUnsat) {
        ++core_splits_;
        return false;
      }
    }
    return true;
  }

  // Whether some shape breaks it; remembers where.
  bool Tried(const OpenObligation& open, const std::vector<Expr>& violation, Effort effort) {
    const auto& tries = shapes_->tries();
    for (std::size_t i = 0; i < tries.size() && effort.steps > 0 && !Late(); ++i) {
      if (effort.Chooses(i, tries.size()) && BreaksAt(open, violation, tries[i], effort)) return true;
    }
    return false;
  }

  bool BreaksAt(const OpenObligation& open, const std::vector<Expr>& violation, const Assignment& shape,
                Effort& effort) {
    std::uint64_t budget = std::min({walk_budget_, effort.steps, effort.steps_each});
    const std::uint64_t before = budget;
    const auto visit = [&](const std::vector<WideInt>&, const std::vector<WideInt>& symbols) {
      found_ = shape;
      found_[events_.core] = symbols[events_.core];
      for (int loop : open.loops) found_[IndexOf(loop)] = symbols[IndexOf(loop)];
      return false;
    };
    const auto end = WalkInstances(events_, open.loops, violation, {}, budget, visit, shape).end;
    Charge(effort, before - budget);
    return end == InstanceWalk::End::kStopped;
  }

  void Charge(Effort& effort, std::uint64_t steps) {
    walk_budget_ -= std::min(walk_budget_, steps + 1);
    effort.steps -= std::min(effort.steps, steps + 1);
  }

  // The smallest of the shapes that breaks it, now that some does.
  Outcome Found(const OpenObligation& open, const std::vector<Expr>& violation) {
    Assignment some = found_;
    Effort effort = all_;
    for (const Assignment& shape : shapes_->tries()) {
      if (Late()) break;
      if (!BreaksAt(open, violation, shape, effort)) continue;
      const auto breaks = [&](const Assignment& smaller) { return BreaksAt(open, violation, smaller, effort); };
      Assignment best = found_;
      const auto keep = [&](const Assignment& smaller) { return breaks(smaller) && (best = found_, true); };
      shapes_->Shrink(shape, keep);
      return {Status::kRefuted, "", Smallest(violation, std::move(best))};
    }
    return {Status::kRefuted, "", Smallest(violation, std::move(some))};
  }

  // Large inputs are too many to walk: the solver is asked for smaller ones.
  Assignment Smallest(const std::vector<Expr>& violation, Assignment broken) {
    for (SymbolId id : shapes_->symbols()) {
      broken.emplace(id, pool_.symbol(id).range.lo);
      WideInt low =
          broken.at(id) > kWalked || SpeaksOfTwoCores(events_, violation) ? pool_.symbol(id).range.lo : broken.at(id);
      while (low < broken.at(id) && !Late()) {
        const WideInt middle = low + (broken.at(id) - low) / 2;
        std::vector<Expr> smaller = violation;
        smaller.push_back(pool_.Le(pool_.SymbolAt(id), pool_.Const(middle)));
        for (SymbolId other : shapes_->symbols()) {
          if (other != id) smaller.push_back(pool_.Eq(pool_.SymbolAt(other), pool_.Const(broken.at(other))));
        }
        const Answer& answer = entailment_.Check(std::move(smaller));
        if (answer.kind == AnswerKind::kSat) {
          for (const auto& [symbol, value] : answer.model.values) broken[symbol] = value;
        } else if (answer.kind == AnswerKind::kUnsat) {
          low = middle + 1;
        } else {
          break;
        }
      }
    }
    return broken;
  }

  void Output(int argument, std::vector<ProofResult>& results) {
    const Expr size = SizeOf(events_, argument);
    if (size->IsConst() && launch_.args[static_cast<std::size_t>(argument)].bytes <= 0) return;
    const std::string& name = launch_.args[static_cast<std::size_t>(argument)].name;
    ProofResult coverage;
    coverage.kind = ObligationKind::kCoverage;
    coverage.what = fmt::format("the cores write every byte of `{}`", name);
    ProofResult disjoint;
    disjoint.kind = ObligationKind::kDisjoint;
    disjoint.what = fmt::format("no two cores write the same bytes of `{}`", name);
    Concrete(argument, kFirst, coverage, disjoint);
    const Assignment sample = shapes_->tries().empty() ? Assignment() : shapes_->tries().back();
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
    // Walking many shapes costs more than a proof that succeeds, and less than one that does not.
    if (quiet() && open(coverage) && !few_) Concrete(argument, all_, coverage, disjoint);
    if (quiet() && open(coverage)) prove(Aim::kBoth, true);
    if (open(coverage)) prove(Aim::kCover, true);
    if (open(disjoint)) prove(Aim::kApart, true);
    if (quiet() && few_ && (open(coverage) || open(disjoint)))
      OutputSweep(events_, launch_, argument, size).All(*few_, exhaust_budget_, deadline_, coverage, disjoint);
    results.push_back(std::move(coverage));
    results.push_back(std::move(disjoint));
  }

  bool IsWritten(int argument, bool adding) const {
    for (const Event& event : events_.events) {
      if (adding && event.atomic == Event::Atomic::kNo) continue;
      for (const Operand& o : event.operands) {
        for (const BufferChoice& choice : o.buffers) {
          if (o.writes && events_.buffers[static_cast<std::size_t>(choice.buffer)].argument == argument) return true;
        }
      }
    }
    return false;
  }

  ProofResult Chained(int argument, ObligationKind kind, std::string what, SpanAlgebra::Aim aim) {
    ProofResult result;
    result.kind = kind;
    result.what = std::move(what);
    result.why_undecided = kLate;
    entailment_.About(result.what);
    const Assignment sample = shapes_->tries().empty() ? Assignment() : shapes_->tries().back();
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

  // An output in the memory of an input: what is not written keeps what the input held.
  void InPlace(int argument, std::vector<ProofResult>& results) {
    const LaunchArgument& arg = launch_.args[static_cast<std::size_t>(argument)];
    if (arg.same_as < 0 || !arg.present || !IsWritten(arg.same_as, false)) return;
    results.push_back(
        Chained(arg.same_as, ObligationKind::kCoverage,
                fmt::format("each element of `{}`, which is computed in place, is written once", arg.name),
                SpanAlgebra::Aim::kBoth));
    if (results.back().status != Status::kProved)
      results.back().why_undecided = "whether what is not written or written again is right is not asked";
  }

  // Outputs and the workspace start undefined.
  void Added(int argument, std::vector<ProofResult>& results) {
    const LaunchArgument& arg = launch_.args[static_cast<std::size_t>(argument)];
    using Role = LaunchArgument::Role;
    const bool defined = arg.set_before || arg.role == Role::kInput || arg.same_as >= 0;
    if (defined || !arg.present || !IsWritten(argument, true)) return;
    if (arg.role == Role::kOutput) {
      results.push_back(Chained(argument, ObligationKind::kAtomic, AddedText(arg.name), SpanAlgebra::Aim::kCover));
      return;
    }
    ProofResult result;
    result.kind = ObligationKind::kAtomic;
    result.what = AddedText(arg.name);
    result.why_undecided = "what it holds before the launch is not known";
    results.push_back(std::move(result));
  }

  // The concrete sweep at the shapes, smallest first, until one of them breaks either obligation.
  void Concrete(int argument, Effort effort, ProofResult& coverage, ProofResult& disjoint) {
    const auto& tries = shapes_->tries();
    const auto breaks = [&](const Assignment& shape) { return BreaksAt(argument, shape, effort, coverage, disjoint); };
    for (std::size_t i = 0; i < tries.size() && effort.steps > 0; ++i) {
      if (!effort.Chooses(i, tries.size()) || !breaks(tries[i])) continue;
      effort = all_;
      // A smaller one among those left out.
      std::size_t smallest = i;
      for (std::size_t k = 0; k < smallest; ++k) {
        if (breaks(tries[k])) smallest = k;
      }
      shapes_->Shrink(tries[smallest], breaks);
      return;
    }
  }

  bool BreaksAt(int argument, const Assignment& shape, Effort& effort, ProofResult& coverage, ProofResult& disjoint) {
    std::uint64_t spent = 0;
    const OutputSweep sweep(events_, launch_, argument, SizeOf(events_, argument));
    const auto found = sweep.At(shape, std::min({walk_budget_, effort.steps, effort.steps_each}), spent);
    Charge(effort, spent);
    bool broken = false;
    for (const ProofResult& r : found) {
      if (r.status != Status::kRefuted) continue;
      broken = true;
      sweep.Break(shape, r, r.kind == ObligationKind::kCoverage ? coverage : disjoint);
    }
    return broken;
  }

  const LaunchValues& launch_;
  Solver solver_;
  ExprPool& pool_;
  Entailment entailment_;
  DeviceEvents events_;
  std::optional<Shapes> shapes_;
  std::optional<std::vector<Assignment>> few_;  // all shapes, where they are few
  std::uint64_t exhaust_budget_;
  std::map<std::vector<std::uint32_t>, Outcome> done_;
  std::set<int> once_;  // arguments of which no byte is written twice
  Assignment found_;
  const bool to_first_refuted_;
  const WorkClock::time_point deadline_;
  std::uint64_t walk_budget_;
  const Effort all_;
  int core_splits_ = 0;
};

}  // namespace

ProofFacts ProveForAll(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget) {
  ProofFacts facts;
  facts.attempted = facts.for_all = true;
  facts.domain = "for all " + launch.symbolic->domain;
  ForAll(events, launch, budget).Run(facts);
  return facts;
}

}  // namespace assay
