// By how much a loop-carried value may grow in every round: guesses, which are to be proved.
#pragma once

#include <map>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

// Simplest first: what a round adds, as far as that does not change from round to round (`left -= min(left, tile)`
// subtracts `tile`), and the increment of the first round. `at_start`: the values of what is carried, and of the
// loop's index, in the first round. Unknown values may differ in every round and are no candidates.
std::vector<Expr> StepCandidates(ExprPool& pool, Expr increment, const std::map<SymbolId, Expr>& at_start);

}  // namespace assay
