// Shapes: views, permutations, broadcasting, casts.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

// As the framework does: a view wherever there are strides for it. `view` itself copies nothing.
Tensor Viewed(const Arguments& a, const Shape& wanted) {
  const Tensor x = a.tensor("input");
  Tensor made = x.Reshaped(wanted);
  if (x.contiguous()) return made;
  if (Shape strides; x.HasStridesFor(made.shape(), strides)) return x.View(made.shape(), strides, x.offset());
  if (a.name().starts_with("view") && !x.numpy && x.has_values())
    a.Fail("has no strides for " + TextOf(made.shape()) + " in a tensor of " + TextOf(x.shape()) + " as it lies");
  return made;
}

Value Unsqueeze(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = WrapDim(a.integer("dim"), x.rank() + 1);
  Shape shape = x.shape(), strides = x.strides();
  shape.insert(shape.begin() + dim, 1);
  strides.insert(strides.begin() + dim, dim < x.rank() ? x.size(dim) * x.strides()[static_cast<std::size_t>(dim)] : 1);
  return x.View(shape, strides, x.offset());
}

Value Squeeze(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Shape dims = DimsOf(a, "dim", x.rank());
  Shape shape, strides;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    const bool asked = !a.given("dim") || std::find(dims.begin(), dims.end(), d) != dims.end();
    if (asked && x.size(d) == 1) continue;
    shape.push_back(x.size(d));
    strides.push_back(x.strides()[static_cast<std::size_t>(d)]);
  }
  return x.View(shape, strides, x.offset());
}

Value Flatten(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (x.rank() == 0) return x.Reshaped({1});
  const std::int64_t from = a.dim("start_dim", x.rank()), to = a.dim("end_dim", x.rank());
  Shape shape(x.shape().begin(), x.shape().begin() + from);
  std::int64_t joined = 1;
  for (std::int64_t d = from; d <= to; ++d) joined *= x.size(d);
  shape.push_back(joined);
  shape.insert(shape.end(), x.shape().begin() + to + 1, x.shape().end());
  return Viewed(a, shape);
}

Value Unflatten(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  Shape sizes = a.sizes("sizes"), shape(x.shape().begin(), x.shape().begin() + dim);
  std::int64_t known = 1;
  for (std::int64_t s : sizes) known *= s == -1 ? 1 : s;
  for (std::int64_t& s : sizes) s = s == -1 && known > 0 ? x.size(dim) / known : s;
  shape.insert(shape.end(), sizes.begin(), sizes.end());
  shape.insert(shape.end(), x.shape().begin() + dim + 1, x.shape().end());
  return Viewed(a, shape);
}

Tensor Transposed(const Tensor& x, std::int64_t p, std::int64_t q) {
  if (x.rank() == 0) return x;
  Shape order(static_cast<std::size_t>(x.rank()));
  std::iota(order.begin(), order.end(), 0);
  std::swap(order[static_cast<std::size_t>(WrapDim(p, x.rank()))],
            order[static_cast<std::size_t>(WrapDim(q, x.rank()))]);
  return Permuted(x, order);
}

Value Permute(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Shape order = DimsOf(a, "dims", x.rank());
  Shape sorted = order;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t d = 0; d < sorted.size(); ++d) {
    if (sorted[d] != static_cast<std::int64_t>(d)) a.Fail("needs each dimension once");
  }
  if (order.size() != x.shape().size()) a.Fail("needs each dimension once");
  return Permuted(x, order);
}

Value MoveDim(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Shape from = DimsOf(a, "source", x.rank()), to = DimsOf(a, "destination", x.rank());
  if (from.size() != to.size()) a.Fail("needs as many destinations as sources");
  Shape order(static_cast<std::size_t>(x.rank()), -1);
  for (std::size_t i = 0; i < from.size(); ++i) order[static_cast<std::size_t>(to[i])] = from[i];
  std::int64_t next = 0;
  for (std::int64_t& d : order) {
    if (d >= 0) continue;
    while (std::find(from.begin(), from.end(), next) != from.end()) ++next;
    d = next++;
  }
  return Permuted(x, order);
}

Value Expand(const Arguments& a) {
  const Tensor x = a.tensor("input");
  Shape shape = a.sizes("sizes");
  const auto lead = static_cast<std::int64_t>(shape.size()) - x.rank();
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const std::int64_t from = static_cast<std::int64_t>(d) - lead;
    if (shape[d] == -1 && from >= 0) shape[d] = x.size(from);
  }
  return Expanded(x, shape);
}

Value Repeat(const Arguments& a) {
  Tensor x = a.tensor("input");
  Shape times = a.sizes("sizes");
  if (a.name() == "tile" && times.size() < x.shape().size())
    times.insert(times.begin(), x.shape().size() - times.size(), 1);
  if (times.size() < x.shape().size()) a.Fail("needs a number for each dimension");
  Shape shape = x.shape(), doubled, wide, out;
  shape.insert(shape.begin(), times.size() - shape.size(), 1);
  for (std::size_t d = 0; d < shape.size(); ++d) {
    doubled.insert(doubled.end(), {1, shape[d]});
    wide.insert(wide.end(), {times[d], shape[d]});
    out.push_back(times[d] * shape[d]);
  }
  if (CountOf(out) > TensorContext::Current().max_elements) return Tensor::ShapeOnly(x.dtype(), out);
  return Expanded(x.Reshaped(doubled), wide).Copy().Reshaped(out);
}

Value Select(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank()), index = WrapDim(a.integer("index"), x.size(dim));
  const Tensor part = Sliced(x, dim, index, index + 1);
  return CallTorchHere("squeeze", {part, dim});
}

Value Narrow(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  std::int64_t start = a.integer("start");
  if (start < 0) start += x.size(dim);
  const std::int64_t length = a.integer("length");
  if (start < 0 || length < 0 || start + length > x.size(dim)) a.Fail("leaves the dimension");
  return Sliced(x, dim, start, start + length);
}

// Tensor.unfold: windows of a dimension become a new last one.
Value UnfoldedTensor(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const auto dim = static_cast<std::size_t>(a.dim("dimension", x.rank()));
  const std::int64_t size = a.integer("size"), step = a.integer("step");
  Shape shape = x.shape(), strides = x.strides();
  if (step <= 0 || size > shape[dim]) a.Fail("has windows larger than the dimension");
  shape[dim] = (shape[dim] - size) / step + 1;
  shape.push_back(size);
  strides.push_back(strides[dim]);
  strides[dim] *= step;
  return x.View(shape, strides, x.offset());
}

Value Diagonal(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t p = a.dim("dim1", x.rank()), q = a.dim("dim2", x.rank()), k = a.integer("offset");
  Shape shape, strides;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    if (d == p || d == q) continue;
    shape.push_back(x.size(d));
    strides.push_back(x.strides()[static_cast<std::size_t>(d)]);
  }
  const std::int64_t sp = x.strides()[static_cast<std::size_t>(p)], sq = x.strides()[static_cast<std::size_t>(q)];
  shape.push_back(std::max<std::int64_t>(
      std::min(x.size(p) + std::min<std::int64_t>(k, 0), x.size(q) - std::max<std::int64_t>(k, 0)), 0));
  strides.push_back(sp + sq);
  return x.View(shape, strides, x.offset() + (k >= 0 ? k * sq : -k * sp));
}

// torch.diag: a vector becomes a matrix, a matrix gives its diagonal.
Value Diag(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t k = a.integer("diagonal");
  if (x.rank() == 2) return CallTorchHere("diagonal", {x, k}).tensor()->Copy();
  const std::int64_t n = x.count() + std::abs(k);
  Tensor r = Result(x.dtype(), {n, n}, {&x}, n * n);
  if (!r.has_values()) return r;
  CallTorchHere("diagonal", {r, k}).tensor()->Assign(x);
  return r;
}

void AddViews(Table& table) {
  for (const char* name : {"view", "reshape"}) {
    table.Add(std::string(name) + "(input, *shape)", [](const Arguments& a) -> Value {
      if (a["shape"].is_sequence() && a["shape"].items().size() == 1 && a["shape"].items()[0].is(Value::Kind::kDtype)) {
        a.Fail("as another dtype is not modelled");
      }
      return Viewed(a, a.sizes("shape"));
    });
  }
  table.Add("view_as(input, other)", [](const Arguments& a) -> Value { return Viewed(a, a.tensor("other").shape()); });
  table.Add("reshape_as(input, other)",
            [](const Arguments& a) -> Value { return Viewed(a, a.tensor("other").shape()); });
  table.Add("expand_as(input, other)",
            [](const Arguments& a) -> Value { return Expanded(a.tensor("input"), a.tensor("other").shape()); });
  table.Add("expand(input, *sizes)", Expand);
  table.Add("broadcast_to(input, size)",
            [](const Arguments& a) -> Value { return Expanded(a.tensor("input"), a.sizes("size")); });
  table.Add("broadcast_tensors(*tensors)", [](const Arguments& a) {
    Shape shape;
    ValueList out;
    for (const Tensor& t : a.tensors("tensors")) shape = BroadcastShape(shape, t.shape());
    for (const Tensor& t : a.tensors("tensors")) out.emplace_back(Expanded(t, shape));
    return Value::Tuple(std::move(out));
  });
  table.Add("unsqueeze(input, dim)", Unsqueeze);
  table.Add("squeeze(input, dim=None)", Squeeze);
  table.Add("flatten(input, start_dim=0, end_dim=-1)", Flatten);
  table.Add("ravel(input)", [](const Arguments& a) -> Value { return Viewed(a, {-1}); });
  table.Add("unflatten(input, dim, sizes)", Unflatten);
  table.Add("select(input, dim, index)", Select);
  table.Add("narrow(input, dim, start, length)", Narrow);
  table.Add("Tensor.unfold(input, dimension, size, step)", UnfoldedTensor);
}

void AddOrders(Table& table) {
  table.Add("transpose(input, dim0, dim1)", [](const Arguments& a) -> Value {
    return Transposed(a.tensor("input"), a.integer("dim0"), a.integer("dim1"));
  });
  table.Alias("swapaxes", "transpose");
  table.Alias("swapdims", "transpose");
  table.Add("t(input)", [](const Arguments& a) -> Value {
    if (a.tensor("input").rank() > 2) a.Fail("takes a matrix, not " + TextOf(a.tensor("input").shape()));
    const Tensor x = a.tensor("input");
    return x.rank() < 2 ? x : Transposed(x, 0, 1);
  });
  table.Add("permute(input, *dims)", Permute);
  table.Add("movedim(input, source, destination)", MoveDim);
  table.Alias("moveaxis", "movedim");
  table.Add("diagonal(input, offset=0, dim1=0, dim2=1)", Diagonal);
  table.Add("diag(input, diagonal=0)", Diag);
  table.Add("repeat(input, *sizes)", Repeat);
  table.Add("tile(input, *sizes)", Repeat);
}

// A new tensor of the same values: for moves between devices and precisions.
void AddCasts(Table& table) {
  const auto copy = [](const Arguments& a) -> Value { return a.tensor("input").Copy(); };
  table.Add("clone(input)", copy);
  const auto same = [](const Arguments& a) { return a["input"]; };
  // From then on the memory at its address is in the order of its elements.
  table.Add("contiguous(input, *rest)", [](const Arguments& a) -> Value {
    if (a.tensor("input").contiguous()) return a["input"];
    return a.tensor("input").Copy();
  });
  for (const char* name : {"cpu", "npu", "cuda", "coalesce", "cpu_", "pin_memory", "resolve_conj"}) {
    table.Add(std::string(name) + "(input, *rest)", same);
  }
  table.Add("requires_grad_(input, requires_grad=True)", [](const Arguments& a) {
    if (a["input"].is_tensor()) a["input"].tensor()->requires_grad = a.flag("requires_grad");
    return a["input"];
  });
  table.Add("detach(input)", [](const Arguments& a) -> Value {
    Tensor x = a.tensor("input");
    x.parameter = x.requires_grad = false;
    return x;
  });
  for (const auto& [name, dtype] : std::initializer_list<std::pair<const char*, Dtype>>{{"float", Dtype::kF32},
                                                                                        {"half", Dtype::kF16},
                                                                                        {"bfloat16", Dtype::kBF16},
                                                                                        {"double", Dtype::kF64},
                                                                                        {"int", Dtype::kI32},
                                                                                        {"long", Dtype::kI64},
                                                                                        {"short", Dtype::kI16},
                                                                                        {"char", Dtype::kI8},
                                                                                        {"byte", Dtype::kU8},
                                                                                        {"bool", Dtype::kBool}}) {
    table.Add(std::string(name) + "(input)",
              [dtype](const Arguments& a) -> Value { return a.tensor("input").To(dtype); });
  }
  table.Add("type_as(input, other)",
            [](const Arguments& a) -> Value { return a.tensor("input").To(a.tensor("other").dtype()); });
  // The dtype may be at any position, among devices and flags.
  table.Add("to(input, *rest, dtype=None, other=None)", [](const Arguments& a) -> Value {
    std::optional<Dtype> dtype = a.dtype();
    for (const Value& v : a["rest"].items()) {
      if (v.is(Value::Kind::kDtype)) dtype = v.dtype();
      if (v.is_tensor()) dtype = v.tensor()->dtype();
    }
    if (!dtype || *dtype == a.tensor("input").dtype()) return a["input"];
    return a.tensor("input").To(*dtype);
  });
  table.Add("copy(input, src)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Expanded(a.tensor("src"), x.shape()).To(x.dtype());
  });
  table.Add("numel(input)", [](const Arguments& a) -> Value { return a.tensor("input").count(); });
  table.Add("is_floating_point(input)",
            [](const Arguments& a) -> Value { return IsFloating(a.tensor("input").dtype()); });
  table.Add("is_complex(input)", [](const Arguments&) -> Value { return false; });
  table.Add("real(input)", same);
}

}  // namespace

void AddShaping(Table& table) {
  AddViews(table);
  AddOrders(table);
  AddCasts(table);
}

}  // namespace assay::tensor
