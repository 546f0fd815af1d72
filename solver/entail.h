// Whether hypotheses imply a goal, with products of unknowns in both: linear arithmetic over monomials, helped by
// products of facts; the question is asked again with more of them before it is given up.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "solver/linear.h"
#include "solver/query.h"

namespace assay {

class Entailment {
 public:
  Entailment(ExprPool& pool, Solver& solver, std::uint64_t budget)
      : pool_(pool), solver_(solver), linear_(pool), budget_(budget) {}

  // kUnsat: the assertions exclude each other. kSat: a model of them, checked. Answered once a set of assertions.
  const Answer& Check(std::vector<Expr> assertions);
  bool Holds(const std::vector<Expr>& hypotheses, Expr goal);

 private:
  Answer Ask(const std::vector<Expr>& assertions);
  bool HoldsAtomic(const std::vector<Expr>& hypotheses, Expr goal);
  // What one question may cost: less once several were given up.
  std::uint64_t Budget() const;
  Answer Judge(Answer answer, const std::vector<Expr>& assertions) const;

  ExprPool& pool_;
  Solver& solver_;
  Linearizer linear_;
  std::uint64_t budget_;
  unsigned given_up_ = 0;
  std::map<std::vector<std::uint32_t>, Answer> answers_;
};

}  // namespace assay
