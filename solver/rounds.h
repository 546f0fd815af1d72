// Classes of rounds of a loop: the first few by number, the others by their index modulo a period; and how many
// rounds remain, if that is few.
#pragma once

#include <compare>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

struct Round {
  signed char begin = 0;
  signed char end = 0;
  auto operator<=>(const Round&) const = default;
};

// Whether what has these guards happens only in rounds that pass the loop's test: not in the one that is left by it.
bool IsAfterTest(const Loop& loop, const std::vector<Expr>& guards);

class RoundClasses {
 public:
  // `exits`: the blocks from which the loop can be left.
  RoundClasses(ExprPool& pool, const Loop& loop, int first, int period, int last);

  std::vector<Round> First() const;
  std::vector<Round> After(Round round) const;
  bool CanBeLast(Round round) const { return !counts_down() || round.end == 0; }
  bool CanGoOn(Round round) const { return !counts_down() || round.end != 0; }
  bool counts_down() const { return last_ > 0; }
  // The loop's index in such rounds.
  Expr IndexIn(Round round) const { return index_[static_cast<std::size_t>(round.begin)]; }
  // What holds in these rounds, and after leaving the loop from one of them.
  std::vector<Expr> Facts(Round round) const;
  std::vector<Expr> AfterExit(Round round) const;
  SymbolId symbol() const { return static_cast<SymbolId>(loop_.index->value); }

 private:
  ExprPool& pool_;
  const Loop& loop_;
  int first_;
  int period_;
  int last_;
  std::vector<Expr> index_;
};

}  // namespace assay
