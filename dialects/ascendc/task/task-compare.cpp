// Element by element, in doubles.
#include "dialects/ascendc/task/task-compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <tuple>
#include <utility>

#include "dialects/ascendc/run/explain-mismatch.h"
#include "reference/constant-output.h"
#include "reference/tensor/complex.h"

namespace assay {
namespace {

std::vector<std::int64_t> WithoutOnes(const std::vector<std::int64_t>& shape) {
  std::vector<std::int64_t> kept;
  std::copy_if(shape.begin(), shape.end(), std::back_inserter(kept), [](std::int64_t d) { return d != 1; });
  return kept;
}

// Units in the last place of 16-bit numbers of the size of `at`; infinite for others.
double Units(Dtype dtype, double error, double at) {
  const int digits = dtype == Dtype::kF16 ? 10 : 7;
  const bool known = (dtype == Dtype::kF16 || dtype == Dtype::kBF16) && std::isfinite(error) && std::isfinite(at);
  return known ? std::fabs(error) / std::ldexp(1.0, std::ilogb(at) - digits) : HUGE_VAL;
}

// The effect of a different rounding order on 16-bit numbers: a few units of each element or, if summands cancel, one
// of the largest, in a few elements two. A reference that rounds intermediate sums, or computes in the same type on
// the device, may round differently from the kernel.
struct Rounding {
  double own = 0, largest = 0;

  bool Explains(std::int64_t wrong, std::size_t all) const {
    constexpr double kUnits = 4, kUnitsOfLargest = 1;
    const double few = wrong <= static_cast<std::int64_t>(all / 100) ? 2 * kUnitsOfLargest : kUnitsOfLargest;
    return own <= kUnits || largest <= few;
  }
};

double LargestOf(const double* values, std::size_t count) {
  double largest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (std::isfinite(values[i])) largest = std::max(largest, std::fabs(values[i]));
  }
  return largest;
}

bool SameShape(const Tensor& want, const Tensor& got, bool strict) {
  return want.shape() == got.shape() || (!strict && WithoutOnes(want.shape()) == WithoutOnes(got.shape()));
}

class Comparison {
 public:
  Comparison(bool strict, const SourceRange& where) : strict_(strict), where_(where) {}

  void Add(const Tensor& want, const Tensor& got, const std::string& name, std::int64_t index) {
    using Said = ComparedResults::Said;
    if (!SameShape(want, got, strict_)) {
      Fault& fault = At(FaultKind::kOutputShape, name);
      fault.text["got"] = TextOf(got.shape());
      fault.text["want"] = TextOf(want.shape());
      out.said = Said::kShape;
      return;
    }
    if (!want.has_values() || !got.has_values()) {
      out.lacks_values = true;
      return;
    }
    const bool complex = want.dtype() == Dtype::kC64 || got.dtype() == Dtype::kC64;
    const std::size_t parts = complex ? 2 : 1;  // an element is as wrong as one of its parts
    const Tensor wanted = (complex ? PartsOf(want.To(Dtype::kC64)) : want).Contiguous();
    const Tensor made = (complex ? PartsOf(got.To(Dtype::kC64)) : got).Contiguous();
    const double *const w = wanted.data(), *const g = made.data();
    const auto elements = static_cast<std::size_t>(wanted.count());
    std::int64_t count = 0, first = -1, last = -1;
    std::size_t at = 0;
    Rounding rounding;
    const double largest = LargestOf(w, elements);
    for (std::size_t i = 0; i < elements; ++i) {
      if (!IsWrongElement(g[i], w[i], strict_)) continue;
      rounding.own = std::max(rounding.own, Units(got.dtype(), g[i] - w[i], w[i]));
      rounding.largest = std::max(rounding.largest, Units(got.dtype(), g[i] - w[i], largest));
      const auto element = static_cast<std::int64_t>(i / parts);
      if (element == last) continue;
      last = element;
      if (count++ > 0) continue;
      first = element;
      at = i;
    }
    const Constancy constancy = ConstancyOf(got.dtype(), g, w, elements);
    if (count == 0) {
      out.constant = out.constant || constancy == Constancy::kMostly;
      return;
    }
    out.only_rounding = out.only_rounding && rounding.Explains(count, elements / parts);
    Fault& fault = At(FaultKind::kValueMismatch, name);
    fault.args = {{"count", count},
                  {"total", static_cast<std::int64_t>(elements / parts)},
                  {"first", first},
                  {"last", last},
                  {"result", index}};
    if (constancy != Constancy::kNone) fault.args["constant"] = 1;
    std::tie(fault.text["got"], fault.text["want"]) = DistinctTexts(g[at], w[at]);
    if (out.said == Said::kMatch) out.said = Said::kMismatch;
  }

  ComparedResults out;

 private:
  Fault& At(FaultKind kind, const std::string& name) {
    Fault& fault = out.faults.emplace_back();
    fault.kind = kind;
    fault.core = -1;
    fault.where = where_;
    fault.text["tensor"] = name;
    return fault;
  }

  bool strict_;
  SourceRange where_;
};

}  // namespace

const char* ComparisonText() {
  return R"(
import torch

def check_precision(outputs, outputs_new, max_abs_error, max_rel_error):
    wanted = outputs if isinstance(outputs, list) else [outputs]
    made = outputs_new if isinstance(outputs_new, list) else [outputs_new]
    fine = True
    absolute, relative = [], []
    for want, got in zip(wanted, made):
        if got.dtype == torch.bool:
            want, got = want.to(torch.int), got.to(torch.int)
        a = torch.abs(want - got)
        r = a / (torch.abs(want) + 1e-7)
        absolute.append(a.reshape(-1))
        relative.append(r.reshape(-1))
        if ((a > max_abs_error) & (r > max_rel_error)).any():
            fine = False
    return (1 if fine else 0), torch.cat(absolute), torch.cat(relative)
)";
}

bool IsWrongElement(double got, double want, bool strict) {
  if (std::isnan(want) || std::isnan(got)) return std::isnan(want) != std::isnan(got);
  if (std::isinf(want) || std::isinf(got)) return want != got;
  const double error = std::fabs(got - want);
  if (strict) return error > 1e-4 + 1e-4 * std::fabs(want);
  return error > 1e-3 && error / (std::fabs(want) + 1e-7) > 1e-3;
}

bool TensorsOf(const Value& value, std::vector<Tensor>& out) {
  if (value.is_tensor()) {
    out.push_back(*value.tensor());
    return true;
  }
  if (value.is_number()) {
    out.push_back(Tensor::Scalar(value.number(), Dtype::kF64));
    return true;
  }
  if (!value.is_sequence()) return value.is_none();
  return std::all_of(value.items().begin(), value.items().end(), [&](const Value& v) { return TensorsOf(v, out); });
}

ComparedResults CompareResults(const Value& want, const Value& got, bool strict, const SourceRange& where,
                               const std::vector<std::string>& names) {
  using Said = ComparedResults::Said;
  std::vector<Tensor> wanted, made;
  Comparison comparison(strict, where);
  if (!TensorsOf(want, wanted) || !TensorsOf(got, made) || wanted.empty() || made.empty()) {
    comparison.out.why_unknown = "a result contains something that is not a tensor";
    return std::move(comparison.out);
  }
  comparison.out.said = Said::kMatch;
  for (std::size_t i = 0; i < std::min(wanted.size(), made.size()); ++i) {
    const bool named = i < names.size() && !names[i].empty();
    const std::string name = named ? names[i] : wanted.size() == 1 ? "the result" : fmt::format("result[{}]", i);
    comparison.Add(wanted[i], made[i], name, static_cast<std::int64_t>(i));
  }
  if (comparison.out.lacks_values && comparison.out.said != Said::kShape) {
    comparison.out.said = Said::kUnknown;
    comparison.out.why_unknown = "the reference is too large to be computed";
  }
  return std::move(comparison.out);
}

}  // namespace assay
