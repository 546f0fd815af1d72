// The guess: a carried value is linear in the loop's index, except perhaps after the last iteration (`if last: n =
// tail`). Checked by asking for an iteration that violates it. Loops whose count scalar evolution does not know are
// bounded the same way: all their carried values are guessed at once, then a round is found by which the test fails.
#include "solver/resolve.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "solver/replace-all.h"
#include "solver/rounds.h"
#include "solver/step-candidates.h"
#include "solver/tested-at-end.h"

namespace assay {
namespace {

constexpr std::size_t kMostWays = 25;

class Resolver {
 public:
  Resolver(DeviceEvents& events, const HoldsFunction& holds, WideInt most_rounds, bool tight)
      : events_(events), pool_(*events.pool), holds_(holds), most_rounds_(most_rounds), tight_(tight) {}

  void Run() {
    std::vector<bool> recurrence_done(events_.recurrences.size(), false);
    std::vector<bool> exit_done(events_.exit_values.size(), false);
    for (bool progress = true; progress;) {
      progress = false;
      for (std::size_t i = 0; i < events_.loops.size(); ++i) {
        if (!events_.loops[i].last && Bound(static_cast<int>(i))) progress = true;
        if (events_.loops[i].last && !events_.loops[i].exact && EndsWithItsTest(static_cast<int>(i))) progress = true;
      }
      for (std::size_t i = 0; i < recurrence_done.size(); ++i) {
        recurrence_done[i] = recurrence_done[i] || made_.contains(events_.recurrences[i].symbol);
        if (!recurrence_done[i] && Resolve(events_.recurrences[i])) progress = recurrence_done[i] = true;
      }
      for (std::size_t i = 0; i < exit_done.size(); ++i) {
        if (!exit_done[i] && Resolve(events_.exit_values[i])) progress = exit_done[i] = true;
      }
    }
    ReplaceAll(events_, [this](Expr e) { return Put(e); });
  }

 private:
  const Loop& LoopAt(int index) const { return events_.loops[static_cast<std::size_t>(index)]; }
  Expr Put(Expr e) {
    if (!e) return e;
    if (!tests_.empty()) {
      std::map<std::uint32_t, Expr> known;
      e = WithTests(e, known);
    }
    return made_.empty() ? e : pool_.Substitute(e, made_);
  }

  Expr WithTests(Expr e, std::map<std::uint32_t, Expr>& known) {
    if (const auto test = tests_.find(e->id); test != tests_.end()) return test->second;
    if (e->operands.empty()) return e;
    Expr& found = known[e->id];
    if (found) return found;
    std::vector<Expr> operands = e->operands;
    for (Expr& operand : operands) operand = WithTests(operand, known);
    return found = operands == e->operands ? e : pool_.WithOperands(e, operands);
  }

  void Define(SymbolId symbol, Expr value) {
    for (auto& [other, known] : made_) known = pool_.Substitute(known, {{symbol, value}});
    made_[symbol] = value;
  }

  // Symbols of other recurrences and exit values that are not resolved yet.
  bool LeansOnUnresolved(Expr e, const std::set<SymbolId>& own) const {
    std::set<SymbolId> symbols;
    AddSymbolsOf(e, symbols);
    auto open = [&](SymbolId s) { return !own.contains(s) && symbols.contains(s) && !made_.contains(s); };
    for (const Recurrence& r : events_.recurrences) {
      if (open(r.symbol)) return true;
    }
    for (const ExitValue& v : events_.exit_values) {
      if (open(v.symbol)) return true;
    }
    return false;
  }

  std::vector<Expr> Hypotheses(int loop) {
    std::vector<Expr> out;
    for (int at = loop; at >= 0; at = LoopAt(at).parent) {
      for (Expr guard : LoopAt(at).guards) out.push_back(Put(guard));
      if (LoopAt(at).last) out.push_back(pool_.Le(LoopAt(at).index, Put(LoopAt(at).last)));
    }
    return out;
  }

  bool Holds(std::vector<Expr> hypotheses, Expr goal) {
    if (goal->IsConst()) return goal->value != 0;
    return holds_(std::move(hypotheses), goal);
  }

  bool Resolve(const Recurrence& recurrence) {
    if (!recurrence.start || !recurrence.next) return false;
    const Expr start = Put(recurrence.start);
    const Expr next = Put(recurrence.next);
    if (LeansOnUnresolved(start, {recurrence.symbol}) || LeansOnUnresolved(next, {recurrence.symbol})) return false;
    const SymbolId index = static_cast<SymbolId>(LoopAt(recurrence.loop).index->value);
    if (!SymbolsOf(next).contains(recurrence.symbol)) {
      // What the round before computed from values that are known.
      const Expr round = LoopAt(recurrence.loop).index;
      const Expr earlier = pool_.Substitute(next, {{index, pool_.Sub(round, pool_.Const(1))}});
      // An unknown value may differ in every round.
      if (earlier->has_approximation) return false;
      Define(recurrence.symbol, pool_.Select(pool_.Eq(round, pool_.Const(0)), start, earlier));
      return true;
    }
    const Expr increment = pool_.Sub(next, pool_.SymbolAt(recurrence.symbol));
    for (Expr step : StepCandidates(pool_, increment, {{recurrence.symbol, start}, {index, pool_.Const(0)}})) {
      if (Try(recurrence, start, next, step)) return true;
    }
    return false;
  }

  // Everything in the loop happens after a passed test, so the guess may be wrong in the last round.
  bool TestGuardsAll(int index) const {
    const auto guards = [&](const auto& done) {
      const bool inside = std::find(done.loops.begin(), done.loops.end(), index) != done.loops.end();
      return !inside || IsAfterTest(LoopAt(index), done.guards);
    };
    if (!std::all_of(events_.events.begin(), events_.events.end(), guards)) return false;
    if (!std::all_of(events_.steps.begin(), events_.steps.end(), guards)) return false;
    for (const Loop& loop : events_.loops) {
      for (int at = loop.parent; at >= 0; at = LoopAt(at).parent) {
        if (at == index && !IsAfterTest(LoopAt(index), loop.guards)) return false;
      }
    }
    return true;
  }

  // No round passes the test after one that does not.
  bool EndsWithItsTest(int index) {
    Loop& loop = events_.loops[static_cast<std::size_t>(index)];
    if (!loop.continues || !TestGuardsAll(index)) return false;
    const Expr test = Put(loop.continues);
    if (test->has_approximation) return false;
    const Expr after =
        pool_.Substitute(test, {{static_cast<SymbolId>(loop.index->value), pool_.Add(loop.index, pool_.Const(1))}});
    std::vector<Expr> failing = Hypotheses(index);
    failing.push_back(pool_.Not(test));
    loop.exact = Holds(failing, pool_.Not(after));
    return loop.exact;
  }

  bool Bound(int index) {
    const Loop& loop = LoopAt(index);
    if (loop.repeats) return BoundAtEnd(index);
    if (!loop.continues || !TestGuardsAll(index)) return false;
    const std::vector<const Recurrence*> carried = CarriedBy(index, Put(loop.continues));
    std::set<SymbolId> own;
    for (const Recurrence* r : carried) {
      if (!r->start || !r->next) return false;
      own.insert(r->symbol);
    }
    if (LeansOnUnresolved(Put(loop.continues), own)) return false;
    const SymbolId id = static_cast<SymbolId>(loop.index->value);
    std::vector<std::vector<Expr>> choices;
    std::size_t ways = 1;
    std::map<SymbolId, Expr> at_start = {{id, pool_.Const(0)}};
    for (const Recurrence* r : carried) at_start[r->symbol] = Put(r->start);
    for (const Recurrence* r : carried) {
      if (LeansOnUnresolved(Put(r->start), {}) || LeansOnUnresolved(Put(r->next), own)) return false;
      choices.push_back(StepCandidates(pool_, pool_.Sub(Put(r->next), pool_.SymbolAt(r->symbol)), at_start));
      ways *= choices.back().size();
    }
    for (std::size_t way = 0; way < std::min(ways, kMostWays); ++way) {
      std::vector<Expr> steps;
      std::size_t rest = way;
      for (const auto& choice : choices) {
        steps.push_back(choice[rest % choice.size()]);
        rest /= choice.size();
      }
      if (TryBound(index, carried, steps)) return true;
    }
    return false;
  }

  // The loop's carried values of which its test is made, and those of which these are made.
  std::vector<const Recurrence*> CarriedBy(int index, Expr test) {
    std::vector<const Recurrence*> carried;
    std::set<SymbolId> needed = SymbolsOf(test);
    for (std::size_t before = 1; before != carried.size();) {
      before = carried.size();
      for (const Recurrence& r : events_.recurrences) {
        if (r.loop != index || made_.contains(r.symbol) || !needed.contains(r.symbol)) continue;
        if (std::find(carried.begin(), carried.end(), &r) != carried.end()) continue;
        carried.push_back(&r);
        if (r.next) AddSymbolsOf(Put(r.next), needed);
      }
      if (carried.empty()) break;
    }
    return carried;
  }

  // Removes the choices that the test decides, assuming that it holds.
  Expr WhereHolds(Expr e, Expr test) {
    const Expr fails = pool_.Not(test);
    while (e->kind == ExprKind::kSelect && (e->operands[0] == test || e->operands[0] == fails))
      e = e->operands[e->operands[0] == test ? 1 : 2];
    return e;
  }

  bool BoundAtEnd(int index) {
    Loop& loop = events_.loops[static_cast<std::size_t>(index)];
    TestedAtEnd asked{.test = Put(loop.repeats), .index = static_cast<SymbolId>(loop.index->value)};
    std::set<SymbolId> own;
    for (const Recurrence& r : events_.recurrences) {
      if (r.loop != index || made_.contains(r.symbol)) continue;
      if (!r.start || !r.next) return false;
      own.insert(r.symbol);
      asked.carried.push_back({r.symbol, Put(r.start), WhereHolds(Put(r.next), asked.test), {}});
    }
    if (LeansOnUnresolved(asked.test, own)) return false;
    for (CarriedValue& value : asked.carried) {
      if (LeansOnUnresolved(value.start, {}) || LeansOnUnresolved(value.next, own)) return false;
      const std::map<SymbolId, Expr> at_start = {{value.symbol, value.start}, {asked.index, pool_.Const(0)}};
      value.steps = StepCandidates(pool_, pool_.Sub(value.next, pool_.SymbolAt(value.symbol)), at_start);
    }
    asked.hypotheses = Hypotheses(index);
    asked.most_rounds = most_rounds_;
    const auto found = CountRounds(pool_, asked, [this](auto given, Expr goal) { return Holds(given, goal); });
    if (!found) return false;
    for (const auto& [symbol, value] : found->values) Define(symbol, value);
    Define(asked.index, found->last->IsConst(0) ? found->last : found->index);
    loop.index = found->index;
    loop.last = found->last;
    loop.exact = loop.counted = true;
    return true;
  }

  bool TryBound(int index, const std::vector<const Recurrence*>& carried, const std::vector<Expr>& steps) {
    Loop& loop = events_.loops[static_cast<std::size_t>(index)];
    const SymbolId id = static_cast<SymbolId>(loop.index->value);
    const Expr test = Put(loop.continues);
    auto at = [&](Expr e, Expr k) {
      std::map<SymbolId, Expr> values = {{id, k}};
      for (std::size_t i = 0; i < carried.size(); ++i) {
        values[carried[i]->symbol] = pool_.Add(Put(carried[i]->start), pool_.Mul(steps[i], k));
      }
      return pool_.Substitute(e, values);
    };
    const std::vector<Expr> hypotheses = Hypotheses(index);
    // What is known after the loop depends on its count.
    const bool used = std::any_of(events_.exit_values.begin(), events_.exit_values.end(),
                                  [&](const ExitValue& exit) { return exit.loop == index; });
    if ((!tight_ || used) && TryCount(index, carried, steps, test, at)) return true;
    WideInt bound = tight_ ? 1 : most_rounds_;
    while (bound <= most_rounds_ && !Holds(hypotheses, pool_.Not(at(test, pool_.Const(bound))))) bound *= 2;
    if (bound > most_rounds_) return false;
    const Expr k = pool_.NewSymbol(pool_.symbol(id).name, SymbolRole::kLoop, {0, bound});
    const Expr after = pool_.Add(k, pool_.Const(1));
    std::map<SymbolId, Expr> next_round = {{id, after}};
    Expr stays_linear = pool_.True();
    for (std::size_t i = 0; i < carried.size(); ++i) {
      const Expr next = at(Put(carried[i]->next), k);
      next_round[carried[i]->symbol] = next;
      const Expr guess = pool_.Add(Put(carried[i]->start), pool_.Mul(steps[i], after));
      stays_linear = pool_.And(stays_linear, pool_.Eq(next, guess));
    }
    std::vector<Expr> passing = hypotheses;
    passing.push_back(at(test, k));
    passing.push_back(pool_.Substitute(test, next_round));
    if (!carried.empty() && !Holds(passing, stays_linear)) return false;
    // Nor may the guess pass a test that fails.
    passing.back() = at(test, after);
    if (!carried.empty() && !Holds(passing, stays_linear)) return false;
    std::vector<Expr> failing = hypotheses;
    failing.push_back(pool_.Not(at(test, k)));
    loop.exact = Holds(failing, pool_.Not(at(test, after)));
    for (std::size_t i = 0; i < carried.size(); ++i) {
      Define(carried[i]->symbol, pool_.Add(Put(carried[i]->start), pool_.Mul(steps[i], k)));
    }
    Define(id, k);
    loop.index = k;
    loop.last = pool_.Const(bound);
    loop.counted = false;
    return true;
  }

  // The number of rounds as an expression: all tests before pass, and the one after the last round fails.
  template <class At>
  bool TryCount(int index, const std::vector<const Recurrence*>& carried, const std::vector<Expr>& steps, Expr test,
                const At& at) {
    Loop& loop = events_.loops[static_cast<std::size_t>(index)];
    const SymbolId id = static_cast<SymbolId>(loop.index->value);
    const Expr k = pool_.NewSymbol(pool_.symbol(id).name, SymbolRole::kLoop, {0, most_rounds_});
    const Expr count = PassesOf(pool_, at(test, k), static_cast<SymbolId>(k->value));
    if (!count || SymbolsOf(count).contains(static_cast<SymbolId>(k->value))) return false;
    const Expr after = pool_.Add(k, pool_.Const(1));
    std::map<SymbolId, Expr> next_round = {{id, after}};
    Expr stays_linear = pool_.True();
    for (std::size_t i = 0; i < carried.size(); ++i) {
      const Expr next = at(Put(carried[i]->next), k);
      next_round[carried[i]->symbol] = next;
      stays_linear =
          pool_.And(stays_linear, pool_.Eq(next, pool_.Add(Put(carried[i]->start), pool_.Mul(steps[i], after))));
    }
    const std::vector<Expr> hypotheses = Hypotheses(index);
    auto with = [&](std::initializer_list<Expr> more) {
      std::vector<Expr> all = hypotheses;
      all.insert(all.end(), more);
      return all;
    };
    if (!Holds(with({pool_.Lt(k, count)}), at(test, k))) return false;
    const Expr any = pool_.Lt(pool_.Const(0), count);
    if (!Holds(hypotheses, pool_.Or(any, pool_.Not(at(test, pool_.Const(0)))))) return false;
    if (!Holds(with({pool_.Eq(after, count)}), pool_.Not(pool_.Substitute(test, next_round)))) return false;
    if (!carried.empty() && !Holds(with({pool_.Lt(after, count)}), stays_linear)) return false;
    if (!carried.empty() && !Holds(with({pool_.Eq(after, count)}), stays_linear)) {
      const SymbolId round = static_cast<SymbolId>(k->value);
      for (const Recurrence* r : carried) {
        const Expr next = pool_.Substitute(next_round.at(r->symbol), {{round, pool_.Sub(count, pool_.Const(1))}});
        at_end_[index][r->symbol] = pool_.Select(any, next, Put(r->start));
      }
      if (!Holds(with({}), pool_.Not(at(test, count)))) tests_[LoopAt(index).continues->id] = pool_.Lt(k, count);
    }
    for (std::size_t i = 0; i < carried.size(); ++i) {
      Define(carried[i]->symbol, pool_.Add(Put(carried[i]->start), pool_.Mul(steps[i], k)));
    }
    Define(id, k);
    loop.index = k;
    loop.last = count;
    loop.exact = loop.counted = true;
    return true;
  }

  bool Try(const Recurrence& recurrence, Expr start, Expr next, Expr step) {
    const Loop& loop = LoopAt(recurrence.loop);
    const Expr index = loop.index;
    const SymbolId id = static_cast<SymbolId>(index->value);
    const Expr one = pool_.Const(1);
    auto linear = [&](Expr k) { return pool_.Add(start, pool_.Mul(step, k)); };
    const Expr after = pool_.Substitute(next, {{recurrence.symbol, linear(index)}});
    const Expr goal = pool_.Eq(after, linear(pool_.Add(index, one)));
    std::vector<Expr> hypotheses = Hypotheses(recurrence.loop);
    const Expr last = Put(loop.last);
    if (last) hypotheses.push_back(pool_.Lt(index, last));
    if (Holds(hypotheses, goal)) {
      Define(recurrence.symbol, linear(index));
      return true;
    }
    if (!last || !loop.counted) return false;
    hypotheses.push_back(pool_.Lt(pool_.Add(index, one), last));
    if (!Holds(hypotheses, goal)) return false;
    const Expr final_value = pool_.Substitute(after, {{id, pool_.Sub(index, one)}});
    const Expr at_end = pool_.And(pool_.Eq(index, last), pool_.Lt(pool_.Const(0), index));
    Define(recurrence.symbol, pool_.Select(at_end, final_value, linear(index)));
    return true;
  }

  bool Resolve(const ExitValue& exit) {
    const Loop& loop = LoopAt(exit.loop);
    if (!loop.last || !loop.counted) return false;
    const auto end = at_end_.find(exit.loop);
    const Expr value = Put(end == at_end_.end() ? exit.value : pool_.Substitute(exit.value, end->second));
    if (LeansOnUnresolved(value, {exit.symbol})) return false;
    Define(exit.symbol, pool_.Substitute(value, {{static_cast<SymbolId>(loop.index->value), Put(loop.last)}}));
    return true;
  }

  DeviceEvents& events_;
  ExprPool& pool_;
  const HoldsFunction& holds_;
  WideInt most_rounds_;
  bool tight_;
  std::map<SymbolId, Expr> made_;
  // Tests of loops as comparisons of their index and count: what a carried value is after the last round differs from
  // what it is by the closed form of the rounds.
  std::map<std::uint32_t, Expr> tests_;
  std::map<int, std::map<SymbolId, Expr>>
      at_end_;  // of a loop: carried values after the last round, if not by that form
};

}  // namespace

DeviceEvents Resolve(const DeviceEvents& events, const HoldsFunction& holds, WideInt most_rounds, bool tight) {
  DeviceEvents resolved = events;
  Resolver(resolved, holds, most_rounds, tight).Run();
  return resolved;
}

std::vector<NotAsked> LoopsNotAsked(const DeviceEvents& events) {
  const bool open = std::any_of(events.loops.begin(), events.loops.end(), [](const Loop& loop) { return !loop.last; });
  if (!open) return {};
  return {{"time-budget", "whether every loop ends"}};
}

}  // namespace assay
