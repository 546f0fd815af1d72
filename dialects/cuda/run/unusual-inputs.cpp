// The reference runs again only if a reply's result is far from it.
#include "dialects/cuda/run/unusual-inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <tuple>
#include <utility>

#include "dialects/cuda/run/compare.h"
#include "dialects/cuda/run/module-values.h"
#include "reference/values.h"

namespace assay::cuda {
namespace {

using Draw = UnusualInputs::Draw;

constexpr Draw kDraws[] = {Draw::kLarge, Draw::kNegative, Draw::kZeros, Draw::kNan};
// For all further runs of a reply together: steps of kernels, multiply-adds of the reference.
constexpr std::uint64_t kMostSteps = 1'000'000;
constexpr std::int64_t kMostWork = 20'000'000;
constexpr std::uint64_t kSpareSteps = 50'000;  // that a run may take more than twice the first

constexpr double kLarge = 100;
constexpr double kFar = 1e-2;     // of the largest number of the result
constexpr double kLeast = 10;     // times the tolerance
constexpr double kShakings = 64;  // how many times the change by other last digits
// A result above this is computed from values that overflow the dtype in another order of the same products.
constexpr double kMostWide = 1e18, kMostHalf = 8192;

struct Wrong {
  std::size_t result = 0, element = 0, count = 0, total = 0;
  double got = 0, want = 0;
};

bool Collect(const Value& value, std::vector<Tensor>& out) {
  if (value.is_tensor()) return out.push_back(*value.tensor()), value.tensor()->has_values();
  return value.is_sequence() &&
         std::all_of(value.items().begin(), value.items().end(), [&](const Value& v) { return Collect(v, out); });
}

double Magnitude(const std::vector<double>& values) {
  double most = 0;
  for (const double value : values) {
    if (std::isfinite(value)) most = std::max(most, std::fabs(value));
  }
  return most;
}

// How much the reference's numbers change if only the last digits of inputs do.
double ChangeOf(const std::vector<double>& want, const std::vector<double>& shaken) {
  double most = 0;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (std::isfinite(want[i]) && std::isfinite(shaken[i])) most = std::max(most, std::fabs(want[i] - shaken[i]));
  }
  return most;
}

// The first wrong element of the results, without `shaken` if it is not known yet.
std::optional<Wrong> Compare(const std::vector<Tensor>& want, const std::vector<Tensor>* shaken,
                             const std::vector<Tensor>& got, bool ordered) {
  for (std::size_t r = 0; r < want.size(); ++r) {
    if (want[r].shape() != got[r].shape() || (!IsFloating(want[r].dtype()) && !ordered)) continue;
    const std::vector<double> w = want[r].values(), g = got[r].values();
    const std::vector<double> s = shaken != nullptr ? (*shaken)[r].values() : w;
    if (s.size() != w.size()) continue;
    const double allowed =
        std::max(kFar * Magnitude(w), kLeast * ToleranceOf(want[r].dtype()).absolute) + kShakings * ChangeOf(w, s);
    const double most = want[r].dtype() == Dtype::kF16 ? kMostHalf : kMostWide;
    Wrong wrong{r, 0, 0, w.size()};
    for (std::size_t i = 0; i < w.size(); ++i) {
      if (!std::isfinite(w[i]) || !std::isfinite(s[i]) || std::fabs(w[i]) > most) continue;
      if (std::fabs(w[i] - g[i]) <= allowed) continue;
      if (wrong.count++ == 0) wrong.element = i, wrong.got = g[i], wrong.want = w[i];
    }
    if (wrong.count > 0) return wrong;
  }
  return std::nullopt;
}

// 1 or -1, by the value's bits.
double SignFor(double value) {
  return (std::bit_cast<std::uint64_t>(value) * 0x9e3779b97f4a7c15ull) >> 63 != 0 ? 1 : -1;
}

}  // namespace

std::optional<Tensor> Drawn(Draw draw, const Tensor& tensor) {
  if (!IsFloating(tensor.dtype()) || !tensor.has_values()) return std::nullopt;
  std::vector<double> values = tensor.values();
  const auto whole = [](double value) { return value == std::floor(value); };
  if (std::all_of(values.begin(), values.end(), whole)) return std::nullopt;
  const auto third = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 3);
  const auto named = std::find_if(third, values.end(), [&](double value) { return !whole(value); });
  const double chosen = named == values.end() ? 0 : *named;
  for (double& value : values) {
    if (value == 0) continue;
    switch (draw) {
      case Draw::kLarge:
        value *= kLarge;
        break;
      case Draw::kNegative:
        value = -1 - std::fabs(value);
        break;
      case Draw::kZeros:
        value = 0;
        break;
      case Draw::kNan:
        if (value == chosen) value = std::numeric_limits<double>::quiet_NaN();
        break;
    }
  }
  if (draw == Draw::kNan && chosen == 0) return std::nullopt;
  return Tensor(tensor.dtype(), tensor.shape(), std::move(values));
}

Tensor Shaken(const Tensor& tensor) {
  const double digits = tensor.dtype() == Dtype::kF16 || tensor.dtype() == Dtype::kBF16 ? 0x1p-9 : 0x1p-20;
  std::vector<double> values = tensor.values();
  for (double& value : values) value += SignFor(value) * digits * (value == 0 ? 0x1p-6 : value);
  return Tensor(tensor.dtype(), tensor.shape(), std::move(values));
}

UnusualInputs::UnusualInputs(const ValueList& given, const Value& want, std::int64_t work, std::uint64_t steps)
    : given_(given), work_(std::max<std::int64_t>(work, 1)), steps_(std::max<std::uint64_t>(steps, 1)) {
  std::vector<Tensor> results;
  floating_ = Collect(want, results);
}

std::vector<CudaUnusualInput> UnusualInputs::Ask() const {
  std::vector<CudaUnusualInput> found;
  if (!floating_) return found;
  const std::uint64_t most_runs =
      std::min<std::uint64_t>(kMostSteps / steps_, static_cast<std::uint64_t>(kMostWork / work_));
  std::uint64_t runs = 0;
  for (const Draw draw : kDraws) {
    for (std::size_t input = 0; input < given_.size(); ++input) {
      if (!given_[input].is_tensor()) continue;
      if (++runs > most_runs) return found;
      if (std::optional<CudaUnusualInput> one = AskOne(draw, static_cast<int>(input))) {
        found.push_back(std::move(*one));
        break;
      }
    }
  }
  return found;
}

std::optional<CudaUnusualInput> UnusualInputs::AskOne(Draw draw, int input) const {
  const auto place = static_cast<std::size_t>(input);
  std::optional<Tensor> drawn = Drawn(draw, *given_[place].tensor());
  if (!drawn) return std::nullopt;
  ValueList given = CopyAll(given_);
  *given[place].tensor() = std::move(*drawn);
  const std::optional<Value> want = reference(given);
  std::vector<Tensor> wanted, made, shaken;
  const auto finite = [](const Tensor& tensor) {
    const std::vector<double> values = tensor.values();
    return std::any_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
  };
  if (!want || !Collect(*want, wanted) || std::none_of(wanted.begin(), wanted.end(), finite)) return std::nullopt;
  const std::optional<Value> got = reply(given, 2 * steps_ + kSpareSteps);
  if (!got || !Collect(*got, made) || made.size() != wanted.size()) return std::nullopt;
  const bool ordered = draw == Draw::kLarge || draw == Draw::kNegative;
  if (!Compare(wanted, nullptr, made, ordered)) return std::nullopt;
  *given[place].tensor() = Shaken(*given[place].tensor());
  const std::optional<Value> again = reference(given);
  if (!again || !Collect(*again, shaken) || shaken.size() != wanted.size()) return std::nullopt;
  const std::optional<Wrong> wrong = Compare(wanted, &shaken, made, ordered);
  if (!wrong) return std::nullopt;
  CudaUnusualInput told;
  told.draw = draw;
  told.input = input;
  told.result = wanted.size() == 1 ? "the result" : fmt::format("result {}", wrong->result);
  told.element = static_cast<std::int64_t>(wrong->element);
  told.wrong = static_cast<std::int64_t>(wrong->count);
  told.total = static_cast<std::int64_t>(wrong->total);
  // A NaN's sign is irrelevant.
  std::tie(told.got, told.want) =
      DistinctTexts(std::isnan(wrong->got) ? std::fabs(wrong->got) : wrong->got, wrong->want);
  return told;
}

}  // namespace assay::cuda
