// Hash-consed integer expressions, the language between lift and solver. An Expr denotes a mathematical integer: add,
// mul and the rest never overflow, and machine arithmetic appears only as an explicit wrap to a width. So a proof over
// plain integers is exact, and every place where a 32-bit offset could wrap is visible. Truth values are 0 and 1.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay {

__extension__ typedef __int128 WideInt;

// Inclusive; sound over all values of the symbols. Ends saturate at +-2^120.
struct ExprRange {
  WideInt lo = 0;
  WideInt hi = 0;
};

enum class ExprKind {
  kConst,
  kSymbol,
  kAdd,  // n-ary; terms sorted by id, multiples of one term merged, the constant last
  kMul,  // two operands, a constant factor first
  kDiv,  // rounds towards zero; 0 where the divisor is 0
  kRem,  // sign of the dividend; the dividend where the divisor is 0
  kMin,
  kMax,
  kSelect,  // condition, then, else
  kEq,
  kLt,
  kLe,
  kAnd,
  kOr,
  kNot,  // of truth values
  kWrapUnsigned,
  kWrapSigned  // operand modulo 2^width, in [0, 2^w) or [-2^(w-1), 2^(w-1))
};

struct ExprNode;

class Expr {
 public:
  Expr() = default;
  explicit Expr(const ExprNode* node) : node_(node) {}
  const ExprNode* operator->() const { return node_; }
  const ExprNode* node() const { return node_; }
  explicit operator bool() const { return node_ != nullptr; }
  bool operator==(const Expr&) const = default;

 private:
  const ExprNode* node_ = nullptr;
};

struct ExprNode {
  ExprKind kind = ExprKind::kConst;
  std::uint32_t id = 0;  // creation order inside the pool
  WideInt value = 0;     // kConst: the value; kSymbol: the symbol's index; wraps: the width
  ExprRange range;
  bool has_wrap = false;           // there is a wrap node below
  bool has_approximation = false;  // a symbol for an approximation occurs below
  std::vector<Expr> operands;

  bool IsConst() const { return kind == ExprKind::kConst; }
  bool IsConst(WideInt v) const { return kind == ExprKind::kConst && value == v; }
};

enum class SymbolRole { kUnit, kLoop, kArgument, kApproximation };

struct Symbol {
  std::string name;
  SymbolRole role = SymbolRole::kArgument;
  ExprRange range;
};

using SymbolId = std::uint32_t;
using Assignment = std::map<SymbolId, WideInt>;

// Owns nodes and symbols. The same calls in the same order give the same ids, so everything built on them is
// deterministic.
class ExprPool {
 public:
  ExprPool() = default;
  ExprPool(const ExprPool&) = delete;
  ExprPool& operator=(const ExprPool&) = delete;

  Expr Const(WideInt value);
  Expr True() { return Const(1); }
  Expr False() { return Const(0); }
  // Every call makes a new symbol, whatever its name.
  Expr NewSymbol(std::string name, SymbolRole role, ExprRange range);
  const Symbol& symbol(SymbolId id) const { return symbols_[id]; }
  Expr SymbolAt(SymbolId id) { return Intern(ExprKind::kSymbol, static_cast<WideInt>(id), {}); }
  std::size_t symbol_count() const { return symbols_.size(); }

  Expr Add(Expr a, Expr b);
  Expr Sub(Expr a, Expr b);
  Expr Mul(Expr a, Expr b);
  Expr Div(Expr a, Expr b);
  Expr Rem(Expr a, Expr b);
  Expr Min(Expr a, Expr b);
  Expr Max(Expr a, Expr b);
  Expr Select(Expr condition, Expr then_value, Expr else_value);
  Expr Eq(Expr a, Expr b);
  Expr Ne(Expr a, Expr b) { return Not(Eq(a, b)); }
  Expr Lt(Expr a, Expr b);
  Expr Le(Expr a, Expr b);
  Expr And(Expr a, Expr b);
  Expr Or(Expr a, Expr b);
  Expr Not(Expr a);
  Expr WrapUnsigned(Expr a, unsigned width) { return Wrap(ExprKind::kWrapUnsigned, a, width); }
  Expr WrapSigned(Expr a, unsigned width) { return Wrap(ExprKind::kWrapSigned, a, width); }

  // Rounds up to a multiple of a positive constant; exact for values >= 0.
  Expr RoundUp(Expr a, std::int64_t multiple);
  // For expressions that another process added to a copy of this pool: lookup of nodes by id, and insertion of a node
  // exactly as given.
  std::size_t size() const { return nodes_.size(); }
  Expr At(std::uint32_t id) const { return Expr(&nodes_[id]); }
  Expr Make(ExprKind kind, WideInt value, std::vector<Expr> operands) {
    return Intern(kind, value, std::move(operands));
  }

  // Assumes from now on that the node's value lies in this range: expressions built later are simplified by it, so
  // every conclusion holds only under this assumption.
  void Narrow(Expr e, ExprRange range);

  // The node with other operands, simplified where that becomes possible.
  Expr WithOperands(Expr e, const std::vector<Expr>& operands) { return Rebuild(e->kind, e->value, operands); }

  // Replaces symbols and simplifies the result.
  Expr Substitute(Expr e, const std::map<SymbolId, Expr>& replacements);

 private:
  struct Linear;
  struct Key {
    ExprKind kind;
    WideInt value;
    std::vector<const ExprNode*> operands;
    bool operator==(const Key&) const = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const;
  };

  Expr Intern(ExprKind kind, WideInt value, std::vector<Expr> operands);
  Expr Wrap(ExprKind kind, Expr a, unsigned width);
  Expr WrapLinear(ExprKind kind, Expr a, unsigned width);
  Expr StripWraps(Expr a, unsigned width, int depth);
  Expr DivByConstant(Expr a, WideInt divisor);
  Expr RemByConstant(Expr a, WideInt divisor);
  Expr Compare(ExprKind kind, Expr a, Expr b);
  Expr Rebuild(ExprKind kind, WideInt value, const std::vector<Expr>& operands);
  static bool Collect(Expr e, WideInt factor, Linear& out);
  Expr FromLinear(Linear& linear);

  std::deque<ExprNode> nodes_;
  std::deque<Symbol> symbols_;
  std::unordered_map<Key, const ExprNode*, KeyHash> interned_;
};

// The range a node has given the ranges of its operands.
ExprRange RangeOf(ExprKind kind, WideInt value, const std::vector<Expr>& operands);

// Symbols that occur in `e`, ascending.
std::set<SymbolId> SymbolsOf(Expr e);
void AddSymbolsOf(Expr e, std::set<SymbolId>& out);

// Nothing if a symbol has no value or a value leaves 2^120.
std::optional<WideInt> Evaluate(Expr e, const Assignment& values);

// Infix text with symbol names; for reasons, logs and tests.
std::string Print(const ExprPool& pool, Expr e);
std::string PrintInt(WideInt value);

// Evaluates a fixed list of expressions many times: compiled once into a straight line of slots, which are 64 bits wide
// until a value does not fit.
class ExprTape {
 public:
  explicit ExprTape(const std::vector<Expr>& roots);
  // `values[symbol]` for every symbol in the roots. False if a value leaves 2^120.
  bool Run(const std::vector<WideInt>& values);
  WideInt result(std::size_t root) const { return wide_ ? slots_[roots_[root]] : narrow_[roots_[root]]; }
  std::size_t size() const { return steps_.size(); }

 private:
  struct Step {
    ExprKind kind;
    unsigned width = 0;       // of wraps
    std::uint32_t first = 0;  // where its inputs begin; kSymbol: the symbol
    std::uint32_t count = 0;
  };
  bool RunNarrow(const std::vector<WideInt>& values);

  std::vector<Step> steps_;
  std::vector<std::uint32_t> inputs_;
  std::vector<WideInt> slots_;
  std::vector<std::int64_t> narrow_;
  std::vector<std::uint32_t> roots_;
  bool wide_ = false;
  bool may_be_narrow_ = true;  // constants fit
};

}  // namespace assay
