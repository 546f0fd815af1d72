// Estimates of 1/x and 1/sqrt(x): what `Reciprocal` and `Rsqrt` give on 2201. Their pages promise less than 1e-4
// (float) and 1e-3 (half) and name no bound. The ten results that the pages print for half are those of the estimates
// of the Arm architecture (FRECPE, FRSQRTE), which are table lookups of eight bits of the significand, digit for digit;
// measurements that were published for the 910B3 (largest relative error about 3e-3 for both) fit the same tables for
// float. docs/accuracy.md has the numbers.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace assay::device {

// The largest relative error of an estimate: eight bits.
constexpr double kEstimateError = 0x1p-8;

// [i]: 256 / (1 + (i + 1/2) / 256) rounded, as nine bits.
constexpr std::array<std::uint16_t, 256> MakeReciprocals() {
  std::array<std::uint16_t, 256> table{};
  for (unsigned i = 0; i < 256; ++i) {
    const unsigned quotient = (1u << 19) / (2 * (256 + i) + 1);
    table[i] = static_cast<std::uint16_t>((quotient + 1) / 2);
  }
  return table;
}

// [i]: the same of 1/sqrt, for significands of 7 bits: x in [1/4, 1/2) for i < 128, in [1/2, 1) from there.
constexpr std::array<std::uint16_t, 256> MakeRoots() {
  std::array<std::uint16_t, 256> table{};
  for (unsigned i = 0; i < 256; ++i) {
    const std::uint64_t a = i < 128 ? 2 * (128 + i) + 1 : 2 * (2 * i + 1);
    std::uint64_t b = 512;
    while (a * (b + 1) * (b + 1) < std::uint64_t{1} << 28) ++b;
    table[i] = static_cast<std::uint16_t>((b + 1) / 2);
  }
  return table;
}

inline constexpr std::array<std::uint16_t, 256> kReciprocals = MakeReciprocals();
inline constexpr std::array<std::uint16_t, 256> kRoots = MakeRoots();

// 2^exponent * nine bits / 256.
inline double Scaled(std::uint16_t nine_bits, int exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52 |
                               static_cast<std::uint64_t>(nine_bits - 256u) << 44);
}

// Of a float or half, as double. Zero, infinities and NaN as IEEE has them.
inline double ReciprocalEstimate(double x) {
  if (x == 0 || !std::isfinite(x)) return 1 / x;
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(x);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  const double size = Scaled(kReciprocals[bits >> 44 & 0xff], -exponent - 1);
  return std::signbit(x) ? -size : size;
}

inline double RsqrtEstimate(double x) {
  if (!(x > 0) || !std::isfinite(x)) return 1 / std::sqrt(x);
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(x);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  // x = s * 4^e with s in [1/4, 1).
  const bool upper = exponent % 2 != 0;
  const int e = (exponent + (upper ? 1 : 2)) / 2;
  const std::size_t at = static_cast<std::size_t>(bits >> 45 & 0x7f) + (upper ? 128 : 0);
  return Scaled(kRoots[at], -e);
}

// The result of an instruction with a documented loss of accuracy: `exact` is rounded once, `above` and `below` are off
// by kEstimateError, up and down.
enum class Inexact { kExact, kEstimate, kAbove, kBelow };

template <class Exact, class Estimate>
double Off(Inexact mode, double x, Exact exact, Estimate estimate) {
  switch (mode) {
    case Inexact::kEstimate:
      return estimate(x);
    case Inexact::kAbove:
      return exact(x) * (1 + kEstimateError);
    case Inexact::kBelow:
      return exact(x) * (1 - kEstimateError);
    default:
      return exact(x);
  }
}
inline double ReciprocalBy(Inexact mode, double x) {
  return Off(mode, x, [](double v) { return 1 / v; }, ReciprocalEstimate);
}
inline double RsqrtBy(Inexact mode, double x) {
  return Off(mode, x, [](double v) { return 1 / std::sqrt(v); }, RsqrtEstimate);
}

}  // namespace assay::device
