// Small dense linear algebra: inverse, determinant, solving, powers, Cholesky.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

std::int64_t Order(const Arguments& a, const Tensor& x) {
  if (x.rank() < 2 || x.size(x.rank() - 1) != x.size(x.rank() - 2))
    a.Fail("takes square matrices, not " + TextOf(x.shape()));
  return x.size(x.rank() - 1);
}

// Gauss-Jordan with row pivots on m (n by n), carrying b (n by k) along; the determinant of m.
double Eliminate(std::vector<double>& m, std::vector<double>& b, std::int64_t n, std::int64_t k) {
  double determinant = 1;
  const auto at = [n](std::int64_t i, std::int64_t j) { return static_cast<std::size_t>(i * n + j); };
  const auto of = [k](std::int64_t i, std::int64_t j) { return static_cast<std::size_t>(i * k + j); };
  for (std::int64_t c = 0; c < n; ++c) {
    std::int64_t best = c;
    for (std::int64_t r = c + 1; r < n; ++r) best = std::fabs(m[at(r, c)]) > std::fabs(m[at(best, c)]) ? r : best;
    if (m[at(best, c)] == 0) return 0;
    for (std::int64_t j = 0; best != c && j < n; ++j) std::swap(m[at(best, j)], m[at(c, j)]);
    for (std::int64_t j = 0; best != c && j < k; ++j) std::swap(b[of(best, j)], b[of(c, j)]);
    const double pivot = m[at(c, c)];
    determinant *= best != c ? -pivot : pivot;
    for (std::int64_t j = 0; j < n; ++j) m[at(c, j)] /= pivot;
    for (std::int64_t j = 0; j < k; ++j) b[of(c, j)] /= pivot;
    for (std::int64_t r = 0; r < n; ++r) {
      const double factor = m[at(r, c)];
      if (r == c || factor == 0) continue;
      for (std::int64_t j = 0; j < n; ++j) m[at(r, j)] -= factor * m[at(c, j)];
      for (std::int64_t j = 0; j < k; ++j) b[of(r, j)] -= factor * b[of(c, j)];
    }
  }
  return determinant;
}

Tensor Solve(const Arguments& a, const Tensor& x, const Tensor& right) {
  const std::int64_t n = Order(a, x), k = right.size(right.rank() - 1);
  if (right.rank() < 2 || right.size(right.rank() - 2) != n)
    a.Fail("needs " + std::to_string(n) + " rows on its right side");
  const std::int64_t batch = x.count() / std::max<std::int64_t>(n * n, 1);
  Shape shape(x.shape().begin(), x.shape().end() - 2), lead = shape;
  shape.insert(shape.end(), {n, k});
  Tensor r = Result(x.dtype(), shape, {&x, &right}, batch * n * n * (n + k));
  if (!r.has_values()) return r;
  const std::vector<double> left = x.values(), values = Expanded(right, shape).values();
  for (std::int64_t i = 0; i < batch; ++i) {
    std::vector<double> m(left.begin() + i * n * n, left.begin() + (i + 1) * n * n);
    std::vector<double> b(values.begin() + i * n * k, values.begin() + (i + 1) * n * k);
    if (Eliminate(m, b, n, k) == 0) a.Fail("has a singular matrix");
    std::copy(b.begin(), b.end(), r.data() + i * n * k);
  }
  return Rounded(std::move(r));
}

Value Inverse(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Value unit = CallTorchHere("eye", {Order(a, x)});
  return Solve(a, x, unit.tensor()->To(x.dtype()));
}

Value Determinant(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t n = Order(a, x), batch = x.count() / std::max<std::int64_t>(n * n, 1);
  Tensor r = Result(x.dtype(), {x.shape().begin(), x.shape().end() - 2}, {&x}, batch * n * n * n);
  if (!r.has_values()) return r;
  const std::vector<double> values = x.values();
  for (std::int64_t i = 0; i < batch; ++i) {
    std::vector<double> m(values.begin() + i * n * n, values.begin() + (i + 1) * n * n), none;
    r.data()[i] = Eliminate(m, none, n, 0);
  }
  return Rounded(std::move(r));
}

Value Power(const Arguments& a) {
  const Tensor x = a.tensor("input");
  std::int64_t n = a.integer("n");
  if (n < 0) a.Fail("is modelled for powers from 0");
  Tensor r = CallTorchHere("eye", {Order(a, x)}).tensor()->To(x.dtype()), square = x;
  for (; n > 0; n /= 2) {
    if (n % 2 == 1) r = Matmul(r, square);
    square = Matmul(square, square);
  }
  return r;
}

Value Cholesky(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t n = Order(a, x);
  Tensor r = Result(x.dtype(), x.shape(), {&x}, x.count() * n);
  if (!r.has_values()) return r;
  const std::vector<double> values = x.values();
  for (std::int64_t base = 0; base < x.count(); base += n * n) {
    double* l = r.data() + base;
    for (std::int64_t i = 0; i < n; ++i) {
      for (std::int64_t j = 0; j <= i; ++j) {
        double sum = values[static_cast<std::size_t>(base + i * n + j)];
        for (std::int64_t k = 0; k < j; ++k) sum -= l[i * n + k] * l[j * n + k];
        if (i == j && !(sum > 0)) a.Fail("has a matrix that is not positive definite");
        l[i * n + j] = i == j ? std::sqrt(sum) : sum / l[j * n + j];
      }
    }
  }
  return Rounded(std::move(r));
}

}  // namespace

void AddLinalg(Table& table) {
  table.Add("linalg.inv(input)", Inverse);
  table.Alias("inverse", "linalg.inv");
  table.Add("linalg.det(input)", Determinant);
  table.Alias("det", "linalg.det");
  table.Add("linalg.solve(input, other)",
            [](const Arguments& a) -> Value { return Solve(a, a.tensor("input"), a.tensor("other")); });
  table.Add("matrix_power(input, n)", Power);
  table.Alias("linalg.matrix_power", "matrix_power");
  table.Add("linalg.cholesky(input)", Cholesky);
  table.Alias("cholesky", "linalg.cholesky");
}

}  // namespace assay::tensor
