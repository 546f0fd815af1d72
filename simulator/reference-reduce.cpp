// Reference operators that look along axes: softmax, layer normalisation, reductions.
#include <algorithm>
#include <cmath>
#include <limits>

#include "simulator/reference-internal.h"

namespace assay::reference {
namespace {

std::int64_t Product(const std::vector<std::int64_t>& shape, std::size_t from, std::size_t to) {
  std::int64_t count = 1;
  for (std::size_t i = from; i < to; ++i) count *= shape[i];
  return count;
}

std::optional<std::size_t> Axis(std::int64_t axis, std::size_t rank) {
  if (axis < 0) axis += static_cast<std::int64_t>(rank);
  if (axis < 0 || axis >= static_cast<std::int64_t>(rank)) return std::nullopt;
  return static_cast<std::size_t>(axis);
}

double Start(Fold fold) { return fold == Fold::kMax ? -std::numeric_limits<double>::infinity() : 0; }

}  // namespace

bool Softmax(const Array& x, const Attributes& attributes, std::vector<double>& out, std::string& error) {
  const auto given = Integers(attributes, {"axis", "dim", "axes"});
  const auto axis = Axis(given && !given->empty() ? given->front() : -1, x.shape.size());
  if (!axis) {
    error = "softmax: the axis is not one of the input's";
    return false;
  }
  const std::int64_t length = x.shape[*axis], inner = Product(x.shape, *axis + 1, x.shape.size());
  const std::int64_t outer = Product(x.shape, 0, *axis);
  out.resize(x.values.size());
  for (std::int64_t o = 0; o < outer; ++o) {
    for (std::int64_t i = 0; i < inner; ++i) {
      const auto at = [&](std::int64_t k) { return static_cast<std::size_t>((o * length + k) * inner + i); };
      double highest = -std::numeric_limits<double>::infinity(), sum = 0;
      for (std::int64_t k = 0; k < length; ++k) highest = std::max(highest, x.values[at(k)]);
      for (std::int64_t k = 0; k < length; ++k) sum += out[at(k)] = std::exp(x.values[at(k)] - highest);
      for (std::int64_t k = 0; k < length; ++k) out[at(k)] /= sum;
    }
  }
  return true;
}

bool LayerNorm(const std::vector<Array>& inputs, const Attributes& attributes, std::vector<double>& out,
               std::string& error) {
  const Array& x = inputs[0];
  const double epsilon = Number(attributes, {"eps", "epsilon"}, 1e-5);
  std::int64_t trailing = static_cast<std::int64_t>(Number(attributes, {"normalized_dims"}, 1));
  if (const auto shape = Integers(attributes, {"normalized_shape"}))
    trailing = static_cast<std::int64_t>(shape->size());
  const auto axis = Axis(-trailing, x.shape.size());
  if (!axis || trailing < 1) {
    error = "layer_norm: the input has fewer dimensions than are normalised";
    return false;
  }
  const std::size_t length = static_cast<std::size_t>(Product(x.shape, *axis, x.shape.size()));
  for (std::size_t i = 1; i < inputs.size() && i < 3; ++i) {
    if (inputs[i].values.size() != length) {
      error = "layer_norm: gamma and beta need one value an element of the normalised dimensions";
      return false;
    }
  }
  out.resize(x.values.size());
  for (std::size_t row = 0; length > 0 && row + length <= x.values.size(); row += length) {
    double mean = 0, variance = 0;
    for (std::size_t i = 0; i < length; ++i) mean += x.values[row + i];
    mean /= static_cast<double>(length);
    for (std::size_t i = 0; i < length; ++i) variance += (x.values[row + i] - mean) * (x.values[row + i] - mean);
    const double scale = 1 / std::sqrt(variance / static_cast<double>(length) + epsilon);
    for (std::size_t i = 0; i < length; ++i) {
      const double gamma = inputs.size() > 1 ? inputs[1].values[i] : 1;
      const double beta = inputs.size() > 2 ? inputs[2].values[i] : 0;
      out[row + i] = (x.values[row + i] - mean) * scale * gamma + beta;
    }
  }
  return true;
}

bool Reduce(Fold fold, const Array& x, const Attributes& attributes, std::vector<double>& out, std::string& error) {
  const std::size_t rank = x.shape.size();
  std::vector<bool> folded(rank, false);
  const auto axes = Integers(attributes, {"axis", "axes", "dim", "dims"});
  if (axes && axes->empty()) folded.assign(rank, true);
  if (!axes && rank > 0) folded.back() = true;
  for (std::int64_t given : axes.value_or(std::vector<std::int64_t>{})) {
    const auto axis = Axis(given, rank);
    if (!axis) {
      error = "the reduction's axis is not one of the input's";
      return false;
    }
    folded[*axis] = true;
  }
  std::vector<std::int64_t> stride(rank, 0);
  std::int64_t count = 1, each = 1;
  for (std::size_t d = rank; d-- > 0;) {
    stride[d] = folded[d] ? 0 : count;
    (folded[d] ? each : count) *= x.shape[d];
  }
  out.assign(static_cast<std::size_t>(count), Start(fold));
  std::vector<std::int64_t> index(rank, 0);
  std::int64_t at = 0;
  for (double value : x.values) {
    double& total = out[static_cast<std::size_t>(at)];
    total =
        fold == Fold::kMax ? (std::isnan(value) || std::isnan(total) ? NAN : std::max(total, value)) : total + value;
    for (std::size_t d = rank; d-- > 0;) {
      at += stride[d];
      if (++index[d] < x.shape[d]) break;
      at -= stride[d] * x.shape[d];
      index[d] = 0;
    }
  }
  if (fold == Fold::kMean) {
    for (double& total : out) total /= static_cast<double>(each);
  }
  return true;
}

}  // namespace assay::reference
