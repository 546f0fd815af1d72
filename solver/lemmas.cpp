// Facts are taken from the formulas, under the conditions of the choices that contain them, and then multiplied
// pairwise.
#include "solver/lemmas.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "analyzer/facts/expr-ops.h"

namespace assay {
namespace {

constexpr std::size_t kMostFacts = 160;
constexpr std::size_t kMostGuards = 3;
constexpr WideInt kWide = static_cast<WideInt>(1) << 62;

// If all guards hold, polynomial >= 0 (or == 0).
struct Fact {
  std::vector<Expr> guards;
  Polynomial polynomial;
  bool equality = false;
  bool bound = false;  // an end of a symbol's range
  bool operator==(const Fact&) const = default;
};

class Facts {
 public:
  Facts(ExprPool& pool, Linearizer& linear, const std::vector<Expr>& formulas) : pool_(pool), linear_(linear) {
    for (Expr f : formulas) Read(f, {});
    Conditions(formulas);
    Bounds(formulas);
  }

  const std::vector<Fact>& facts() const { return facts_; }
  const std::set<Monomial>& monomials() const { return monomials_; }

 private:
  void Read(Expr f, std::vector<Expr> guards) {
    const auto& o = f->operands;
    switch (f->kind) {
      case ExprKind::kAnd:
        Read(o[0], guards);
        return Read(o[1], std::move(guards));
      case ExprKind::kLe:
        return Cases(pool_.Sub(o[1], o[0]), std::move(guards), false);
      case ExprKind::kLt:
        return Cases(pool_.Sub(pool_.Sub(o[1], o[0]), pool_.Const(1)), std::move(guards), false);
      case ExprKind::kEq:
        return Cases(pool_.Sub(o[1], o[0]), std::move(guards), true);
      case ExprKind::kOr:
        if (guards.size() >= kMostGuards) return;
        for (int side = 0; side < 2; ++side) {
          std::vector<Expr> under = guards;
          under.push_back(pool_.Not(o[static_cast<std::size_t>(1 - side)]));
          Read(o[static_cast<std::size_t>(side)], std::move(under));
        }
        return;
      default:
        return;
    }
  }

  // The first choice in `e`, if any.
  static Expr Choice(Expr e) {
    switch (e->kind) {
      case ExprKind::kMin:
      case ExprKind::kMax:
      case ExprKind::kSelect:
        return e;
      case ExprKind::kAdd:
      case ExprKind::kMul:
        for (Expr operand : e->operands) {
          if (const Expr found = Choice(operand)) return found;
        }
        return {};
      default:
        return {};
    }
  }

  Expr Replaced(Expr e, Expr from, Expr to) {
    if (e == from) return to;
    if (e->kind == ExprKind::kAdd) {
      Expr sum = pool_.Const(0);
      for (Expr term : e->operands) sum = pool_.Add(sum, Replaced(term, from, to));
      return sum;
    }
    if (e->kind == ExprKind::kMul) return pool_.Mul(e->operands[0], Replaced(e->operands[1], from, to));
    return e;
  }

  void Cases(Expr e, std::vector<Expr> guards, bool equality) {
    const Expr choice = Choice(e);
    if (!choice) {
      Fact fact{std::move(guards), {}, equality};
      if (linear_.ToPolynomial(e, fact.polynomial)) Add(std::move(fact));
      return;
    }
    if (guards.size() >= kMostGuards || facts_.size() >= kMostFacts) return;
    const auto& o = choice->operands;
    const bool select = choice->kind == ExprKind::kSelect;
    const Expr x = select ? o[1] : o[0];
    const Expr y = select ? o[2] : o[1];
    const Expr first = select ? o[0] : choice->kind == ExprKind::kMin ? pool_.Le(x, y) : pool_.Le(y, x);
    std::vector<Expr> then_guards = guards;
    std::vector<Expr> else_guards = guards;
    // A minimum with a positive factor is at most either operand: no guard is needed.
    const bool free = !select && !equality && Sign(e, choice) == (choice->kind == ExprKind::kMin ? 1 : -1);
    if (!free) {
      then_guards.push_back(first);
      else_guards.push_back(pool_.Not(first));
    }
    Cases(Replaced(e, choice, x), std::move(then_guards), equality);
    Cases(Replaced(e, choice, y), std::move(else_guards), equality);
  }

  static int Sign(Expr e, Expr choice) {
    if (e == choice) return 1;
    if (e->kind == ExprKind::kMul) return e->operands[0]->value > 0 ? 1 : -1;
    for (Expr term : e->operands) {
      if (term == choice) return 1;
      if (term->kind == ExprKind::kMul && term->operands[1] == choice) return term->operands[0]->value > 0 ? 1 : -1;
    }
    return 0;
  }

  void Add(Fact fact) {
    std::erase_if(fact.polynomial, [](const auto& term) { return term.second == 0; });
    std::erase_if(fact.guards, [](Expr g) { return g->IsConst(1); });
    if (std::any_of(fact.guards.begin(), fact.guards.end(), [](Expr g) { return g->IsConst(0); })) return;
    for (const auto& [monomial, factor] : fact.polynomial) {
      if (monomial.size() > 1) monomials_.insert(monomial);
    }
    const bool constant = std::all_of(fact.polynomial.begin(), fact.polynomial.end(),
                                      [](const auto& term) { return term.first.empty(); });
    if (constant || facts_.size() >= kMostFacts) return;
    if (std::find(facts_.begin(), facts_.end(), fact) == facts_.end()) facts_.push_back(std::move(fact));
  }

  // A condition implies itself: with itself as guard it is a fact, too.
  void Conditions(const std::vector<Expr>& formulas) {
    std::set<const ExprNode*> seen;
    std::vector<Expr> open(formulas.rbegin(), formulas.rend());
    while (!open.empty()) {
      const Expr e = open.back();
      open.pop_back();
      if (!seen.insert(e.node()).second) continue;
      open.insert(open.end(), e->operands.begin(), e->operands.end());
      if (e->kind == ExprKind::kSelect) Literal(e->operands[0]);
      if (e->kind == ExprKind::kMin || e->kind == ExprKind::kMax) Literal(pool_.Le(e->operands[0], e->operands[1]));
      if (e->kind == ExprKind::kOr) {
        Literal(e->operands[0]);
        Literal(e->operands[1]);
      }
      if (e->kind == ExprKind::kSymbol) {
        const Monomial monomial = linear_.FactorsOf(static_cast<SymbolId>(e->value));
        if (monomial.size() > 1) monomials_.insert(monomial);
      }
    }
  }

  void Literal(Expr condition) {
    if (condition->IsConst()) return;
    const auto& o = condition->operands;
    if (condition->kind == ExprKind::kAnd || condition->kind == ExprKind::kOr) {
      Literal(o[0]);
      return Literal(o[1]);
    }
    if (condition->kind == ExprKind::kNot) return Literal(o[0]);
    Read(condition, {condition});
    if (condition->kind == ExprKind::kLt || condition->kind == ExprKind::kLe) {
      Read(pool_.Not(condition), {pool_.Not(condition)});
    }
  }

  void Bounds(const std::vector<Expr>&) {
    std::set<SymbolId> factors;
    for (const Monomial& monomial : monomials_) factors.insert(monomial.begin(), monomial.end());
    for (SymbolId id : factors) {
      const ExprRange range = pool_.symbol(id).range;
      if (range.lo > -kWide) Bound({{{id}, 1}, {{}, -range.lo}});
      if (range.hi < kWide) Bound({{{id}, -1}, {{}, range.hi}});
    }
  }

  void Bound(Polynomial polynomial) {
    std::erase_if(polynomial, [](const auto& term) { return term.second == 0; });
    Fact fact{{}, std::move(polynomial), false, false};
    if (std::find(facts_.begin(), facts_.end(), fact) != facts_.end()) return;
    fact.bound = true;
    facts_.push_back(std::move(fact));
  }

  ExprPool& pool_;
  Linearizer& linear_;
  std::vector<Fact> facts_;
  std::set<Monomial> monomials_;
};

std::optional<Polynomial> Multiply(const Polynomial& a, const Polynomial& b) {
  Polynomial product;
  for (const auto& [x, p] : a) {
    for (const auto& [y, q] : b) {
      const auto factor = expr_ops::MulExact(p, q);
      if (!factor) return std::nullopt;
      Monomial monomial = x;
      monomial.insert(monomial.end(), y.begin(), y.end());
      std::sort(monomial.begin(), monomial.end());
      WideInt& sum = product[monomial];
      sum += *factor;
      if (!expr_ops::Fits(sum)) return std::nullopt;
    }
  }
  std::erase_if(product, [](const auto& term) { return term.second == 0; });
  return product;
}

class Multiplier {
 public:
  Multiplier(ExprPool& pool, Linearizer& linear, const Facts& facts, const LemmaLimits& limits)
      : pool_(pool), linear_(linear), facts_(facts.facts()), known_(facts.monomials()), limits_(limits) {
    for (const Monomial& monomial : known_) {
      for (std::size_t i = 0; i < monomial.size(); ++i) {
        for (std::size_t k = i + 1; k < monomial.size(); ++k) pairs_.insert({monomial[i], monomial[k]});
      }
    }
  }

  std::vector<Expr> Run() {
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (facts_[i].equality) TimesSymbols(facts_[i]);
      for (std::size_t k = i; k < facts_.size() && out_.size() < limits_.lemmas; ++k) Pair(facts_[i], facts_[k]);
    }
    return std::move(out_);
  }

 private:
  // Quick rejection: some pair of their symbols must occur in a known monomial.
  bool Related(const Fact& a, const Fact& b) const {
    for (const auto& [x, p] : a.polynomial) {
      for (const auto& [y, q] : b.polynomial) {
        if (x.empty() || y.empty()) continue;
        if (pairs_.contains(std::minmax(x.front(), y.front()))) return true;
        if (pairs_.contains(std::minmax(x.back(), y.back()))) return true;
      }
    }
    return false;
  }

  void Pair(const Fact& a, const Fact& b) {
    if (a.equality || b.equality || !Related(a, b)) return;
    std::vector<Expr> guards = a.guards;
    for (Expr g : b.guards) {
      if (std::find(guards.begin(), guards.end(), g) == guards.end()) guards.push_back(g);
    }
    if (guards.size() > kMostGuards) return;
    for (Expr g : guards) {
      if (std::find(guards.begin(), guards.end(), pool_.Not(g)) != guards.end()) return;
    }
    if (const auto product = Multiply(a.polynomial, b.polynomial)) Emit(guards, *product, false);
  }

  void TimesSymbols(const Fact& fact) {
    std::set<SymbolId> symbols;
    for (const auto& [a, b] : pairs_) {
      symbols.insert(a);
      symbols.insert(b);
    }
    for (SymbolId id : symbols) {
      if (const auto product = Multiply(fact.polynomial, {{{id}, 1}})) Emit(fact.guards, *product, true);
    }
  }

  void Emit(const std::vector<Expr>& guards, const Polynomial& product, bool equality) {
    std::size_t unknown = 0;
    std::size_t high = 0;
    for (const auto& [monomial, factor] : product) {
      if (monomial.size() < 2) continue;
      ++high;
      if (!known_.contains(monomial)) ++unknown;
    }
    if (high == 0 || unknown > limits_.new_monomials || (unknown > 0 && unknown == high)) return;
    const Expr sum = linear_.FromPolynomial(product);
    Expr lemma = equality ? pool_.Eq(sum, pool_.Const(0)) : pool_.Le(pool_.Const(0), sum);
    for (Expr g : guards) lemma = pool_.Or(lemma, pool_.Not(g));
    if (!lemma->IsConst(1) && made_.insert(lemma->id).second) out_.push_back(lemma);
  }

  ExprPool& pool_;
  Linearizer& linear_;
  const std::vector<Fact>& facts_;
  const std::set<Monomial>& known_;
  const LemmaLimits limits_;
  std::set<std::pair<SymbolId, SymbolId>> pairs_;
  std::set<std::uint32_t> made_;
  std::vector<Expr> out_;
};

}  // namespace

std::vector<Expr> ProductLemmas(ExprPool& pool, Linearizer& linear, const std::vector<Expr>& formulas,
                                const LemmaLimits& limits) {
  const Facts facts(pool, linear, formulas);
  if (facts.monomials().empty()) return {};
  return Multiplier(pool, linear, facts, limits).Run();
}

}  // namespace assay
