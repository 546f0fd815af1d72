// The bytes that an operand touches, as rows of parts: row r begins at `begin` + r * `stride` and contains the parts,
// given relative to its start.
#pragma once

#include <utility>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

struct Touched {
  bool known = true;  // false: no more is known than that it lies inside
  Expr begin;
  Expr count;
  Expr stride;
  std::vector<std::pair<Expr, Expr>> parts;  // ascending
  // One run of bytes.
  bool dense() const { return known && count->IsConst(1) && parts.size() == 1; }
};

enum class Side {
  kCertain,  // all of it is touched; what is not certain is left out, or nothing is known
  kPossible  // nothing else is touched
};

Touched TouchedBy(ExprPool& pool, const Operand& operand, Side side);
// That byte `b` lies in row `row`.
Expr InRow(ExprPool& pool, const Touched& touched, Expr row, Expr b);
// The end of the last row, relative to the start of the buffer.
Expr EndOf(ExprPool& pool, const Touched& touched);

}  // namespace assay
