// Pooling over one to three trailing dimensions.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Three = std::array<std::int64_t, 3>;

// Windows of one dimension: where each begins and ends within the input, and how many positions count for an average.
struct Window {
  std::int64_t begin, end, step, divisor;
};
using Windows = std::vector<Window>;

struct Plan {
  std::int64_t dims;
  Three in{1, 1, 1};
  std::array<Windows, 3> windows{Windows{{0, 1, 1, 1}}, Windows{{0, 1, 1, 1}}, Windows{{0, 1, 1, 1}}};
  std::int64_t planes = 1;
  Shape shape;
};

Plan Begin(const Arguments& a, const Tensor& x, std::int64_t dims) {
  if (x.rank() != dims + 1 && x.rank() != dims + 2) {
    a.Fail("takes " + std::to_string(dims + 1) + " or " + std::to_string(dims + 2) + " dimensions, not " +
           TextOf(x.shape()));
  }
  Plan plan{dims};
  for (std::int64_t d = 0; d < x.rank() - dims; ++d) {
    plan.planes *= x.size(d);
    plan.shape.push_back(x.size(d));
  }
  for (std::int64_t d = 0; d < dims; ++d) plan.in[static_cast<std::size_t>(3 - dims + d)] = x.size(x.rank() - dims + d);
  return plan;
}

std::int64_t Nth(const Shape& sizes, std::int64_t d) {
  return sizes[sizes.size() == 1 ? 0 : static_cast<std::size_t>(d)];
}

void AddDimension(Plan& plan, std::int64_t d, Windows windows) {
  plan.shape.push_back(static_cast<std::int64_t>(windows.size()));
  plan.windows[static_cast<std::size_t>(3 - plan.dims + d)] = std::move(windows);
}

// Sliding windows as both kinds of pooling use them.
Plan Sliding(const Arguments& a, const Tensor& x, std::int64_t dims, bool dilated, bool count_padding) {
  Plan plan = Begin(a, x, dims);
  const Shape kernel = a.sizes("kernel_size"), padding = a.sizes("padding");
  const Shape stride = a.given("stride") && !a.sizes("stride").empty() ? a.sizes("stride") : kernel;
  const Shape dilation = dilated ? a.sizes("dilation") : Shape{1};
  for (std::int64_t d = 0; d < dims; ++d) {
    const std::int64_t n = plan.in[static_cast<std::size_t>(3 - dims + d)], k = Nth(kernel, d), s = Nth(stride, d);
    const std::int64_t p = Nth(padding, d), step = Nth(dilation, d), span = step * (k - 1) + 1;
    if (s < 1 || k < 1 || step < 1) a.Fail("needs a kernel, stride and dilation above 0");
    if (2 * p > k) a.Fail("has padding above half of its kernel");
    if (n + 2 * p < span) a.Fail("has a kernel larger than the input");
    std::int64_t count = (n + 2 * p - span) / s + 1;
    if (a.flag("ceil_mode") && (n + 2 * p - span) % s != 0 && count * s < n + p) ++count;
    Windows windows;
    for (std::int64_t i = 0; i < count; ++i) {
      std::int64_t begin = i * s - p;
      const std::int64_t end = std::min(begin + span, n + p);
      const std::int64_t divisor = count_padding ? end - begin : std::min(end, n) - std::max<std::int64_t>(begin, 0);
      while (begin < 0) begin += step;
      windows.push_back({begin, std::min(end, n), step, divisor});
    }
    AddDimension(plan, d, std::move(windows));
  }
  return plan;
}

Plan Adaptive(const Arguments& a, const Tensor& x, std::int64_t dims) {
  Plan plan = Begin(a, x, dims);
  const Value& size = a["output_size"];
  for (std::int64_t d = 0; d < dims; ++d) {
    const std::int64_t n = plan.in[static_cast<std::size_t>(3 - dims + d)];
    std::int64_t out = n;
    if (size.is_sequence()) {
      const Value& own = size.items().at(size.items().size() == 1 ? 0 : static_cast<std::size_t>(d));
      if (!own.is_none()) out = own.integer();
    } else if (!size.is_none()) {
      out = size.integer();
    }
    Windows windows;
    for (std::int64_t i = 0; i < out; ++i) {
      const std::int64_t begin = i * n / out, end = ((i + 1) * n + out - 1) / out;
      windows.push_back({begin, end, 1, end - begin});
    }
    AddDimension(plan, d, std::move(windows));
  }
  return plan;
}

// Calls f(plane, output index, divisor, visit) for each window; visit(g) calls g(value, index in the plane).
template <class F>
void EachWindow(const Plan& plan, const double* in, F f) {
  const std::int64_t size = plan.in[0] * plan.in[1] * plan.in[2];
  std::int64_t out = 0;
  for (std::int64_t plane = 0; plane < plan.planes; ++plane) {
    const double* base = in + plane * size;
    for (const Window& z : plan.windows[0]) {
      for (const Window& y : plan.windows[1]) {
        for (const Window& x : plan.windows[2]) {
          const auto visit = [&](auto g) {
            for (std::int64_t i = z.begin; i < z.end; i += z.step) {
              for (std::int64_t j = y.begin; j < y.end; j += y.step) {
                const std::int64_t row = (i * plan.in[1] + j) * plan.in[2];
                for (std::int64_t k = x.begin; k < x.end; k += x.step) g(base[row + k], row + k);
              }
            }
          };
          f(out++, z.divisor * y.divisor * x.divisor, visit);
        }
      }
    }
  }
}

std::int64_t Work(const Tensor& x, const Plan& plan) {
  std::int64_t work = plan.planes;
  for (const Windows& windows : plan.windows) {
    std::int64_t sum = 0;
    for (const Window& w : windows) sum += w.end - w.begin;
    work *= std::max<std::int64_t>(sum, 1);
  }
  return work + x.count();
}

Value Maximum(const Arguments& a, const Tensor& x, const Plan& plan, bool indices) {
  Tensor r = Result(x.dtype(), plan.shape, {&x}, Work(x, plan)), at = Result(Dtype::kI64, plan.shape, {&r}, 0);
  if (r.has_values()) {
    EachWindow(plan, x.Contiguous().data(), [&](std::int64_t out, std::int64_t, auto visit) {
      double best = -std::numeric_limits<double>::infinity();
      std::int64_t place = -1;
      visit([&](double v, std::int64_t i) {
        if (place < 0 || v > best || std::isnan(v)) {
          best = v;
          place = i;
        }
      });
      r.data()[out] = best;
      at.data()[out] = static_cast<double>(place);
    });
  }
  (void)a;
  return indices ? Value::Tuple({r, at}) : Value(r);
}

Value Average(const Tensor& x, const Plan& plan, std::int64_t divisor_override, double power) {
  Tensor r = Result(x.dtype(), plan.shape, {&x}, Work(x, plan));
  if (!r.has_values()) return r;
  EachWindow(plan, x.Contiguous().data(), [&](std::int64_t out, std::int64_t divisor, auto visit) {
    double sum = 0;
    visit([&](double v, std::int64_t) { sum += power == 1 ? v : std::pow(v, power); });
    if (divisor_override > 0) divisor = divisor_override;
    r.data()[out] = power == 1 ? sum / static_cast<double>(divisor) : std::pow(sum, 1 / power);
  });
  return Rounded(std::move(r));
}

void AddForDims(Table& table, std::int64_t dims) {
  const std::string d = std::to_string(dims) + "d";
  for (const bool indices : {false, true}) {
    table.Add("max_pool" + d + (indices ? "_with_indices" : "") +
                  "(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False)",
              [dims, indices](const Arguments& a) {
                const Tensor x = a.tensor("input");
                return Maximum(a, x, Sliding(a, x, dims, true, false), indices || a.flag("return_indices"));
              });
  }
  table.Add("avg_pool" + d +
                "(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, "
                "divisor_override=None)",
            [dims](const Arguments& a) {
              const Tensor x = a.tensor("input");
              const std::int64_t divisor = a.given("divisor_override") ? a.integer("divisor_override") : 0;
              return Average(x, Sliding(a, x, dims, false, a.flag("count_include_pad")), divisor, 1);
            });
  table.Add("lp_pool" + d + "(input, norm_type, kernel_size, stride=None, ceil_mode=False, padding=0)",
            [dims](const Arguments& a) {
              const Tensor x = a.tensor("input");
              const double p = a.number("norm_type");
              const Plan plan = Sliding(a, x, dims, false, false);
              if (p != 1) return Average(x, plan, 0, p);
              return CallTorchHere("mul", {Average(x, plan, 1, 1), 1});
            });
  table.Add("adaptive_avg_pool" + d + "(input, output_size)", [dims](const Arguments& a) {
    const Tensor x = a.tensor("input");
    return Average(x, Adaptive(a, x, dims), 0, 1);
  });
  table.Add("adaptive_max_pool" + d + "(input, output_size, return_indices=False)", [dims](const Arguments& a) {
    const Tensor x = a.tensor("input");
    return Maximum(a, x, Adaptive(a, x, dims), a.flag("return_indices"));
  });
}

}  // namespace

void AddPooling(Table& table) {
  for (std::int64_t dims = 1; dims <= 3; ++dims) AddForDims(table, dims);
}

}  // namespace assay::tensor
