// Half and bfloat16 arithmetic in integers alone.
#include "tests/device-library/exact.h"

#include <limits>

namespace assay::test {
namespace {

constexpr std::uint16_t kNan = 0x7fff;

// (-1)^negative * size * 2^exponent
struct Number {
  bool negative = false;
  unsigned __int128 size = 0;
  int exponent = 0;
};

int Exponent(Format f, std::uint16_t bits) { return (bits & 0x7fff) >> f.fraction; }
int Largest(Format f) { return (1 << (15 - f.fraction)) - 1; }
bool IsNan(Format f, std::uint16_t bits) {
  return Exponent(f, bits) == Largest(f) && (bits & ((1 << f.fraction) - 1)) != 0;
}
bool IsInfinite(Format f, std::uint16_t bits) { return (bits & 0x7fff) == Largest(f) << f.fraction; }
std::uint16_t Infinity(Format f, bool negative) {
  return static_cast<std::uint16_t>((negative ? 0x8000 : 0) | Largest(f) << f.fraction);
}

Number Decode(Format f, std::uint16_t bits) {
  const int exponent = Exponent(f, bits);
  Number n;
  n.negative = (bits & 0x8000) != 0;
  n.size = bits & ((1u << f.fraction) - 1);
  if (exponent != 0) n.size |= 1u << f.fraction;
  n.exponent = (exponent == 0 ? 1 : exponent) - f.bias - f.fraction;
  return n;
}

int BitLength(unsigned __int128 v) {
  int bits = 0;
  for (; v != 0; v >>= 1) ++bits;
  return bits;
}
// Drops `count` low bits and keeps in the last one whether any of them was set.
unsigned __int128 Sticky(unsigned __int128 v, int count) {
  if (count <= 0) return v;
  if (count >= 128) return v != 0;
  const unsigned __int128 rest = v & ((static_cast<unsigned __int128>(1) << count) - 1);
  return v >> count | (rest != 0 ? 1 : 0);
}

std::uint16_t Encode(Format f, const Number& n) {
  const std::uint16_t sign = n.negative ? 0x8000 : 0;
  if (n.size == 0) return sign;
  // The unit of the last place of the result: that of its own exponent, or the smallest there is.
  const int smallest = 1 - f.bias - f.fraction;
  int unit = n.exponent + BitLength(n.size) - 1 - f.fraction;
  if (unit < smallest) unit = smallest;
  const int drop = unit - n.exponent;
  unsigned __int128 kept = drop <= 0 ? n.size << -drop : drop >= 128 ? 0 : n.size >> drop;
  if (drop > 0) {
    const unsigned __int128 doubled = Sticky(n.size, drop - 2);  // two bits below the last place, the second sticky
    const unsigned low = static_cast<unsigned>(drop == 1 ? (doubled & 1) << 1 : doubled & 3);
    if (low == 3 || (low == 2 && (kept & 1) != 0)) ++kept;
  }
  if (BitLength(kept) > f.fraction + 1) {
    kept >>= 1;
    ++unit;
  }
  if (BitLength(kept) <= f.fraction) return static_cast<std::uint16_t>(sign | static_cast<unsigned>(kept));
  const int exponent = unit + f.fraction + f.bias;
  if (exponent >= Largest(f)) return Infinity(f, n.negative);
  return static_cast<std::uint16_t>(sign | static_cast<unsigned>(exponent) << f.fraction |
                                    (static_cast<unsigned>(kept) & ((1u << f.fraction) - 1)));
}

// Aligned so that the sum of two is exact, or wrong only below any rounding here.
Number Sum(Number a, Number b) {
  if (a.size == 0 && b.size == 0) return {a.negative && b.negative, 0, 0};
  if (a.size == 0) return b;
  if (b.size == 0) return a;
  if (a.exponent + BitLength(a.size) < b.exponent + BitLength(b.size)) {
    const Number swap = a;
    a = b;
    b = swap;
  }
  const int room = 120 - BitLength(a.size);
  a.size <<= room;
  a.exponent -= room;
  const int shift = a.exponent - b.exponent;
  b.size = shift >= 0 ? Sticky(b.size, shift) : b.size << -shift;
  if (a.negative == b.negative) return {a.negative, a.size + b.size, a.exponent};
  if (a.size == b.size) return {false, 0, 0};
  return a.size > b.size ? Number{a.negative, a.size - b.size, a.exponent}
                         : Number{b.negative, b.size - a.size, a.exponent};
}

}  // namespace

std::uint16_t ExactFused(Format f, std::uint16_t a, std::uint16_t b, std::uint16_t c) {
  if (IsNan(f, a) || IsNan(f, b) || IsNan(f, c)) return kNan;
  const bool negative = ((a ^ b) & 0x8000) != 0;
  if (IsInfinite(f, a) || IsInfinite(f, b)) {
    if ((a & 0x7fff) == 0 || (b & 0x7fff) == 0) return kNan;
    if (IsInfinite(f, c) && negative != ((c & 0x8000) != 0)) return kNan;
    return Infinity(f, negative);
  }
  if (IsInfinite(f, c)) return c;
  const Number x = Decode(f, a), y = Decode(f, b);
  return Encode(f, Sum({negative, x.size * y.size, x.exponent + y.exponent}, Decode(f, c)));
}
std::uint16_t ExactMultiply(Format f, std::uint16_t a, std::uint16_t b) {
  const bool negative = ((a ^ b) & 0x8000) != 0;
  return ExactFused(f, a, b, negative ? 0x8000 : 0);
}
std::uint16_t ExactAdd(Format f, std::uint16_t a, std::uint16_t b) {
  return ExactFused(f, a, static_cast<std::uint16_t>(f.bias << f.fraction), b);
}
int ExactCompare(Format f, std::uint16_t a, std::uint16_t b) {
  if (IsNan(f, a) || IsNan(f, b)) return 2;
  const auto order = [](std::uint16_t v) { return (v & 0x8000) != 0 ? -(v & 0x7fff) : v & 0x7fff; };
  return order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0;
}
std::uint16_t ExactMaximum(Format f, std::uint16_t a, std::uint16_t b) {
  if (IsNan(f, a)) return IsNan(f, b) ? kNan : b;
  if (IsNan(f, b)) return a;
  const int order = ExactCompare(f, a, b);
  if (order == 0) return (a & 0x8000) != 0 ? b : a;
  return order < 0 ? b : a;
}
std::uint16_t ExactFromInteger(Format f, std::int32_t value) {
  const std::int64_t wide = value;
  return Encode(f, {wide < 0, static_cast<unsigned __int128>(wide < 0 ? -wide : wide), 0});
}
std::int32_t ExactToInteger(Format f, std::uint16_t a) {
  if (IsNan(f, a)) return 0;
  const bool negative = (a & 0x8000) != 0;
  const std::int32_t limit =
      negative ? std::numeric_limits<std::int32_t>::min() : std::numeric_limits<std::int32_t>::max();
  if (IsInfinite(f, a)) return limit;
  const Number n = Decode(f, a);
  if (n.exponent > 31) return n.size == 0 ? 0 : limit;
  const unsigned __int128 size = n.exponent >= 0      ? n.size << n.exponent
                                 : n.exponent <= -128 ? 0
                                                      : n.size >> -n.exponent;
  if (size > 0x7fffffff) return limit;
  return negative ? -static_cast<std::int32_t>(size) : static_cast<std::int32_t>(size);
}

}  // namespace assay::test
