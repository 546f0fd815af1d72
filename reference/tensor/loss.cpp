// Loss functions.
#include <algorithm>
#include <cmath>
#include <limits>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

std::string Reduction(const Arguments& a) {
  if (!a.given("reduction")) return "mean";
  if (a["reduction"].is(Value::Kind::kInt)) {  // as the C++ interface numbers them
    return a.integer("reduction") == 0 ? "none" : a.integer("reduction") == 2 ? "sum" : "mean";
  }
  return a.text("reduction");
}

// Elements in double, so that only the reduced value is rounded.
template <class F>
Value Pairwise(const Arguments& a, const char* left, const char* right, F f) {
  const Dtype dtype = FloatOf(ResultDtype(a, {left, right}));
  return Reduced(Zip(a.tensor(left), a.tensor(right), Dtype::kF64, f), Reduction(a)).To(dtype);
}

double XLogX(double x) { return x > 0 ? x * std::log(x) : 0; }
double ClampedLog(double x) { return std::max(std::log(x), -100.0); }

void AddPairs(Table& table) {
  const std::string tail = "size_average=None, reduce=None, reduction='mean'";
  table.Add("mse_loss(input, target, " + tail + ")", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [](double x, double y) { return (x - y) * (x - y); });
  });
  table.Add("l1_loss(input, target, " + tail + ")", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [](double x, double y) { return std::fabs(x - y); });
  });
  table.Add("smooth_l1_loss(input, target, " + tail + ", beta=1.0)", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [b = a.number("beta")](double x, double y) {
      const double d = std::fabs(x - y);
      return d < b ? 0.5 * d * d / b : d - 0.5 * b;
    });
  });
  table.Add("huber_loss(input, target, reduction='mean', delta=1.0)", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [b = a.number("delta")](double x, double y) {
      const double d = std::fabs(x - y);
      return d <= b ? 0.5 * d * d : b * (d - 0.5 * b);
    });
  });
  table.Add("kl_div(input, target, " + tail + ", log_target=False)", [](const Arguments& a) -> Value {
    const bool logarithm = a.flag("log_target"), batch = Reduction(a) == "batchmean";
    const Tensor x = a.tensor("input");
    const Tensor each = Zip(x, a.tensor("target"), Dtype::kF64,
                            [=](double p, double t) { return logarithm ? std::exp(t) * (t - p) : XLogX(t) - t * p; });
    if (!batch) return Reduced(each, Reduction(a)).To(x.dtype());
    return Map(Reduced(each, "sum"), x.dtype(), [n = static_cast<double>(x.size(0))](double v) { return v / n; });
  });
  table.Add("soft_margin_loss(input, target, " + tail + ")", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [](double x, double y) { return std::log1p(std::exp(-y * x)); });
  });
  table.Add("hinge_embedding_loss(input, target, margin=1.0, " + tail + ")", [](const Arguments& a) {
    return Pairwise(a, "input", "target", [m = a.number("margin")](double x, double y) {
      return (y != 1 ? std::max(m - x, 0.0) : 0.0) + (y != -1 ? x : 0.0);
    });
  });
  table.Add(
      "poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, "
      "reduction='mean')",
      [](const Arguments& a) {
        const bool logarithm = a.flag("log_input"), full = a.flag("full");
        return Pairwise(a, "input", "target", [=, eps = a.number("eps")](double x, double t) {
          const double stirling = full && t > 1 ? t * std::log(t) - t + 0.5 * std::log(6.283185307179586 * t) : 0;
          return (logarithm ? std::exp(x) - t * x : x - t * std::log(x + eps)) + stirling;
        });
      });
}

Value Weighted(const Arguments& a, Tensor each) {
  const Dtype dtype = a.tensor("input").dtype();
  if (a.given("weight")) each = Mul(each, a.tensor("weight").To(Dtype::kF64));
  return Reduced(each, Reduction(a)).To(dtype);
}

Value BinaryCrossEntropy(const Arguments& a) {
  return Weighted(a, Zip(a.tensor("input"), a.tensor("target"), Dtype::kF64,
                         [](double p, double t) { return -(t * ClampedLog(p) + (1 - t) * ClampedLog(1 - p)); }));
}

Value BinaryCrossEntropyLogits(const Arguments& a) {
  const Tensor x = a.tensor("input"), t = a.tensor("target");
  const auto log1pexp = [](double v) { return v > 0 ? v + std::log1p(std::exp(-v)) : std::log1p(std::exp(v)); };
  if (!a.given("pos_weight")) {
    return Weighted(a, Zip(x, t, Dtype::kF64, [=](double v, double y) { return (1 - y) * v + log1pexp(-v); }));
  }
  const Tensor left = Zip(x, t, Dtype::kF64, [](double v, double y) { return (1 - y) * v; });
  const Tensor scale = Zip(t, a.tensor("pos_weight"), Dtype::kF64, [](double y, double w) { return 1 + (w - 1) * y; });
  const Tensor soft = Map(x, Dtype::kF64, [=](double v) { return log1pexp(-v); });
  return Weighted(a, Add(left, Mul(scale, soft)));
}

// Negative log likelihood of classes in dimension 1 (0 for one sample), weights and an ignored class.
Value Likelihood(const Arguments& a, const Tensor& logs, Dtype dtype, double smoothing) {
  const Tensor target = a.tensor("target");
  const std::int64_t dim = logs.rank() == 1 ? 0 : 1, classes = logs.size(dim);
  const std::int64_t ignored = a.integer("ignore_index");
  Shape shape = logs.shape();
  shape.erase(shape.begin() + dim);
  if (target.shape() != shape) a.Fail("needs a target of shape " + TextOf(shape) + ", not " + TextOf(target.shape()));
  if (!logs.has_values() || !target.has_values()) {
    return Tensor::ShapeOnly(dtype, Reduction(a) == "none" ? shape : Shape{});
  }
  const std::vector<double> weight =
      a.given("weight") ? a.tensor("weight").values() : std::vector<double>(static_cast<std::size_t>(classes), 1);
  const Tensor rows = MovedLast(logs, dim).Contiguous(), wanted = target.Contiguous();
  Tensor each(Dtype::kF64, shape);
  double total = 0, sum = 0, smooth = 0;
  for (std::int64_t i = 0; i < each.count(); ++i) {
    const auto k = static_cast<std::int64_t>(wanted.data()[i]);
    if (k == ignored) continue;
    if (k < 0 || k >= classes) a.Fail("has the class " + std::to_string(k) + " of " + std::to_string(classes));
    const double w = weight.at(static_cast<std::size_t>(k)), *row = rows.data() + i * classes;
    double spread = 0;
    for (std::int64_t c = 0; smoothing > 0 && c < classes; ++c)
      spread -= row[c] * weight.at(static_cast<std::size_t>(c));
    each.data()[i] = -(1 - smoothing) * w * row[k] + smoothing * spread / static_cast<double>(classes);
    sum += -w * row[k];
    smooth += spread;
    total += w;
  }
  if (Reduction(a) == "none") return each.To(dtype);
  const double loss = (1 - smoothing) * sum + smoothing * smooth / static_cast<double>(classes);
  return Tensor::Scalar(Reduction(a) == "sum" ? loss : loss / total, dtype);
}

Value CrossEntropy(const Arguments& a) {
  const Tensor x = a.tensor("input"), target = a.tensor("target");
  const std::int64_t dim = x.rank() == 1 ? 0 : 1;
  const Tensor logs = Softmax(x.To(Dtype::kF64), dim, true);
  const double smoothing = a.number("label_smoothing");
  if (!IsFloating(target.dtype()) || target.shape() != x.shape()) return Likelihood(a, logs, x.dtype(), smoothing);
  // Probabilities of the classes.
  const double classes = static_cast<double>(x.size(dim));
  Tensor each = Zip(logs, target, Dtype::kF64,
                    [=](double l, double t) { return -l * (t * (1 - smoothing) + smoothing / classes); });
  if (a.given("weight")) {
    Shape lone(x.shape().size(), 1);
    lone[static_cast<std::size_t>(dim)] = x.size(dim);
    each = Mul(each, a.tensor("weight").Reshaped(lone));
  }
  const Tensor sums = *CallTorchHere("sum", {each, dim}).tensor();
  return Reduced(sums, Reduction(a)).To(x.dtype());
}

Tensor DistanceOf(const Tensor& x, const Tensor& y, double p, double eps, bool keep) {
  const Tensor d = Zip(x, y, Dtype::kF64, [eps](double u, double v) { return u - v + eps; });
  return *CallTorchHere("norm", {d, p, -1, keep}).tensor();
}

Value TripletMargin(const Arguments& a) {
  const double p = a.number("p"), eps = a.number("eps"), margin = a.number("margin");
  const Tensor x = a.tensor("anchor"), good = a.tensor("positive"), bad = a.tensor("negative");
  const Tensor near = DistanceOf(x, good, p, eps, false);
  Tensor far = DistanceOf(x, bad, p, eps, false);
  if (a.flag("swap")) {
    far =
        Zip(far, DistanceOf(good, bad, p, eps, false), Dtype::kF64, [](double u, double v) { return std::min(u, v); });
  }
  const Tensor each = Zip(near, far, Dtype::kF64, [=](double u, double v) { return std::max(u - v + margin, 0.0); });
  return Reduced(each, Reduction(a)).To(x.dtype());
}

Tensor Cosine(const Tensor& x, const Tensor& y, std::int64_t dim, double eps) {
  const Tensor dot = *CallTorchHere("sum", {Mul(x.To(Dtype::kF64), y), dim}).tensor();
  const auto norm = [&](const Tensor& t) {
    const Tensor n = *CallTorchHere("norm", {t.To(Dtype::kF64), 2, dim}).tensor();
    return Map(n, Dtype::kF64, [eps](double v) { return std::max(v, eps); });
  };
  return Zip(dot, Mul(norm(x), norm(y)), Dtype::kF64, [](double d, double n) { return d / n; });
}

Value MarginRanking(const Arguments& a) {
  const Tensor gap = Zip(a.tensor("input1"), a.tensor("input2"), Dtype::kF64, [](double x, double y) { return x - y; });
  const Tensor each = Zip(gap, a.tensor("target"), Dtype::kF64,
                          [m = a.number("margin")](double g, double t) { return std::max(-t * g + m, 0.0); });
  return Reduced(each, Reduction(a)).To(a.tensor("input1").dtype());
}

Value CosineEmbedding(const Arguments& a) {
  const Tensor x = a.tensor("input1");
  const Tensor cosine = Cosine(x, a.tensor("input2"), x.rank() - 1, 1e-8);
  const Tensor each = Zip(cosine, a.tensor("target"), Dtype::kF64, [m = a.number("margin")](double c, double t) {
    return t > 0 ? 1 - c : std::max(c - m, 0.0);
  });
  return Reduced(each, Reduction(a)).To(x.dtype());
}

Value GaussianLikelihood(const Arguments& a) {
  const double eps = a.number("eps"), constant = a.flag("full") ? 0.9189385332046727 : 0;
  const Tensor square =
      Zip(a.tensor("input"), a.tensor("target"), Dtype::kF64, [](double x, double y) { return (x - y) * (x - y); });
  const Tensor each = Zip(square, a.tensor("var"), Dtype::kF64, [=](double s, double v) {
    v = std::max(v, eps);
    return 0.5 * (std::log(v) + s / v) + constant;
  });
  return Reduced(each, Reduction(a)).To(a.tensor("input").dtype());
}

}  // namespace

void AddLosses(Table& table) {
  AddPairs(table);
  const std::string tail = "size_average=None, reduce=None, reduction='mean'";
  table.Add("binary_cross_entropy(input, target, weight=None, " + tail + ")", BinaryCrossEntropy);
  table.Add("binary_cross_entropy_with_logits(input, target, weight=None, " + tail + ", pos_weight=None)",
            BinaryCrossEntropyLogits);
  table.Add("nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean')",
            [](const Arguments& a) {
              const Tensor x = a.tensor("input");
              return Likelihood(a, x, x.dtype(), 0);
            });
  table.Add(
      "cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', "
      "label_smoothing=0.0)",
      CrossEntropy);
  table.Alias("cross_entropy_loss", "cross_entropy");
  table.Add("triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, " + tail + ")",
            TripletMargin);
  table.Add("margin_ranking_loss(input1, input2, target, margin=0.0, " + tail + ")", MarginRanking);
  table.Add("cosine_embedding_loss(input1, input2, target, margin=0.0, " + tail + ")", CosineEmbedding);
  table.Add("gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction='mean')", GaussianLikelihood);
  table.Add("cosine_similarity(x1, x2, dim=1, eps=1e-08)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("x1"), y = a.tensor("x2");
    const Shape shape = BroadcastShape(x.shape(), y.shape());
    const std::int64_t dim = a.dim("dim", static_cast<std::int64_t>(shape.size()));
    return Cosine(Expanded(x, shape), Expanded(y, shape), dim, a.number("eps"))
        .To(FloatOf(Promote(x.dtype(), y.dtype())));
  });
  table.Add("pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False)", [](const Arguments& a) -> Value {
    return DistanceOf(a.tensor("x1"), a.tensor("x2"), a.number("p"), a.number("eps"), a.flag("keepdim"))
        .To(a.tensor("x1").dtype());
  });
}

}  // namespace assay::tensor
