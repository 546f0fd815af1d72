// Discharges obligations: by walking all instances if there are few, otherwise by Z3 with symbolic core and loop
// indexes. A model that relies on an approximation proves nothing.
#include "solver/prove.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "analyzer/facts/cut-short.h"
#include "solver/cores.h"
#include "solver/coverage.h"
#include "solver/defined-results.h"
#include "solver/entail.h"
#include "solver/global-defined.h"
#include "solver/instances.h"
#include "solver/obligations.h"
#include "solver/order.h"
#include "solver/overlap.h"
#include "solver/query.h"
#include "solver/resolve.h"
#include "solver/sweep.h"
#include "solver/symbolic.h"
#include "solver/units.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

// The number of hard questions that one proof may ask at full budget.
constexpr int kPatience = 3;

constexpr WideInt kMostRounds = 1 << 20;

// The number of steps up to which a walk is cheaper than a question, and the most that an easy question costs.
constexpr std::uint64_t kFewSteps = 200'000;
constexpr std::uint64_t kGlance = 10'000;

HoldsFunction HoldsBy(ExprPool& pool, Solver& solver, std::uint64_t budget) {
  return [&pool, &solver, budget](std::vector<Expr> hypotheses, Expr goal) {
    hypotheses.push_back(pool.Not(goal));
    return solver
               .Check({.name = "recurrence",
                       .assertions = std::move(hypotheses),
                       .at_most = {},
                       .budget = budget,
                       .pool = &pool})
               .kind == AnswerKind::kUnsat;
  };
}

class Prover {
 public:
  Prover(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget)
      : events_(Resolve(events, HoldsBy(*events.pool, solver_, budget.query), kMostRounds, true)),
        launch_(launch),
        budget_(budget),
        steps_(budget.steps),
        pool_(*events.pool) {}

  std::vector<ProofResult> Run() {
    std::vector<ProofResult> results;
    for (const OpenObligation& open : ObligationsOf(events_, launch_)) results.push_back(Discharge(open));
    for (ProofResult& result : results) {
      if (result.kind == ObligationKind::kOnChipCapacity && result.status == Status::kRefuted) InUse(result);
    }
    ProofResult defined;
    defined.kind = ObligationKind::kDefined;
    if (budget_.skip && budget_.skip(defined)) {
      defined.what = "what is read on chip was written";
      results.push_back(defined);
    } else {
      std::uint64_t steps = std::min(budget_.enumeration, steps_);
      Entailment entailment(pool_, solver_, budget_.query / 10);
      for (ProofResult& result : DefinedAtGiven(events_, launch_, entailment, results, steps))
        results.push_back(std::move(result));
      for (ProofResult& result : ReadsOfWritten(events_, launch_, entailment, {}, [] { return false; }))
        results.push_back(std::move(result));
    }
    ProveBudget left = budget_;
    left.enumeration = std::min(left.enumeration, steps_);
    for (ObligationKind kind : {ObligationKind::kCoverage, ObligationKind::kDisjoint}) {
      ProofResult ours;
      ours.kind = kind;
      if (budget_.skip && budget_.skip(ours)) left.enumeration = 0;
    }
    for (ProofResult& result : ProveCoverage(events_, launch_, left)) results.push_back(std::move(result));
    Waits(results);
    RestOnOthers(results);
    return MergeResults(std::move(results));
  }

  const DeviceEvents& events() const { return events_; }

 private:
  // Synchronisation between cores and between their units. If the run decides it, it is only listed.
  void Waits(std::vector<ProofResult>& results) {
    if (events_.flow.blocks.empty()) return;
    ProofResult order;
    order.kind = ObligationKind::kOrder;
    if (budget_.skip && budget_.skip(order)) {
      for (const auto& [kind, what] : kWaits) {
        ProofResult named;
        named.kind = kind;
        named.what = what;
        results.push_back(std::move(named));
      }
      return;
    }
    for (const OpenObligation& open : OverlapOf(events_)) results.push_back(Discharge(open));
    for (const OpenObligation& open : CoresOf(events_, launch_)) results.push_back(OfTwoCores(open));
    Entailment entailment(pool_, solver_, budget_.query);
    for (ProofResult& result :
         ProveOrder(events_, nullptr, entailment, std::min(steps_, kFewSteps), budget_.deadline, {}))
      results.push_back(std::move(result));
  }

  // The other core is a symbol that no walk enumerates.
  ProofResult OfTwoCores(const OpenObligation& open) {
    ProofResult result;
    result.kind = open.obligation.kind;
    result.where = open.obligation.place;
    result.what = open.obligation.text;
    result.why_undecided = open.undecidable;
    if (!open.undecidable.empty()) return result;
    Query query{.name = open.obligation.text,
                .assertions = open.obligation.hypotheses,
                .at_most = {},
                .budget = budget_.query,
                .pool = &pool_};
    query.assertions.push_back(pool_.Not(open.obligation.goal));
    std::erase_if(query.assertions, [](Expr e) { return e->IsConst(1); });
    if (Ask(query, {}).kind == AnswerKind::kUnsat) {
      result.status = Status::kProved;
    } else {
      result.why_undecided = "two cores can come to the same bytes at the same time";
    }
    return result;
  }

  static constexpr std::pair<ObligationKind, const char*> kWaits[] = {
      {ObligationKind::kFlags, "every flag is set and waited for in turn"},
      {ObligationKind::kOrder, "units of a core that touch the same bytes wait for each other"},
      {ObligationKind::kCores, "cores that share bytes of global memory wait for each other"},
      {ObligationKind::kLines, "scalar accesses to global memory find what belongs there"},
      {ObligationKind::kAtomic, "what is added atomically is added to something that was set"}};

  ProofResult Discharge(const OpenObligation& open) {
    ProofResult result;
    result.kind = open.obligation.kind;
    result.where = open.obligation.place;
    result.what = open.obligation.text;
    if (!open.undecidable.empty()) {
      result.why_undecided = open.undecidable;
      return result;
    }
    if (budget_.skip && budget_.skip(result)) return result;
    Query query{.name = open.obligation.text,
                .assertions = open.obligation.hypotheses,
                .at_most = {},
                .budget = budget_.query,
                .pool = &pool_};
    query.assertions.push_back(pool_.Not(open.obligation.goal));
    std::erase_if(query.assertions, [](Expr e) { return e->IsConst(1); });
    // Small launches are walked completely; the solver is for those with too many cores and iterations.
    if (Enumerate(open, query, std::min(kFewSteps, budget_.enumeration), result)) return result;
    Query glance = query;
    glance.budget = std::min(kGlance, budget_.query);
    if (Ask(glance, {}).kind == AnswerKind::kUnsat) {
      result.status = Status::kProved;
      return result;
    }
    if (Enumerate(open, query, budget_.enumeration, result)) return result;
    const Answer& answer = Ask(query, Order(open));
    switch (answer.kind) {
      case AnswerKind::kUnsat:
        result.status = Status::kProved;
        break;
      case AnswerKind::kSat:
        Refute(open, query, answer.model.values, result);
        break;
      case AnswerKind::kUnknown:
        result.why_undecided = fmt::format("the solver gave up: {}", answer.reason);
        break;
      case AnswerKind::kError:
        result.why_undecided = answer.reason;
        break;
    }
    return result;
  }

  // Buffers that are never accessed do no harm.
  void InUse(ProofResult& capacity) {
    const auto uses = CapacityInUse(events_, launch_);
    const bool fits = uses && std::all_of(uses->begin(), uses->end(), [&](const OpenObligation& use) {
                        return Discharge(use).status == Status::kProved;
                      });
    if (!fits) return;
    capacity.status = Status::kProved;
    capacity.what = InUseText(launch_);
    capacity.model.clear();
  }

  // Operands of one shape give the same question; it is answered once. Without an order, any model will do.
  const Answer& Ask(const Query& query, const std::vector<SymbolId>& order) {
    const auto [it, fresh] = answers_.try_emplace({order, KeyOf(query.assertions)});
    if (!fresh) return it->second;
    if (solver_.spent() > budget_.units) {
      it->second.reason = "the budget of the proof is spent";
      return it->second;
    }
    Query limited = query;
    if (given_up_ >= kPatience) limited.budget /= 10;
    it->second = order.empty() ? solver_.Check(limited) : solver_.CheckSmallest(limited, order);
    if (it->second.kind == AnswerKind::kUnknown && !order.empty()) ++given_up_;
    return it->second;
  }

  std::vector<SymbolId> Order(const OpenObligation& open) const {
    std::vector<SymbolId> order;
    for (const LaunchAxis& axis : events_.axes) order.push_back(axis.symbol);
    for (int loop : open.loops) order.push_back(IndexOf(loop));
    return order;
  }

  SymbolId IndexOf(int loop) const {
    return static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
  }

  // The approximation that a model of `query` would rely on; empty if none.
  std::string LeansOn(const OpenObligation& open, const Query& query, const Assignment& values) const {
    std::set<SymbolId> symbols;
    for (Expr e : query.assertions) AddSymbolsOf(e, symbols);
    for (const Approximation& a : events_.approximations) {
      if (a.has_symbol && symbols.contains(a.symbol)) return a.what;
    }
    for (int loop : open.loops) {
      const auto value = values.find(IndexOf(loop));
      const bool exact = events_.loops[static_cast<std::size_t>(loop)].exact;
      if (!exact && value != values.end() && value->second > 0) return "a loop whose number of iterations is not known";
    }
    return open.obligation.exact ? "" : open.obligation.why_inexact;
  }

  void Refute(const OpenObligation& open, const Query& query, const Assignment& values, ProofResult& result) const {
    result.why_undecided = LeansOn(open, query, values);
    if (!result.why_undecided.empty()) return;
    result.status = Status::kRefuted;
    PutModel(events_, open, values, result);
  }

  // All cores and iterations one by one; false if they exceed the budget or are unknown.
  bool Enumerate(const OpenObligation& open, const Query& query, std::uint64_t budget, ProofResult& result) {
    std::uint64_t left = std::min(budget, steps_);
    const std::uint64_t before = left;
    Assignment found;
    const auto visit = [&](const std::vector<WideInt>&, const std::vector<WideInt>& symbols) {
      Units(events_).Copy(symbols, found);
      for (int loop : open.loops) found[IndexOf(loop)] = symbols[IndexOf(loop)];
      return false;
    };
    const InstanceWalk::End end = WalkInstances(events_, open.loops, query.assertions, {}, left, visit).end;
    steps_ -= before - left;
    switch (end) {
      case InstanceWalk::End::kDone:
        result.status = Status::kProved;
        return true;
      case InstanceWalk::End::kStopped:
        Refute(open, query, found, result);
        return true;
      default:
        return false;
    }
  }

  Solver solver_;
  DeviceEvents events_;
  const LaunchValues& launch_;
  ProveBudget budget_;
  std::uint64_t steps_;
  ExprPool& pool_;
  std::map<std::pair<std::vector<SymbolId>, std::vector<std::uint32_t>>, Answer> answers_;
  int given_up_ = 0;
};

}  // namespace

std::vector<ProofResult> MergeResults(std::vector<ProofResult> results) {
  auto key = [](const ProofResult& r) { return std::tie(r.where, r.kind, r.what); };
  std::sort(results.begin(), results.end(), [&](const ProofResult& a, const ProofResult& b) {
    if (key(a) != key(b)) return key(a) < key(b);
    if (Rank(a.status) != Rank(b.status)) return Rank(a.status) > Rank(b.status);
    return std::tie(a.model, a.why_undecided) < std::tie(b.model, b.why_undecided);
  });
  const auto same = [&](const ProofResult& a, const ProofResult& b) { return key(a) == key(b); };
  results.erase(std::unique(results.begin(), results.end(), same), results.end());
  return results;
}

WorkClock::time_point WorkClock::now() {
  duration sum{};
  for (int whose : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used{};
    getrusage(whose, &used);
    for (const timeval& part : {used.ru_utime, used.ru_stime})
      sum += std::chrono::seconds(part.tv_sec) + std::chrono::microseconds(part.tv_usec);
  }
  return time_point(sum);
}

bool IsLate(WorkClock::time_point deadline) {
  if (deadline == WorkClock::time_point::max() || WorkClock::now() <= deadline) return false;
  NoteCutShort("the time of the proof was up before everything was asked: with more, more may be proved");
  return true;
}

std::string GivenShapes(const LaunchValues& launch) {
  return fmt::format("given shapes: {}; {} cores", launch.shapes, launch.block_dim);
}

ProofFacts Prove(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget) {
  ProofFacts facts;
  facts.attempted = true;
  facts.domain = GivenShapes(launch);
  if (!events.lifted) {
    ProofResult result;
    result.what = "the kernel's accesses stay inside their buffers";
    result.why_undecided = events.why_not;
    facts.results.push_back(std::move(result));
    return facts;
  }
  if (launch.symbolic) return ProveForAll(events, launch, budget);
  Prover prover(events, launch, budget);
  facts.results = prover.Run();
  facts.not_asked = LoopsNotAsked(prover.events());
  return facts;
}

}  // namespace assay
