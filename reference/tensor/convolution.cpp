// Convolutions of one to three dimensions and their transposes: patches become columns, then one matrix product.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "reference/tensor/ops.h"
#include "reference/tensor/product.h"

namespace assay::tensor {
namespace {

using Three = std::array<std::int64_t, 3>;

struct Geometry {
  Three in{1, 1, 1}, kernel{1, 1, 1}, out{1, 1, 1}, stride{1, 1, 1}, padding{0, 0, 0}, dilation{1, 1, 1};
  std::int64_t Inputs() const { return in[0] * in[1] * in[2]; }
  std::int64_t Kernel() const { return kernel[0] * kernel[1] * kernel[2]; }
  std::int64_t Outputs() const { return out[0] * out[1] * out[2]; }
};

// One number for all dimensions, or one each; always three, leading ones neutral.
Three Spread(const Arguments& a, const char* parameter, std::int64_t dims, std::int64_t neutral) {
  const Shape given = a.sizes(parameter);
  Three result{neutral, neutral, neutral};
  for (std::int64_t d = 0; d < dims; ++d) {
    const auto at = static_cast<std::size_t>(given.size() == 1 ? 0 : d);
    if (at >= given.size()) a.Fail("needs one number or " + std::to_string(dims) + " as `" + parameter + "`");
    result[static_cast<std::size_t>(3 - dims + d)] = given[at];
  }
  return result;
}

// Calls f(column row, output position, input position) for the taps inside the input.
template <class F>
void EachTap(const Geometry& g, F f) {
  for (std::int64_t kz = 0; kz < g.kernel[0]; ++kz) {
    for (std::int64_t ky = 0; ky < g.kernel[1]; ++ky) {
      for (std::int64_t kx = 0; kx < g.kernel[2]; ++kx) {
        const std::int64_t row = (kz * g.kernel[1] + ky) * g.kernel[2] + kx;
        for (std::int64_t z = 0; z < g.out[0]; ++z) {
          const std::int64_t iz = z * g.stride[0] - g.padding[0] + kz * g.dilation[0];
          if (iz < 0 || iz >= g.in[0]) continue;
          for (std::int64_t y = 0; y < g.out[1]; ++y) {
            const std::int64_t iy = y * g.stride[1] - g.padding[1] + ky * g.dilation[1];
            if (iy < 0 || iy >= g.in[1]) continue;
            const std::int64_t out = (z * g.out[1] + y) * g.out[2], in = (iz * g.in[1] + iy) * g.in[2];
            for (std::int64_t x = 0; x < g.out[2]; ++x) {
              const std::int64_t ix = x * g.stride[2] - g.padding[2] + kx * g.dilation[2];
              if (ix >= 0 && ix < g.in[2]) f(row, out + x, in + ix);
            }
          }
        }
      }
    }
  }
}

struct Operands {
  Tensor input, weight, bias;
  bool batched = true, biased = false;
  std::int64_t dims = 0, batch = 1, groups = 1;
  Dtype dtype = Dtype::kF32;
};

Operands Read(const Arguments& a, std::int64_t dims) {
  Operands o;
  o.dims = dims;
  o.input = a.tensor("input");
  o.weight = a.tensor("weight");
  o.groups = a.integer("groups");
  o.biased = a.given("bias");
  if (o.biased) o.bias = a.tensor("bias").Contiguous();
  o.dtype = Promote(o.input.dtype(), o.weight.dtype());
  if (o.input.rank() == dims + 1) {
    o.batched = false;
    Shape shape = o.input.shape();
    shape.insert(shape.begin(), 1);
    o.input = o.input.Reshaped(shape);
  }
  if (o.input.rank() != dims + 2 || o.weight.rank() != dims + 2) {
    a.Fail("takes an input of " + std::to_string(dims + 2) + " dimensions, not " + TextOf(o.input.shape()) +
           " with weight " + TextOf(o.weight.shape()));
  }
  o.batch = o.input.size(0);
  if (o.groups < 1 || o.input.size(1) % o.groups != 0) a.Fail("has groups that do not divide the channels");
  return o;
}

Shape OutShape(const Operands& o, std::int64_t channels, const Three& out) {
  Shape shape = {o.batch, channels};
  shape.insert(shape.end(), out.end() - o.dims, out.end());
  return shape;
}

Value Finish(const Operands& o, Tensor r) {
  r = Rounded(std::move(r));
  if (o.batched) return r;
  return r.Reshaped({r.shape().begin() + 1, r.shape().end()});
}

void AddBias(const Operands& o, Tensor& r, std::int64_t channels, std::int64_t area) {
  for (std::int64_t i = 0; o.biased && i < o.batch * channels; ++i) {
    const double bias = o.bias.data()[i % channels];
    for (std::int64_t p = 0; p < area; ++p) r.data()[i * area + p] += bias;
  }
}

void ReadGeometry(const Arguments& a, const Operands& o, Geometry& g) {
  g.stride = Spread(a, "stride", o.dims, 1);
  g.dilation = Spread(a, "dilation", o.dims, 1);
  for (std::int64_t d = 0; d < o.dims; ++d) {
    const auto at = static_cast<std::size_t>(3 - o.dims + d);
    g.in[at] = o.input.size(d + 2);
    g.kernel[at] = o.weight.size(d + 2);
    if (g.stride[at] < 1 || g.dilation[at] < 1) a.Fail("needs strides and dilations above 0");
  }
}

Value Convolution(const Arguments& a, std::int64_t dims) {
  Operands o = Read(a, dims);
  const std::int64_t channels = o.weight.size(0), per_group = o.weight.size(1);
  if (per_group * o.groups != o.input.size(1) || channels % o.groups != 0) {
    a.Fail("has an input of " + TextOf(o.input.shape()) + " and a weight of " + TextOf(o.weight.shape()) + " for " +
           std::to_string(o.groups) + " groups");
  }
  Geometry g;
  ReadGeometry(a, o, g);
  const bool same = a["padding"].is(Value::Kind::kString) && a.text("padding") == "same";
  if (!a["padding"].is(Value::Kind::kString)) g.padding = Spread(a, "padding", dims, 0);
  for (std::size_t d = 0; d < 3; ++d) {
    const std::int64_t reach = g.dilation[d] * (g.kernel[d] - 1);
    if (same) g.padding[d] = reach / 2;
    const std::int64_t both = same ? reach : 2 * g.padding[d];
    if (g.in[d] + both - reach < 1) a.Fail("has a kernel larger than the input");
    g.out[d] = (g.in[d] + both - reach - 1) / g.stride[d] + 1;
  }
  const std::int64_t depth = per_group * g.Kernel(), area = g.Outputs(), wide = channels / o.groups;
  Tensor r =
      Result(o.dtype, OutShape(o, channels, g.out), {&o.input, &o.weight},
             static_cast<std::int64_t>(std::min(9e18, static_cast<double>(o.batch * channels) *
                                                          static_cast<double>(area) * static_cast<double>(depth))));
  if (!r.has_values()) return Finish(o, r);
  const Tensor x = o.input.Contiguous(), w = o.weight.Contiguous();
  std::vector<double> columns(static_cast<std::size_t>(depth * area));
  for (std::int64_t n = 0; n < o.batch; ++n) {
    for (std::int64_t group = 0; group < o.groups; ++group) {
      std::fill(columns.begin(), columns.end(), 0);
      for (std::int64_t c = 0; c < per_group; ++c) {
        const double* in = x.data() + (n * o.input.size(1) + group * per_group + c) * g.Inputs();
        double* to = columns.data() + c * g.Kernel() * area;
        EachTap(g, [&](std::int64_t row, std::int64_t out, std::int64_t from) { to[row * area + out] = in[from]; });
      }
      MultiplyAdd(w.data() + group * wide * depth, columns.data(), r.data() + (n * channels + group * wide) * area,
                  wide, depth, area);
    }
  }
  AddBias(o, r, channels, area);
  return Finish(o, r);
}

// The transpose: columns = weight^T x, accumulated where a convolution would have read them.
Value Transposed(const Arguments& a, std::int64_t dims) {
  Operands o = Read(a, dims);
  const std::int64_t inputs = o.input.size(1), wide = o.weight.size(1), channels = wide * o.groups;
  if (o.weight.size(0) != inputs) {
    a.Fail("has an input of " + TextOf(o.input.shape()) + " and a weight of " + TextOf(o.weight.shape()));
  }
  Geometry g;  // of the convolution that this reverses: its output is our input
  ReadGeometry(a, o, g);
  g.padding = Spread(a, "padding", dims, 0);
  const Three extra = Spread(a, "output_padding", dims, 0);
  g.out = g.in;
  for (std::size_t d = 0; d < 3; ++d) {
    g.in[d] = (g.out[d] - 1) * g.stride[d] - 2 * g.padding[d] + g.dilation[d] * (g.kernel[d] - 1) + extra[d] + 1;
    if (g.in[d] < 1) a.Fail("has an empty output");
  }
  const std::int64_t per_group = inputs / o.groups, depth = wide * g.Kernel(), area = g.Outputs(), size = g.Inputs();
  Tensor r =
      Result(o.dtype, OutShape(o, channels, g.in), {&o.input, &o.weight},
             static_cast<std::int64_t>(std::min(9e18, static_cast<double>(o.batch * inputs) *
                                                          static_cast<double>(area) * static_cast<double>(depth))));
  if (!r.has_values()) return Finish(o, r);
  const Tensor x = o.input.Contiguous(), w = o.weight.Contiguous();
  std::vector<double> columns(static_cast<std::size_t>(depth * area)),
      turned(static_cast<std::size_t>(depth * per_group));
  for (std::int64_t group = 0; group < o.groups; ++group) {
    const double* from = w.data() + group * per_group * depth;
    for (std::int64_t i = 0; i < per_group; ++i) {
      for (std::int64_t j = 0; j < depth; ++j)
        turned[static_cast<std::size_t>(j * per_group + i)] = from[i * depth + j];
    }
    for (std::int64_t n = 0; n < o.batch; ++n) {
      std::fill(columns.begin(), columns.end(), 0);
      MultiplyAdd(turned.data(), x.data() + (n * inputs + group * per_group) * area, columns.data(), depth, per_group,
                  area);
      for (std::int64_t c = 0; c < wide; ++c) {
        double* to = r.data() + (n * channels + group * wide + c) * size;
        const double* part = columns.data() + c * g.Kernel() * area;
        EachTap(g, [&](std::int64_t row, std::int64_t at, std::int64_t into) { to[into] += part[row * area + at]; });
      }
    }
  }
  AddBias(o, r, channels, size);
  return Finish(o, r);
}

// F.unfold: patches as columns. F.fold: columns accumulated.
Value Unfold(const Arguments& a, bool fold) {
  Tensor x = a.tensor("input");
  const bool batched = x.rank() == (fold ? 3 : 4);
  if (!batched) x = *CallTorchHere("unsqueeze", {x, 0}).tensor();
  Geometry g;
  g.kernel = Spread(a, "kernel_size", 2, 1);
  g.stride = Spread(a, "stride", 2, 1);
  g.padding = Spread(a, "padding", 2, 0);
  g.dilation = Spread(a, "dilation", 2, 1);
  g.in = fold ? Spread(a, "output_size", 2, 1) : Three{1, x.size(2), x.size(3)};
  for (std::size_t d = 1; d < 3; ++d) {
    g.out[d] = (g.in[d] + 2 * g.padding[d] - g.dilation[d] * (g.kernel[d] - 1) - 1) / g.stride[d] + 1;
  }
  const std::int64_t channels = fold ? x.size(1) / g.Kernel() : x.size(1), area = g.Outputs(), size = g.Inputs();
  if (fold && x.size(2) != area)
    a.Fail("has " + std::to_string(x.size(2)) + " columns where " + std::to_string(area) + " fit");
  const Shape shape =
      fold ? Shape{x.size(0), channels, g.in[1], g.in[2]} : Shape{x.size(0), channels * g.Kernel(), area};
  Tensor r = Result(x.dtype(), shape, {&x}, x.size(0) * channels * g.Kernel() * area);
  if (r.has_values()) {
    const Tensor dense = x.Contiguous();
    for (std::int64_t i = 0; i < x.size(0) * channels; ++i) {
      const double* in = dense.data() + i * (fold ? g.Kernel() * area : size);
      double* out = r.data() + i * (fold ? size : g.Kernel() * area);
      EachTap(g, [&](std::int64_t row, std::int64_t p, std::int64_t q) {
        if (fold) {
          out[q] += in[row * area + p];
        } else {
          out[row * area + p] = in[q];
        }
      });
    }
    r = Rounded(std::move(r));
  }
  return batched ? r : r.Reshaped({r.shape().begin() + 1, r.shape().end()});
}

}  // namespace

void AddConvolutions(Table& table) {
  for (std::int64_t dims = 1; dims <= 3; ++dims) {
    const std::string d = std::to_string(dims) + "d";
    table.Add("conv" + d + "(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)",
              [dims](const Arguments& a) { return Convolution(a, dims); });
    table.Add("conv_transpose" + d +
                  "(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1)",
              [dims](const Arguments& a) { return Transposed(a, dims); });
  }
  table.Add("unfold(input, kernel_size, dilation=1, padding=0, stride=1)",
            [](const Arguments& a) { return Unfold(a, false); });
  table.Add("fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1)",
            [](const Arguments& a) { return Unfold(a, true); });
}

}  // namespace assay::tensor
