// The guess: a carried value is linear in the loop's index, except perhaps after the last iteration (`if last: n =
// tail`). Checked by asking for an iteration that breaks it.
#include "solver/resolve.h"

#include <map>
#include <optional>

namespace assay {
namespace {

class Resolver {
 public:
  Resolver(DeviceEvents& events, Solver& solver, std::uint64_t budget)
      : events_(events), pool_(*events.pool), solver_(solver), budget_(budget) {}

  void Run() {
    std::vector<bool> recurrence_done(events_.recurrences.size(), false);
    std::vector<bool> exit_done(events_.exit_values.size(), false);
    for (bool progress = true; progress;) {
      progress = false;
      for (std::size_t i = 0; i < recurrence_done.size(); ++i) {
        if (!recurrence_done[i] && Resolve(events_.recurrences[i])) progress = recurrence_done[i] = true;
      }
      for (std::size_t i = 0; i < exit_done.size(); ++i) {
        if (!exit_done[i] && Resolve(events_.exit_values[i])) progress = exit_done[i] = true;
      }
    }
    SubstituteAll();
  }

 private:
  const Loop& LoopAt(int index) const { return events_.loops[static_cast<std::size_t>(index)]; }
  Expr Put(Expr e) { return e && !made_.empty() ? pool_.Substitute(e, made_) : e; }

  // Symbols of other recurrences and exit values that still stand for themselves.
  bool LeansOnUnresolved(Expr e, SymbolId self) const {
    std::set<SymbolId> symbols;
    AddSymbolsOf(e, symbols);
    auto open = [&](SymbolId s) { return s != self && symbols.contains(s) && !made_.contains(s); };
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
    hypotheses.push_back(pool_.Not(goal));
    return solver_.Check({"recurrence", std::move(hypotheses), {}, budget_}).kind == AnswerKind::kUnsat;
  }

  bool Resolve(const Recurrence& recurrence) {
    if (!recurrence.start || !recurrence.next) return false;
    const Expr start = Put(recurrence.start);
    const Expr next = Put(recurrence.next);
    if (LeansOnUnresolved(start, recurrence.symbol) || LeansOnUnresolved(next, recurrence.symbol)) return false;
    const SymbolId index = static_cast<SymbolId>(LoopAt(recurrence.loop).index->value);
    const Expr first = pool_.Substitute(next, {{recurrence.symbol, start}, {index, pool_.Const(0)}});
    std::vector<Expr> steps = {pool_.Const(0)};
    if (pool_.Sub(first, start) != steps[0]) steps.push_back(pool_.Sub(first, start));
    for (Expr step : steps) {
      if (Try(recurrence, start, next, step)) return true;
    }
    return false;
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
      made_[recurrence.symbol] = linear(index);
      return true;
    }
    if (!last || !loop.exact) return false;
    hypotheses.push_back(pool_.Lt(pool_.Add(index, one), last));
    if (!Holds(hypotheses, goal)) return false;
    const Expr final_value = pool_.Substitute(after, {{id, pool_.Sub(index, one)}});
    const Expr at_end = pool_.And(pool_.Eq(index, last), pool_.Lt(pool_.Const(0), index));
    made_[recurrence.symbol] = pool_.Select(at_end, final_value, linear(index));
    return true;
  }

  bool Resolve(const ExitValue& exit) {
    const Loop& loop = LoopAt(exit.loop);
    const Expr value = Put(exit.value);
    if (!loop.last || !loop.exact || LeansOnUnresolved(value, exit.symbol)) return false;
    made_[exit.symbol] = pool_.Substitute(value, {{static_cast<SymbolId>(loop.index->value), Put(loop.last)}});
    return true;
  }

  void PutAll(std::vector<Expr>& list) {
    for (Expr& e : list) e = Put(e);
  }

  void SubstituteAll() {
    for (Loop& loop : events_.loops) {
      loop.last = Put(loop.last);
      PutAll(loop.guards);
    }
    for (Buffer& buffer : events_.buffers) {
      for (Expr* e : {&buffer.count, &buffer.bytes, &buffer.address}) *e = Put(*e);
      PutAll(buffer.guards);
    }
    for (Event& event : events_.events) {
      PutAll(event.guards);
      for (Operand& o : event.operands) {
        for (Expr* e : {&o.offset, &o.rows, &o.row_bytes, &o.row_stride, &o.block_bytes}) *e = Put(*e);
        for (BufferChoice& choice : o.buffers) choice.guard = Put(choice.guard);
      }
    }
  }

  DeviceEvents& events_;
  ExprPool& pool_;
  Solver& solver_;
  std::uint64_t budget_;
  std::map<SymbolId, Expr> made_;
};

}  // namespace

DeviceEvents Resolve(const DeviceEvents& events, Solver& solver, std::uint64_t budget) {
  DeviceEvents resolved = events;
  if (!resolved.recurrences.empty() || !resolved.exit_values.empty()) Resolver(resolved, solver, budget).Run();
  return resolved;
}

}  // namespace assay
