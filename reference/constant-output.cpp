// See constant-output.h.
#include "reference/constant-output.h"

#include <algorithm>
#include <cmath>

namespace assay {
namespace {

constexpr std::size_t kFewest = 16;
constexpr double kShareOfLargest = 0.05;

// Smaller numbers are subnormal in the dtype, and devices may flush them to zero.
double LeastNormal(Dtype dtype) { return dtype == Dtype::kF16 ? 0x1p-14 : 0x1p-126; }

}  // namespace

Constancy ConstancyOf(Dtype dtype, const double* got, const double* want, std::size_t count) {
  if (count < kFewest || !std::isfinite(got[0])) return Constancy::kNone;
  if (std::any_of(got + 1, got + count, [&](double value) { return value != got[0]; })) return Constancy::kNone;
  double low = want[0], high = want[0];
  for (std::size_t i = 0; i < count; ++i) {
    if (!std::isfinite(want[i])) return Constancy::kNone;
    low = std::min(low, want[i]);
    high = std::max(high, want[i]);
  }
  const double largest = std::max(std::fabs(low), std::fabs(high)), far = kShareOfLargest * largest;
  if (largest < 16 * LeastNormal(dtype) || high - low <= far) return Constancy::kNone;
  const auto apart = std::count_if(want, want + count, [&](double value) { return std::fabs(value - got[0]) > far; });
  return 2 * static_cast<std::size_t>(apart) >= count ? Constancy::kMostly : Constancy::kVaries;
}

Constancy ConstancyOf(Dtype dtype, const std::vector<double>& got, const std::vector<double>& want) {
  return got.size() == want.size() ? ConstancyOf(dtype, got.data(), want.data(), got.size()) : Constancy::kNone;
}

}  // namespace assay
