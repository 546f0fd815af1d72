// Asks whether expressions can be true together. Budgets are Z3 resource units with fixed seeds, so an answer depends
// on the question and on the questions this solver was asked before, never on the machine's speed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

struct Query {
  std::string name;                     // logs and statistics group by it
  std::vector<Expr> assertions;         // can all of them be non-zero at once? The ranges of the symbols are implied
  std::map<SymbolId, WideInt> at_most;  // tighter upper ends than the symbols' ranges
  std::uint64_t budget = 200'000;       // Z3 rlimit
  // The limit for queries with products or wraps of unknowns: Z3 counts only a part of that work.
  std::uint64_t product_budget = 30'000;
  const ExprPool* pool = nullptr;  // names the symbols where questions are logged
};

// The same for equal sets of assertions.
inline std::vector<std::uint32_t> KeyOf(const std::vector<Expr>& assertions) {
  std::vector<std::uint32_t> key;
  for (Expr e : assertions) key.push_back(e->id);
  std::sort(key.begin(), key.end());
  key.erase(std::unique(key.begin(), key.end()), key.end());
  return key;
}

struct Model {
  Assignment values;  // every symbol below the assertions
};

enum class AnswerKind { kSat, kUnsat, kUnknown, kError };

struct Answer {
  AnswerKind kind = AnswerKind::kUnknown;
  std::string reason;  // kUnknown, kError
  Model model;         // kSat; checked by evaluating the assertions
};

class Solver {
 public:
  Solver();
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  Answer Check(const Query& query);
  // Like Check, with a small model: minimises the values of `order`, first to last.
  Answer CheckSmallest(const Query& query, const std::vector<SymbolId>& order);
  // Questions that reached Z3 so far; those with few possible values are answered by enumeration.
  std::uint64_t asked() const;
  // Their cost in Z3's resource units.
  std::uint64_t spent() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
