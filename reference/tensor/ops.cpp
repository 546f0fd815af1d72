// Promotion of dtypes, broadcasting, and rows along dimensions.
#include "reference/tensor/ops.h"

#include <algorithm>
#include <utility>

namespace assay::tensor {
namespace {

int Category(Dtype dtype) {
  if (dtype == Dtype::kBool) return 0;
  return IsFloating(dtype) ? 2 : 1;
}

Dtype PromoteIntegers(Dtype a, Dtype b) {
  const auto is_unsigned = [](Dtype d) {
    return d == Dtype::kU8 || d == Dtype::kU16 || d == Dtype::kU32 || d == Dtype::kU64;
  };
  if (is_unsigned(a) == is_unsigned(b)) return SizeOf(a) >= SizeOf(b) ? a : b;
  const Dtype u = is_unsigned(a) ? a : b, s = is_unsigned(a) ? b : a;
  if (SizeOf(s) > SizeOf(u)) return s;
  return SizeOf(u) == 1 ? Dtype::kI16 : SizeOf(u) == 2 ? Dtype::kI32 : Dtype::kI64;
}

Tensor Made(Dtype dtype, const Shape& shape, bool known, std::int64_t work) {
  TensorContext::Current().Ask(CountOf(shape), work);
  if (!known || CountOf(shape) > TensorContext::Current().max_elements || !TensorContext::Current().Spend(work)) {
    return Tensor::ShapeOnly(dtype, shape);
  }
  return Tensor(dtype, shape);
}

}  // namespace

Tensor Result(Dtype dtype, const Shape& shape, std::initializer_list<const Tensor*> inputs, std::int64_t work) {
  return Made(dtype, shape, std::all_of(inputs.begin(), inputs.end(), [](const Tensor* t) { return t->has_values(); }),
              work);
}

Tensor Result(Dtype dtype, const Shape& shape, const std::vector<Tensor>& inputs, std::int64_t work) {
  return Made(dtype, shape, std::all_of(inputs.begin(), inputs.end(), [](const Tensor& t) { return t.has_values(); }),
              work);
}

Tensor ResultIf(bool known, Dtype dtype, const Shape& shape, std::int64_t work) {
  return Made(dtype, shape, known, work);
}

Tensor Rounded(Tensor result) {
  if (result.has_values()) RoundTo(result.dtype(), result.data(), static_cast<std::size_t>(result.count()));
  return result;
}

Dtype Promote(Dtype a, Dtype b) {
  if (a == b) return a;
  if (Category(a) != Category(b)) return Category(a) > Category(b) ? a : b;
  if (Category(a) == 1) return PromoteIntegers(a, b);
  if (SizeOf(a) != SizeOf(b)) return SizeOf(a) > SizeOf(b) ? a : b;
  return Dtype::kF32;  // float16 with bfloat16
}

Dtype FloatOf(Dtype dtype) { return IsFloating(dtype) ? dtype : Dtype::kF32; }
Dtype FloatOf(const Tensor& x) { return x.numpy && !IsFloating(x.dtype()) ? Dtype::kF64 : FloatOf(x.dtype()); }

namespace {

// NumPy's arrays: a float has to hold the integer's values, too.
Dtype PromoteArrays(Dtype a, Dtype b) {
  if (IsFloating(a) == IsFloating(b)) return Promote(a, b);
  const Dtype real = IsFloating(a) ? a : b, whole = IsFloating(a) ? b : a;
  if (whole == Dtype::kBool || SizeOf(real) > SizeOf(whole)) return real;
  return SizeOf(whole) == 1 ? Dtype::kF16 : SizeOf(whole) == 2 ? Dtype::kF32 : Dtype::kF64;
}

}  // namespace

Dtype ResultDtype(const Arguments& a, std::initializer_list<const char*> parameters) {
  std::optional<Dtype> strength[3];  // numbers, tensors without dimensions, tensors with some
  for (const char* parameter : parameters) {
    const Value& value = a[parameter];
    if (value.is_none()) continue;
    const Tensor t = a.tensor(parameter);
    std::optional<Dtype>& held = strength[!value.is_tensor() ? 0 : t.rank() == 0 ? 1 : 2];
    held = !held ? t.dtype() : t.numpy ? PromoteArrays(*held, t.dtype()) : Promote(*held, t.dtype());
  }
  std::optional<Dtype> result;
  for (int i = 2; i >= 0; --i) {
    if (!strength[i]) continue;
    if (!result) {
      result = strength[i];
    } else if (Category(*strength[i]) > Category(*result)) {
      result = Promote(*result, *strength[i]);
    }
  }
  return result.value_or(Dtype::kF32);
}

Shape BroadcastShape(const Shape& a, const Shape& b) {
  Shape shape(std::max(a.size(), b.size()), 1);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1, y = i < b.size() ? b[b.size() - 1 - i] : 1;
    if (x != y && x != 1 && y != 1) {
      throw TensorError{"shapes " + TextOf(a) + " and " + TextOf(b) + " do not broadcast"};
    }
    shape[shape.size() - 1 - i] = x == 1 ? y : x;
  }
  return shape;
}

Tensor Expanded(const Tensor& x, const Shape& shape) {
  if (x.shape() == shape) return x;
  Shape strides(shape.size(), 0);
  if (x.shape().size() > shape.size()) {
    throw TensorError{"shape " + TextOf(x.shape()) + " does not expand to " + TextOf(shape)};
  }
  const std::size_t lead = shape.size() - x.shape().size();
  for (std::size_t d = lead; d < shape.size(); ++d) {
    const std::int64_t length = x.shape()[d - lead];
    if (length != shape[d] && length != 1) {
      throw TensorError{"shape " + TextOf(x.shape()) + " does not expand to " + TextOf(shape)};
    }
    strides[d] = length == shape[d] ? x.strides()[d - lead] : 0;
  }
  return x.View(shape, strides, x.offset());
}

Tensor Permuted(const Tensor& x, const Shape& order) {
  Shape shape, strides;
  for (std::int64_t d : order) {
    shape.push_back(x.size(d));
    strides.push_back(x.strides()[static_cast<std::size_t>(d)]);
  }
  return x.View(shape, strides, x.offset());
}

Tensor MovedLast(const Tensor& x, std::int64_t dim) {
  if (x.rank() == 0 || dim == x.rank() - 1) return x;
  Shape order;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    if (d != dim) order.push_back(d);
  }
  order.push_back(dim);
  return Permuted(x, order);
}

Tensor MovedBack(const Tensor& x, std::int64_t dim) {
  if (dim == x.rank() - 1) return x;
  Shape order;
  for (std::int64_t d = 0; d + 1 < x.rank(); ++d) {
    if (d == dim) order.push_back(x.rank() - 1);
    order.push_back(d);
  }
  return Permuted(x, order);
}

Tensor Sliced(const Tensor& x, std::int64_t dim, std::int64_t start, std::int64_t stop, std::int64_t step) {
  Shape shape = x.shape(), strides = x.strides();
  const auto d = static_cast<std::size_t>(dim);
  start = std::clamp<std::int64_t>(start, 0, shape[d]);
  stop = std::clamp<std::int64_t>(stop, start, shape[d]);
  const std::int64_t offset = x.offset() + start * strides[d];
  shape[d] = (stop - start + step - 1) / step;
  strides[d] *= step;
  return x.View(shape, strides, offset);
}

Rows RowsAlong(const Tensor& x, const Shape& dims) {
  Rows rows;
  std::vector<bool> inside(static_cast<std::size_t>(x.rank()), dims.empty());
  for (std::int64_t d : dims) {
    if (x.rank() > 0) inside[static_cast<std::size_t>(d)] = true;
  }
  Shape order, last;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    const bool in = inside[static_cast<std::size_t>(d)];
    rows.keepdim.push_back(in ? 1 : x.size(d));
    (in ? last : order).push_back(d);
    if (!in) rows.kept.push_back(x.size(d));
  }
  rows.outer = CountOf(rows.kept);
  for (std::int64_t d : last) rows.length *= x.size(d);
  order.insert(order.end(), last.begin(), last.end());
  rows.values = Permuted(x, order);
  if (x.has_values()) rows.values = rows.values.Contiguous();
  return rows;
}

Shape DimsOf(const Arguments& a, const char* parameter, std::int64_t rank) {
  if (!a.given(parameter)) return {};
  Shape dims = a.sizes(parameter);
  for (std::int64_t& d : dims) d = WrapDim(d, rank);
  return dims;
}

Tensor Add(const Tensor& a, const Tensor& b) {
  return Zip(a, b, Promote(a.dtype(), b.dtype()), [](double x, double y) { return x + y; });
}

Tensor Mul(const Tensor& a, const Tensor& b) {
  return Zip(a, b, Promote(a.dtype(), b.dtype()), [](double x, double y) { return x * y; });
}

}  // namespace assay::tensor
