// Expressions without products of unknowns: products are multiplied out to monomials, and a monomial, a quotient or a
// wrap that ranges do not remove becomes a fresh symbol with axioms. This is sound: what is unsatisfiable afterwards
// was unsatisfiable before.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

using Monomial = std::vector<SymbolId>;          // sorted; with repetition for powers
using Polynomial = std::map<Monomial, WideInt>;  // the empty monomial is the constant

class Linearizer {
 public:
  // How a multiplied choice (select, min, max) is treated: each side is multiplied, which is exact and grows; or the
  // choice becomes a fresh symbol, which is enough for bounds.
  enum class Choices { kBothSides, kNamed };

  explicit Linearizer(ExprPool& pool, Choices choices = Choices::kBothSides) : pool_(pool), choices_(choices) {}

  Expr Linear(Expr e);
  // Axioms of all our symbols in `roots`, and of those in the axioms; sets `named`, if given, when a choice has a
  // symbol there.
  std::vector<Expr> AxiomsFor(const std::vector<Expr>& roots, bool* named = nullptr) const;
  // A linear expression that is a plain sum; false if it contains a choice (select, min, max) or truth value.
  bool ToPolynomial(Expr e, Polynomial& out) const;
  Expr FromPolynomial(const Polynomial& p);
  // The symbol of a monomial, and whether it has one already.
  Expr SymbolFor(const Monomial& monomial);
  bool Known(const Monomial& monomial) const { return monomial.size() < 2 || monomials_.contains(monomial); }
  // Factors of a symbol: itself, or those of the monomial that it represents.
  Monomial FactorsOf(SymbolId symbol) const;

 private:
  Expr Make(Expr e);
  Expr Product(Expr a, Expr b);
  Expr Named(Expr choice);
  Expr Quotient(Expr a, Expr b, ExprRange range);
  Expr Wrapped(Expr wrap, Expr inner);

  ExprPool& pool_;
  const Choices choices_;
  std::unordered_map<const ExprNode*, Expr> linear_;
  std::unordered_map<const ExprNode*, Expr> named_;
  std::set<SymbolId> names_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Expr> products_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Expr> quotients_;
  std::map<Monomial, Expr> monomials_;
  std::map<SymbolId, Monomial> factors_;
  std::map<SymbolId, std::vector<Expr>> axioms_;
};

}  // namespace assay
