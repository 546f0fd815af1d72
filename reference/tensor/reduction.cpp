// Reductions: one value per row, sums in double.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Fold = double (*)(const double*, std::int64_t);

double Sum(const double* v, std::int64_t n) { return std::accumulate(v, v + n, 0.0); }
double Mean(const double* v, std::int64_t n) { return Sum(v, n) / static_cast<double>(n); }
double NanSum(const double* v, std::int64_t n) {
  return std::accumulate(v, v + n, 0.0, [](double s, double x) { return std::isnan(x) ? s : s + x; });
}
double Product(const double* v, std::int64_t n) { return std::accumulate(v, v + n, 1.0, std::multiplies<>()); }
double Any(const double* v, std::int64_t n) {
  return std::any_of(v, v + n, [](double x) { return x != 0; }) ? 1 : 0;
}
double All(const double* v, std::int64_t n) {
  return std::all_of(v, v + n, [](double x) { return x != 0; }) ? 1 : 0;
}
double NonZero(const double* v, std::int64_t n) {
  return static_cast<double>(std::count_if(v, v + n, [](double x) { return x != 0; }));
}

// The first NaN wins, else the first of the largest.
std::int64_t ArgMax(const double* v, std::int64_t n) {
  std::int64_t best = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    if (std::isnan(v[i])) return i;
    if (v[i] > v[best]) best = i;
  }
  return best;
}
std::int64_t ArgMin(const double* v, std::int64_t n) {
  std::int64_t best = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    if (std::isnan(v[i])) return i;
    if (v[i] < v[best]) best = i;
  }
  return best;
}
double Highest(const double* v, std::int64_t n) { return n > 0 ? v[ArgMax(v, n)] : -kInfinity; }
double Lowest(const double* v, std::int64_t n) { return n > 0 ? v[ArgMin(v, n)] : kInfinity; }

double LogSumExp(const double* v, std::int64_t n) {
  const double high = Highest(v, n);
  if (std::isinf(high)) return high;
  double sum = 0;
  for (std::int64_t i = 0; i < n; ++i) sum += std::exp(v[i] - high);
  return high + std::log(sum);
}

template <class F>
Tensor FoldRows(const Tensor& x, const Shape& dims, bool keep, Dtype dtype, F f) {
  const Rows rows = RowsAlong(x, dims);
  Tensor r = Result(dtype, rows.shape(keep), {&x}, x.count());
  if (!r.has_values()) return r;
  const double* in = rows.values.data();
  for (std::int64_t o = 0; o < rows.outer; ++o) r.data()[o] = f(in + o * rows.length, rows.length);
  return Rounded(std::move(r));
}

// kMean has no value of integers, kExtreme none of nothing.
enum class Out { kSum, kReal, kMean, kKeep, kExtreme, kBool, kIndex };

Dtype OutDtype(Out out, Dtype dtype) {
  switch (out) {
    case Out::kSum:
      return IsFloating(dtype) ? dtype : Dtype::kI64;
    case Out::kReal:
    case Out::kMean:
      return FloatOf(dtype);
    case Out::kKeep:
    case Out::kExtreme:
      return dtype;
    case Out::kBool:
      return dtype == Dtype::kU8 ? dtype : Dtype::kBool;
    case Out::kIndex:
      return Dtype::kI64;
  }
  return dtype;
}

// Integers have a mean in NumPy alone.
Dtype NeedFloats(const Arguments& a, const Tensor& x) {
  if (!IsFloating(x.dtype()) && !x.numpy) a.Fail("takes floating-point numbers, not " + std::string(NameOf(x.dtype())));
  return FloatOf(x);
}

void NeedValues(const Arguments& a, const Tensor& x, const Shape& dims) {
  if (x.count() == 0 && RowsAlong(x, dims).length == 0) a.Fail("has no value of an empty row");
}

void AddFold(Table& table, const std::string& name, Fold f, Out out) {
  table.Add(name + "(input, dim=None, keepdim=False, dtype=None)", [f, out](const Arguments& a) -> Value {
    Tensor x = a.tensor("input");
    Dtype dtype = OutDtype(out, x.dtype());
    if (const auto wanted = a.dtype()) {
      dtype = *wanted;
      x = x.To(dtype);
    }
    if (out == Out::kMean) dtype = NeedFloats(a, x);
    if (out == Out::kExtreme) NeedValues(a, x, DimsOf(a, "dim", x.rank()));
    return FoldRows(x, DimsOf(a, "dim", x.rank()), a.flag("keepdim"), dtype, f);
  });
}

Tensor ArgTensor(const Arguments& a, bool largest) {
  const Tensor x = a.tensor("input");
  const auto find = [largest](const double* v, std::int64_t n) {
    return static_cast<double>(largest ? ArgMax(v, n) : ArgMin(v, n));
  };
  NeedValues(a, x, DimsOf(a, "dim", x.rank()));
  return FoldRows(x, DimsOf(a, "dim", x.rank()), a.flag("keepdim"), Dtype::kI64, find);
}

// torch.max has three meanings: of all, along a dimension with indices, and of two tensors.
Value Extreme(const Arguments& a, bool largest) {
  const Tensor x = a.tensor("input");
  if (!a.given("dim")) NeedValues(a, x, {});
  if (!a.given("dim")) return FoldRows(x, {}, false, x.dtype(), largest ? Highest : Lowest);
  if (a["dim"].is_tensor() && a["dim"].tensor()->rank() + x.rank() > 0) {
    return CallTorchHere(largest ? "maximum" : "minimum", {a["input"], a["dim"]});
  }
  const Shape dims = {a.dim("dim", x.rank())};
  NeedValues(a, x, dims);
  const Tensor values = FoldRows(x, dims, a.flag("keepdim"), x.dtype(), largest ? Highest : Lowest);
  return Value::Tuple({values, ArgTensor(a, largest)});
}

double Spread(const double* v, std::int64_t n, double correction) {
  const double mean = Mean(v, n);
  double sum = 0;
  for (std::int64_t i = 0; i < n; ++i) sum += (v[i] - mean) * (v[i] - mean);
  const double over = static_cast<double>(n) - correction;
  return over > 0 ? sum / over : NAN;
}

// var(x), var(x, unbiased), var(x, dim, unbiased, keepdim), and `correction` instead of them.
Tensor Variance(const Arguments& a, bool root) {
  const Tensor x = a.tensor("input");
  double correction = a.given("correction") ? a.number("correction") : a.flag("unbiased") ? 1 : 0;
  Shape dims;
  if (a["dim"].is(Value::Kind::kBool)) {
    correction = a["dim"].boolean() ? 1 : 0;
  } else {
    dims = DimsOf(a, "dim", x.rank());
  }
  return FoldRows(x, dims, a.flag("keepdim"), NeedFloats(a, x), [=](const double* v, std::int64_t n) {
    const double spread = Spread(v, n, correction);
    return root ? std::sqrt(spread) : spread;
  });
}

double NormOf(const double* v, std::int64_t n, double p) {
  double sum = std::isinf(p) && p < 0 ? kInfinity : 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = std::fabs(v[i]);
    if (std::isinf(p)) {
      sum = p > 0 ? std::max(sum, x) : std::min(sum, x);
    } else {
      sum += p == 2 ? x * x : p == 1 ? x : p == 0 ? (x != 0 ? 1 : 0) : std::pow(x, p);
    }
  }
  return std::isinf(p) || p == 0 || p == 1 ? sum : p == 2 ? std::sqrt(sum) : std::pow(sum, 1 / p);
}

Value Norm(const Arguments& a) {
  Tensor x = a.tensor("input");
  if (const auto dtype = a.dtype()) x = x.To(*dtype);
  double p = 2;
  if (a["p"].is(Value::Kind::kString)) {
    if (a.text("p") != "fro") a.Fail("of kind `" + a.text("p") + "` is not modelled");
  } else if (a.given("p")) {
    p = a.number("p");
  }
  return FoldRows(x, DimsOf(a, "dim", x.rank()), a.flag("keepdim"), NeedFloats(a, x),
                  [p](const double* v, std::int64_t n) { return NormOf(v, n, p); });
}

// Of matrices in two dimensions: the largest (smallest, where negative) sum of a column or a row.
Value MatrixNorm(const Arguments& a, const Tensor& given, const Shape& dims) {
  const Tensor x = a.dtype() ? given.To(*a.dtype()) : given;
  const Dtype dtype = NeedFloats(a, x);
  const bool keep = a.flag("keepdim");
  const bool whole = !a.given("p") || a["p"].is(Value::Kind::kString);
  if (whole && a.given("p") && a.text("p") != "fro") a.Fail("of kind `" + a.text("p") + "` is not modelled");
  if (whole) return FoldRows(x, dims, keep, dtype, [](const double* v, std::int64_t n) { return NormOf(v, n, 2); });
  const double p = a.number("p");
  if (std::fabs(p) != 1 && !std::isinf(p)) a.Fail("of matrices is modelled for the orders 1, inf and 'fro'");
  const Shape inner = {std::isinf(p) ? dims[1] : dims[0]}, outer = {std::isinf(p) ? dims[0] : dims[1]};
  const Tensor sums = FoldRows(x, inner, true, dtype, [](const double* v, std::int64_t n) { return NormOf(v, n, 1); });
  const Tensor most = FoldRows(sums, outer, true, dtype, p > 0 ? Highest : Lowest);
  return keep ? most : most.Reshaped(RowsAlong(x, dims).kept);
}

Value LinearNorm(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const bool matrix = a.name() == "linalg.matrix_norm";
  Shape dims = DimsOf(a, "dim", x.rank());
  if (dims.empty() && (matrix || (a.given("p") && x.rank() > 1))) {
    if (x.rank() < 2 || (!matrix && x.rank() > 2)) a.Fail("does not take " + TextOf(x.shape()));
    dims = {x.rank() - 2, x.rank() - 1};
  }
  return dims.size() == 2 ? MatrixNorm(a, x, dims) : Norm(a);
}

Value Trace(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (x.rank() != 2) a.Fail("takes a matrix");
  const std::int64_t n = std::min(x.size(0), x.size(1));
  return FoldRows(x.View({n}, {x.strides()[0] + x.strides()[1]}, x.offset()), {}, false, OutDtype(Out::kSum, x.dtype()),
                  Sum);
}

}  // namespace

Tensor Reduced(const Tensor& x, const std::string& reduction) {
  if (reduction == "none") return x;
  return FoldRows(x, {}, false, x.dtype(), reduction == "sum" ? Sum : Mean);
}

void AddReductions(Table& table) {
  AddFold(table, "sum", Sum, Out::kSum);
  AddFold(table, "nansum", NanSum, Out::kSum);
  AddFold(table, "mean", Mean, Out::kMean);
  AddFold(table, "prod", Product, Out::kSum);
  AddFold(table, "amax", Highest, Out::kExtreme);
  AddFold(table, "amin", Lowest, Out::kExtreme);
  AddFold(table, "any", Any, Out::kBool);
  AddFold(table, "all", All, Out::kBool);
  AddFold(table, "logsumexp", LogSumExp, Out::kReal);
  AddFold(table, "count_nonzero", NonZero, Out::kIndex);
  table.Alias("special.logsumexp", "logsumexp");
  table.Add("max(input, dim=None, keepdim=False)", [](const Arguments& a) { return Extreme(a, true); });
  table.Add("min(input, dim=None, keepdim=False)", [](const Arguments& a) { return Extreme(a, false); });
  table.Add("argmax(input, dim=None, keepdim=False)", [](const Arguments& a) -> Value { return ArgTensor(a, true); });
  table.Add("argmin(input, dim=None, keepdim=False)", [](const Arguments& a) -> Value { return ArgTensor(a, false); });
  table.Add("aminmax(input, dim=None, keepdim=False)", [](const Arguments& a) -> Value {
    const ValueMap keywords = {{"dim", a["dim"]}, {"keepdim", a["keepdim"]}};
    return Value::Tuple({CallTorchHere("amin", {a["input"]}, keywords), CallTorchHere("amax", {a["input"]}, keywords)});
  });
  const std::string spread = "(input, dim=None, unbiased=True, keepdim=False, correction=None)";
  table.Add("var" + spread, [](const Arguments& a) -> Value { return Variance(a, false); });
  table.Add("std" + spread, [](const Arguments& a) -> Value { return Variance(a, true); });
  for (const bool root : {false, true}) {
    table.Add((root ? "std_mean" : "var_mean") + spread, [root](const Arguments& a) -> Value {
      const Tensor x = a.tensor("input");
      const Shape dims = a["dim"].is(Value::Kind::kBool) ? Shape{} : DimsOf(a, "dim", x.rank());
      return Value::Tuple({Variance(a, root), FoldRows(x, dims, a.flag("keepdim"), FloatOf(x.dtype()), Mean)});
    });
  }
  table.Add("norm(input, p='fro', dim=None, keepdim=False, out=None, dtype=None)", Norm);
  table.Add("linalg.vector_norm(input, p=2, dim=None, keepdim=False, dtype=None)", Norm);
  table.Add("linalg.matrix_norm(input, p='fro', dim=None, keepdim=False, dtype=None)", LinearNorm);
  table.Add("linalg.norm(input, p=None, dim=None, keepdim=False, dtype=None)", LinearNorm);
  table.Add("trace(input)", Trace);
}

}  // namespace assay::tensor
