// The result of an interpreted instruction: the machine's bits, and their expression over the run's symbols. An
// expression is congruent to the number modulo 2^width, as in the lift.
#pragma once

#include <llvm/ADT/SmallVector.h>

#include <cstdint>

#include "analyzer/facts/expr.h"

namespace assay::concolic {

struct Cell {
  std::uint64_t bits = 0;    // zero-extended; the bytes of a float or double; an address
  Expr expr;                 // empty: does not depend on a symbol, or `opaque`
  std::uint16_t opaque = 0;  // depends on symbols in a way that no expression says; index of the reason, 0 = no

  bool symbolic() const { return expr || opaque != 0; }
};

// Scalars have one cell; structs, arrays and vectors one for each scalar in them, in order.
using Value = llvm::SmallVector<Cell, 1>;

}  // namespace assay::concolic
