// A run of bytes that some part of a kernel writes, as a function of the enclosing indexes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"
#include "solver/entail.h"

namespace assay {

struct Span {
  std::vector<Expr> active;  // all hold where it is written
  Expr begin;
  Expr end;
  // Values that exist wherever the span is active and satisfy `facts`: the last index of a loop inside.
  std::vector<SymbolId> chosen;
  std::vector<Expr> facts;
};

// Counts through 0, 1, ... while its span is active; index <= last is among the span's conditions.
struct Axis {
  Expr index;
  Expr last;
};

class SpanAlgebra {
 public:
  // What is required between the parts: no gap, no overlap, or both.
  enum class Aim { kCover, kApart, kBoth };

  SpanAlgebra(ExprPool& pool, Entailment& entailment, std::vector<Expr> hypotheses, Aim aim)
      : pool_(pool), entailment_(entailment), hypotheses_(std::move(hypotheses)), aim_(aim) {}

  // The concatenation of consecutive parts in program order; nullopt if they are not shown to be adjacent.
  std::optional<Span> Sequence(const std::vector<Span>& parts);
  // The union over all rounds; nullopt if a round is not shown to begin where the previous one ends.
  std::optional<Span> Over(const Axis& axis, const Span& span);
  // The same, round by round: for few rounds, any of which may write nothing.
  std::optional<Span> Each(const Axis& axis, const Span& span, WideInt rounds);
  // That the span is [0, size).
  bool IsWhole(const Span& span, Expr size);
  bool Holds(const std::vector<const std::vector<Expr>*>& given, Expr goal);
  const std::string& why() const { return why_; }

 private:
  Span At(const Span& span, SymbolId index, Expr value);
  std::optional<Span> Single(const Axis& axis, const Span& span);
  bool IsPrefix(const Span& span, const Span& next, SymbolId index);
  // Rounds that follow each other, as described by `span`.
  std::optional<Span> Rounds(const Axis& axis, const Span& span);
  // The span with rounds that write nothing as empty spans at the place where they would begin.
  std::optional<Span> WithIdle(const Axis& axis, const Span& span);
  // Rounds of which each ends where the one before it begins, from the last one to the first.
  std::optional<Span> Backwards(const Axis& axis, const Span& span);
  std::optional<Span> Close(const Axis& axis, const Span& span);
  std::vector<Expr> LastCandidates(const Axis& axis, const Span& span);
  Expr Follows(Expr end, Expr begin);
  bool Mentions(Expr e, SymbolId symbol) const;
  Expr All(const std::vector<Expr>& conditions);
  std::optional<Expr> SolvedFor(Expr difference, SymbolId index, int& sign);

  ExprPool& pool_;
  Entailment& entailment_;
  std::vector<Expr> hypotheses_;
  Aim aim_;
  std::string why_;
};

}  // namespace assay
