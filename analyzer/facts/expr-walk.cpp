// Operations on a finished Expr: evaluation, substitution, symbols, printing.
#include <algorithm>
#include <utility>

#include "analyzer/facts/expr-ops.h"
#include "analyzer/facts/expr.h"

namespace assay {

std::vector<Expr> expr_ops::Ordered(const std::vector<Expr>& roots) {
  std::vector<Expr> order;
  std::unordered_map<const ExprNode*, bool> done;
  std::vector<Expr> stack(roots.rbegin(), roots.rend());
  while (!stack.empty()) {
    const Expr e = stack.back();
    bool& finished = done[e.node()];
    if (finished) {
      stack.pop_back();
      continue;
    }
    bool ready = true;
    for (auto it = e->operands.rbegin(); it != e->operands.rend(); ++it) {
      const auto found = done.find(it->node());
      if (found != done.end() && found->second) continue;
      stack.push_back(*it);
      ready = false;
    }
    if (!ready) continue;
    done[e.node()] = true;
    order.push_back(e);
    stack.pop_back();
  }
  return order;
}

namespace {

int Precedence(ExprKind kind) {
  switch (kind) {
    case ExprKind::kOr:
      return 1;
    case ExprKind::kAnd:
      return 2;
    case ExprKind::kEq:
    case ExprKind::kLt:
    case ExprKind::kLe:
      return 3;
    case ExprKind::kAdd:
      return 4;
    case ExprKind::kMul:
    case ExprKind::kDiv:
    case ExprKind::kRem:
      return 5;
    default:
      return 6;
  }
}

const char* Infix(ExprKind kind) {
  switch (kind) {
    case ExprKind::kOr:
      return " or ";
    case ExprKind::kAnd:
      return " and ";
    case ExprKind::kEq:
      return " == ";
    case ExprKind::kLt:
      return " < ";
    case ExprKind::kLe:
      return " <= ";
    case ExprKind::kAdd:
      return " + ";
    case ExprKind::kMul:
      return "*";
    case ExprKind::kDiv:
      return " / ";
    case ExprKind::kRem:
      return " % ";
    default:
      return nullptr;
  }
}

std::string CallName(const ExprNode& node) {
  switch (node.kind) {
    case ExprKind::kMin:
      return "min";
    case ExprKind::kMax:
      return "max";
    case ExprKind::kSelect:
      return "select";
    case ExprKind::kNot:
      return "not";
    case ExprKind::kWrapUnsigned:
      return "u" + PrintInt(node.value);
    default:
      return "i" + PrintInt(node.value);
  }
}

void PrintTo(const ExprPool& pool, Expr e, int outer, std::string& out) {
  if (e->kind == ExprKind::kConst) {
    out += PrintInt(e->value);
    return;
  }
  if (e->kind == ExprKind::kSymbol) {
    out += pool.symbol(static_cast<SymbolId>(e->value)).name;
    return;
  }
  const char* infix = Infix(e->kind);
  const int precedence = Precedence(e->kind);
  if (!infix) out += CallName(*e.node());
  const bool parentheses = !infix || precedence < outer;
  if (parentheses) out += '(';
  for (std::size_t i = 0; i < e->operands.size(); ++i) {
    if (i > 0) out += infix ? infix : ", ";
    PrintTo(pool, e->operands[i], infix ? precedence + 1 : 0, out);
  }
  if (parentheses) out += ')';
}

}  // namespace

void AddSymbolsOf(Expr e, std::set<SymbolId>& out) {
  for (Expr node : expr_ops::Ordered({e})) {
    if (node->kind == ExprKind::kSymbol) out.insert(static_cast<SymbolId>(node->value));
  }
}

std::set<SymbolId> SymbolsOf(Expr e) {
  std::set<SymbolId> out;
  AddSymbolsOf(e, out);
  return out;
}

std::optional<WideInt> Evaluate(Expr e, const Assignment& values) {
  ExprTape tape({e});
  std::vector<WideInt> by_symbol;
  for (SymbolId id : SymbolsOf(e)) {
    const auto found = values.find(id);
    if (found == values.end()) return std::nullopt;
    if (by_symbol.size() <= id) by_symbol.resize(id + 1, 0);
    by_symbol[id] = found->second;
  }
  if (!tape.Run(by_symbol)) return std::nullopt;
  return tape.result(0);
}

Expr ExprPool::Rebuild(ExprKind kind, WideInt value, const std::vector<Expr>& operands) {
  switch (kind) {
    case ExprKind::kConst:
      return Const(value);
    case ExprKind::kSymbol:
      return Intern(kind, value, {});
    case ExprKind::kAdd: {
      Expr sum = Const(0);
      for (Expr term : operands) sum = Add(sum, term);
      return sum;
    }
    case ExprKind::kMul:
      return Mul(operands[0], operands[1]);
    case ExprKind::kDiv:
      return Div(operands[0], operands[1]);
    case ExprKind::kRem:
      return Rem(operands[0], operands[1]);
    case ExprKind::kMin:
      return Min(operands[0], operands[1]);
    case ExprKind::kMax:
      return Max(operands[0], operands[1]);
    case ExprKind::kSelect:
      return Select(operands[0], operands[1], operands[2]);
    case ExprKind::kEq:
    case ExprKind::kLt:
    case ExprKind::kLe:
      return Compare(kind, operands[0], operands[1]);
    case ExprKind::kAnd:
      return And(operands[0], operands[1]);
    case ExprKind::kOr:
      return Or(operands[0], operands[1]);
    case ExprKind::kNot:
      return Not(operands[0]);
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return Wrap(kind, operands[0], static_cast<unsigned>(value));
  }
  return {};
}

Expr ExprPool::Substitute(Expr e, const std::map<SymbolId, Expr>& replacements) {
  std::unordered_map<const ExprNode*, Expr> made;
  for (Expr node : expr_ops::Ordered({e})) {
    Expr result = node;
    if (node->kind == ExprKind::kSymbol) {
      const auto found = replacements.find(static_cast<SymbolId>(node->value));
      if (found != replacements.end()) result = found->second;
    } else {
      std::vector<Expr> operands;
      operands.reserve(node->operands.size());
      bool changed = false;
      for (Expr operand : node->operands) {
        operands.push_back(made.at(operand.node()));
        changed |= operands.back() != operand;
      }
      if (changed) result = Rebuild(node->kind, node->value, operands);
    }
    made[node.node()] = result;
  }
  return made.at(e.node());
}

std::string PrintInt(WideInt value) {
  if (value == 0) return "0";
  std::string digits;
  for (WideInt v = value; v != 0; v /= 10) {
    const int digit = static_cast<int>(v % 10);
    digits += static_cast<char>('0' + (digit < 0 ? -digit : digit));
  }
  if (value < 0) digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::string Print(const ExprPool& pool, Expr e) {
  std::string out;
  PrintTo(pool, e, 0, out);
  return out;
}

}  // namespace assay
