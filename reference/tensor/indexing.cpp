// Gathering and scattering by index tensors, masks, triangles.
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

std::int64_t Checked(double index, std::int64_t n, const std::string& what) {
  const auto i = static_cast<std::int64_t>(index);
  if (i < -n || i >= n) {
    throw TensorError{"`" + what + "`: index " + std::to_string(i) + " is out of range for a dimension of " +
                      std::to_string(n)};
  }
  return i < 0 ? i + n : i;
}

Tensor IndexSelect(const Tensor& x, std::int64_t dim, const Tensor& index, const std::string& what) {
  Shape shape = x.shape();
  const std::int64_t n = x.rank() == 0 ? 1 : x.size(dim);
  if (!shape.empty()) shape[static_cast<std::size_t>(dim)] = index.count();
  Tensor r = Result(x.dtype(), shape, {&x, &index}, CountOf(shape));
  if (!r.has_values()) return r;
  const std::vector<double> at = index.values();
  const Tensor dense = x.Contiguous();
  std::int64_t inner = 1, outer = 1;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    if (d != dim) (d < dim ? outer : inner) *= x.size(d);
  }
  for (std::int64_t o = 0; o < outer; ++o) {
    for (std::size_t i = 0; i < at.size(); ++i) {
      const double* from = dense.data() + (o * n + Checked(at[i], n, what)) * inner;
      std::copy(from, from + inner,
                r.data() + (o * static_cast<std::int64_t>(at.size()) + static_cast<std::int64_t>(i)) * inner);
    }
  }
  return r;
}

// For each element of `index`: its place in it, and in `x` with the coordinate of `dim` replaced by the index.
template <class F>
void EachIndexed(const Tensor& x, std::int64_t dim, const Tensor& index, const std::string& what, F f) {
  const std::vector<double> at = index.values();
  Shape place(index.shape().size(), 0), strides(index.shape().size(), 1);
  for (std::size_t d = strides.size(); d-- > 1;) strides[d - 1] = strides[d] * x.shape()[d];
  for (std::size_t i = 0; i < at.size(); ++i) {
    std::int64_t to = 0;
    for (std::size_t d = 0; d < place.size(); ++d) {
      const bool replaced = static_cast<std::int64_t>(d) == dim;
      to += strides[d] * (replaced ? Checked(at[i], x.shape()[d], what) : place[d]);
    }
    f(static_cast<std::int64_t>(i), to, place);
    for (std::size_t d = place.size(); d-- > 0;) {
      if (++place[d] < index.shape()[d]) break;
      place[d] = 0;
    }
  }
}

void CheckIndexShape(const Arguments& a, const Tensor& x, const Tensor& index, std::int64_t dim) {
  bool fits = x.rank() == index.rank();
  for (std::int64_t d = 0; fits && d < x.rank(); ++d) fits = d == dim || index.size(d) <= x.size(d);
  if (!fits) a.Fail("cannot index " + TextOf(x.shape()) + " with an index of shape " + TextOf(index.shape()));
}

Value Gather(const Arguments& a) {
  const Tensor x = a.tensor("input"), index = a.tensor("index");
  const std::int64_t dim = a.dim("dim", x.rank());
  CheckIndexShape(a, x, index, dim);
  Tensor r = Result(x.dtype(), index.shape(), {&x, &index}, index.count() * 2);
  if (!r.has_values()) return r;
  if (x.rank() == 0) return x;
  const Tensor dense = x.Contiguous();
  EachIndexed(x, dim, index, a.name(),
              [&](std::int64_t i, std::int64_t from, const Shape&) { r.data()[i] = dense.data()[from]; });
  return r;
}

using Combine = std::function<double(double, double)>;

Combine CombineOf(const Arguments& a, const std::string& reduce) {
  if (reduce.empty()) return [](double, double y) { return y; };
  if (reduce == "add" || reduce == "sum" || reduce == "mean") return [](double x, double y) { return x + y; };
  if (reduce == "multiply" || reduce == "prod") return [](double x, double y) { return x * y; };
  if (reduce == "amax") return [](double x, double y) { return std::max(x, y); };
  if (reduce == "amin") return [](double x, double y) { return std::min(x, y); };
  a.Fail("knows no reduction `" + reduce + "`");
}

Tensor Scatter(const Arguments& a, const std::string& reduce, bool include_self) {
  const Tensor x = a.tensor("input"), index = a.tensor("index"), source = a.tensor("src");
  const std::int64_t dim = a.dim("dim", x.rank());
  CheckIndexShape(a, x, index, dim);
  const bool one = source.rank() == 0;
  if (!one) CheckIndexShape(a, source, index, -1);
  if (!x.has_values() || !index.has_values() || !source.has_values() || !TensorContext::Current().Spend(x.count())) {
    return Tensor::ShapeOnly(x.dtype(), x.shape());
  }
  Tensor r = x.Copy();
  const Tensor from = source.Contiguous();
  const Combine combine = CombineOf(a, reduce);
  std::vector<double> met(static_cast<std::size_t>(r.count()), include_self ? 1 : 0);
  EachIndexed(x, dim, index, a.name(), [&](std::int64_t, std::int64_t to, const Shape& place) {
    std::int64_t at = 0;
    for (std::size_t d = 0; !one && d < place.size(); ++d) at += place[d] * from.strides()[d];
    double& count = met[static_cast<std::size_t>(to)];
    r.data()[to] = count == 0 ? from.data()[at] : combine(r.data()[to], from.data()[at]);
    ++count;
  });
  for (std::size_t i = 0; reduce == "mean" && i < met.size(); ++i) {
    if (met[i] > 1) r.data()[i] /= met[i];
  }
  return Rounded(std::move(r));
}

// index_add, index_copy, index_fill: whole slices along a dimension.
Tensor IndexWrite(const Arguments& a, const char* source, bool add, double alpha) {
  const Tensor x = a.tensor("input"), index = a.tensor("index");
  const Tensor from = a.tensor(source);
  const std::int64_t dim = a.dim("dim", x.rank());
  if (!x.has_values() || !index.has_values() || !from.has_values() || !TensorContext::Current().Spend(x.count())) {
    return Tensor::ShapeOnly(x.dtype(), x.shape());
  }
  Tensor r = x.Copy();
  const std::vector<double> at = index.values();
  if (from.rank() > 0 && (from.rank() != x.rank() || from.size(dim) != static_cast<std::int64_t>(at.size()))) {
    a.Fail("needs a source with one slice an index");
  }
  for (std::size_t i = 0; i < at.size(); ++i) {
    const std::int64_t to = Checked(at[i], x.size(dim), a.name());
    Tensor slice = Sliced(r, dim, to, to + 1);
    const auto k = static_cast<std::int64_t>(i);
    const Tensor part = from.rank() == 0 ? from : Sliced(from, dim, k, k + 1);
    slice.Assign(add ? Zip(slice, part, x.dtype(), [alpha](double p, double q) { return p + alpha * q; }) : part);
  }
  return r;
}

Value Embedding(const Arguments& a) {
  const Tensor index = a.tensor("input"), weight = a.tensor("weight");
  if (weight.rank() != 2) a.Fail("takes a matrix as `weight`, not " + TextOf(weight.shape()));
  if (a.given("max_norm")) a.Fail("with `max_norm` is not modelled");
  Shape shape = index.shape();
  shape.push_back(weight.size(1));
  const Tensor rows = IndexSelect(weight, 0, index.Reshaped({-1}), "embedding");
  return rows.Reshaped(shape);
}

Value MaskedSelect(const Arguments& a) {
  const Tensor x = a.tensor("input"), mask = a.tensor("mask");
  const Shape shape = BroadcastShape(x.shape(), mask.shape());
  const std::vector<double> values = Expanded(x, shape).values(), kept = Expanded(mask, shape).values();
  std::vector<double> out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (kept[i] != 0) out.push_back(values[i]);
  }
  const auto n = static_cast<std::int64_t>(out.size());
  return Tensor(x.dtype(), {n}, std::move(out));
}

Value MaskedFill(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Value filled = CallTorchHere("where", {a["mask"], a.tensor("value").To(x.dtype()), x});
  return filled;
}

Value MaskedScatter(const Arguments& a) {
  const Tensor x = a.tensor("input"), mask = a.tensor("mask");
  const std::vector<double> source = a.tensor("source").values(), at = Expanded(mask, x.shape()).values();
  Tensor r = x.Copy();
  std::size_t next = 0;
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (at[i] == 0) continue;
    if (next >= source.size()) a.Fail("has fewer values than the mask asks for");
    r.data()[i] = source[next++];
  }
  return Rounded(std::move(r));
}

Value Take(const Arguments& a) {
  const Tensor index = a.tensor("index");
  return IndexSelect(a.tensor("input").Reshaped({-1}), 0, index.Reshaped({-1}), "take").Reshaped(index.shape());
}

Value TakeAlong(const Arguments& a) {
  const Tensor x = a.tensor("input");
  Tensor index = a.tensor("indices");
  if (!a.given("dim")) return CallTorchHere("take", {x, index.Reshaped({-1})});
  const std::int64_t dim = a.dim("dim", x.rank());
  Shape wide = x.shape(), shape = index.shape();
  wide[static_cast<std::size_t>(dim)] = shape.at(static_cast<std::size_t>(dim)) = 1;
  wide = BroadcastShape(wide, shape);
  Shape of_x = wide, of_index = wide;
  of_x[static_cast<std::size_t>(dim)] = x.size(dim);
  of_index[static_cast<std::size_t>(dim)] = index.size(dim);
  return CallTorchHere("gather", {Expanded(x, of_x), dim, Expanded(index, of_index)});
}

Value NonZero(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::vector<double> values = x.values();
  const std::size_t rank = x.shape().size();
  std::vector<std::vector<double>> columns(rank);
  Shape place(rank, 0);
  for (double v : values) {
    for (std::size_t d = 0; v != 0 && d < rank; ++d) columns[d].push_back(static_cast<double>(place[d]));
    for (std::size_t d = rank; d-- > 0;) {
      if (++place[d] < x.shape()[d]) break;
      place[d] = 0;
    }
  }
  ValueList out;
  std::vector<Tensor> parts;
  for (std::vector<double>& column : columns) {
    const auto n = static_cast<std::int64_t>(column.size());
    parts.emplace_back(Dtype::kI64, Shape{n}, std::move(column));
    out.emplace_back(parts.back());
  }
  if (a.flag("as_tuple")) return Value::Tuple(std::move(out));
  if (parts.empty()) return Tensor(Dtype::kI64, {x.item() != 0 ? 1 : 0, 0});
  return CallTorchHere("stack", {Value::List(std::move(out)), 1});
}

Value OneHot(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::vector<double> values = x.values();
  std::int64_t classes = a.integer("num_classes");
  if (classes < 0) {
    for (double v : values) classes = std::max(classes, static_cast<std::int64_t>(v) + 1);
  }
  Shape shape = x.shape();
  shape.push_back(classes);
  Tensor r = Result(Dtype::kI64, shape, {&x}, CountOf(shape));
  for (std::size_t i = 0; r.has_values() && i < values.size(); ++i) {
    r.data()[static_cast<std::int64_t>(i) * classes + Checked(values[i], classes, "one_hot")] = 1;
  }
  return r;
}

Value Triangle(const Arguments& a, bool lower) {
  const Tensor x = a.tensor("input");
  if (x.rank() < 2) a.Fail("takes a matrix");
  const std::int64_t k = a.integer("diagonal"), columns = x.size(x.rank() - 1), rows = x.size(x.rank() - 2);
  std::int64_t i = 0;
  return Map(x, x.dtype(), [=](double v) mutable {
    const std::int64_t column = i % columns, row = i / columns % rows;
    ++i;
    return (lower ? column - row <= k : column - row >= k) ? v : 0.0;
  });
}

}  // namespace

void AddIndexing(Table& table) {
  table.Add("gather(input, dim, index, sparse_grad=False)", Gather);
  table.Add("scatter(input, dim, index, src=None, value=None, reduce=None)", [](const Arguments& a) -> Value {
    if (a.given("value")) {
      return CallTorchHere("scatter", {a["input"], a["dim"], a["index"], a["value"]}, {{"reduce", a["reduce"]}});
    }
    return Scatter(a, a.given("reduce") ? a.text("reduce") : "", true);
  });
  table.Add("scatter_add(input, dim, index, src)", [](const Arguments& a) -> Value { return Scatter(a, "add", true); });
  table.Add("scatter_reduce(input, dim, index, src, reduce, include_self=True)",
            [](const Arguments& a) -> Value { return Scatter(a, a.text("reduce"), a.flag("include_self")); });
  table.Add("index_select(input, dim, index)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return IndexSelect(x, a.dim("dim", x.rank()), a.tensor("index"), a.name());
  });
  table.Add("index_add(input, dim, index, source, alpha=1)",
            [](const Arguments& a) -> Value { return IndexWrite(a, "source", true, a.number("alpha")); });
  table.Add("index_copy(input, dim, index, source)",
            [](const Arguments& a) -> Value { return IndexWrite(a, "source", false, 1); });
  table.Add("index_fill(input, dim, index, value)",
            [](const Arguments& a) -> Value { return IndexWrite(a, "value", false, 1); });
  table.Add(
      "embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, "
      "sparse=False)",
      Embedding);
  table.Add("masked_select(input, mask)", MaskedSelect);
  table.Add("masked_fill(input, mask, value)", MaskedFill);
  table.Add("masked_scatter(input, mask, source)", MaskedScatter);
  table.Add("take(input, index)", Take);
  table.Add("take_along_dim(input, indices, dim=None)", TakeAlong);
  table.Add("nonzero(input, as_tuple=False)", NonZero);
  table.Add("one_hot(input, num_classes=-1)", OneHot);
  table.Add("tril(input, diagonal=0)", [](const Arguments& a) { return Triangle(a, true); });
  table.Add("triu(input, diagonal=0)", [](const Arguments& a) { return Triangle(a, false); });
}

}  // namespace assay::tensor
