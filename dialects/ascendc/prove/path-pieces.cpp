// Where to cut is a guess, found by bisection as if each choice changed only once: any cut is sound.
#include "dialects/ascendc/prove/path-pieces.h"

#include <algorithm>
#include <optional>
#include <set>

#include "analyzer/facts/expr-ops.h"

namespace assay {
namespace {

constexpr std::size_t kMostCuts = 5;

class Cutter {
 public:
  Cutter(const ShapePath& path, const ShapeDomain& domain, const Contract& contract)
      : path_(path), domain_(domain), contract_(contract), pool_(*domain.pool) {
    for (std::size_t i = 0; i < path.example.size(); ++i)
      example_[IdOf(i)] = path.example[i] / contract.symbols[i].multiple;
  }

  std::vector<ShapePath> Run() {
    for (std::size_t i = 0; i < domain_.symbols.size(); ++i) {
      std::vector<ShapePath> pieces = Along(i);
      if (pieces.size() > 1) return pieces;
    }
    return {};
  }

 private:
  SymbolId IdOf(std::size_t i) const { return static_cast<SymbolId>(domain_.symbols[i]->value); }

  // The comparisons that make a choice: true or false, by sign.
  std::vector<Expr> Choices() const {
    std::vector<Expr> roots;
    for (const auto& field : path_.host.fields) {
      if (field.value) roots.push_back(field.value);
    }
    if (path_.host.block_dim) roots.push_back(path_.host.block_dim);
    std::vector<Expr> choices;
    for (Expr e : expr_ops::Ordered(roots)) {
      if (e->kind == ExprKind::kSelect) choices.push_back(e->operands[0]);
      if (e->kind == ExprKind::kMin || e->kind == ExprKind::kMax)
        choices.push_back(pool_.Le(e->operands[0], e->operands[1]));
    }
    return choices;
  }

  std::optional<bool> At(Expr test, std::size_t i, WideInt value) const {
    Assignment values = example_;
    values[IdOf(i)] = value;
    const auto found = Evaluate(test, values);
    return found ? std::optional(*found != 0) : std::nullopt;
  }

  bool Holds(std::size_t i, WideInt value) const {
    return std::all_of(path_.conditions.begin(), path_.conditions.end(),
                       [&](Expr e) { return At(e, i, value).value_or(false); });
  }

  // The last value of dimension `i` with the same answer as its least one.
  std::optional<WideInt> Cut(Expr test, std::size_t i, ExprRange range) const {
    if (!SymbolsOf(test).contains(IdOf(i))) return std::nullopt;
    const auto first = At(test, i, range.lo), last = At(test, i, range.hi);
    if (!first || !last || *first == *last) return std::nullopt;
    while (range.hi - range.lo > 1) {
      const WideInt middle = range.lo + (range.hi - range.lo) / 2;
      (At(test, i, middle) == first ? range.lo : range.hi) = middle;
    }
    return range.lo;
  }

  std::vector<ShapePath> Along(std::size_t i) {
    const Expr symbol = domain_.symbols[i];
    std::set<WideInt> cuts;
    for (Expr test : Choices()) {
      if (const auto cut = Cut(test, i, symbol->range)) cuts.insert(*cut);
    }
    while (cuts.size() > kMostCuts) cuts.erase(std::prev(cuts.end()));
    std::vector<ShapePath> pieces;
    ExprRange range = symbol->range;
    const auto add = [&](WideInt high) {
      ShapePath piece = path_;
      piece.conditions.push_back(pool_.Le(pool_.Const(range.lo), symbol));
      piece.conditions.push_back(pool_.Le(symbol, pool_.Const(high)));
      std::erase_if(piece.conditions, [](Expr e) { return e->IsConst(1); });
      const WideInt own = example_.at(IdOf(i));
      if (own < range.lo || own > high) {
        const WideInt value = Holds(i, range.lo) ? range.lo : high;
        // The path may contain no such shapes, or others between the ends.
        if (!Holds(i, value)) return false;
        piece.example[i] = static_cast<std::int64_t>(value) * contract_.symbols[i].multiple;
      }
      pieces.push_back(std::move(piece));
      range.lo = high + 1;
      return true;
    };
    for (WideInt cut : cuts) {
      if (!add(cut)) return {};
    }
    if (cuts.empty() || !add(range.hi)) return {};
    return pieces;
  }

  const ShapePath& path_;
  const ShapeDomain& domain_;
  const Contract& contract_;
  ExprPool& pool_;
  Assignment example_;
};

}  // namespace

std::vector<ShapePath> PiecesOf(const ShapePath& path, const ShapeDomain& domain, const Contract& contract) {
  if (!path.narrowed.empty() || !path.host.followed) return {};
  return Cutter(path, domain, contract).Run();
}

}  // namespace assay
