// Interpolation in one to three dimensions, one dimension after another, each as a table of taps; pixel shuffling.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

struct Tap {
  std::int64_t from;
  double weight;
};
using Taps = std::vector<std::vector<Tap>>;  // by output position

struct Rule {
  std::string mode;
  bool align = false, antialias = false;
};

// Keys' cubic with the given free parameter.
double Cubic(double x, double a) {
  x = std::fabs(x);
  if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  if (x < 2) return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
  return 0;
}

double Source(std::int64_t i, double scale, bool align) {
  const auto at = static_cast<double>(i);
  return align ? at * scale : (at + 0.5) * scale - 0.5;
}

std::vector<Tap> SmoothedTaps(std::int64_t i, std::int64_t n, double scale, bool cubic) {
  const double stretch = std::max(scale, 1.0), support = (cubic ? 2 : 1) * stretch;
  const double centre = (static_cast<double>(i) + 0.5) * scale;
  const auto from = std::max<std::int64_t>(static_cast<std::int64_t>(centre - support + 0.5), 0);
  const auto to = std::min<std::int64_t>(static_cast<std::int64_t>(centre + support + 0.5), n);
  std::vector<Tap> taps;
  double total = 0;
  for (std::int64_t k = from; k < to; ++k) {
    const double x = (static_cast<double>(k) - centre + 0.5) / stretch;
    const double w = cubic ? Cubic(x, -0.5) : std::max(1 - std::fabs(x), 0.0);
    total += w;
    taps.push_back({k, w});
  }
  for (Tap& tap : taps) tap.weight /= total;
  return taps;
}

Taps TapsOf(const Rule& rule, std::int64_t n, std::int64_t out, std::optional<double> factor) {
  double scale = factor && *factor > 0 ? 1 / *factor : static_cast<double>(n) / static_cast<double>(out);
  const bool cubic = rule.mode == "bicubic";
  if (rule.align) scale = out > 1 ? static_cast<double>(n - 1) / static_cast<double>(out - 1) : 0;
  const auto inside = [n](std::int64_t k) { return std::clamp<std::int64_t>(k, 0, n - 1); };
  Taps taps;
  for (std::int64_t i = 0; i < out; ++i) {
    const auto at = static_cast<double>(i);
    if (rule.mode == "nearest") {
      taps.push_back(
          {{inside(static_cast<std::int64_t>(std::floor(static_cast<float>(at) * static_cast<float>(scale)))), 1}});
    } else if (rule.mode == "nearest-exact") {
      taps.push_back({{inside(static_cast<std::int64_t>(std::floor((at + 0.5) * scale))), 1}});
    } else if (rule.antialias) {
      taps.push_back(SmoothedTaps(i, n, scale, cubic));
    } else if (cubic) {
      const double x = Source(i, scale, rule.align), base = std::floor(x);
      std::vector<Tap> four;
      for (int k = -1; k <= 2; ++k)
        four.push_back({inside(static_cast<std::int64_t>(base) + k), Cubic(x - base - k, -0.75)});
      taps.push_back(std::move(four));
    } else {
      const double x = std::max(Source(i, scale, rule.align), 0.0), base = std::floor(x);
      const std::int64_t low = inside(static_cast<std::int64_t>(base));
      taps.push_back({{low, 1 - (x - base)}, {inside(low + 1), x - base}});
    }
  }
  return taps;
}

Tensor Resampled(const Tensor& x, std::int64_t dim, const Taps& taps) {
  const Tensor last = MovedLast(x, dim).Contiguous();
  const std::int64_t n = x.size(dim), rows = x.count() / std::max<std::int64_t>(n, 1);
  const auto out = static_cast<std::int64_t>(taps.size());
  Shape shape = last.shape();
  shape.back() = out;
  Tensor r(Dtype::kF64, shape);
  for (std::int64_t row = 0; row < rows; ++row) {
    const double* in = last.data() + row * n;
    for (std::int64_t i = 0; i < out; ++i) {
      double sum = 0;
      for (const Tap& tap : taps[static_cast<std::size_t>(i)]) sum += tap.weight * in[tap.from];
      r.data()[row * out + i] = sum;
    }
  }
  return MovedBack(r, dim);
}

Value Interpolate(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dims = x.rank() - 2;
  Rule rule{a.text("mode"), a.flag("align_corners"), a.flag("antialias")};
  if (rule.mode == "area") return CallTorchHere("adaptive_avg_pool" + std::to_string(dims) + "d", {x, a["size"]});
  if (rule.mode == "linear" || rule.mode == "trilinear") rule.mode = "bilinear";
  if (rule.mode != "nearest" && rule.mode != "nearest-exact" && rule.mode != "bilinear" && rule.mode != "bicubic") {
    a.Fail("knows no mode `" + rule.mode + "`");
  }
  Shape size = a.given("size") ? a.sizes("size") : Shape{};
  std::vector<double> factors = a.given("scale_factor") ? a.numbers("scale_factor") : std::vector<double>{};
  if (size.empty() == factors.empty()) a.Fail("needs a size or a scale factor");
  Shape shape = x.shape();
  const bool exact = factors.empty() || a.flag("recompute_scale_factor");
  for (std::int64_t d = 0; d < dims; ++d) {
    const auto at = static_cast<std::size_t>(d);
    std::int64_t& out = shape[at + 2];
    out = factors.empty()
              ? size[size.size() == 1 ? 0 : at]
              : static_cast<std::int64_t>(std::floor(static_cast<double>(out) * factors[factors.size() == 1 ? 0 : at]));
  }
  Tensor r = Result(x.dtype(), shape, {&x}, CountOf(shape) * 4 + x.count());
  if (!r.has_values()) return r;
  r = x.To(Dtype::kF64);
  for (std::int64_t d = 0; d < dims; ++d) {
    const auto at = static_cast<std::size_t>(d);
    std::optional<double> factor;
    if (!exact) factor = factors[factors.size() == 1 ? 0 : at];
    r = Resampled(r, d + 2, TapsOf(rule, x.size(d + 2), shape[at + 2], factor));
  }
  return r.Contiguous().To(x.dtype());
}

Value PixelShuffle(const Arguments& a, bool back) {
  const Tensor x = a.tensor("input");
  const std::int64_t f = a.integer(back ? "downscale_factor" : "upscale_factor"), rank = x.rank();
  if (rank < 3 || f < 1) a.Fail("takes three dimensions or more");
  const std::int64_t c = x.size(rank - 3), h = x.size(rank - 2), w = x.size(rank - 1);
  const Shape lead(x.shape().begin(), x.shape().end() - 3);
  const std::int64_t n = CountOf(lead);
  Shape out = lead;
  Tensor r;
  if (back) {
    r = Permuted(x.Reshaped({n, c, h / f, f, w / f, f}), {0, 1, 3, 5, 2, 4});
    out.insert(out.end(), {c * f * f, h / f, w / f});
  } else {
    r = Permuted(x.Reshaped({n, c / (f * f), f, f, h, w}), {0, 1, 4, 2, 5, 3});
    out.insert(out.end(), {c / (f * f), h * f, w * f});
  }
  return r.Reshaped(out);
}

Value ChannelShuffle(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t groups = a.integer("groups");
  if (x.rank() < 3 || groups < 1 || x.size(1) % groups != 0) a.Fail("has groups that do not divide the channels");
  const Tensor split = x.Reshaped({x.size(0), groups, x.size(1) / groups, -1});
  return Permuted(split, {0, 2, 1, 3}).Reshaped(x.shape());
}

}  // namespace

void AddResampling(Table& table) {
  table.Add(
      "interpolate(input, size=None, scale_factor=None, mode='nearest', align_corners=None, "
      "recompute_scale_factor=None, antialias=False)",
      Interpolate);
  table.Alias("upsample", "interpolate");
  table.Add("pixel_shuffle(input, upscale_factor)", [](const Arguments& a) { return PixelShuffle(a, false); });
  table.Add("pixel_unshuffle(input, downscale_factor)", [](const Arguments& a) { return PixelShuffle(a, true); });
  table.Add("channel_shuffle(input, groups)", ChannelShuffle);
}

}  // namespace assay::tensor
