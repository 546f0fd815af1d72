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

  // kUnsat: the assertions contradict each other. kSat: a checked model. Answered once per set of assertions.
  const Answer& Check(std::vector<Expr> assertions);
  // A cheap test for contradiction; false says nothing.
  bool Refutes(std::vector<Expr> assertions);
  bool Holds(const std::vector<Expr>& hypotheses, Expr goal);
  // The purpose of the next questions, for logs.
  void About(std::string what) { about_ = std::move(what); }

 private:
  using Key = std::vector<std::uint32_t>;
  Key Normalise(std::vector<Expr>& assertions);
  // a <= b and a != b become a < b, so that later products use one fact instead of two.
  void Sharpen(std::vector<Expr>& assertions);
  // The assertions without products, with axioms; false if they already contradict each other. `named`: whether choices
  // got symbols.
  static bool Linearise(Linearizer& by, const std::vector<Expr>& assertions, std::vector<Expr>& linear,
                        bool* named = nullptr);
  Answer Ask(const std::vector<Expr>& assertions, bool seen);
  bool HoldsAtomic(const std::vector<Expr>& hypotheses, Expr goal);
  // The budget of one question: lower once several were given up.
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
  std::set<Key> seen_;  // the linear question by itself has a model that is not one of ours
};

}  // namespace assay
