// Levels of help: no lemma, products over the question's own monomials, products that may add one monomial; each with
// choices multiplied out, then with symbols for them.
#include "solver/entail.h"

#include <algorithm>
#include <utility>

#include "solver/lemmas.h"

namespace assay {

namespace {

// The most that an easy question costs.
constexpr std::uint64_t kGlance = 6'000;

}  // namespace

void Entailment::Sharpen(std::vector<Expr>& assertions) {
  for (Expr& e : assertions) {
    if (e->kind != ExprKind::kNot || e->operands[0]->kind != ExprKind::kEq) continue;
    const auto& sides = e->operands[0]->operands;
    const Expr room = pool_.Sub(sides[1], sides[0]);
    for (Expr other : assertions) {
      if (other->kind != ExprKind::kLe) continue;
      const Expr at_least = pool_.Sub(other->operands[1], other->operands[0]);
      if (at_least != room && at_least != pool_.Sub(sides[0], sides[1])) continue;
      e = at_least == room ? pool_.Lt(sides[0], sides[1]) : pool_.Lt(sides[1], sides[0]);
      break;
    }
  }
}

Entailment::Key Entailment::Normalise(std::vector<Expr>& assertions) {
  Sharpen(assertions);
  std::erase_if(assertions, [](Expr e) { return e->IsConst(1); });
  std::sort(assertions.begin(), assertions.end(), [](Expr a, Expr b) { return a->id < b->id; });
  assertions.erase(std::unique(assertions.begin(), assertions.end()), assertions.end());
  return KeyOf(assertions);
}

const Answer& Entailment::Check(std::vector<Expr> assertions) {
  Key key = Normalise(assertions);
  if (const auto found = answers_.find(key); found != answers_.end()) return found->second;
  Answer answer = Ask(assertions, seen_.contains(key));
  return answers_.emplace(std::move(key), std::move(answer)).first->second;
}

bool Entailment::Refutes(std::vector<Expr> assertions) {
  Key key = Normalise(assertions);
  if (const auto found = answers_.find(key); found != answers_.end()) return found->second.kind == AnswerKind::kUnsat;
  std::vector<Expr> linear;
  Answer answer{AnswerKind::kUnsat, "", {}};
  if (Linearise(linear_, assertions, linear)) {
    const std::uint64_t budget = std::min(kGlance, Budget());
    if (budget == 0) return false;
    answer = solver_.Check(
        {.name = about_, .assertions = std::move(linear), .at_most = {}, .budget = budget, .pool = &pool_});
  }
  if (answer.kind == AnswerKind::kSat && Judge(answer, assertions).kind != AnswerKind::kSat) seen_.insert(key);
  if (answer.kind != AnswerKind::kUnsat) return false;
  answers_.emplace(std::move(key), std::move(answer));
  return true;
}

bool Entailment::Linearise(Linearizer& by, const std::vector<Expr>& assertions, std::vector<Expr>& linear,
                           bool* named) {
  for (Expr e : assertions) {
    if (e->IsConst(0)) return false;
    const Expr made = by.Linear(e);
    if (made->IsConst(0)) return false;
    if (!made->IsConst(1)) linear.push_back(made);
  }
  for (Expr axiom : by.AxiomsFor(linear, named)) linear.push_back(axiom);
  return true;
}

// A model of the linearised question is one of ours only if it satisfies the original assertions.
Answer Entailment::Judge(Answer answer, const std::vector<Expr>& assertions) const {
  if (answer.kind != AnswerKind::kSat) return answer;
  Assignment values;
  std::set<SymbolId> symbols;
  for (Expr e : assertions) AddSymbolsOf(e, symbols);
  for (SymbolId id : symbols) {
    const auto found = answer.model.values.find(id);
    values[id] = found == answer.model.values.end() ? pool_.symbol(id).range.lo : found->second;
  }
  for (Expr e : assertions) {
    const auto holds = Evaluate(e, values);
    if (!holds || *holds == 0) return {AnswerKind::kUnknown, "a product of values that are not known", {}};
  }
  answer.model.values = std::move(values);
  return answer;
}

Answer Entailment::Ask(const std::vector<Expr>& assertions, bool seen) {
  struct Reading {
    Linearizer& by;
    std::vector<Expr> linear;
    std::size_t lemmas = 0;
  };
  Reading sides{linear_, {}}, names{named_, {}};
  bool named = false;
  if (!Linearise(linear_, assertions, sides.linear)) return {AnswerKind::kUnsat, "", {}};
  if (!Linearise(named_, assertions, names.linear, &named)) return {AnswerKind::kUnsat, "", {}};
  Answer best{AnswerKind::kUnknown, "a product of values that are not known", {}};
  for (std::size_t level = 0; level < 3; ++level) {
    for (Reading* reading : {&sides, &names}) {
      if ((reading == &names && !named) || (reading == &sides && level == 0 && seen)) continue;
      if (Budget() == 0) return {AnswerKind::kUnknown, "the budget of the proof is spent", {}};
      std::vector<Expr> question = reading->linear;
      if (level > 0) {
        const std::vector<Expr> lemmas = ProductLemmas(pool_, reading->by, question, {level - 1, 150 * level});
        if (lemmas.size() == reading->lemmas) continue;
        reading->lemmas = lemmas.size();
        question.insert(question.end(), lemmas.begin(), lemmas.end());
      }
      const Answer answer = solver_.Check(
          {.name = about_, .assertions = std::move(question), .at_most = {}, .budget = Budget(), .pool = &pool_});
      if (answer.kind == AnswerKind::kUnsat) return answer;
      const Answer judged = Judge(answer, assertions);
      if (judged.kind == AnswerKind::kSat) return judged;
      best = judged;
    }
  }
  ++given_up_;
  return best;
}

std::uint64_t Entailment::Budget() const {
  // Questions that are answered cost up to 15,000 units; once the shared limit is reached, no more are asked.
  if (solver_.spent() > 20 * budget_) return 0;
  return given_up_ < 4 ? 3 * budget_ / 10 : given_up_ < 16 ? budget_ / 10 : budget_ / 25;
}

bool Entailment::HoldsAtomic(const std::vector<Expr>& hypotheses, Expr goal) {
  if (goal->IsConst() && goal->value != 0) return true;
  if (std::find(hypotheses.begin(), hypotheses.end(), goal) != hypotheses.end()) return true;
  std::vector<Expr> assertions = hypotheses;
  assertions.push_back(pool_.Not(goal));
  return Check(std::move(assertions)).kind == AnswerKind::kUnsat;
}

bool Entailment::Holds(const std::vector<Expr>& hypotheses, Expr goal) {
  if (goal->kind == ExprKind::kAnd) {
    return Holds(hypotheses, goal->operands[0]) && Holds(hypotheses, goal->operands[1]);
  }
  if (goal->kind == ExprKind::kEq) {
    const Expr a = goal->operands[0];
    const Expr b = goal->operands[1];
    return HoldsAtomic(hypotheses, pool_.Le(a, b)) && HoldsAtomic(hypotheses, pool_.Le(b, a));
  }
  return HoldsAtomic(hypotheses, goal);
}

}  // namespace assay
