// Ranges are fixed when a node is built, so everything over the dimension is rebuilt.
#include "solver/narrow.h"

#include <algorithm>
#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "analyzer/facts/expr-ops.h"

namespace assay {
namespace {

class Narrower {
 public:
  explicit Narrower(ExprPool& pool) : pool_(pool) {}

  void Read(const std::vector<Expr>& conditions) {
    for (Expr e : conditions) Read(e);
    for (const auto& [id, range] : ranges_) {
      const Symbol old = pool_.symbol(id);
      if (range.lo > range.hi || (range.lo == old.range.lo && range.hi == old.range.hi)) continue;
      made_[pool_.SymbolAt(id).node()] = pool_.NewSymbol(old.name, old.role, range);
      any_ = true;
    }
  }

  bool any() const { return any_; }

  void Put(std::vector<Expr>& list) {
    for (Expr& e : list) Put(e);
  }

  // A range narrower than the operands imply holds for the new node, too: the values are the same.
  void Put(Expr& e) {
    if (!e) return;
    for (Expr node : expr_ops::Ordered({e})) {
      if (made_.contains(node.node())) continue;
      std::vector<Expr> operands;
      bool changed = false;
      for (Expr operand : node->operands) {
        operands.push_back(made_.at(operand.node()));
        changed = changed || operands.back() != operand;
      }
      const Expr made = changed ? pool_.WithOperands(node, operands) : node;
      if (changed && !made->IsConst()) pool_.Narrow(made, node->range);
      made_[node.node()] = made;
    }
    e = made_.at(e.node());
  }

 private:
  void Read(Expr e) {
    if (e->kind == ExprKind::kAnd) {
      Read(e->operands[0]);
      return Read(e->operands[1]);
    }
    if (e->kind != ExprKind::kLt && e->kind != ExprKind::kLe) return;
    const WideInt strict = e->kind == ExprKind::kLt ? 1 : 0;
    const Expr a = e->operands[0];
    const Expr b = e->operands[1];
    if (ExprRange* range = RangeOfDimension(a); range && b->IsConst())
      range->hi = std::min(range->hi, b->value - strict);
    if (ExprRange* range = RangeOfDimension(b); range && a->IsConst())
      range->lo = std::max(range->lo, a->value + strict);
  }

  ExprRange* RangeOfDimension(Expr e) {
    if (e->kind != ExprKind::kSymbol) return nullptr;
    const auto id = static_cast<SymbolId>(e->value);
    if (pool_.symbol(id).role != SymbolRole::kArgument) return nullptr;
    return &ranges_.try_emplace(id, pool_.symbol(id).range).first->second;
  }

  ExprPool& pool_;
  std::map<SymbolId, ExprRange> ranges_;
  std::unordered_map<const ExprNode*, Expr> made_;
  bool any_ = false;
};

}  // namespace

void NarrowDomain(LaunchValues& launch) {
  if (!launch.symbolic) return;
  Narrower narrower(*launch.symbolic->pool);
  narrower.Read(launch.symbolic->hypotheses);
  if (!narrower.any()) return;
  auto symbolic = std::make_shared<SymbolicLaunch>(*launch.symbolic);
  narrower.Put(symbolic->hypotheses);
  narrower.Put(symbolic->block_dim);
  narrower.Put(symbolic->arg_bytes);
  for (SymbolicLaunch::Field& field : symbolic->fields) narrower.Put(field.value);
  launch.symbolic = std::move(symbolic);
}

}  // namespace assay
