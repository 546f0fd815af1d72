// A round has index k < first, or k >= first with a remainder modulo the period.
#include "solver/rounds.h"

#include <algorithm>

namespace assay {

bool IsAfterTest(const Loop& loop, const std::vector<Expr>& guards) {
  return loop.continues && std::find(guards.begin(), guards.end(), loop.continues) != guards.end();
}

RoundClasses::RoundClasses(ExprPool& pool, const Loop& loop, int first, int period, int last)
    : pool_(pool), loop_(loop), first_(first), period_(period), last_(loop.last && loop.counted ? last : 0) {
  for (int k = 0; k < first; ++k) index_.push_back(pool.Const(k));
  const Symbol own = pool.symbol(symbol());
  for (int rest = 0; rest < period; ++rest) {
    if (first == 0 && period == 1) {
      index_.push_back(loop.index);
      continue;
    }
    const WideInt low = (first - rest + period - 1) / period;
    const Expr turn = pool.NewSymbol(own.name, SymbolRole::kLoop, {low > 0 ? low : 0, own.range.hi / period + 1});
    index_.push_back(pool.Add(pool.Mul(pool.Const(period), turn), pool.Const(rest)));
  }
}

std::vector<Round> RoundClasses::First() const {
  std::vector<Round> rounds;
  for (int end = 0; end <= last_; ++end) rounds.push_back({0, static_cast<signed char>(end)});
  return rounds;
}

std::vector<Round> RoundClasses::After(Round round) const {
  const int begin = round.begin + 1 < first_ ? round.begin + 1
                    : round.begin < first_   ? first_ + first_ % period_
                                             : first_ + (round.begin - first_ + 1) % period_;
  const auto at = [&](int end) { return Round{static_cast<signed char>(begin), static_cast<signed char>(end)}; };
  if (last_ == 0) return {at(0)};
  if (round.end == 0) return {};
  if (round.end < last_) return {at(round.end - 1)};
  return {at(last_), at(last_ - 1)};
}

std::vector<Expr> RoundClasses::Facts(Round round) const {
  if (!loop_.last) return {};
  const Expr index = IndexIn(round);
  if (last_ == 0) return {pool_.Le(index, loop_.last)};
  const Expr ahead = pool_.Add(index, pool_.Const(round.end));
  return {round.end < last_ ? pool_.Eq(ahead, loop_.last) : pool_.Le(ahead, loop_.last)};
}

std::vector<Expr> RoundClasses::AfterExit(Round round) const {
  if (last_ == 0) return {};
  if (round.begin < first_) return {pool_.Eq(loop_.last, pool_.Const(round.begin))};
  std::vector<Expr> facts = {pool_.Le(pool_.Const(first_), loop_.last)};
  if (period_ > 1)
    facts.push_back(pool_.Eq(pool_.Rem(loop_.last, pool_.Const(period_)), pool_.Const(round.begin - first_)));
  return facts;
}

}  // namespace assay
