// In turn: a few small inputs, which refute most wrong kernels; a proof for all; many inputs. An obligation that holds
// at all tried inputs but is not proved stays undecided.
#include "solver/symbolic.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "solver/cores.h"
#include "solver/defined-results.h"
#include "solver/elementwise.h"
#include "solver/entail.h"
#include "solver/exhaust.h"
#include "solver/global-defined.h"
#include "solver/instances.h"
#include "solver/obligations.h"
#include "solver/order.h"
#include "solver/outputs.h"
#include "solver/overlap.h"
#include "solver/protocol.h"
#include "solver/resolve.h"
#include "solver/shapes.h"
#include "solver/sweep.h"
#include "solver/units.h"
#include "solver/unwrap.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

constexpr Effort kFirst{24, 12'000, 200'000};
constexpr WideInt kManyRounds = static_cast<WideInt>(1) << 32;
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
    events_ = Resolve(events, holds, kManyRounds, false);
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
      const bool capacity = !results.empty() && results.back().kind == ObligationKind::kOnChipCapacity;
      if (capacity || !Ended(results)) results.push_back(Discharge(open));
    }
    if (few_ && !Ended(results)) WalkOpen(all, results);
    for (ProofResult& result : results) {
      if (result.kind == ObligationKind::kOnChipCapacity && result.status != Status::kProved) JudgeUse(result);
    }
    if (!Ended(results)) Defined(results);
    OutputProofs outputs(events_, launch_, entailment_, *shapes_, few_,
                         {kFirst, all_, walk_budget_, exhaust_budget_, deadline_});
    for (std::size_t i = 0; i < launch_.args.size() && !Ended(results); ++i) {
      if (launch_.args[i].role == LaunchArgument::Role::kOutput) outputs.Output(static_cast<int>(i), results);
    }
    for (std::size_t i = 0; i < launch_.args.size() && !Ended(results); ++i) {
      outputs.InPlace(static_cast<int>(i), results);
      outputs.Added(static_cast<int>(i), results);
    }
    if (!Ended(results)) {
      for (ProofResult& result :
           ProveOrder(events_, &*shapes_, entailment_, walk_budget_ / 4, deadline_, outputs.once()))
        results.push_back(std::move(result));
    }
    RestOnOthers(results);
    facts.not_asked = LoopsNotAsked(events_);
    if (AllProved(results) && facts.not_asked.empty() && !Late())
      facts.elementwise = ElementwiseOf(events_, launch_, entailment_);
    if (!Ended(results) && !(facts.elementwise.shown() && AllOutputsTraced())) JudgePadding(all, results);
    facts.results = MergeResults(std::move(results));
    facts.queries = solver_.asked();
    facts.effort = solver_.spent();
  }

 private:
  bool Late() const { return IsLate(deadline_); }

  bool Ended(const std::vector<ProofResult>& results) const {
    return to_first_refuted_ && !results.empty() && results.back().status == Status::kRefuted;
  }

  SymbolId IndexOf(int loop) const {
    return static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
  }

  std::vector<Expr> Violation(const OpenObligation& open) { return Violation(open, open.obligation.goal); }
  std::vector<Expr> Violation(const OpenObligation& open, Expr goal) {
    std::vector<Expr> out = open.obligation.hypotheses;
    out.push_back(pool_.Not(goal));
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

  // Buffers that are never accessed do no harm: only their used parts have to fit.
  void JudgeUse(ProofResult& result) {
    const auto uses = CapacityInUse(events_, launch_);
    std::vector<ProofResult> results;
    if (!uses && result.status == Status::kRefuted) {
      // A run does not check unused buffers. Later buffers lie at higher addresses.
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

  // For a domain of few shapes: open obligations are walked at each of them.
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
    auto ours =
        DefinedForAll(events_, launch_, entailment_, *shapes_, few_, {budget, {kFirst, all_}, deadline_, results});
    std::move(ours.begin(), ours.end(), std::back_inserter(results));
    const auto& tries = shapes_->tries();
    for (ProofResult& result : ReadsOfWritten(events_, launch_, entailment_,
                                              tries.empty() ? Assignment() : tries.back(), [this] { return Late(); }))
      results.push_back(std::move(result));
  }

  // Whether what is shown of values is about all that the kernel writes, but for its workspace.
  bool AllOutputsTraced() const {
    for (std::size_t i = 0; i < launch_.args.size(); ++i) {
      const auto role = launch_.args[i].role;
      if (role == LaunchArgument::Role::kOutput || role == LaunchArgument::Role::kWorkspace) continue;
      if (launch_.args[i].present && WritesArgument(events_, static_cast<int>(i))) return false;
    }
    return true;
  }

  // The device lets a kernel read the padding that allocations have behind a tensor. What is there may be anything, so
  // the access is in order only if no output gets any of it, and that is not followed here: such reads are left open.
  void JudgePadding(const std::vector<OpenObligation>& all, std::vector<ProofResult>& results) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (results[i].status != Status::kProved || !all[i].within || StaysWithin(all[i])) continue;
      results[i].status = Status::kUndecided;
      results[i].why_undecided =
          Late() ? kLate : "it may read the padding behind the tensor, and some of that might get into an output";
    }
  }

  bool StaysWithin(const OpenObligation& open) {
    const std::vector<Expr> beyond = Violation(open, open.within);
    const auto [known, fresh] = within_.try_emplace(KeyOf(beyond), false);
    if (!fresh) return known->second;
    const auto walked = [&] {
      const std::vector<Violated> one = {{0, open.loops, beyond}};
      const std::vector<Walked> end = WalkShapes(events_, one, *few_, exhaust_budget_, deadline_);
      return end.size() == 1 && end.front().why.empty() && !end.front().broken;
    };
    known->second =
        entailment_.Refutes(beyond) ||
        (!Late() && (entailment_.Check(beyond).kind == AnswerKind::kUnsat || (few_ && walked()) || CoreByCore(beyond)));
    return known->second;
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

  // The approximation that a model would rely on; empty if none.
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
    const Units units(events_);
    std::set<SymbolId> symbols;
    for (Expr e : violation) AddSymbolsOf(e, symbols);
    if (!units.AnyAxisIn(symbols) || units.count() > kMostCores || core_splits_ > 6) return false;
    for (WideInt unit = units.count() - 1; unit >= 0; --unit) {
      if (Late()) return false;
      std::vector<Expr> there;
      for (Expr e : violation) there.push_back(pool_.Substitute(e, units.Constants(unit, pool_)));
      if (entailment_.Check(there).kind != AnswerKind::kUnsat) {
        ++core_splits_;
        return false;
      }
    }
    return true;
  }

  // Whether some shape violates it; remembers which.
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
      Units(events_).Copy(symbols, found_);
      for (int loop : open.loops) found_[IndexOf(loop)] = symbols[IndexOf(loop)];
      return false;
    };
    const auto end = WalkInstances(events_, open.loops, violation, {}, budget, visit, shape).end;
    Charge(before - budget, effort, walk_budget_);
    return end == InstanceWalk::End::kStopped;
  }

  // The smallest violating shape, now that there is one.
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

  const LaunchValues& launch_;
  Solver solver_;
  ExprPool& pool_;
  Entailment entailment_;
  DeviceEvents events_;
  std::optional<Shapes> shapes_;
  std::optional<std::vector<Assignment>> few_;  // all shapes, where they are few
  std::uint64_t exhaust_budget_;
  std::map<std::vector<std::uint32_t>, Outcome> done_;
  std::map<std::vector<std::uint32_t>, bool> within_;
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
