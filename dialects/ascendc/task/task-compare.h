// Compares a module's result with the reference's, as the benchmarks do.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/run.h"
#include "reference/value.h"

namespace assay {

// The Python library that task folders use for their comparisons, as far as these import it, and its text.
inline constexpr const char* kComparisonModule = "framework.utils";
const char* ComparisonText();

// A result's tensors, in order; a number becomes a float64 tensor. False if the result contains something else.
bool TensorsOf(const Value& value, std::vector<Tensor>& out);

struct ComparedResults {
  enum class Said { kMatch, kMismatch, kShape, kUnknown } said = Said::kUnknown;
  std::string why_unknown;
  bool lacks_values = false;  // some tensor is known by its shape only
  bool only_rounding = true;  // all wrong elements are of 16 bits and as far away as another order of roundings
  std::vector<Fault> faults;  // one a tensor that differs
  bool constant = false;      // a result that matches is one number where the reference's is not (Constancy::kMostly)
};

// Whether an element counts as wrong by itself; `strict` as below.
bool IsWrongElement(double got, double want, bool strict);

// `strict`: shapes have to be the same, and an error may be 1e-4 + 1e-4 * |want|. Else dimensions of 1 do not count,
// and an element is wrong where its absolute and its relative error both exceed 1e-3. `names`: of tensors, by result;
// empty where one has none.
ComparedResults CompareResults(const Value& want, const Value& got, bool strict, const SourceRange& where,
                               const std::vector<std::string>& names = {});

}  // namespace assay
