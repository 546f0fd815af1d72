// See flow-facts.h.
#include "solver/flow-facts.h"

#include <algorithm>
#include <set>

namespace assay {
namespace {

constexpr int kLongestPeriod = 8;

}  // namespace

bool LeavesFrom(const CoreFlow& flow, int loop, const CoreBlock& block) {
  const auto inside = [&](const CoreBlock& b) {
    return std::find(b.loops.begin(), b.loops.end(), loop) != b.loops.end();
  };
  return inside(block) && std::any_of(block.edges.begin(), block.edges.end(), [&](const CoreEdge& edge) {
           return !inside(flow.blocks[static_cast<std::size_t>(edge.to)]);
         });
}

void AddPeriods(Expr e, SymbolId index, int& period, bool& mentions) {
  if (!e || !SymbolsOf(e).contains(index)) return;
  mentions = true;
  std::set<const ExprNode*> seen;
  std::vector<Expr> open = {e};
  while (!open.empty()) {
    const Expr at = open.back();
    open.pop_back();
    if (!seen.insert(at.node()).second) continue;
    for (Expr operand : at->operands) open.push_back(operand);
    WideInt by = 0;
    if (at->kind == ExprKind::kRem && at->operands[1]->IsConst()) by = at->operands[1]->value;
    if (at->kind == ExprKind::kWrapUnsigned && at->value <= 3) by = WideInt{1} << static_cast<int>(at->value);
    if (by < 2 || by > kLongestPeriod || !SymbolsOf(at->operands[0]).contains(index)) continue;
    WideInt whole = period;
    while (whole % by != 0) whole += period;
    if (whole <= kLongestPeriod) period = static_cast<int>(whole);
  }
}

std::vector<Bits> LiveValues(const CoreFlow& flow) {
  const std::size_t n = flow.blocks.size();
  std::vector<Bits> uses(n), makes(n);
  for (std::size_t b = 0; b < n; ++b) {
    const auto use = [&](int value) {
      if (value >= 0 && !makes[b].Has(static_cast<std::size_t>(value))) uses[b].Put(static_cast<std::size_t>(value));
    };
    for (const CoreOp& op : flow.blocks[b].ops) {
      use(op.operand);
      use(op.other);
      for (int handle : op.handles) use(handle);
      if (op.value >= 0) makes[b].Put(static_cast<std::size_t>(op.value));
    }
    for (const CoreEdge& edge : flow.blocks[b].edges) {
      for (const auto& [to, from] : edge.values) use(from);
    }
  }
  std::vector<Bits> live = uses;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t b = n; b-- > 0;) {
      Bits after;
      for (const CoreEdge& edge : flow.blocks[b].edges) {
        Bits there = live[static_cast<std::size_t>(edge.to)];
        for (const auto& [to, from] : edge.values) there.Drop(static_cast<std::size_t>(to));
        after.Join(there);
      }
      after.Without(makes[b]);
      changed |= live[b].Join(after);
    }
  }
  return live;
}

}  // namespace assay
