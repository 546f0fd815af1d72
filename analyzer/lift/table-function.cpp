// Two neighbouring entries that differ only in constants give a formula in which each such constant grows linearly
// with the index; its predictions for later entries show how far it holds.
#include "analyzer/lift/table-function.h"

#include <algorithm>
#include <map>

namespace assay {
namespace {

class Pieces {
 public:
  Pieces(ExprPool& pool, const std::vector<Expr>& entries) : pool_(pool), entries_(entries) {
    const auto last = static_cast<WideInt>(entries.size()) - 1;
    place_ = pool.NewSymbol("place", SymbolRole::kLoop, {0, last});
  }

  struct Piece {
    std::size_t from = 0;
    std::size_t to = 0;  // past the last
    Expr formula;        // of `place_`
  };

  Piece From(std::size_t from) {
    Piece best{from, from + 1, entries_[from]};
    // The first entry of a run is often simpler than the rest, so the next two are compared as well.
    for (std::size_t at : {from, from + 1}) {
      if (at + 1 >= entries_.size()) break;
      const Expr formula = Common(entries_[at], entries_[at + 1], at);
      if (!formula) continue;
      std::size_t to = from;
      while (to < entries_.size() && At(formula, pool_.Const(static_cast<WideInt>(to))) == entries_[to]) ++to;
      if (to > best.to) best = {from, to, formula};
    }
    return best;
  }

  Expr At(Expr formula, Expr place) {
    return pool_.Substitute(formula, {{static_cast<SymbolId>(place_->value), place}});
  }

 private:
  static std::map<const ExprNode*, WideInt> Terms(Expr e) {
    std::map<const ExprNode*, WideInt> terms;
    const auto add = [&](Expr term) {
      const bool scaled = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
      terms[scaled ? term->operands[1].node() : term.node()] = scaled ? term->operands[0]->value : 1;
    };
    if (e->kind == ExprKind::kAdd) {
      for (Expr term : e->operands) {
        if (!term->IsConst()) add(term);
      }
    } else if (!e->IsConst()) {
      add(e);
    }
    return terms;
  }

  static WideInt ConstantOf(Expr e) {
    if (e->IsConst()) return e->value;
    return e->kind == ExprKind::kAdd && e->operands.back()->IsConst() ? e->operands.back()->value : 0;
  }

  // x at index `at`, y at the next one.
  Expr Line(WideInt x, WideInt y, std::size_t at) {
    const Expr steps = pool_.Sub(place_, pool_.Const(static_cast<WideInt>(at)));
    return pool_.Add(pool_.Const(x), pool_.Mul(pool_.Const(y - x), steps));
  }

  Expr Common(Expr x, Expr y, std::size_t at) {
    if (x == y) return x;
    const bool sum = x->kind == ExprKind::kAdd || y->kind == ExprKind::kAdd || x->kind == ExprKind::kMul ||
                     y->kind == ExprKind::kMul || !SameShape(x, y) || x->IsConst();
    return sum ? CommonSum(x, y, at) : CommonTerm(x, y, at);
  }

  Expr CommonOperands(Expr x, Expr y, std::size_t at, bool crossed) {
    std::vector<Expr> operands;
    for (std::size_t i = 0; i < x->operands.size(); ++i) {
      const Expr common = Common(x->operands[i], y->operands[crossed ? x->operands.size() - 1 - i : i], at);
      if (!common) return {};
      operands.push_back(common);
    }
    return pool_.WithOperands(x, operands);
  }

  // Terms on only one side have the factor 0 on the other; one such term on each side may belong to one formula.
  Expr CommonSum(Expr x, Expr y, std::size_t at) {
    std::map<const ExprNode*, WideInt> a = Terms(x);
    std::map<const ExprNode*, WideInt> b = Terms(y);
    std::vector<const ExprNode*> only_a, only_b;
    for (const auto& [term, factor] : a) {
      if (!b.contains(term)) only_a.push_back(term);
    }
    for (const auto& [term, factor] : b) {
      if (!a.contains(term)) only_b.push_back(term);
    }
    Expr result = Line(ConstantOf(x), ConstantOf(y), at);
    if (!only_a.empty() && !only_b.empty()) {
      const Expr p(only_a.front()), q(only_b.front());
      if (only_a.size() > 1 || only_b.size() > 1 || !SameShape(p, q)) return {};
      const Expr common = CommonTerm(p, q, at);
      if (!common) return {};
      result = pool_.Add(result, pool_.Mul(Line(a.at(p.node()), b.at(q.node()), at), common));
      a.erase(p.node());
      b.erase(q.node());
    }
    for (const auto& [term, factor] : b) a.emplace(term, 0);
    for (const auto& [term, factor] : a) {
      const auto other = b.find(term);
      result = pool_.Add(result, pool_.Mul(Line(factor, other == b.end() ? 0 : other->second, at), Expr(term)));
    }
    return result;
  }

  static bool SameShape(Expr x, Expr y) {
    return x->kind == y->kind && x->value == y->value && x->operands.size() == y->operands.size();
  }

  Expr CommonTerm(Expr x, Expr y, std::size_t at) {
    if (x->operands.empty()) return {};
    if (const Expr same = CommonOperands(x, y, at, false)) return same;
    const bool commutes = x->kind == ExprKind::kMin || x->kind == ExprKind::kMax || x->kind == ExprKind::kEq;
    return commutes ? CommonOperands(x, y, at, true) : Expr();
  }

  ExprPool& pool_;
  const std::vector<Expr>& entries_;
  Expr place_;
};

}  // namespace

Expr TableFunction(ExprPool& pool, const std::vector<Expr>& entries, Expr place, std::size_t most_pieces) {
  if (entries.empty()) return {};
  const bool same = std::all_of(entries.begin(), entries.end(), [&](Expr e) { return e == entries.front(); });
  if (same) return entries.front();
  Pieces pieces(pool, entries);
  std::vector<Pieces::Piece> found;
  for (std::size_t from = 0; from < entries.size(); from = found.back().to) {
    found.push_back(pieces.From(from));
    if (found.size() > most_pieces) return {};
  }
  Expr result = pieces.At(found.back().formula, place);
  for (std::size_t i = found.size() - 1; i-- > 0;) {
    const Expr here = pieces.At(found[i].formula, place);
    result = pool.Select(pool.Lt(place, pool.Const(static_cast<WideInt>(found[i + 1].from))), here, result);
  }
  return result;
}

}  // namespace assay
