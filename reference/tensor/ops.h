// Shared by the files of operations: promotion of dtypes, broadcasting, rows along dimensions. Internal.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "reference/tensor/arguments.h"
#include "reference/tensor/call.h"
#include "reference/tensor/tensor.h"

namespace assay::tensor {

// A tensor for the result: shape only if an input is, or if `work` exceeds the remaining budget.
Tensor Result(Dtype dtype, const Shape& shape, std::initializer_list<const Tensor*> inputs, std::int64_t work);
Tensor Result(Dtype dtype, const Shape& shape, const std::vector<Tensor>& inputs, std::int64_t work);
// The same if the caller knows whether every input has values.
Tensor ResultIf(bool known, Dtype dtype, const Shape& shape, std::int64_t work);
// Rounds a finished result in place.
Tensor Rounded(Tensor result);

Dtype Promote(Dtype a, Dtype b);
Dtype FloatOf(Dtype dtype);      // float32 for integers and bool
Dtype FloatOf(const Tensor& x);  // float64 for those of NumPy
// What the operands of `parameters` make together: Python numbers and tensors without dimensions give way.
Dtype ResultDtype(const Arguments& a, std::initializer_list<const char*> parameters);
Shape BroadcastShape(const Shape& a, const Shape& b);
Tensor Expanded(const Tensor& x, const Shape& shape);  // a view

template <class F>
Tensor Map(const Tensor& x, Dtype dtype, F f) {
  Tensor r = Result(dtype, x.shape(), {&x}, x.count());
  if (!r.has_values()) return r;
  const Tensor dense = x.Contiguous();
  const double* in = dense.data();
  double* out = r.data();
  for (std::int64_t i = 0; i < r.count(); ++i) out[i] = f(in[i]);
  return Rounded(std::move(r));
}

template <class F>
Tensor Zip(const Tensor& x, const Tensor& y, Dtype dtype, F f) {
  const Shape shape = BroadcastShape(x.shape(), y.shape());
  const std::int64_t count = CountOf(shape);
  Tensor r = Result(dtype, shape, {&x, &y}, count);
  if (!r.has_values()) return r;
  double* out = r.data();
  if (y.count() == 1 || x.count() == 1) {
    const Tensor dense = (y.count() == 1 ? x : y).Contiguous();
    const double* in = dense.data();
    const double one = (y.count() == 1 ? y : x).item();
    if (y.count() == 1) {
      for (std::int64_t i = 0; i < count; ++i) out[i] = f(in[i], one);
    } else {
      for (std::int64_t i = 0; i < count; ++i) out[i] = f(one, in[i]);
    }
    return Rounded(std::move(r));
  }
  const Tensor a = Expanded(x, shape).Contiguous(), b = Expanded(y, shape).Contiguous();
  const double *p = a.data(), *q = b.data();
  for (std::int64_t i = 0; i < count; ++i) out[i] = f(p[i], q[i]);
  return Rounded(std::move(r));
}

// The tensor with `dims` moved to the end: rows of `length` values, `outer` of them.
struct Rows {
  Tensor values;  // contiguous where it has values
  Shape kept;     // sizes of the other dimensions
  Shape keepdim;  // the input's shape with the row's dimensions as 1
  std::int64_t outer = 1, length = 1;

  const Shape& shape(bool keep) const { return keep ? keepdim : kept; }
};
// No dims: all of them.
Rows RowsAlong(const Tensor& x, const Shape& dims);
// The dims that an argument names; empty if it is None.
Shape DimsOf(const Arguments& a, const char* parameter, std::int64_t rank);
Tensor MovedLast(const Tensor& x, std::int64_t dim);   // a view
Tensor MovedBack(const Tensor& x, std::int64_t dim);   // the reverse
Tensor Permuted(const Tensor& x, const Shape& order);  // a view
Tensor Sliced(const Tensor& x, std::int64_t dim, std::int64_t start, std::int64_t stop, std::int64_t step = 1);

// Applies `f(const double* in, double* out)` to each row along `dim`; same shape out.
template <class F>
Tensor MapRows(const Tensor& x, std::int64_t dim, Dtype dtype, F f) {
  const Rows rows = RowsAlong(x, {dim});
  Shape shape = rows.kept;
  shape.push_back(rows.length);
  Tensor r = Result(dtype, shape, {&x}, x.count() * 2);
  if (r.has_values()) {
    const double* in = rows.values.data();
    for (std::int64_t o = 0; o < rows.outer; ++o) {
      f(in + o * rows.length, r.data() + o * rows.length, rows.length);
    }
    r = Rounded(std::move(r));
  }
  return x.rank() == 0 ? r.Reshaped({}) : MovedBack(r, dim).Contiguous();
}

// Operations used to compose others.
Tensor Add(const Tensor& a, const Tensor& b);
Tensor Mul(const Tensor& a, const Tensor& b);
Tensor Matmul(const Tensor& a, const Tensor& b);
Tensor Softmax(const Tensor& x, std::int64_t dim, bool logarithm);
Tensor Concatenated(const std::vector<Tensor>& parts, std::int64_t dim);
// "mean", "sum" or "none" of a loss's elements.
Tensor Reduced(const Tensor& x, const std::string& reduction);

}  // namespace assay::tensor
