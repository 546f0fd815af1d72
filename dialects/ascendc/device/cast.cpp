// Conversions of the vector unit: which pairs take which round modes (by the API table's row of Cast), rounding to the
// destination's grid, saturation of integers.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <string_view>
#include <type_traits>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/dtype.h"
#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/kernels.h"

namespace assay::device {
namespace {

enum Round { kNone, kRint, kFloor, kCeil, kHalfAway, kTrunc, kOdd };
// The same in the words of the API table.
constexpr std::string_view kCastModes[] = {"NONE", "RINT", "FLOOR", "CEIL", "ROUND", "TRUNC", "ODD"};

constexpr std::size_t kDtypes = static_cast<std::size_t>(Dtype::kC64) + 1;

// A bit for each mode that a conversion has, by its two types.
using ModesOfPairs = std::array<std::array<unsigned, kDtypes>, kDtypes>;

ModesOfPairs ReadModes() {
  ModesOfPairs pairs{};
  for (const ascendc::ApiConversion& conversion : ascendc::Conversions()) {
    const auto from = ParseDtype(conversion.from), to = ParseDtype(conversion.to);
    if (!from || !to) continue;
    unsigned modes = conversion.modes.empty() ? (1u << std::size(kCastModes)) - 1 : 0;
    for (const std::string_view mode : conversion.modes) {
      const auto* at = std::find(std::begin(kCastModes), std::end(kCastModes), mode);
      if (at != std::end(kCastModes)) modes |= 1u << (at - std::begin(kCastModes));
    }
    pairs[static_cast<std::size_t>(*from)][static_cast<std::size_t>(*to)] = modes;
  }
  return pairs;
}

// `value` on a coarser grid of floats: `near` is `value` rounded to nearest even there (infinity on overflow),
// `last` the largest finite number of the grid, both as bits.
template <class FromBits, class Bits>
Bits ToGrid(float value, int round, Bits near, Bits last, FromBits from_bits) {
  if (round == kNone || round == kRint || !std::isfinite(value)) return near;
  const double n = from_bits(near), v = std::fabs(static_cast<double>(value));
  if (n == static_cast<double>(value)) return near;
  const bool beyond = std::fabs(n) > v;
  const Bits low = beyond ? static_cast<Bits>(near - 1) : near;  // nearer to zero
  const Bits high = static_cast<Bits>(low + 1);                  // one past `last` is infinity
  const double l = std::fabs(static_cast<double>(from_bits(low)));
  const Bits size = low & std::numeric_limits<std::make_signed_t<Bits>>::max();
  const double step = size == 0      ? static_cast<double>(from_bits(Bits{1}))
                      : size == last ? l - static_cast<double>(from_bits(static_cast<Bits>(size - 1)))
                                     : static_cast<double>(from_bits(static_cast<Bits>(size + 1))) - l;
  switch (round) {
    case kFloor:
      return value < 0 ? high : low;
    case kCeil:
      return value < 0 ? low : high;
    case kTrunc:
      return low;
    case kHalfAway:
      return v - l >= step / 2 ? high : low;
    case kOdd:
      return (low & 1) != 0 ? low : high;
    default:
      return near;
  }
}

std::uint16_t FloatToHalfRounded(float value, int round) {
  return ToGrid<>(value, round, FloatToHalf(value), std::uint16_t{0x7bff},
                  [](std::uint16_t b) { return HalfToFloat(b); });
}

std::uint16_t FloatToBf16Rounded(float value, int round) {
  return ToGrid<>(value, round, FloatToBf16(value), std::uint16_t{0x7f7f},
                  [](std::uint16_t b) { return Bf16ToFloat(b); });
}

// Rounds a float to a coarser grid, in every mode, as for integers.
float StickyFloat(std::int64_t value) {
  const bool minus = value < 0;
  std::uint64_t size = minus ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
  int shift = 0;
  std::uint64_t lost = 0;
  for (; size >= 1u << 24; ++shift) {
    lost |= size & 1;
    size >>= 1;
  }
  const float result = std::ldexp(static_cast<float>(size | lost), shift);
  return minus ? -result : result;
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

__extension__ typedef __int128 Wide;

float IntToFloat(std::int64_t value, int round) {
  const float near = static_cast<float>(value);
  if (round == kNone || round == kRint) return near;
  // Both fit: a float is a multiple of its last place, and 128 bits hold 2^63.
  const auto exact = static_cast<Wide>(value), n = static_cast<Wide>(near);
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
      return static_cast<Wide>(high) - exact == exact - static_cast<Wide>(low) ? (exact < 0 ? low : high) : near;
    default:
      return near;
  }
}

constexpr std::int64_t kBlock = 256;

void FloatBlock(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, std::int64_t n) {
  float row[kBlock];
  LoadFloat(from, s, row, n);
  if (to == Dtype::kF32) {
    // float to float makes 0 of -0 (appendix on edge values).
    for (std::int64_t i = 0; i < n; ++i) row[i] = row[i] == 0 ? 0 : static_cast<float>(RoundToInteger(row[i], round));
    return StoreFloat(to, row, d, n);
  }
  if (IsFloat(to)) {
    std::uint16_t bits[kBlock];
    for (std::int64_t i = 0; i < n; ++i) {
      bits[i] = to == Dtype::kF16 ? FloatToHalfRounded(row[i], round) : FloatToBf16Rounded(row[i], round);
    }
    std::memcpy(d, bits, static_cast<std::size_t>(n) * 2);
    return;
  }
  std::int64_t whole[kBlock];
  for (std::int64_t i = 0; i < n; ++i) whole[i] = Saturate(RoundToInteger(row[i], round), to);
  StoreInt(to, whole, d, n);
}

void IntBlock(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, std::int64_t n) {
  std::int64_t row[kBlock];
  LoadInt(from, s, row, n);
  if (!IsFloat(to)) {
    for (std::int64_t i = 0; i < n; ++i) row[i] = SaturateInt(row[i], to);
    return StoreInt(to, row, d, n);
  }
  float out[kBlock];
  std::uint16_t bits[kBlock];
  for (std::int64_t i = 0; i < n; ++i) {
    if (to == Dtype::kF32) out[i] = IntToFloat(row[i], round);
    if (to == Dtype::kF16) bits[i] = FloatToHalfRounded(StickyFloat(row[i]), round);
    if (to == Dtype::kBF16) bits[i] = FloatToBf16Rounded(StickyFloat(row[i]), round);
  }
  if (to == Dtype::kF32) return StoreFloat(to, out, d, n);
  std::memcpy(d, bits, static_cast<std::size_t>(n) * 2);
}

// int4 to and from bytes of one element each.
void UnpackNibbles(const std::uint8_t* s, std::uint8_t* d, std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) {
    const int nibble = s[i / 2] >> (i % 2 * 4) & 15;
    d[i] = static_cast<std::uint8_t>(nibble >= 8 ? nibble - 16 : nibble);
  }
}

void PackNibbles(const std::uint8_t* s, std::uint8_t* d, std::int64_t n) {
  for (std::int64_t i = 0; i + 1 < n; i += 2) {
    d[i / 2] = static_cast<std::uint8_t>((s[i] & 15) | (s[i + 1] & 15) << 4);
  }
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
  static const ModesOfPairs pairs = ReadModes();
  const unsigned modes = pairs[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
  return round >= 0 && round <= kOdd && (modes >> round & 1) != 0;
}

void CastRow(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, std::int64_t n) {
  if (BestKernels().convert(to, from, round, s, d, n)) return;
  const std::int64_t from_half_bytes = from == Dtype::kI4 ? 1 : static_cast<std::int64_t>(SizeOf(from)) * 2;
  const std::int64_t to_half_bytes = to == Dtype::kI4 ? 1 : static_cast<std::int64_t>(SizeOf(to)) * 2;
  for (std::int64_t i = 0; i < n; i += kBlock) {
    const std::int64_t m = std::min(kBlock, n - i);
    const std::uint8_t* source = s + i * from_half_bytes / 2;
    std::uint8_t* target = d + i * to_half_bytes / 2;
    std::uint8_t unpacked[kBlock], packed[kBlock];
    if (from == Dtype::kI4) UnpackNibbles(source, unpacked, m);
    if (IsFloat(from)) {
      FloatBlock(to, from, round, source, to == Dtype::kI4 ? packed : target, m);
    } else {
      IntBlock(to, from == Dtype::kI4 ? Dtype::kI8 : from, round, from == Dtype::kI4 ? unpacked : source,
               to == Dtype::kI4 ? packed : target, m);
    }
    if (to == Dtype::kI4) PackNibbles(packed, target, m);
  }
}

}  // namespace assay::device
