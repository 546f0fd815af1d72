// The number of rounds of a loop that is tested at its end (do-while), and its loop-carried values: those that grow by
// the same amount in every round, and those that the previous round computed from them (`length = next_length`, as in
// code that fetches a tile while it computes the one before).
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

struct CarriedValue {
  SymbolId symbol = 0;
  Expr start, next;         // `next` may mention the loop's index and what is carried
  std::vector<Expr> steps;  // by which it may grow, simplest first
};

struct TestedAtEnd {
  Expr test;  // whether there is another round
  SymbolId index = 0;
  std::vector<CarriedValue> carried;
  std::vector<Expr> hypotheses;  // whenever the loop is reached
  WideInt most_rounds = 0;
};

struct CountedRounds {
  Expr index;  // a new symbol with the range that is known now
  Expr last;
  std::map<SymbolId, Expr> values;
};

using HoldsGoal = std::function<bool(const std::vector<Expr>& hypotheses, Expr goal)>;

// Guessed, then shown by induction over the rounds; nullopt if that fails.
std::optional<CountedRounds> CountRounds(ExprPool& pool, const TestedAtEnd& loop, const HoldsGoal& holds);

// How often a test of the form `start + step * k < end` passes, if it is of that form; to be checked.
Expr PassesOf(ExprPool& pool, Expr test, SymbolId k);

}  // namespace assay
