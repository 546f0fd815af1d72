// Counts through all assignments like an odometer; the first symbol changes slowest.
#include "solver/small-domain.h"

#include <algorithm>

namespace assay {
namespace {

constexpr WideInt kMostAssignments = 1024;

struct Digit {
  SymbolId symbol = 0;
  WideInt lo = 0;
  WideInt hi = 0;
};

// The symbols in the assertions with their ranges; empty `digits` and false if the product is too large.
bool Digits(const Query& query, std::vector<Digit>& digits) {
  std::set<const ExprNode*> seen;
  std::vector<Expr> open = query.assertions;
  while (!open.empty()) {
    const Expr e = open.back();
    open.pop_back();
    if (!seen.insert(e.node()).second) continue;
    open.insert(open.end(), e->operands.begin(), e->operands.end());
    if (e->kind != ExprKind::kSymbol) continue;
    Digit digit{static_cast<SymbolId>(e->value), e->range.lo, e->range.hi};
    const auto tighter = query.at_most.find(digit.symbol);
    if (tighter != query.at_most.end()) digit.hi = std::min(digit.hi, tighter->second);
    if (digit.hi - digit.lo >= kMostAssignments) return false;
    digits.push_back(digit);
  }
  std::sort(digits.begin(), digits.end(), [](const Digit& a, const Digit& b) { return a.symbol < b.symbol; });
  WideInt product = 1;
  for (const Digit& digit : digits) {
    product *= std::max<WideInt>(digit.hi - digit.lo + 1, 0);
    if (product > kMostAssignments) return false;
  }
  return true;
}

}  // namespace

std::optional<Answer> CheckSmallDomain(const Query& query) {
  std::vector<Digit> digits;
  if (!Digits(query, digits)) return std::nullopt;
  ExprTape tape(query.assertions);
  std::vector<WideInt> values(digits.empty() ? 0 : digits.back().symbol + 1, 0);
  for (const Digit& digit : digits) {
    if (digit.lo > digit.hi) return Answer{AnswerKind::kUnsat, "", {}};
    values[digit.symbol] = digit.lo;
  }
  while (true) {
    if (!tape.Run(values)) return std::nullopt;
    bool all = true;
    for (std::size_t i = 0; i < query.assertions.size() && all; ++i) all = tape.result(i) != 0;
    if (all) {
      Answer answer{AnswerKind::kSat, "", {}};
      for (const Digit& digit : digits) answer.model.values[digit.symbol] = values[digit.symbol];
      return answer;
    }
    std::size_t at = digits.size();
    while (at > 0 && values[digits[at - 1].symbol] == digits[at - 1].hi) {
      values[digits[at - 1].symbol] = digits[at - 1].lo;
      --at;
    }
    if (at == 0) return Answer{AnswerKind::kUnsat, "", {}};
    ++values[digits[at - 1].symbol];
  }
}

}  // namespace assay
