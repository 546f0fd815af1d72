// Running sums, products and extremes along a dimension.
#include <cmath>
#include <limits>
#include <vector>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Step = double (*)(double, double);

void AddScan(Table& table, const std::string& name, Step step) {
  table.Add(name + "(input, dim, dtype=None)", [step](const Arguments& a) -> Value {
    Tensor x = a.tensor("input");
    const Dtype dtype = a.dtype().value_or(IsFloating(x.dtype()) ? x.dtype() : Dtype::kI64);
    x = x.To(dtype);
    return MapRows(x, a.dim("dim", x.rank()), dtype, [step](const double* in, double* out, std::int64_t n) {
      for (std::int64_t i = 0; i < n; ++i) out[i] = i == 0 ? in[0] : step(out[i - 1], in[i]);
    });
  });
}

// cummax and cummin return the last index at which the running extreme occurred.
Value Extremes(const Arguments& a, bool largest) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  const auto better = [largest](double v, double best) {
    return std::isnan(v) || (!std::isnan(best) && (largest ? v >= best : v <= best));
  };
  const Tensor values = MapRows(x, dim, x.dtype(), [&](const double* in, double* out, std::int64_t n) {
    for (std::int64_t i = 0; i < n; ++i) out[i] = i == 0 || better(in[i], out[i - 1]) ? in[i] : out[i - 1];
  });
  const Tensor indices = MapRows(x, dim, Dtype::kI64, [&](const double* in, double* out, std::int64_t n) {
    std::int64_t best = 0;
    for (std::int64_t i = 0; i < n; ++i) {
      if (better(in[i], in[best])) best = i;
      out[i] = static_cast<double>(best);
    }
  });
  return Value::Tuple({values, indices});
}

Value Flip(const Arguments& a) {
  Tensor x = a.tensor("input");
  Shape dims = a.sizes("dims");
  Shape strides = x.strides();
  std::int64_t offset = x.offset();
  for (std::int64_t d : dims) {
    d = WrapDim(d, x.rank());
    if (x.rank() == 0 || x.size(d) == 0) continue;
    offset += (x.size(d) - 1) * strides[static_cast<std::size_t>(d)];
    strides[static_cast<std::size_t>(d)] *= -1;
  }
  return x.View(x.shape(), strides, offset).Copy();
}

Value Diff(const Arguments& a) {
  Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  for (std::int64_t n = a.integer("n"); n > 0; --n) {
    x = Zip(Sliced(x, dim, 1, x.size(dim)), Sliced(x, dim, 0, x.size(dim) - 1), x.dtype(),
            [](double p, double q) { return p - q; });
  }
  return x;
}

// Rolls along one dimension after another; without dims the flattened tensor.
Value Roll(const Arguments& a) {
  Tensor x = a.tensor("input");
  const Shape shape = x.shape(), shifts = a.sizes("shifts");
  Shape dims = DimsOf(a, "dims", x.rank());
  const bool flat = dims.empty();
  if (flat) {
    x = x.Reshaped({-1});
    dims = {0};
  }
  if (dims.size() != shifts.size()) a.Fail("needs as many shifts as dims");
  for (std::size_t i = 0; i < dims.size(); ++i) {
    const std::int64_t n = x.size(dims[i]);
    if (n == 0) continue;
    const std::int64_t at = ((n - shifts[i] % n) % n + n) % n;
    x = Concatenated({Sliced(x, dims[i], at, n), Sliced(x, dims[i], 0, at)}, dims[i]);
  }
  return flat ? x.Reshaped(shape) : x;
}

}  // namespace

void AddScans(Table& table) {
  AddScan(table, "cumsum", [](double x, double y) { return x + y; });
  AddScan(table, "cumprod", [](double x, double y) { return x * y; });
  AddScan(table, "logcumsumexp", [](double x, double y) {
    const double high = x > y ? x : y;
    return std::isinf(high) ? high : high + std::log1p(std::exp((x > y ? y : x) - high));
  });
  table.Add("cummax(input, dim)", [](const Arguments& a) { return Extremes(a, true); });
  table.Add("cummin(input, dim)", [](const Arguments& a) { return Extremes(a, false); });
  table.Add("flip(input, *dims)", Flip);
  table.Add("fliplr(input)", [](const Arguments& a) { return CallTorchHere("flip", {a["input"], 1}); });
  table.Add("flipud(input)", [](const Arguments& a) { return CallTorchHere("flip", {a["input"], 0}); });
  table.Add("diff(input, n=1, dim=-1)", Diff);
  table.Add("roll(input, shifts, dims=None)", Roll);
}

}  // namespace assay::tensor
