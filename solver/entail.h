// Whether hypotheses imply a goal, with products of unknowns in both: linear arithmetic over monomials, helped by
// products of facts; the question is asked again with more of them before it is given up.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/linear.h"
#include "solver/query.h"

namespace assay {

class Entailment {
 public:
  Entailment(ExprPool& pool, Solver& solver, std::uint64_t budget)
      : pool_(pool), solver_(solver), linear_(pool), named_(pool, Linearizer::Choices::kNamed), budget_(budget) {}

  // kUnsat: the assertions exclude each other. kSat: a model of them, checked. Answered once a set of assertions.
  const Answer& Check(std::vector<Expr> assertions);
  // A cheap test whether they exclude each other; false says nothing.
  bool Refutes(std::vector<Expr> assertions);
  bool Holds(const std::vector<Expr>& hypotheses, Expr goal);
  // What the next questions are for, in logs.
  void About(std::string what) { about_ = std::move(what); }

 private:
  using Key = std::vector<std::uint32_t>;
  Key Normalise(std::vector<Expr>& assertions);
  // a <= b and a != b become a < b: what is multiplied later is one fact, not two.
  void Sharpen(std::vector<Expr>& assertions);
  // The assertions without products, with axioms; false where they exclude each other already. `named`: whether choices
  // got symbols.
  static bool Linearise(Linearizer& by, const std::vector<Expr>& assertions, std::vector<Expr>& linear,
                        bool* named = nullptr);
  Answer Ask(const std::vector<Expr>& assertions, bool seen);
  bool HoldsAtomic(const std::vector<Expr>& hypotheses, Expr goal);
  // What one question may cost: less once several were given up.
  std::uint64_t Budget() const;
  Answer Judge(Answer answer, const std::vector<Expr>& assertions) const;

  ExprPool& pool_;
  Solver& solver_;
  Linearizer linear_;
  Linearizer named_;
  std::uint64_t budget_;
  unsigned given_up_ = 0;
  std::string about_ = "what the events say";
  std::map<Key, Answer> answers_;
  std::set<Key> seen_;  // the linear question by itself has a model that is none of ours
};

}  // namespace assay
