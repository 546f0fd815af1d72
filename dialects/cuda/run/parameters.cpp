// Values are compared as sets, since a reply may keep them transposed, joined or padded.
#include "dialects/cuda/run/parameters.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <tuple>

#include "dialects/cuda/run/compare.h"

namespace assay::cuda {
namespace {

// Fewer values may match by chance, or for another reason.
constexpr std::int64_t kFewestValues = 4;
// Relative to the largest magnitude: arithmetic on drawn numbers may be done in another order.
constexpr double kNear = 4e-7;
constexpr double kMostHeld = 0.5;
constexpr double kStrongly = 100;  // times the tolerance

double Magnitude(const std::vector<double>& values) {
  double most = 0;
  for (double value : values) most = std::max(most, std::fabs(value));
  return most;
}

bool IsDrawn(const Tensor& tensor, const std::vector<double>& values) {
  if (!tensor.parameter || !tensor.has_values() || tensor.count() < kFewestValues) return false;
  return std::any_of(values.begin(), values.end(), [&](double value) { return value != values.front(); });
}

using AllValues = std::vector<std::vector<double>>;  // of each tensor; none where it has no values

AllValues ValuesOf(const ModuleState& state) {
  AllValues all;
  for (const auto& [name, tensor] : state)
    all.push_back(tensor->has_values() ? tensor->values() : std::vector<double>());
  return all;
}

std::vector<double> Sorted(const AllValues& all) {
  std::vector<double> sorted;
  for (const std::vector<double>& values : all) sorted.insert(sorted.end(), values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

// The share of the tensor's values that occur among the others.
double Held(const std::vector<double>& values, const std::vector<double>& sorted) {
  const double near = kNear * Magnitude(values);
  const auto held = std::count_if(values.begin(), values.end(), [&](double value) {
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), value - near);
    return at != sorted.end() && *at <= value + near;
  });
  return static_cast<double>(held) / static_cast<double>(values.size());
}

bool Collect(const Value& value, std::vector<double>& out) {
  if (value.is_tensor()) {
    if (!value.tensor()->has_values()) return false;
    const std::vector<double> values = value.tensor()->values();
    out.insert(out.end(), values.begin(), values.end());
    return true;
  }
  return value.is_sequence() &&
         std::all_of(value.items().begin(), value.items().end(), [&](const Value& v) { return Collect(v, out); });
}

}  // namespace

std::vector<OtherParameter> OtherParameters(const ModuleState& own, const ModuleState& reference) {
  const AllValues kept = ValuesOf(own);
  std::optional<std::vector<double>> sorted;
  std::vector<bool> taken(own.size(), false);
  std::vector<OtherParameter> made;
  for (const auto& [name, theirs] : reference) {
    const std::vector<double> values = theirs->has_values() ? theirs->values() : std::vector<double>();
    // In nearly all cases one matches unchanged.
    if (!IsDrawn(*theirs, values) || std::find(kept.begin(), kept.end(), values) != kept.end()) continue;
    if (!sorted) sorted = Sorted(kept);
    if (Held(values, *sorted) > kMostHeld) continue;
    std::size_t best = own.size();
    std::tuple<bool, bool> quality;
    for (std::size_t i = 0; i < own.size(); ++i) {
      const Tensor& mine = *own[i].second;
      if (taken[i] || !mine.parameter || !mine.has_values() || mine.count() != theirs->count()) continue;
      const std::string& called = own[i].first;
      const std::tuple<bool, bool> here{mine.shape() == theirs->shape(),
                                        name == called || name.ends_with("." + called)};
      if (best == own.size() || here > quality) best = i, quality = here;
    }
    if (best == own.size()) return {};
    taken[best] = true;
    made.push_back({own[best].first, name, own[best].second, theirs});
  }
  return made;
}

bool DifferStrongly(const Value& a, const Value& b) {
  std::vector<double> x, y;
  if (!Collect(a, x) || !Collect(b, y) || x.size() != y.size() || x.empty()) return false;
  const Tolerance tolerance = ToleranceOf(Dtype::kF32);
  std::size_t strongly = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double allowed = tolerance.absolute + tolerance.relative * std::max(std::fabs(x[i]), std::fabs(y[i]));
    strongly += std::fabs(x[i] - y[i]) > kStrongly * allowed ? 1 : 0;
  }
  return strongly * 2 >= x.size();
}

}  // namespace assay::cuda
