// Elementwise, in doubles, separating what rounding alone can explain.
#include "dialects/cuda/run/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <utility>

#include "reference/constant-output.h"
#include "reference/mismatch.h"
#include "reference/values.h"

namespace assay::cuda {
namespace {

// The multiple of its own rounding error by which a reference may be missed: another order of summation, a fused
// product.
constexpr double kRoundings = 64;

bool Collect(const Value& value, std::vector<Tensor>& out) {
  if (value.is_tensor()) return out.push_back(*value.tensor()), true;
  if (value.is_number()) return out.push_back(Tensor::Scalar(value.number(), Dtype::kF64)), true;
  if (!value.is_sequence()) return value.is_none();
  return std::all_of(value.items().begin(), value.items().end(), [&](const Value& v) { return Collect(v, out); });
}

std::string KindOf(const Value& value) {
  if (!value.is_sequence()) return "nothing";
  return fmt::format("a {} of {}", value.is(Value::Kind::kTuple) ? "tuple" : "list", value.items().size());
}

SimTensor ComparedTensor(const std::string& name, const Tensor& tensor) {
  SimTensor made;
  made.name = name;
  made.dtype = tensor.dtype();
  made.shape = tensor.shape();
  FromDoubles(tensor.values(), made);
  return made;
}

// The largest difference between the reference and its value without rounding.
double RoundingOf(const std::vector<double>& want, const Tensor* exact) {
  if (exact == nullptr || !exact->has_values() || exact->count() != static_cast<std::int64_t>(want.size())) return 0;
  const std::vector<double> values = exact->values();
  double most = 0;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (std::isfinite(want[i]) && std::isfinite(values[i])) most = std::max(most, std::fabs(want[i] - values[i]));
  }
  return most;
}

constexpr std::size_t kMostParts = 512;

struct Differences {
  std::vector<CoveragePart> parts;
  std::int64_t part_elements = 1;
  std::int64_t count = 0, first = -1, last = -1;
  std::int64_t beyond_rounding = 0;
  std::int64_t beyond_former = 0;  // of those beyond rounding, the ones that the former tolerance refuses, too
  bool undefined = false;          // the reference is NaN or infinite somewhere
};

Differences Differ(const std::vector<double>& want, const std::vector<double>& got, double tolerance, double rounding) {
  Differences found;
  const std::size_t each = std::max<std::size_t>((want.size() + kMostParts - 1) / kMostParts, 1);
  found.part_elements = static_cast<std::int64_t>(each);
  found.parts.resize((want.size() + each - 1) / each);
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (!std::isfinite(want[i])) {
      found.undefined = true;
      const bool same = std::isnan(want[i]) ? std::isnan(got[i]) : want[i] == got[i];
      if (same) continue;
    }
    const double error = std::fabs(want[i] - got[i]), allowed = tolerance + tolerance * std::fabs(got[i]);
    if (error <= allowed) continue;
    const auto at = static_cast<std::int64_t>(i);
    ++found.parts[i / each].wrong;
    if (found.count++ == 0) found.first = at;
    found.last = at;
    if (error <= allowed + kRoundings * rounding) continue;
    ++found.beyond_rounding;
    if (!(error <= kFormerTolerance + kFormerTolerance * std::fabs(got[i]))) ++found.beyond_former;
  }
  return found;
}

class Comparison {
 public:
  Comparison(const ValueList& inputs, double tolerance) : given_(tolerance) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (inputs[i].is_tensor() && inputs[i].tensor()->has_values())
        inputs_.push_back(ComparedTensor(fmt::format("input {}", i), *inputs[i].tensor()));
    }
  }

  void OtherKind(const std::string& kind, const Tensor& want) {
    Fault& fault = At(FaultKind::kOutputShape, "the result");
    fault.text["kind"] = kind;
    fault.text["want"] = TextOf(want.shape());
    mismatch_ = true;
  }

  void Add(const std::string& name, const Tensor& want, const Tensor* exact, const Tensor& got) {
    if (want.shape() != got.shape()) {
      Fault& fault = At(FaultKind::kOutputShape, name);
      fault.text["got"] = TextOf(got.shape());
      fault.text["want"] = TextOf(want.shape());
      mismatch_ = true;
      return;
    }
    if (!want.has_values() || !got.has_values()) {
      Open("values of the results are not known");
      return;
    }
    const std::vector<double> w = want.values(), g = got.values();
    const Tolerance tolerance =
        given_ > 0 ? Tolerance{.relative = given_, .absolute = given_} : ToleranceOf(want.dtype());
    const double rounding = RoundingOf(w, exact);
    const Differences found = Differ(w, g, tolerance.absolute, rounding);
    OutputCoverage& parts = out_.results.emplace_back();
    parts.tensor = name;
    parts.elements = static_cast<std::int64_t>(w.size());
    parts.part_elements = found.part_elements;
    parts.parts = found.parts;
    if (found.count == 0) {
      if (ConstancyOf(want.dtype(), g, w) == Constancy::kMostly) MarkConstant(name);
      return;
    }
    if (found.beyond_rounding == 0)
      return Open(fmt::format("{} differs by no more than another order of roundings can explain", name));
    const bool former = given_ == 0 && found.beyond_former == 0;
    if (former) {
      Open(
          fmt::format("{} differs by more than {:g} and by less than {:g}, which KernelBench took until November 2025; "
                      "--tolerance says which one holds",
                      name, tolerance.absolute, kFormerTolerance));
    }
    mismatch_ = mismatch_ || !former;
    Fault& fault = At(FaultKind::kValueMismatch, name);
    if (former) fault.text["former"] = fmt::format("{:g}", kFormerTolerance);
    fault.args = {{"count", found.count},
                  {"total", static_cast<std::int64_t>(w.size())},
                  {"first", found.first},
                  {"last", found.last}};
    if (ConstancyOf(want.dtype(), g, w) != Constancy::kNone) fault.args["constant"] = 1;
    const auto first = static_cast<std::size_t>(found.first);
    std::tie(fault.text["got"], fault.text["want"]) = DistinctTexts(g[first], w[first]);
    fault.text["tolerance"] = fmt::format("{:g} absolute and relative", tolerance.absolute);
    SimTensor output = ComparedTensor(name, got);
    ExplainMismatch({.output = &output, .want = &w, .tolerance = tolerance, .inputs = &inputs_}, {}, fault);
  }

  // It matches only within the tolerance.
  void MarkConstant(const std::string& name) {
    At(FaultKind::kResultIgnored, name).text["form"] = "constant";
    Open("the result is one number everywhere, and matches within the tolerance alone");
  }

  void Open(std::string why) {
    if (out_.why_undecided.empty()) out_.why_undecided = std::move(why);
  }

  Compared Take() {
    using Values = ShapeRun::Values;
    out_.values = mismatch_ ? Values::kMismatch : !out_.why_undecided.empty() ? Values::kUndecided : Values::kMatch;
    return std::move(out_);
  }

 private:
  Fault& At(FaultKind kind, const std::string& name) {
    Fault& fault = out_.faults.emplace_back();
    fault.kind = kind;
    fault.text["tensor"] = name;
    return fault;
  }

  std::vector<SimTensor> inputs_;
  double given_ = 0;
  Compared out_;
  bool mismatch_ = false;
};

}  // namespace

Tolerance ToleranceOf(Dtype dtype) {
  const double both = dtype == Dtype::kF16 || dtype == Dtype::kBF16 ? 1e-2 : 1e-4;
  return {.relative = both, .absolute = both};
}

Compared CompareResults(const Value& want, const Value* exact, const Value& got, const ValueList& inputs,
                        double tolerance) {
  std::vector<Tensor> wanted, made, precise;
  Comparison comparison(inputs, tolerance);
  const bool known = Collect(want, wanted) && Collect(got, made) && !wanted.empty();
  if (exact == nullptr || !Collect(*exact, precise) || precise.size() != wanted.size()) precise.clear();
  if (known && want.is_tensor() && !got.is_number() && !got.is_tensor()) {
    comparison.OtherKind(KindOf(got), wanted.front());
    return comparison.Take();
  }
  if (!known || wanted.size() != made.size()) {
    comparison.Open(known ? "the module gives another number of results than the reference"
                          : "a result contains something that is not a tensor");
    return comparison.Take();
  }
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const std::string name = wanted.size() == 1 ? "the result" : fmt::format("result {}", i);
    comparison.Add(name, wanted[i], precise.empty() ? nullptr : &precise[i], made[i]);
  }
  return comparison.Take();
}

ShapeRun OfOtherShape(const CudaOtherShape& shape) {
  ShapeRun run;
  run.what = shape.inputs;
  run.status = ShapeRun::Status::kClean;
  run.values = ShapeRun::Values::kMismatch;
  Fault& fault = run.faults.emplace_back();
  fault.kind = FaultKind::kOutputShape;
  fault.where = shape.where;
  fault.text = {{"tensor", shape.result}, {"got", shape.got}, {"want", shape.want}};
  return run;
}

}  // namespace assay::cuda
