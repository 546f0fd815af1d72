// The rules for induction over one axis, and for concatenating spans.
#include "solver/span.h"

#include <algorithm>

namespace assay {

bool SpanAlgebra::Mentions(Expr e, SymbolId symbol) const { return SymbolsOf(e).contains(symbol); }

Expr SpanAlgebra::All(const std::vector<Expr>& conditions) {
  Expr all = pool_.True();
  for (Expr e : conditions) all = pool_.And(all, e);
  return all;
}

bool SpanAlgebra::Holds(const std::vector<const std::vector<Expr>*>& given, Expr goal) {
  std::vector<Expr> hypotheses = hypotheses_;
  for (const auto* list : given) hypotheses.insert(hypotheses.end(), list->begin(), list->end());
  return entailment_.Holds(hypotheses, goal);
}

// The span at another index. Chosen values depend on the index, so they are renamed.
Span SpanAlgebra::At(const Span& span, SymbolId index, Expr value) {
  std::map<SymbolId, Expr> put = {{index, value}};
  Span out;
  for (SymbolId id : span.chosen) {
    const Symbol& symbol = pool_.symbol(id);
    const Expr fresh = pool_.NewSymbol(symbol.name, symbol.role, symbol.range);
    put[id] = fresh;
    out.chosen.push_back(static_cast<SymbolId>(fresh->value));
  }
  for (Expr e : span.active) {
    const Expr there = pool_.Substitute(e, put);
    if (!there->IsConst(1)) out.active.push_back(there);
  }
  for (Expr e : span.facts) out.facts.push_back(pool_.Substitute(e, put));
  out.begin = pool_.Substitute(span.begin, put);
  out.end = pool_.Substitute(span.end, put);
  return out;
}

std::optional<Span> SpanAlgebra::Sequence(const std::vector<Span>& parts) {
  Span joined = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Span& next = parts[i];
    if (!Holds({&joined.active, &joined.facts, &next.active, &next.facts}, Follows(joined.end, next.begin))) {
      why_ = "one copy is not shown to begin where the one before it ends";
      return std::nullopt;
    }
    Span both;
    std::vector<Expr> mine;
    std::vector<Expr> theirs;
    auto in = [](const std::vector<Expr>& list, Expr e) {
      return std::find(list.begin(), list.end(), e) != list.end();
    };
    for (Expr e : joined.active) (in(next.active, e) ? both.active : mine).push_back(e);
    for (Expr e : next.active) {
      if (!in(joined.active, e)) theirs.push_back(e);
    }
    const Expr first = All(mine);
    const Expr second = All(theirs);
    const Expr any = pool_.Or(first, second);
    if (!any->IsConst(1)) both.active.push_back(any);
    both.begin = pool_.Select(first, joined.begin, next.begin);
    both.end = pool_.Select(second, next.end, joined.end);
    // Chosen values exist only where their span is active.
    auto keep = [&](const Span& span, Expr where) {
      both.chosen.insert(both.chosen.end(), span.chosen.begin(), span.chosen.end());
      for (Expr fact : span.facts) both.facts.push_back(pool_.Or(pool_.Not(where), fact));
    };
    keep(joined, first);
    keep(next, second);
    joined = std::move(both);
  }
  return joined;
}

// index = `value` if difference = 0; `sign` is the index's factor.
std::optional<Expr> SpanAlgebra::SolvedFor(Expr difference, SymbolId index, int& sign) {
  const Expr symbol = pool_.SymbolAt(index);
  for (int s : {1, -1}) {
    const Expr rest = s > 0 ? pool_.Sub(difference, symbol) : pool_.Add(difference, symbol);
    if (Mentions(rest, index)) continue;
    sign = s;
    return s > 0 ? pool_.Sub(pool_.Const(0), rest) : rest;
  }
  return std::nullopt;
}

// One round only: some condition says which.
std::optional<Span> SpanAlgebra::Single(const Axis& axis, const Span& span) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  for (Expr e : span.active) {
    int sign = 0;
    if (e->kind != ExprKind::kEq) continue;
    const auto value = SolvedFor(pool_.Sub(e->operands[0], e->operands[1]), index, sign);
    if (!value) continue;
    Span there = At(span, index, *value);
    const Expr counted = pool_.Le(pool_.Const(0), *value);
    if (!counted->IsConst(1)) there.active.push_back(counted);
    return there;
  }
  return std::nullopt;
}

// A round is active only if the previous one is.
bool SpanAlgebra::IsPrefix(const Span& span, const Span& next, SymbolId index) {
  return std::all_of(span.active.begin(), span.active.end(),
                     [&](Expr e) { return !Mentions(e, index) || Holds({&next.active, &next.facts}, e); });
}

std::vector<Expr> SpanAlgebra::LastCandidates(const Axis& axis, const Span& span) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  std::vector<Expr> candidates;
  for (Expr e : span.active) {
    if ((e->kind != ExprKind::kLt && e->kind != ExprKind::kLe) || !Mentions(e, index)) continue;
    int sign = 0;
    // index + rest <= 0
    const Expr left = pool_.Sub(e->operands[0], e->operands[1]);
    const auto value = SolvedFor(e->kind == ExprKind::kLt ? pool_.Add(left, pool_.Const(1)) : left, index, sign);
    if (value && sign > 0) candidates.push_back(*value);
  }
  return candidates;
}

std::optional<Span> SpanAlgebra::Close(const Axis& axis, const Span& span) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  Span first = At(span, index, pool_.Const(0));
  for (Expr candidate : LastCandidates(axis, span)) {
    const Span at = At(span, index, candidate);
    const bool all = Holds({&first.active, &first.facts}, pool_.Le(pool_.Const(0), candidate)) &&
                     std::all_of(at.active.begin(), at.active.end(),
                                 [&](Expr e) { return Holds({&first.active, &first.facts}, e); });
    if (!all) continue;
    Span out{first.active, first.begin, at.end, first.chosen, first.facts};
    out.chosen.insert(out.chosen.end(), at.chosen.begin(), at.chosen.end());
    out.facts.insert(out.facts.end(), at.facts.begin(), at.facts.end());
    return out;
  }
  // The last round has no closed form; it is some index after which none is active.
  const Expr k = pool_.NewSymbol("last", SymbolRole::kLoop, pool_.symbol(index).range);
  const Span at = At(span, index, k);
  const Span after = At(span, index, pool_.Add(k, pool_.Const(1)));
  Span out{first.active, first.begin, at.end, first.chosen, first.facts};
  out.chosen.push_back(static_cast<SymbolId>(k->value));
  out.chosen.insert(out.chosen.end(), at.chosen.begin(), at.chosen.end());
  out.facts.insert(out.facts.end(), at.active.begin(), at.active.end());
  out.facts.insert(out.facts.end(), at.facts.begin(), at.facts.end());
  Expr ended = pool_.False();
  for (Expr e : after.active) {
    const bool varies = std::find(span.active.begin(), span.active.end(), e) == span.active.end();
    if (varies) ended = pool_.Or(ended, pool_.Not(e));
  }
  out.facts.push_back(ended);
  return out;
}

std::optional<Span> SpanAlgebra::Over(const Axis& axis, const Span& span) {
  if (auto single = Single(axis, span)) return single;
  if (auto rounds = Backwards(axis, span)) return rounds;
  if (auto rounds = Rounds(axis, span)) return rounds;
  const std::string why = why_;
  if (const auto idle = WithIdle(axis, span)) {
    if (auto rounds = Rounds(axis, *idle)) return rounds;
  }
  why_ = why;
  return std::nullopt;
}

std::optional<Span> SpanAlgebra::Backwards(const Axis& axis, const Span& span) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  const Span next = At(span, index, pool_.Add(axis.index, pool_.Const(1)));
  if (pool_.Sub(next.begin, span.begin)->range.hi >= 0) return std::nullopt;
  std::vector<Expr> lasts = LastCandidates(axis, span);
  if (axis.last) lasts.push_back(axis.last);
  for (Expr last : lasts) {
    if (Mentions(last, index) || !Holds({&span.active}, pool_.Le(axis.index, last))) continue;
    Span turned = At(span, index, pool_.Sub(last, axis.index));
    turned.active.push_back(pool_.Le(axis.index, last));
    if (auto rounds = Rounds(axis, turned)) return rounds;
  }
  return std::nullopt;
}

std::optional<Span> SpanAlgebra::Rounds(const Axis& axis, const Span& span) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  const Span next = At(span, index, pool_.Add(axis.index, pool_.Const(1)));
  if (!IsPrefix(span, next, index)) {
    why_ = "the rounds that write are not shown to follow each other";
    return std::nullopt;
  }
  if (!Holds({&span.active, &span.facts, &next.active, &next.facts}, Follows(span.end, next.begin))) {
    why_ = "one round is not shown to begin where the one before it ends";
    return std::nullopt;
  }
  return Close(axis, span);
}

std::optional<Span> SpanAlgebra::WithIdle(const Axis& axis, const Span& span) {
  if (!axis.last) return std::nullopt;
  const auto index = static_cast<SymbolId>(axis.index->value);
  const Expr counted = pool_.Le(axis.index, axis.last);
  Span out{{}, span.begin, span.end, span.chosen, {}};
  Expr writes = pool_.True();
  bool bounded = counted->IsConst(1);
  for (Expr e : span.active) {
    bounded = bounded || e == counted;
    if (e == counted || !Mentions(e, index)) {
      out.active.push_back(e);
    } else {
      writes = pool_.And(writes, e);
    }
  }
  if (!bounded || writes->IsConst()) return std::nullopt;
  out.end = pool_.Select(writes, span.end, span.begin);
  for (Expr fact : span.facts) out.facts.push_back(pool_.Or(pool_.Not(writes), fact));
  return out;
}

std::optional<Span> SpanAlgebra::Each(const Axis& axis, const Span& span, WideInt rounds) {
  const auto index = static_cast<SymbolId>(axis.index->value);
  std::vector<Span> parts;
  for (WideInt round = 0; round < rounds; ++round) {
    Span there = At(span, index, pool_.Const(round));
    const bool never = std::any_of(there.active.begin(), there.active.end(), [](Expr e) { return e->IsConst(0); });
    if (never) continue;
    // Tautologies carry no information; without them, fewer conditions separate neighbours. Facts are of no help here:
    // they hold only where the span is active.
    std::erase_if(there.active, [&](Expr e) { return Holds({}, e); });
    parts.push_back(std::move(there));
  }
  if (parts.empty()) return std::nullopt;
  const std::string why = why_;
  std::optional<Span> whole = Sequence(parts);
  if (!whole) why_ = why;
  return whole;
}

Expr SpanAlgebra::Follows(Expr end, Expr begin) {
  if (aim_ == Aim::kCover) return pool_.Le(begin, end);
  return aim_ == Aim::kApart ? pool_.Le(end, begin) : pool_.Eq(end, begin);
}

bool SpanAlgebra::IsWhole(const Span& span, Expr size) {
  if (aim_ == Aim::kApart) return true;
  std::vector<Expr> some = {pool_.Lt(pool_.Const(0), size)};
  const bool begins = Holds({&some}, pool_.And(All(span.active), pool_.True())) &&
                      Holds({&some, &span.facts}, Follows(pool_.Const(0), span.begin));
  if (!begins) {
    why_ = "the first byte is not shown to be written first";
    return false;
  }
  if (Holds({&some, &span.active, &span.facts}, Follows(span.end, size))) return true;
  why_ = "the last copy is not shown to end where the tensor ends";
  return false;
}

}  // namespace assay
