// Sampling an image (or a volume) at the points of a grid, and grids of affine maps.
#include <algorithm>
#include <cmath>
#include <string>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

double Reflected(double x, double low, double high) {
  if (low == high) return 0;
  const double span = high - low;
  x = std::fabs(x - low);
  const double extra = std::fmod(x, span);
  return static_cast<std::int64_t>(std::floor(x / span)) % 2 == 0 ? low + extra : high - extra;
}

struct Sampler {
  std::string mode, padding;
  bool align;

  // Grid coordinate in [-1, 1] to a pixel position among n.
  double Place(double g, std::int64_t n) const {
    const auto size = static_cast<double>(n);
    double x = align ? (g + 1) / 2 * (size - 1) : ((g + 1) * size - 1) / 2;
    if (mode == "bicubic") return x;
    return Bounded(x, n);
  }
  double Bounded(double x, std::int64_t n) const {
    const auto size = static_cast<double>(n);
    if (padding == "reflection") x = align ? Reflected(x, 0, size - 1) : Reflected(x, -0.5, size - 0.5);
    return padding == "zeros" ? x : std::clamp(x, 0.0, size - 1);
  }
  double Pixel(const double* plane, std::int64_t h, std::int64_t w, double y, double x) const {
    if (mode == "bicubic") {
      y = Bounded(y, h);
      x = Bounded(x, w);
    }
    if (!(y >= 0 && x >= 0 && y < static_cast<double>(h) && x < static_cast<double>(w))) return 0;
    return plane[static_cast<std::int64_t>(y) * w + static_cast<std::int64_t>(x)];
  }
};

double CubicWeight(double x) {
  constexpr double a = -0.75;
  x = std::fabs(x);
  if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

double Sampled(const Sampler& s, const double* plane, std::int64_t h, std::int64_t w, double y, double x) {
  if (s.mode == "nearest") return s.Pixel(plane, h, w, std::nearbyint(y), std::nearbyint(x));
  const double y0 = std::floor(y), x0 = std::floor(x);
  double sum = 0;
  const int low = s.mode == "bicubic" ? -1 : 0, high = s.mode == "bicubic" ? 2 : 1;
  for (int i = low; i <= high; ++i) {
    for (int j = low; j <= high; ++j) {
      const double dy = y - y0 - i, dx = x - x0 - j;
      const double weight =
          s.mode == "bicubic" ? CubicWeight(dy) * CubicWeight(dx) : (1 - std::fabs(dy)) * (1 - std::fabs(dx));
      sum += weight * s.Pixel(plane, h, w, y0 + i, x0 + j);
    }
  }
  return sum;
}

Value GridSample(const Arguments& a) {
  const Tensor x = a.tensor("input"), grid = a.tensor("grid");
  if (x.rank() != 4 || grid.rank() != 4) a.Fail("is modelled for images of 4 dimensions");
  if (grid.size(0) != x.size(0) || grid.size(3) != 2) a.Fail("needs a grid of [N, H, W, 2]");
  const Sampler sampler{a.text("mode"), a.text("padding_mode"), a.flag("align_corners")};
  const std::int64_t n = x.size(0), c = x.size(1), h = x.size(2), w = x.size(3), places = grid.size(1) * grid.size(2);
  Tensor r = Result(x.dtype(), {n, c, grid.size(1), grid.size(2)}, {&x, &grid}, n * c * places * 8);
  if (!r.has_values()) return r;
  const Tensor image = x.Contiguous(), at = grid.Contiguous();
  for (std::int64_t i = 0; i < n; ++i) {
    for (std::int64_t p = 0; p < places; ++p) {
      const double* g = at.data() + (i * places + p) * 2;
      const double px = sampler.Place(g[0], w), py = sampler.Place(g[1], h);
      for (std::int64_t k = 0; k < c; ++k) {
        r.data()[(i * c + k) * places + p] = Sampled(sampler, image.data() + (i * c + k) * h * w, h, w, py, px);
      }
    }
  }
  return Rounded(std::move(r));
}

Value AffineGrid(const Arguments& a) {
  const Tensor theta = a.tensor("theta");
  const Shape size = a.sizes("size");
  if (size.size() != 4) a.Fail("is modelled for images of 4 dimensions");
  const bool align = a.flag("align_corners");
  const auto place = [align](std::int64_t i, std::int64_t n) {
    if (align) return n > 1 ? -1 + 2 * static_cast<double>(i) / static_cast<double>(n - 1) : 0.0;
    return (2 * static_cast<double>(i) + 1) / static_cast<double>(n) - 1;
  };
  const std::int64_t n = size[0], h = size[2], w = size[3];
  Tensor r = Result(theta.dtype(), {n, h, w, 2}, {&theta}, n * h * w * 4);
  if (!r.has_values()) return r;
  const Tensor t = theta.Contiguous();
  for (std::int64_t i = 0; i < n * h * w; ++i) {
    const double* m = t.data() + i / (h * w) * 6;
    const double y = place(i / w % h, h), x = place(i % w, w);
    r.data()[2 * i] = m[0] * x + m[1] * y + m[2];
    r.data()[2 * i + 1] = m[3] * x + m[4] * y + m[5];
  }
  return Rounded(std::move(r));
}

}  // namespace

void AddGridSampling(Table& table) {
  table.Add("grid_sample(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None)", GridSample);
  table.Add("affine_grid(theta, size, align_corners=None)", AffineGrid);
}

}  // namespace assay::tensor
