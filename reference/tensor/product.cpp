// Products of matrices and vectors, summed in double.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "reference/tensor/ops.h"
#include "reference/tensor/product.h"

namespace assay::tensor {

// Four rows of the result at a time, columns innermost: the compiler keeps them in vector registers.
void MultiplyAdd(const double* a, const double* b, double* out, std::int64_t m, std::int64_t k, std::int64_t n) {
  constexpr std::int64_t kColumns = 512, kDepth = 128;
  for (std::int64_t j0 = 0; j0 < n; j0 += kColumns) {
    const std::int64_t j1 = std::min(n, j0 + kColumns);
    for (std::int64_t p0 = 0; p0 < k; p0 += kDepth) {
      const std::int64_t p1 = std::min(k, p0 + kDepth);
      std::int64_t i = 0;
      for (; i + 4 <= m; i += 4) {
        double *r0 = out + i * n, *r1 = r0 + n, *r2 = r1 + n, *r3 = r2 + n;
        for (std::int64_t p = p0; p < p1; ++p) {
          const double x0 = a[i * k + p], x1 = a[(i + 1) * k + p], x2 = a[(i + 2) * k + p], x3 = a[(i + 3) * k + p];
          const double* row = b + p * n;
          for (std::int64_t j = j0; j < j1; ++j) {
            const double y = row[j];
            r0[j] += x0 * y;
            r1[j] += x1 * y;
            r2[j] += x2 * y;
            r3[j] += x3 * y;
          }
        }
      }
      for (; i < m; ++i) {
        for (std::int64_t p = p0; p < p1; ++p) {
          const double x = a[i * k + p];
          for (std::int64_t j = j0; j < j1; ++j) out[i * n + j] += x * b[p * n + j];
        }
      }
    }
  }
}

Tensor Matmul(const Tensor& a, const Tensor& b) {
  if (a.rank() == 0 || b.rank() == 0) throw TensorError{"`matmul` takes no tensor without dimensions"};
  const Dtype dtype = Promote(a.dtype(), b.dtype());
  const Tensor x = a.rank() == 1 ? a.Reshaped({1, -1}) : a, y = b.rank() == 1 ? b.Reshaped({-1, 1}) : b;
  const std::int64_t m = x.size(x.rank() - 2), k = x.size(x.rank() - 1), n = y.size(y.rank() - 1);
  if (y.size(y.rank() - 2) != k) {
    throw TensorError{"`matmul` multiplies " + TextOf(a.shape()) + " by " + TextOf(b.shape())};
  }
  Shape batch = BroadcastShape({x.shape().begin(), x.shape().end() - 2}, {y.shape().begin(), y.shape().end() - 2});
  Shape of_x = batch, of_y = batch, shape = batch;
  of_x.insert(of_x.end(), {m, k});
  of_y.insert(of_y.end(), {k, n});
  shape.insert(shape.end(), {m, n});
  const std::int64_t batches = CountOf(batch), work = batches * m * std::max<std::int64_t>(k, 1);
  Tensor r = Result(dtype, shape, {&x, &y}, n > 0 && work > (std::int64_t{1} << 62) / n ? INT64_MAX : work * n);
  if (r.has_values()) {
    // With one matrix for the whole batch it is a single tall product.
    const bool tall = y.rank() == 2 && batches > 1;
    const Tensor left = Expanded(x, of_x).Contiguous(), right = tall ? y.Contiguous() : Expanded(y, of_y).Contiguous();
    if (tall) {
      MultiplyAdd(left.data(), right.data(), r.data(), batches * m, k, n);
    } else {
      for (std::int64_t i = 0; i < batches; ++i) {
        MultiplyAdd(left.data() + i * m * k, right.data() + i * k * n, r.data() + i * m * n, m, k, n);
      }
    }
    r = Rounded(std::move(r));
  }
  if (a.rank() == 1) shape.erase(shape.end() - 2);
  if (b.rank() == 1) shape.pop_back();
  return r.Reshaped(shape);
}

namespace {

Tensor Linear(const Tensor& x, const Tensor& weight, const Tensor* bias) {
  const Tensor turned = weight.rank() == 2 ? Permuted(weight, {1, 0}) : weight;
  if (bias == nullptr) return Matmul(x, turned);
  // Bias is added before the one rounding, as fused kernels do.
  const Dtype dtype = Promote(x.dtype(), weight.dtype());
  return Add(Matmul(x.To(Dtype::kF64), turned.To(Dtype::kF64)), *bias).To(dtype);
}

// beta * input + alpha * product
Value AddProduct(const Arguments& a, const char* left, const char* right) {
  const double alpha = a.number("alpha"), beta = a.number("beta");
  const Dtype dtype = ResultDtype(a, {"input", left, right});
  Tensor product = Matmul(a.tensor(left).To(Dtype::kF64), a.tensor(right).To(Dtype::kF64));
  if (a.name() == "addbmm") {
    product = *CallTorchHere("sum", {product, 0}).tensor();
  }
  const Tensor x = a.tensor("input");
  if (BroadcastShape(x.shape(), product.shape()) != product.shape())
    a.Fail("adds no " + TextOf(x.shape()) + " to a product of " + TextOf(product.shape()));
  return Zip(x, product, dtype, [=](double x, double p) { return (beta == 0 ? 0 : beta * x) + alpha * p; });
}

Value Outer(const Arguments& a) {
  const Tensor x = a.tensor("input"), y = a.tensor("vec2");
  return Mul(x.Reshaped({-1, 1}), y.Reshaped({1, -1}));
}

Value Kron(const Arguments& a) {
  const Tensor x = a.tensor("input"), y = a.tensor("other");
  if (x.rank() != y.rank()) a.Fail("is modelled for equal numbers of dimensions");
  Shape wide_x, wide_y, shape;
  for (std::int64_t d = 0; d < x.rank(); ++d) {
    wide_x.insert(wide_x.end(), {x.size(d), 1});
    wide_y.insert(wide_y.end(), {1, y.size(d)});
    shape.push_back(x.size(d) * y.size(d));
  }
  return Mul(x.Reshaped(wide_x), y.Reshaped(wide_y)).Reshaped(shape);
}

Value Cross(const Arguments& a) {
  const Tensor x = a.tensor("input"), y = a.tensor("other");
  std::int64_t dim = -1;
  if (a.given("dim")) {
    dim = a.dim("dim", x.rank());
  } else {
    for (std::int64_t d = x.rank(); d-- > 0;) dim = x.size(d) == 3 ? d : dim;
  }
  if (dim < 0 || x.size(dim) != 3) a.Fail("needs a dimension of 3");
  const auto part = [&](const Tensor& t, std::int64_t i) { return Sliced(t, dim, i, i + 1); };
  std::vector<Tensor> parts;
  for (std::int64_t i = 0; i < 3; ++i) {
    const std::int64_t j = (i + 1) % 3, k = (i + 2) % 3;
    const Tensor p = Mul(part(x, j).To(Dtype::kF64), part(y, k)), q = Mul(part(x, k).To(Dtype::kF64), part(y, j));
    parts.push_back(Zip(p, q, Promote(x.dtype(), y.dtype()), [](double u, double v) { return u - v; }));
  }
  return Concatenated(parts, dim);
}

Value Distances(const Arguments& a) {
  const Value x = CallTorchHere("unsqueeze", {a["x1"], -2}), y = CallTorchHere("unsqueeze", {a["x2"], -3});
  return CallTorchHere("norm", {CallTorchHere("sub", {x, y}), a["p"], -1});
}

Value Bilinear(const Arguments& a) {
  const Value spread = CallTorchHere("einsum", {"...i,oij,...j->...o", a["input1"], a["weight"], a["input2"]});
  return a.given("bias") ? CallTorchHere("add", {spread, a["bias"]}) : spread;
}

}  // namespace

void AddProducts(Table& table) {
  for (const char* name : {"matmul", "mm", "bmm", "mv", "dot", "inner", "vdot"}) {
    table.Add(std::string(name) + "(input, other)", [](const Arguments& a) -> Value {
      const Tensor x = a.tensor("input");
      Tensor y = a.tensor("other");
      if (x.dtype() != y.dtype() && !x.numpy && !y.numpy)
        a.Fail("multiplies tensors of one dtype, not " + std::string(NameOf(x.dtype())) + " and " +
               std::string(NameOf(y.dtype())));
      const std::int64_t rank = a.name() == "mm" || a.name() == "mv" ? 2 : a.name() == "bmm" ? 3 : 1;
      const bool any = a.name() == "matmul" || a.name() == "inner";
      if (!any && (x.rank() != rank || y.rank() != (a.name() == "mv" ? 1 : rank)))
        a.Fail("does not take " + TextOf(x.shape()) + " and " + TextOf(y.shape()));
      if (a.name() == "inner" && y.rank() > 1) y = Permuted(y, {1, 0});
      return Matmul(x, y);
    });
  }
  table.Alias("linalg.matmul", "matmul");
  table.Add("linear(input, weight, bias=None)", [](const Arguments& a) -> Value {
    const Tensor bias = a.tensor_or("bias", Tensor());
    return Linear(a.tensor("input"), a.tensor("weight"), a.given("bias") ? &bias : nullptr);
  });
  table.Add("bilinear(input1, input2, weight, bias=None)", Bilinear);
  table.Add("addmm(input, mat1, mat2, beta=1, alpha=1)",
            [](const Arguments& a) { return AddProduct(a, "mat1", "mat2"); });
  table.Add("addmv(input, mat, vec, beta=1, alpha=1)", [](const Arguments& a) { return AddProduct(a, "mat", "vec"); });
  for (const char* name : {"baddbmm", "addbmm"}) {
    table.Add(std::string(name) + "(input, batch1, batch2, beta=1, alpha=1)",
              [](const Arguments& a) { return AddProduct(a, "batch1", "batch2"); });
  }
  table.Add("outer(input, vec2)", Outer);
  table.Alias("ger", "outer");
  table.Add("kron(input, other)", Kron);
  table.Add("cross(input, other, dim=None)", Cross);
  table.Alias("linalg.cross", "cross");
  table.Add("cdist(x1, x2, p=2.0)", Distances);
}

}  // namespace assay::tensor
