// Conversions of the vector unit: which pairs take which round modes (the A2/A3 table of the Cast page), rounding to
// the destination's grid, saturation of integers.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "simulator/ascendc/arithmetic.h"
#include "simulator/ascendc/numbers.h"

namespace assay::device {
namespace {

enum Round { kNone, kRint, kFloor, kCeil, kHalfAway, kTrunc, kOdd };
constexpr unsigned kN = 1u << kNone;
constexpr unsigned kM5 = 1u << kRint | 1u << kFloor | 1u << kCeil | 1u << kHalfAway | 1u << kTrunc;
constexpr unsigned kAny = kM5 | kN | 1u << kOdd;

struct Pair {
  Dtype from, to;
  unsigned modes;
};

constexpr Pair kPairs[] = {
    {Dtype::kI4, Dtype::kF16, kN},        {Dtype::kI8, Dtype::kF16, kN},       {Dtype::kU8, Dtype::kF16, kN},
    {Dtype::kI16, Dtype::kF16, kM5 | kN}, {Dtype::kF32, Dtype::kF16, kAny},    {Dtype::kI32, Dtype::kF16, kAny},
    {Dtype::kF16, Dtype::kI4, kM5 | kN},  {Dtype::kF16, Dtype::kI8, kM5 | kN}, {Dtype::kF16, Dtype::kU8, kM5 | kN},
    {Dtype::kF16, Dtype::kI16, kM5},      {Dtype::kF16, Dtype::kI32, kM5},     {Dtype::kF16, Dtype::kF32, kN},
    {Dtype::kBF16, Dtype::kF32, kN},      {Dtype::kBF16, Dtype::kI32, kM5},    {Dtype::kF32, Dtype::kBF16, kM5},
    {Dtype::kI32, Dtype::kF32, kM5 | kN}, {Dtype::kI32, Dtype::kI16, kN},      {Dtype::kI32, Dtype::kI64, kN},
    {Dtype::kI16, Dtype::kF32, kN},       {Dtype::kF32, Dtype::kI16, kM5},     {Dtype::kF32, Dtype::kI32, kM5},
    {Dtype::kF32, Dtype::kI64, kM5},      {Dtype::kF32, Dtype::kF32, kM5},     {Dtype::kI64, Dtype::kI32, kN},
    {Dtype::kI64, Dtype::kF32, kM5},
};

// The neighbours of `value` among the numbers with `drop` fewer significand bits than float, then the chosen one.
// `near` is value rounded to nearest even on that grid.
template <class FromBits, class Bits>
Bits ToGrid(float value, int round, Bits near, FromBits from_bits) {
  if (round == kNone || round == kRint || !std::isfinite(value)) return near;
  const float n = from_bits(near);
  if (n == value) return near;
  const auto toward_zero = [](Bits b) { return static_cast<Bits>(b - 1); };
  const auto away = [](Bits b) { return static_cast<Bits>(b + 1); };
  const bool beyond = std::fabs(n) > std::fabs(value);
  const Bits low = beyond ? toward_zero(near) : near;  // nearer to zero
  const Bits high = beyond ? near : away(near);
  const double l = std::fabs(from_bits(low)), v = std::fabs(value);
  const double h =
      std::isfinite(from_bits(high)) ? std::fabs(from_bits(high)) : std::numeric_limits<double>::infinity();
  switch (round) {
    case kFloor:
      return value < 0 ? high : low;
    case kCeil:
      return value < 0 ? low : high;
    case kTrunc:
      return low;
    case kHalfAway:
      return v - l >= h - v ? high : low;
    case kOdd:
      return (low & 1) != 0 ? low : high;
    default:
      return near;
  }
}

std::uint16_t FloatToHalfRounded(float value, int round) {
  return ToGrid(value, round, FloatToHalf(value), [](std::uint16_t b) { return HalfToFloat(b); });
}

std::uint16_t FloatToBf16Rounded(float value, int round) {
  return ToGrid(value, round, FloatToBf16(value), [](std::uint16_t b) { return Bf16ToFloat(b); });
}

std::int64_t Saturate(double value, Dtype to) {
  if (std::isnan(value)) return 0;
  const auto clamp = [&](double low, double high, std::int64_t lowest, std::int64_t highest) {
    return value <= low ? lowest : value >= high ? highest : static_cast<std::int64_t>(value);
  };
  switch (to) {
    case Dtype::kI4:
      return clamp(-8, 7, -8, 7);
    case Dtype::kI8:
      return clamp(-128, 127, -128, 127);
    case Dtype::kU8:
    case Dtype::kBool:
      return clamp(0, 255, 0, 255);
    case Dtype::kI16:
      return clamp(-32768, 32767, -32768, 32767);
    case Dtype::kU16:
      return clamp(0, 65535, 0, 65535);
    case Dtype::kI32:
      return clamp(-0x1p31, 0x1p31 - 1, INT32_MIN, INT32_MAX);
    case Dtype::kU32:
      return clamp(0, 0x1p32 - 1, 0, UINT32_MAX);
    default:
      return clamp(-0x1p63, 0x1p63, INT64_MIN, INT64_MAX);
  }
}

std::int64_t SaturateInt(std::int64_t value, Dtype to) {
  if (SizeOf(to) >= 8) return value;
  return Saturate(static_cast<double>(value), to);
}

float IntToFloat(std::int64_t value, int round) {
  const float near = static_cast<float>(value);
  if (round == kNone || round == kRint) return near;
  const double exact = static_cast<double>(value), n = static_cast<double>(near);
  if (n == exact) return near;
  const float other = std::nextafter(near, n > exact ? -INFINITY : INFINITY);
  const float low = std::min(near, other), high = std::max(near, other);
  switch (round) {
    case kFloor:
      return low;
    case kCeil:
      return high;
    case kTrunc:
      return exact < 0 ? high : low;
    case kHalfAway:
      return high - exact == exact - low ? (exact < 0 ? low : high) : near;
    default:
      return near;
  }
}

void FromFloat(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, int n) {
  float row[kRow];
  LoadFloat(from, s, row, n);
  if (to == Dtype::kF32 && from == Dtype::kF32) {
    for (int i = 0; i < n; ++i) row[i] = static_cast<float>(RoundToInteger(row[i], round));
    return StoreFloat(to, row, d, n);
  }
  if (to == Dtype::kF32 || (IsFloat(to) && (round == kNone || round == kRint))) return StoreFloat(to, row, d, n);
  if (IsFloat(to)) {
    std::uint16_t bits[kRow];
    for (int i = 0; i < n; ++i) {
      bits[i] = to == Dtype::kF16 ? FloatToHalfRounded(row[i], round) : FloatToBf16Rounded(row[i], round);
    }
    std::memcpy(d, bits, static_cast<std::size_t>(n) * 2);
    return;
  }
  std::int64_t whole[kRow];
  for (int i = 0; i < n; ++i) whole[i] = Saturate(RoundToInteger(row[i], round), to);
  StoreInt(to, whole, d, n);
}

}  // namespace

double RoundToInteger(double value, int round) {
  switch (round) {
    case kFloor:
      return std::floor(value);
    case kCeil:
      return std::ceil(value);
    case kHalfAway:
      return std::round(value);
    case kTrunc:
      return std::trunc(value);
    default:
      return std::nearbyint(value);
  }
}

bool CastAllowed(Dtype to, Dtype from, int round) {
  for (const Pair& pair : kPairs) {
    if (pair.from == from && pair.to == to) return round >= 0 && round <= kOdd && (pair.modes >> round & 1) != 0;
  }
  return false;
}

void CastRow(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, int n) {
  if (IsFloat(from)) return FromFloat(to, from, round, s, d, n);
  std::int64_t row[kRow];
  LoadInt(from, s, row, n);
  if (IsFloat(to)) {
    float out[kRow];
    for (int i = 0; i < n; ++i) out[i] = IntToFloat(row[i], to == Dtype::kF32 ? round : kRint);
    return StoreFloat(to, out, d, n);
  }
  for (int i = 0; i < n; ++i) row[i] = SaturateInt(row[i], to);
  StoreInt(to, row, d, n);
}

}  // namespace assay::device
