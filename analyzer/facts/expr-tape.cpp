// A line of steps over slots. Nearly all values fit 64 bits, where a step is one machine instruction and a check; where
// one does not, the line is run again with wide slots.
#include <utility>

#include "analyzer/facts/expr-ops.h"
#include "analyzer/facts/expr.h"

namespace assay {
namespace {

using Narrow = std::int64_t;

bool FitsNarrow(WideInt v) { return v == static_cast<Narrow>(v); }

// The value modulo 2^width; false where it does not fit.
bool NarrowWrap(ExprKind kind, Narrow v, unsigned width, Narrow& out) {
  const bool is_signed = kind == ExprKind::kWrapSigned;
  if (width == 0) return false;
  if (width >= 64) {
    out = v;
    return width > 64 ? v >= 0 : is_signed || v >= 0;
  }
  const unsigned rest = 64 - width;
  const auto up = static_cast<std::uint64_t>(v) << rest;
  out = is_signed ? static_cast<Narrow>(up) >> rest : static_cast<Narrow>(up >> rest);
  return true;
}

// One step in 64 bits; false where the result, or what leads to it, does not fit. `get` gives operands.
template <class Get>
bool NarrowApply(ExprKind kind, unsigned width, std::size_t count, Get&& get, Narrow& out) {
  switch (kind) {
    case ExprKind::kAdd: {
      Narrow sum = get(0);
      for (std::size_t i = 1; i < count; ++i) {
        if (__builtin_add_overflow(sum, get(i), &sum)) return false;
      }
      out = sum;
      return true;
    }
    case ExprKind::kMul:
      return !__builtin_mul_overflow(get(0), get(1), &out);
    case ExprKind::kDiv:
    case ExprKind::kRem: {
      const bool rem = kind == ExprKind::kRem;
      const Narrow by = get(1);
      if (by == -1) return false;
      out = by == 0 ? (rem ? get(0) : 0) : rem ? get(0) % by : get(0) / by;
      return true;
    }
    case ExprKind::kMin:
      out = get(0) < get(1) ? get(0) : get(1);
      return true;
    case ExprKind::kMax:
      out = get(0) < get(1) ? get(1) : get(0);
      return true;
    case ExprKind::kSelect:
      out = get(0) != 0 ? get(1) : get(2);
      return true;
    case ExprKind::kEq:
      out = get(0) == get(1);
      return true;
    case ExprKind::kLt:
      out = get(0) < get(1);
      return true;
    case ExprKind::kLe:
      out = get(0) <= get(1);
      return true;
    case ExprKind::kAnd:
      out = get(0) != 0 && get(1) != 0;
      return true;
    case ExprKind::kOr:
      out = get(0) != 0 || get(1) != 0;
      return true;
    case ExprKind::kNot:
      out = get(0) == 0;
      return true;
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return NarrowWrap(kind, get(0), width, out);
    case ExprKind::kConst:
    case ExprKind::kSymbol:
      break;
  }
  return false;
}

}  // namespace

ExprTape::ExprTape(const std::vector<Expr>& roots) {
  std::unordered_map<const ExprNode*, std::uint32_t> slot;
  const std::vector<Expr> constants_and_steps = expr_ops::Ordered(roots);
  slots_.resize(constants_and_steps.size());
  narrow_.resize(constants_and_steps.size());
  // Constants have the last slots, so that steps and slots have the same index.
  std::uint32_t back = static_cast<std::uint32_t>(slots_.size());
  for (Expr e : constants_and_steps) {
    if (e->kind == ExprKind::kConst) {
      slot[e.node()] = --back;
      slots_[back] = e->value;
      narrow_[back] = static_cast<Narrow>(e->value);
      may_be_narrow_ = may_be_narrow_ && FitsNarrow(e->value);
      continue;
    }
    Step step{e->kind, 0, static_cast<std::uint32_t>(inputs_.size()), static_cast<std::uint32_t>(e->operands.size())};
    if (e->kind == ExprKind::kSymbol) step.first = static_cast<std::uint32_t>(e->value);
    if (e->kind == ExprKind::kWrapSigned || e->kind == ExprKind::kWrapUnsigned) {
      step.width = static_cast<unsigned>(e->value);
    }
    for (Expr operand : e->operands) inputs_.push_back(slot.at(operand.node()));
    slot[e.node()] = static_cast<std::uint32_t>(steps_.size());
    steps_.push_back(step);
  }
  for (Expr root : roots) roots_.push_back(slot.at(root.node()));
}

bool ExprTape::RunNarrow(const std::vector<WideInt>& values) {
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    if (step.kind == ExprKind::kSymbol) {
      const WideInt value = values[step.first];
      if (!FitsNarrow(value)) return false;
      narrow_[i] = static_cast<Narrow>(value);
      continue;
    }
    const std::uint32_t* inputs = inputs_.data() + step.first;
    const auto get = [&](std::size_t k) { return narrow_[inputs[k]]; };
    if (!NarrowApply(step.kind, step.width, step.count, get, narrow_[i])) return false;
  }
  return true;
}

bool ExprTape::Run(const std::vector<WideInt>& values) {
  wide_ = !may_be_narrow_ || !RunNarrow(values);
  if (!wide_) return true;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    if (step.kind == ExprKind::kSymbol) {
      slots_[i] = values[step.first];
      continue;
    }
    const std::uint32_t* inputs = inputs_.data() + step.first;
    const auto value =
        expr_ops::Apply(step.kind, step.width, step.count, [&](std::size_t k) { return slots_[inputs[k]]; });
    if (!value) return false;
    slots_[i] = *value;
  }
  return true;
}

}  // namespace assay
