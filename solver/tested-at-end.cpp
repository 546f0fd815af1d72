// Let C be the number of rounds after the first. It suffices that all rounds before C pass the test, that round C
// does not, and that each value is the guessed one in the round after one that passes.
#include "solver/tested-at-end.h"

#include <algorithm>
#include <set>

namespace assay {
namespace {

constexpr std::size_t kMostWays = 8;
constexpr std::size_t kMostCounts = 6;

Expr WithoutWrap(Expr e) {
  const bool wrap = e->kind == ExprKind::kWrapSigned || e->kind == ExprKind::kWrapUnsigned;
  return wrap ? WithoutWrap(e->operands[0]) : e;
}

class Rounds {
 public:
  Rounds(ExprPool& pool, const TestedAtEnd& loop, const HoldsGoal& holds) : pool_(pool), loop_(loop), holds_(holds) {}

  std::optional<CountedRounds> Run() {
    index_ = pool_.NewSymbol(pool_.symbol(loop_.index).name, SymbolRole::kLoop, {0, loop_.most_rounds});
    std::vector<const CarriedValue*> growing;
    std::size_t ways = 1;
    for (const CarriedValue& value : loop_.carried) {
      if (!SymbolsOf(value.next).contains(value.symbol)) continue;
      growing.push_back(&value);
      ways *= value.steps.size();
    }
    for (std::size_t way = 0; way < std::min(ways, kMostWays); ++way) {
      std::map<SymbolId, Expr> values;
      std::size_t rest = way;
      for (const CarriedValue* value : growing) {
        const Expr step = value->steps[rest % value->steps.size()];
        rest /= value->steps.size();
        values[value->symbol] = pool_.Add(value->start, pool_.Mul(step, index_));
      }
      if (!Follow(values)) continue;
      // Unknown values may differ in every round.
      const bool known =
          !At(loop_.test, values)->has_approximation &&
          std::none_of(values.begin(), values.end(), [](const auto& value) { return value.second->has_approximation; });
      if (!known) return std::nullopt;
      for (Expr last : CountsOf(At(loop_.test, values))) {
        if (!Check(growing, values, last)) continue;
        // Where there is one round, nothing has to be multiplied by its number.
        const Expr zero = pool_.Const(0);
        if (!holds_(loop_.hypotheses, pool_.Le(last, zero))) return CountedRounds{index_, last, Simplest(values, last)};
        for (auto& [symbol, value] : values) value = AtRound(value, zero);
        const Expr none_later = pool_.NewSymbol(pool_.symbol(loop_.index).name, SymbolRole::kLoop, {0, 0});
        return CountedRounds{none_later, zero, Simplest(values, zero)};
      }
    }
    return std::nullopt;
  }

 private:
  SymbolId Index() const { return static_cast<SymbolId>(index_->value); }
  Expr AtRound(Expr e, Expr round) { return pool_.Substitute(e, {{Index(), round}}); }

  Expr At(Expr e, std::map<SymbolId, Expr> values) {
    values[loop_.index] = index_;
    return pool_.Substitute(e, values);
  }

  std::vector<Expr> With(std::initializer_list<Expr> more) const {
    std::vector<Expr> all = loop_.hypotheses;
    all.insert(all.end(), more);
    return all;
  }

  // Values that the previous round computed from known ones.
  bool Follow(std::map<SymbolId, Expr>& values) {
    for (std::size_t left = loop_.carried.size() - values.size(); left > 0;) {
      const std::size_t before = left;
      for (const CarriedValue& value : loop_.carried) {
        if (values.contains(value.symbol) || MentionsOpen(value.next, values)) continue;
        const Expr earlier = AtRound(At(value.next, values), pool_.Sub(index_, pool_.Const(1)));
        const Expr first = AtRound(earlier, pool_.Const(0));
        const bool same = first == value.start || holds_(loop_.hypotheses, pool_.Eq(first, value.start));
        values[value.symbol] = same ? earlier : pool_.Select(pool_.Eq(index_, pool_.Const(0)), value.start, earlier);
        --left;
      }
      if (left == before) return false;
    }
    return true;
  }

  bool MentionsOpen(Expr e, const std::map<SymbolId, Expr>& values) const {
    const std::set<SymbolId> symbols = SymbolsOf(e);
    return std::any_of(loop_.carried.begin(), loop_.carried.end(), [&](const CarriedValue& value) {
      return symbols.contains(value.symbol) && !values.contains(value.symbol);
    });
  }

  // Candidates from the comparisons in the test: often one of them decides it.
  std::vector<Expr> CountsOf(Expr test) {
    if (test->IsConst(0)) return {test};
    std::vector<Expr> counts, open = {test};
    std::set<std::uint32_t> seen;
    while (!open.empty() && counts.size() < kMostCounts) {
      const Expr e = open.back();
      open.pop_back();
      if (!seen.insert(e->id).second) continue;
      const bool compares = e->kind == ExprKind::kLt || e->kind == ExprKind::kLe;
      for (Expr passes : compares ? std::vector<Expr>{e, pool_.Not(e)} : std::vector<Expr>{}) {
        const Expr count = PassesOf(pool_, passes, Index());
        const bool fresh = count && !SymbolsOf(count).contains(Index()) &&
                           std::find(counts.begin(), counts.end(), count) == counts.end();
        if (fresh) counts.push_back(count);
      }
      for (Expr operand : e->operands) open.push_back(operand);
    }
    return counts;
  }

  bool Check(const std::vector<const CarriedValue*>& growing, const std::map<SymbolId, Expr>& values, Expr last) {
    const Expr test = At(loop_.test, values);
    const Expr goes_on = pool_.Lt(index_, last);
    const std::vector<Expr> going_on = With({goes_on});
    if (!holds_(loop_.hypotheses, pool_.Le(last, pool_.Const(loop_.most_rounds)))) return false;
    if (!holds_(loop_.hypotheses, pool_.Not(AtRound(test, last)))) return false;
    if (!holds_(going_on, test)) return false;
    const Expr after = pool_.Add(index_, pool_.Const(1));
    return std::all_of(growing.begin(), growing.end(), [&](const CarriedValue* value) {
      return holds_(going_on, pool_.Eq(At(value->next, values), AtRound(values.at(value->symbol), after)));
    });
  }

  // Without the choices that every round decides the same way.
  std::map<SymbolId, Expr> Simplest(std::map<SymbolId, Expr> values, Expr last) {
    const std::vector<Expr> rounds = With({pool_.Le(index_, last)});
    for (auto& [symbol, value] : values) {
      while (value->kind == ExprKind::kSelect) {
        const Expr when = value->operands[0];
        if (holds_(rounds, when)) {
          value = value->operands[1];
        } else if (holds_(rounds, pool_.Not(when))) {
          value = value->operands[2];
        } else {
          break;
        }
      }
    }
    return values;
  }

  ExprPool& pool_;
  const TestedAtEnd& loop_;
  const HoldsGoal& holds_;
  Expr index_;
};

}  // namespace

Expr PassesOf(ExprPool& pool, Expr test, SymbolId k) {
  const auto at = [&](Expr e, WideInt round) { return pool.Substitute(e, {{k, pool.Const(round)}}); };
  Expr room;  // positive where the test passes
  if (test->kind == ExprKind::kLt || test->kind == ExprKind::kLe) {
    room = pool.Sub(WithoutWrap(test->operands[1]), WithoutWrap(test->operands[0]));
    if (test->kind == ExprKind::kLe) room = pool.Add(room, pool.Const(1));
  } else if (test->kind == ExprKind::kNot && test->operands[0]->kind == ExprKind::kEq) {
    // Until they are equal: from the side on which they start.
    const Expr equal = test->operands[0];
    room = pool.Sub(WithoutWrap(equal->operands[1]), WithoutWrap(equal->operands[0]));
    if (pool.Sub(at(room, 0), at(room, 1))->range.hi < 0) room = pool.Sub(pool.Const(0), room);
  } else {
    return {};
  }
  const Expr all = at(room, 0);
  const Expr step = pool.Sub(all, at(room, 1));
  if (step->range.hi <= 0) return {};
  const Expr up = pool.Sub(pool.Add(pool.Max(all, pool.Const(0)), step), pool.Const(1));
  return pool.Div(up, step);
}

std::optional<CountedRounds> CountRounds(ExprPool& pool, const TestedAtEnd& loop, const HoldsGoal& holds) {
  return Rounds(pool, loop, holds).Run();
}

}  // namespace assay
