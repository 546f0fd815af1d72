// Layer, batch, group, instance and root-mean-square normalisation. Mean and variance are taken in double.
#include <algorithm>
#include <cmath>
#include <functional>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

struct Moments {
  double mean = 0, variance = 0;
};

Moments MomentsOf(const double* v, std::int64_t n) {
  Moments m;
  for (std::int64_t i = 0; i < n; ++i) m.mean += v[i];
  m.mean /= static_cast<double>(n);
  for (std::int64_t i = 0; i < n; ++i) m.variance += (v[i] - m.mean) * (v[i] - m.mean);
  m.variance /= static_cast<double>(n);
  return m;
}

// Values of an optional parameter; `otherwise` for each element if it is not given.
std::vector<double> Weights(const Arguments& a, const char* parameter, std::int64_t count, double otherwise) {
  if (!a.given(parameter)) return std::vector<double>(static_cast<std::size_t>(count), otherwise);
  const Tensor t = a.tensor(parameter);
  if (t.count() != count) {
    a.Fail("needs " + std::to_string(count) + " values as `" + parameter + "`, not " + std::to_string(t.count()));
  }
  return t.values();
}

bool Known(const Arguments& a, std::initializer_list<const char*> parameters) {
  return std::all_of(parameters.begin(), parameters.end(),
                     [&](const char* p) { return !a.given(p) || a.tensor(p).has_values(); });
}

struct LayerOut {
  Tensor out, mean, rstd;
};

LayerOut LayerNorm(const Arguments& a, bool root_mean_square, double eps) {
  const Tensor x = a.tensor("input");
  const Shape normalized = a.sizes("normalized_shape");
  const auto lead = static_cast<std::int64_t>(x.shape().size()) - static_cast<std::int64_t>(normalized.size());
  if (lead < 0 || !std::equal(normalized.begin(), normalized.end(), x.shape().begin() + lead)) {
    a.Fail("normalises " + TextOf(normalized) + ", the input is " + TextOf(x.shape()));
  }
  const std::int64_t n = CountOf(normalized);
  if (!root_mean_square) TensorContext::Current().Average(n);
  Shape stats(x.shape().begin(), x.shape().begin() + lead);
  stats.resize(x.shape().size(), 1);
  const bool known = root_mean_square ? Known(a, {"weight"}) : Known(a, {"weight", "bias"});
  Tensor r = ResultIf(known && x.has_values(), x.dtype(), x.shape(), x.count() * 3);
  LayerOut result{r, Result(FloatOf(x.dtype()), stats, {&r}, 0), Result(FloatOf(x.dtype()), stats, {&r}, 0)};
  if (!r.has_values()) return result;
  const std::vector<double> weight = Weights(a, "weight", n, 1);
  const std::vector<double> bias = root_mean_square ? std::vector<double>(weight.size(), 0) : Weights(a, "bias", n, 0);
  const Tensor dense = x.Contiguous();
  for (std::int64_t row = 0; n > 0 && row < x.count() / n; ++row) {
    const double* in = dense.data() + row * n;
    double* out = r.data() + row * n;
    Moments m = MomentsOf(in, n);
    if (root_mean_square) m = {0, m.variance + m.mean * m.mean};
    const double scale = 1 / std::sqrt(m.variance + eps);
    result.mean.data()[row] = m.mean;
    result.rstd.data()[row] = scale;
    for (std::int64_t i = 0; i < n; ++i) {
      out[i] = (in[i] - m.mean) * scale * weight[static_cast<std::size_t>(i)] + bias[static_cast<std::size_t>(i)];
    }
  }
  result = {Rounded(result.out), Rounded(result.mean), Rounded(result.rstd)};
  return result;
}

std::int64_t AreaOf(const Tensor& x) {
  std::int64_t area = 1;
  for (std::int64_t d = 2; d < x.rank(); ++d) area *= x.size(d);
  return area;
}

// Normalises channels over batch and positions: with the batch's own moments, or with running ones.
Value BatchNorm(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (x.rank() < 2) a.Fail("takes two dimensions or more");
  const std::int64_t batch = x.size(0), channels = x.size(1), area = AreaOf(x);
  const bool own = a.flag("training") || !a.given("running_mean");
  if (own) TensorContext::Current().Average(batch * area);
  if (a.flag("training") && batch * area == 1)
    a.Fail("needs more than one value for each channel in training, not " + TextOf(x.shape()));
  const double eps = a.number("eps"), momentum = a.given("momentum") ? a.number("momentum") : 0.1;
  const bool known = x.has_values() && Known(a, {"weight", "bias", "running_mean", "running_var"});
  Tensor r = ResultIf(known, x.dtype(), x.shape(), x.count() * 3);
  if (!r.has_values()) return r;
  const std::vector<double> weight = Weights(a, "weight", channels, 1), bias = Weights(a, "bias", channels, 0);
  std::vector<double> mean = Weights(a, "running_mean", channels, 0), var = Weights(a, "running_var", channels, 1);
  const Tensor dense = x.Contiguous();
  std::vector<double> row(static_cast<std::size_t>(batch * area));
  for (std::int64_t c = 0; c < channels; ++c) {
    const auto at = static_cast<std::size_t>(c);
    for (std::int64_t n = 0; n < batch; ++n) {
      const double* from = dense.data() + (n * channels + c) * area;
      std::copy(from, from + area, row.begin() + n * area);
    }
    Moments m{mean[at], var[at]};
    if (own) {
      m = MomentsOf(row.data(), batch * area);
      const double n = static_cast<double>(batch * area);
      mean[at] = (1 - momentum) * mean[at] + momentum * m.mean;
      var[at] = (1 - momentum) * var[at] + momentum * m.variance * (n > 1 ? n / (n - 1) : 1);
    }
    const double scale = weight[at] / std::sqrt(m.variance + eps);
    for (std::int64_t n = 0; n < batch; ++n) {
      double* to = r.data() + (n * channels + c) * area;
      for (std::int64_t i = 0; i < area; ++i)
        to[i] = (row[static_cast<std::size_t>(n * area + i)] - m.mean) * scale + bias[at];
    }
  }
  if (a.flag("training") && a.given("running_mean")) {
    a["running_mean"].tensor()->Assign(Tensor(Dtype::kF64, {channels}, std::move(mean)));
    a["running_var"].tensor()->Assign(Tensor(Dtype::kF64, {channels}, std::move(var)));
  }
  return Rounded(std::move(r));
}

struct GroupOut {
  Tensor out, mean, rstd;
};

GroupOut GroupNorm(const Arguments& a, const Tensor& x, std::int64_t groups) {
  if (x.rank() < 2 || groups < 1 || x.size(1) % groups != 0) {
    a.Fail("cannot divide the channels of " + TextOf(x.shape()) + " into " + std::to_string(groups) + " groups");
  }
  const std::int64_t channels = x.size(1), area = AreaOf(x), n = channels / groups * area;
  TensorContext::Current().Average(n);
  const double eps = a.number("eps");
  const bool known = x.has_values() && Known(a, {"weight", "bias"});
  Tensor r = ResultIf(known, x.dtype(), x.shape(), x.count() * 3);
  const Shape stats = {x.size(0), groups};
  GroupOut result{r, Result(FloatOf(x.dtype()), stats, {&r}, 0), Result(FloatOf(x.dtype()), stats, {&r}, 0)};
  if (!r.has_values()) return result;
  const std::vector<double> weight = Weights(a, "weight", channels, 1), bias = Weights(a, "bias", channels, 0);
  const Tensor dense = x.Contiguous();
  for (std::int64_t g = 0; n > 0 && g < x.count() / n; ++g) {
    const double* in = dense.data() + g * n;
    const Moments m = MomentsOf(in, n);
    const double scale = 1 / std::sqrt(m.variance + eps);
    result.mean.data()[g] = m.mean;
    result.rstd.data()[g] = scale;
    for (std::int64_t i = 0; i < n; ++i) {
      const auto c = static_cast<std::size_t>(g % groups * (channels / groups) + i / area);
      r.data()[g * n + i] = (in[i] - m.mean) * scale * weight[c] + bias[c];
    }
  }
  return {Rounded(result.out), Rounded(result.mean), Rounded(result.rstd)};
}

Value InstanceNorm(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (!a.flag("use_input_stats")) a.Fail("with running statistics is not modelled");
  if (x.rank() > 2 && AreaOf(x) == 1) a.Fail("needs more than one place for each channel, not " + TextOf(x.shape()));
  return GroupNorm(a, x, x.rank() > 1 ? x.size(1) : 1).out;
}

Value LocalResponse(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const double alpha = a.number("alpha"), beta = a.number("beta"), k = a.number("k");
  const std::int64_t size = a.integer("size");
  return MapRows(x, 1, x.dtype(), [=](const double* in, double* out, std::int64_t n) {
    for (std::int64_t i = 0; i < n; ++i) {
      double sum = 0;
      for (std::int64_t j = std::max<std::int64_t>(i - size / 2, 0); j < std::min(n, i + (size - 1) / 2 + 1); ++j) {
        sum += in[j] * in[j];
      }
      out[i] = in[i] / std::pow(k + alpha * sum / static_cast<double>(size), beta);
    }
  });
}

}  // namespace

void AddNormalisations(Table& table) {
  table.Add("layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True)",
            [](const Arguments& a) -> Value { return LayerNorm(a, false, a.number("eps")).out; });
  table.Add("native_layer_norm(input, normalized_shape, weight, bias, eps)", [](const Arguments& a) -> Value {
    const LayerOut r = LayerNorm(a, false, a.number("eps"));
    return Value::Tuple({r.out, r.mean, r.rstd});
  });
  table.Add("rms_norm(input, normalized_shape, weight=None, eps=None)", [](const Arguments& a) -> Value {
    // The framework's own default: the dtype's machine epsilon.
    const Dtype dtype = a.tensor("input").dtype();
    const double epsilon = dtype == Dtype::kF16    ? 0x1p-10
                           : dtype == Dtype::kBF16 ? 0x1p-7
                           : dtype == Dtype::kF64  ? 0x1p-52
                                                   : 0x1p-23;
    return LayerNorm(a, true, a.given("eps") ? a.number("eps") : epsilon).out;
  });
  table.Add(
      "batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05, "
      "cudnn_enabled=True)",
      BatchNorm);
  table.Add("group_norm(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True)",
            [](const Arguments& a) -> Value { return GroupNorm(a, a.tensor("input"), a.integer("num_groups")).out; });
  table.Add("native_group_norm(input, weight, bias, N, C, HxW, group, eps)", [](const Arguments& a) -> Value {
    const GroupOut r = GroupNorm(a, a.tensor("input"), a.integer("group"));
    return Value::Tuple({r.out, r.mean, r.rstd});
  });
  table.Add(
      "instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, "
      "momentum=0.1, eps=1e-05, cudnn_enabled=True)",
      InstanceNorm);
  table.Add("local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0)", LocalResponse);
}

}  // namespace assay::tensor
