// Lemmas about products of unknowns: two facts p >= 0 and q >= 0 give p * q >= 0. Only products whose monomials
// occur in the question are made.
#pragma once

#include <vector>

#include "solver/linear.h"

namespace assay {

struct LemmaLimits {
  std::size_t new_monomials = 0;  // monomials a product may add to those of the question
  std::size_t lemmas = 300;
};

// For `formulas`, already linear: facts that follow from them and help a solver of linear arithmetic.
std::vector<Expr> ProductLemmas(ExprPool& pool, Linearizer& linear, const std::vector<Expr>& formulas,
                                const LemmaLimits& limits);

}  // namespace assay
