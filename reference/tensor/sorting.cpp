// Sorting and operations based on an order: topk, median, unique, searching.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

bool Before(double x, double y, bool descending) {
  if (std::isnan(x) || std::isnan(y))
    return descending ? std::isnan(x) && !std::isnan(y) : std::isnan(y) && !std::isnan(x);
  return descending ? x > y : x < y;
}

// The first `k` of each row in order, stable, with their original positions.
Value Ordered(const Tensor& x, std::int64_t dim, std::int64_t k, bool descending) {
  const Rows rows = RowsAlong(x, {dim});
  if (k < 0 || k > rows.length) {
    throw TensorError{"`topk` asks for " + std::to_string(k) + " of " + std::to_string(rows.length) + " values"};
  }
  Shape shape = rows.kept;
  shape.push_back(k);
  Tensor values = Result(x.dtype(), shape, {&x}, x.count() * 8), places = Result(Dtype::kI64, shape, {&values}, 0);
  if (values.has_values()) {
    std::vector<std::int64_t> order(static_cast<std::size_t>(rows.length));
    for (std::int64_t o = 0; o < rows.outer; ++o) {
      const double* in = rows.values.data() + o * rows.length;
      std::iota(order.begin(), order.end(), 0);
      std::stable_sort(order.begin(), order.end(),
                       [&](std::int64_t p, std::int64_t q) { return Before(in[p], in[q], descending); });
      for (std::int64_t i = 0; i < k; ++i) {
        const std::int64_t at = order[static_cast<std::size_t>(i)];
        values.data()[o * k + i] = in[at];
        places.data()[o * k + i] = static_cast<double>(at);
      }
    }
  }
  if (x.rank() == 0) return Value::Tuple({values.Reshaped({}), places.Reshaped({})});
  return Value::Tuple({MovedBack(values, dim).Contiguous(), MovedBack(places, dim).Contiguous()});
}

// The k-th smallest (from 1) of each row and its index.
Value Kth(const Arguments& a, const Tensor& x, std::int64_t dim, std::int64_t k) {
  const Value sorted = Ordered(x, dim, k, false);
  ValueList out;
  for (const Value& part : sorted.items()) {
    Tensor last = Sliced(*part.tensor(), dim, k - 1, k);
    if (!a.flag("keepdim")) last = CallTorchHere("squeeze", {last, dim}).tensor()->Contiguous();
    out.emplace_back(last);
  }
  return Value::Tuple(std::move(out));
}

// The middle of each row, the lower one of two; a NaN where there is one.
Value Median(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (x.rank() == 0 && a.given("dim")) return Value::Tuple({x, Tensor::Scalar(0, Dtype::kI64)});
  if (IsFloating(x.dtype()) && x.has_values() && !x.numpy) {
    const std::vector<double> values = x.values();
    const bool nan = std::any_of(values.begin(), values.end(), [](double v) { return std::isnan(v); });
    if (nan && a.given("dim") && x.rank() > 1) a.Fail("of rows with NaN is not modelled");
    if (nan && !a.given("dim")) return Tensor::Scalar(NAN, x.dtype());
    if (nan) {
      const auto at =
          std::find_if(values.begin(), values.end(), [](double v) { return std::isnan(v); }) - values.begin();
      const Value place = Tensor::Scalar(static_cast<double>(at), Dtype::kI64), value = Tensor::Scalar(NAN, x.dtype());
      if (!a.flag("keepdim")) return Value::Tuple({value, place});
      return Value::Tuple({value.tensor()->Reshaped({1}), place.tensor()->Reshaped({1})});
    }
  }
  if (!a.given("dim")) {
    const Tensor flat = x.Reshaped({-1});
    const Value sorted = Ordered(flat, 0, (flat.count() + 1) / 2, false);
    return Sliced(*sorted.items()[0].tensor(), 0, (flat.count() - 1) / 2, flat.count()).Reshaped({});
  }
  const std::int64_t dim = a.dim("dim", x.rank());
  return Kth(a, x, dim, (x.size(dim) + 1) / 2);
}

Value Unique(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (a.given("dim")) a.Fail("along a dimension is not modelled");
  const std::vector<double> values = x.values();
  std::vector<double> sorted = values;
  std::sort(sorted.begin(), sorted.end());
  std::vector<double> counts;
  std::vector<double> unique;
  for (double v : sorted) {
    if (unique.empty() || v != unique.back()) {
      unique.push_back(v);
      counts.push_back(0);
    }
    ++counts.back();
  }
  std::vector<double> inverse;
  for (double v : values) {
    inverse.push_back(static_cast<double>(std::lower_bound(unique.begin(), unique.end(), v) - unique.begin()));
  }
  const auto n = static_cast<std::int64_t>(unique.size());
  ValueList out = {Tensor(x.dtype(), {n}, unique)};
  if (a.flag("return_inverse")) out.emplace_back(Tensor(Dtype::kI64, x.shape(), inverse));
  if (a.flag("return_counts")) out.emplace_back(Tensor(Dtype::kI64, {n}, counts));
  return out.size() == 1 ? out[0] : Value::Tuple(std::move(out));
}

Value Bincount(const Arguments& a) {
  const std::vector<double> values = a.tensor("input").values();
  std::int64_t length = a.integer("minlength");
  for (double v : values) length = std::max(length, static_cast<std::int64_t>(v) + 1);
  const Tensor weights = a.tensor_or("weights", Tensor());
  Tensor r(!a.given("weights") ? Dtype::kI64 : weights.dtype() == Dtype::kF32 ? Dtype::kF32 : Dtype::kF64, {length});
  const std::vector<double> w = weights.values();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] < 0) a.Fail("takes no negative values");
    r.data()[static_cast<std::int64_t>(values[i])] += w.empty() ? 1 : w[i];
  }
  return Rounded(std::move(r));
}

// Counts of values in bins of one width; values outside are left out, the last bin has its upper edge.
Value Histogram(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t bins = a.integer("bins");
  if (bins <= 0) a.Fail("needs a number of bins above 0");
  Tensor r = Result(x.dtype(), {bins}, {&x}, x.count() + bins);
  if (!r.has_values()) return r;
  const std::vector<double> values = x.values();
  double low = a.number("min"), high = a.number("max");
  if (low > high) a.Fail("needs `max` above `min`");
  if (low == high && !values.empty()) {
    low = *std::min_element(values.begin(), values.end());
    high = *std::max_element(values.begin(), values.end());
  }
  if (low == high) low -= 1, high += 1;
  for (const double value : values) {
    if (!(value >= low && value <= high)) continue;
    const auto bin = static_cast<std::int64_t>((value - low) * static_cast<double>(bins) / (high - low));
    r.data()[std::min(bin, bins - 1)] += 1;
  }
  return r;
}

// Positions in the sorted last dimension; `boundaries` has one row, or one for each row of values.
Tensor Search(const Tensor& boundaries, const Tensor& values, bool right) {
  Tensor r = Result(Dtype::kI64, values.shape(), {&boundaries, &values}, values.count() * 8);
  if (!r.has_values()) return r;
  const Tensor b = boundaries.Contiguous(), v = values.Contiguous();
  const std::int64_t length = b.size(b.rank() - 1);
  const std::int64_t per_row = b.rank() == 1 ? v.count() : v.size(v.rank() - 1);
  for (std::int64_t i = 0; i < v.count(); ++i) {
    const double* row = b.data() + (b.rank() == 1 ? 0 : i / per_row * length);
    const double* found =
        right ? std::upper_bound(row, row + length, v.data()[i]) : std::lower_bound(row, row + length, v.data()[i]);
    r.data()[i] = static_cast<double>(found - row);
  }
  return r;
}

}  // namespace

void AddSorting(Table& table) {
  table.Add("sort(input, dim=-1, descending=False, stable=False)", [](const Arguments& a) {
    const Tensor x = a.tensor("input");
    const std::int64_t dim = a.dim("dim", x.rank());
    return Ordered(x, dim, x.rank() == 0 ? 1 : x.size(dim), a.flag("descending"));
  });
  table.Add("argsort(input, dim=-1, descending=False, stable=False)", [](const Arguments& a) {
    const Tensor x = a.tensor("input");
    const std::int64_t dim = a.dim("dim", x.rank());
    return Ordered(x, dim, x.rank() == 0 ? 1 : x.size(dim), a.flag("descending")).items()[1];
  });
  table.Add("topk(input, k, dim=-1, largest=True, sorted=True)", [](const Arguments& a) {
    const Tensor x = a.tensor("input");
    return Ordered(x, a.dim("dim", x.rank()), a.integer("k"), a.flag("largest"));
  });
  table.Add("kthvalue(input, k, dim=-1, keepdim=False)", [](const Arguments& a) {
    const Tensor x = a.tensor("input");
    if (x.rank() == 0) a.Fail("takes no tensor without dimensions");
    return Kth(a, x, a.dim("dim", x.rank()), a.integer("k"));
  });
  table.Add("median(input, dim=None, keepdim=False)", Median);
  table.Add("unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None)", Unique);
  table.Add("bincount(input, weights=None, minlength=0)", Bincount);
  table.Add("histc(input, bins=100, min=0, max=0)", Histogram);
  table.Add("searchsorted(sorted_sequence, input, right=False)", [](const Arguments& a) -> Value {
    return Search(a.tensor("sorted_sequence"), a.tensor("input"), a.flag("right"));
  });
  table.Add("bucketize(input, boundaries, right=False)", [](const Arguments& a) -> Value {
    return Search(a.tensor("boundaries"), a.tensor("input"), a.flag("right"));
  });
}

}  // namespace assay::tensor
