// Inputs of a symbolic launch that are worth trying, smallest first: small sizes, and sizes next to the constants, core
// counts and powers of two that decide how work is split.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"

namespace assay {

// The budget for trying shapes: how many, steps of each, steps of all.
struct Effort {
  std::size_t shapes = 0;
  std::uint64_t steps_each = 0;
  std::uint64_t steps = 0;

  // The smallest, and an evenly spaced choice of the rest.
  bool Chooses(std::size_t index, std::size_t of) const {
    return shapes >= of || index < shapes / 2 || index % (of / (shapes / 2) + 1) == 0;
  }
};

class Shapes {
 public:
  // `more` holds further expressions whose symbols and constants matter.
  Shapes(const DeviceEvents& events, const LaunchValues& launch, const std::vector<Expr>& more);

  // Dimensions, in the order of their creation.
  const std::vector<SymbolId>& symbols() const { return symbols_; }
  // Each satisfies the hypotheses over dimensions alone.
  const std::vector<Assignment>& tries() const { return tries_; }
  // Adds one found elsewhere; false if it violates a hypothesis or is in the list.
  bool Add(const Assignment& values);
  // Shrinks an input for which `breaks` holds, one dimension after the other; `broken` itself if no smaller one is
  // found.
  Assignment Shrink(Assignment broken, const std::function<bool(const Assignment&)>& breaks) const;

 private:
  void Collect(const std::vector<Expr>& roots);
  std::vector<WideInt> ValuesOf(SymbolId symbol, std::size_t most) const;
  void Combine(const std::vector<std::vector<WideInt>>& values);
  bool Allowed(const Assignment& values) const;
  void Sort();

  const ExprPool& pool_;
  std::vector<SymbolId> symbols_;
  std::vector<Expr> domain_;  // hypotheses over dimensions alone
  std::set<WideInt> constants_;
  WideInt cores_ = 1;
  WideInt granule_ = 1;
  std::vector<Assignment> tries_;
};

}  // namespace assay
