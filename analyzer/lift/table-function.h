// A table as one expression of the index: runs of entries that follow one formula, found by comparing neighbours and
// checked entry by entry.
#pragma once

#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

// The entry at `place`, which lies in [0, entries.size()); empty if it would take more than `most_pieces` formulas.
Expr TableFunction(ExprPool& pool, const std::vector<Expr>& entries, Expr place, std::size_t most_pieces);

}  // namespace assay
