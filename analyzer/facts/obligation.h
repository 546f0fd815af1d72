// One condition that a right kernel must satisfy: `goal`, whenever all `hypotheses` hold.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/expr.h"
#include "analyzer/facts/proof.h"
#include "analyzer/facts/source-range.h"

namespace assay {

struct Obligation {
  ObligationKind kind = ObligationKind::kGlobalBounds;
  SourceRange place;
  std::string text;  // "copy of `x` stays inside its 2,048 bytes"
  std::vector<Expr> hypotheses;
  Expr goal;
  bool exact = true;  // false: a failing goal proves nothing, since the extent is an over-approximation
  std::string why_inexact;
};

}  // namespace assay
