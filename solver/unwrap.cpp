// From the inside out: a wrap is removed when its operand, itself without wraps, is shown to fit; so is a mask of the
// low bits.
#include "solver/unwrap.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "analyzer/facts/expr-ops.h"

namespace assay {
namespace {

bool IsWrap(Expr e) { return e->kind == ExprKind::kWrapUnsigned || e->kind == ExprKind::kWrapSigned; }

// The low 8, 16 or 32 bits: the result of converting a non-negative number to a narrower type.
bool IsMask(Expr e) {
  if (e->kind != ExprKind::kRem || !e->operands[1]->IsConst()) return false;
  const WideInt by = e->operands[1]->value;
  return by == 256 || by == 65536 || by == static_cast<WideInt>(1) << 32;
}

bool HasMask(Expr e) {
  const std::vector<Expr> nodes = expr_ops::Ordered({e});
  return std::any_of(nodes.begin(), nodes.end(), IsMask);
}

// Rewrites under fixed hypotheses, which may grow.
class Scope {
 public:
  Scope(ExprPool& pool, Entailment& entailment, std::vector<Expr> hypotheses)
      : pool_(pool), entailment_(entailment), hypotheses_(std::move(hypotheses)) {}

  Expr Put(Expr e) { return e && (e->has_wrap || HasMask(e)) ? Rewrite(e) : e; }
  void Assume(Expr e) {
    if (e->IsConst(1)) return;
    hypotheses_.push_back(e);
    made_.clear();
  }
  // Guards in turn, each assuming those before it.
  void PutGuards(std::vector<Expr>& guards) {
    for (Expr& guard : guards) {
      guard = Put(guard);
      Assume(guard);
    }
  }

 private:
  Expr Rewrite(Expr e) {
    if (e->operands.empty()) return e;
    if (auto found = made_.find(e.node()); found != made_.end()) return found->second;
    std::vector<Expr> o;
    for (Expr operand : e->operands) {
      const bool branch = e->kind == ExprKind::kSelect && !o.empty();
      const Expr condition = branch ? o.size() == 1 ? o[0] : pool_.Not(o[0]) : pool_.True();
      o.push_back(condition->IsConst() ? Rewrite(operand) : Under(condition).Put(operand));
    }
    const Expr made = Make(e, o);
    made_[e.node()] = made;
    return made;
  }

  Scope Under(Expr condition) const {
    Scope inside(pool_, entailment_, hypotheses_);
    inside.Assume(condition);
    return inside;
  }

  Expr Make(Expr e, const std::vector<Expr>& o) {
    if (IsMask(e)) return Unmasked(pool_.WithOperands(e, o));
    if (!IsWrap(e)) return pool_.WithOperands(e, o);
    const Expr again = pool_.WithOperands(e, o);
    if (!again->has_wrap || !IsWrap(again)) return again;
    const Expr inner = again->operands[0];
    const Expr fits = NoWrap(pool_, again);
    return entailment_.Holds(hypotheses_, fits) ? inner : again;
  }

  Expr Unmasked(Expr e) {
    if (!IsMask(e)) return e;
    const Expr inner = e->operands[0];
    const auto excluded = [&](Expr violation) {
      std::vector<Expr> assertions = hypotheses_;
      assertions.push_back(violation);
      return entailment_.Refutes(std::move(assertions));
    };
    const bool fits = excluded(pool_.Lt(inner, pool_.Const(0))) && excluded(pool_.Le(e->operands[1], inner));
    return fits ? inner : e;
  }

  ExprPool& pool_;
  Entailment& entailment_;
  std::vector<Expr> hypotheses_;
  std::unordered_map<const ExprNode*, Expr> made_;
};

class Unwrapper {
 public:
  Unwrapper(DeviceEvents& events, Entailment& entailment)
      : events_(events), pool_(*events.pool), entailment_(entailment) {}

  void Run() {
    for (Loop& loop : events_.loops) PutLoop(loop);
    for (Buffer& buffer : events_.buffers) {
      Scope scope = Inside(buffer.loops);
      scope.PutGuards(buffer.guards);
      for (Expr* e : {&buffer.count, &buffer.bytes, &buffer.address}) *e = scope.Put(*e);
    }
    for (Event& event : events_.events) PutEvent(event);
    for (CoreBlock& block : events_.flow.blocks) {
      Scope scope = Inside(block.loops);
      for (CoreOp& op : block.ops) {
        for (Expr* e : {&op.test, &op.id}) *e = scope.Put(*e);
      }
      for (CoreEdge& edge : block.edges) edge.when = scope.Put(edge.when);
    }
    for (Step& step : events_.steps) {
      Scope scope = Inside(step.loops);
      scope.PutGuards(step.guards);
      for (BufferChoice& choice : step.queues) choice.guard = scope.Put(choice.guard);
    }
  }

 private:
  Scope Inside(const std::vector<int>& loops) {
    Scope scope(pool_, entailment_, events_.hypotheses);
    for (int at : loops) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
      for (Expr guard : loop.guards) scope.Assume(guard);
      if (loop.last) scope.Assume(pool_.Le(loop.index, loop.last));
    }
    return scope;
  }

  // Outer loops come first, so theirs are done.
  void PutLoop(Loop& loop) {
    std::vector<int> outer;
    for (int at = loop.parent; at >= 0; at = events_.loops[static_cast<std::size_t>(at)].parent) {
      outer.insert(outer.begin(), at);
    }
    Scope scope = Inside(outer);
    scope.PutGuards(loop.guards);
    loop.last = scope.Put(loop.last);
    if (loop.last) scope.Assume(pool_.Le(loop.index, loop.last));
    loop.continues = scope.Put(loop.continues);
  }

  void PutEvent(Event& event) {
    Scope scope = Inside(event.loops);
    scope.PutGuards(event.guards);
    for (Operand& o : event.operands) {
      ForEachExpr(o, [&](Expr& e) { e = scope.Put(e); });
      for (BufferChoice& choice : o.buffers) choice.guard = scope.Put(choice.guard);
    }
  }

  DeviceEvents& events_;
  ExprPool& pool_;
  Entailment& entailment_;
};

}  // namespace

void Unwrap(DeviceEvents& events, Entailment& entailment) { Unwrapper(events, entailment).Run(); }

// Leave truth values alone: the device evaluates a branch condition with its wraps.
static bool IsCondition(Expr e) {
  switch (e->kind) {
    case ExprKind::kEq:
    case ExprKind::kLt:
    case ExprKind::kLe:
    case ExprKind::kAnd:
    case ExprKind::kOr:
    case ExprKind::kNot:
      return true;
    default:
      return false;
  }
}

// The value of a choice equals that operand.
static Expr Taken(ExprPool& pool, Expr choice, std::size_t operand) {
  const auto& o = choice->operands;
  switch (choice->kind) {
    case ExprKind::kSelect:
      return operand == 1 ? o[0] : pool.Not(o[0]);
    case ExprKind::kMin:
      return pool.Le(o[operand], o[1 - operand]);
    case ExprKind::kMax:
      return pool.Le(o[1 - operand], o[operand]);
    default:
      return pool.True();
  }
}

std::vector<MachineWrap> WrapsOf(ExprPool& pool, Expr e) {
  struct Use {
    Expr when;  // some way from `e` to here has all its branches taken
    WideInt factor = 1;
  };
  std::vector<MachineWrap> out;
  std::unordered_map<const ExprNode*, Use> uses = {{e.node(), {pool.True(), 1}}};
  const std::vector<Expr> nodes = expr_ops::Ordered({e});
  for (auto it = nodes.rbegin(); it != nodes.rend(); ++it) {
    const Expr at = *it;
    const auto found = uses.find(at.node());
    if (found == uses.end() || !at->has_wrap || IsCondition(at)) continue;
    const Use use = found->second;
    if (IsWrap(at)) {
      const auto width = static_cast<unsigned>(at->value);
      const WideInt scale = static_cast<WideInt>(1) << (32 - std::min(width, 32u));
      if (width == 8 || width == 16 || width == 32) {
        out.push_back({at, width, 1, use.when});
      } else if (width > 16 && width < 32 && use.factor % scale == 0) {
        out.push_back({at, 32, scale, use.when});
      }
      continue;
    }
    const bool product = at->kind == ExprKind::kMul && at->operands[0]->IsConst();
    for (std::size_t i = at->kind == ExprKind::kSelect ? 1 : 0; i < at->operands.size(); ++i) {
      const Expr when = pool.And(use.when, Taken(pool, at, i));
      const auto [known, fresh] =
          uses.try_emplace(at->operands[i].node(), Use{when, product ? at->operands[0]->value : 1});
      if (!fresh) known->second.when = pool.Or(known->second.when, when);
    }
  }
  return out;
}

Expr NoWrap(ExprPool& pool, Expr wrap) {
  const WideInt modulus = expr_ops::PowerOfTwo(static_cast<unsigned>(wrap->value));
  const WideInt low = wrap->kind == ExprKind::kWrapSigned ? -modulus / 2 : 0;
  const Expr inner = wrap->operands[0];
  return pool.And(pool.Le(pool.Const(low), inner), pool.Le(inner, pool.Const(low + modulus - 1)));
}

}  // namespace assay
