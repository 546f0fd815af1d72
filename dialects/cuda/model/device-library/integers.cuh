// Integer intrinsics.
#pragma once

extern "C" {
DEVICE int __mulhi(int a, int b) { return static_cast<int>(static_cast<long long>(a) * b >> 32); }
DEVICE unsigned int __umulhi(unsigned int a, unsigned int b) {
  return static_cast<unsigned int>(static_cast<unsigned long long>(a) * b >> 32);
}
DEVICE long long __mul64hi(long long a, long long b) {
  return static_cast<long long>(static_cast<__int128>(a) * b >> 64);
}
DEVICE unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return static_cast<unsigned long long>(static_cast<unsigned __int128>(a) * b >> 64);
}
// The low 24 bits of each.
DEVICE int __mul24(int a, int b) {
  const auto low = [](int v) INLINE { return static_cast<int>(static_cast<unsigned int>(v) << 8) >> 8; };
  return static_cast<int>(static_cast<unsigned int>(low(a)) * static_cast<unsigned int>(low(b)));
}
DEVICE unsigned int __umul24(unsigned int a, unsigned int b) { return (a & 0xffffffu) * (b & 0xffffffu); }
DEVICE unsigned int __sad(int a, int b, unsigned int c) {
  return c + (a < b ? static_cast<unsigned int>(b) - static_cast<unsigned int>(a)
                    : static_cast<unsigned int>(a) - static_cast<unsigned int>(b));
}
DEVICE unsigned int __usad(unsigned int a, unsigned int b, unsigned int c) { return c + (a < b ? b - a : a - b); }
DEVICE int __hadd(int a, int b) { return static_cast<int>((static_cast<long long>(a) + b) >> 1); }
DEVICE int __rhadd(int a, int b) { return static_cast<int>((static_cast<long long>(a) + b + 1) >> 1); }
DEVICE unsigned int __uhadd(unsigned int a, unsigned int b) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(a) + b) >> 1);
}
DEVICE unsigned int __urhadd(unsigned int a, unsigned int b) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(a) + b + 1) >> 1);
}
DEVICE int __clz(int v) { return v == 0 ? 32 : __builtin_clz(static_cast<unsigned int>(v)); }
DEVICE int __clzll(long long v) { return v == 0 ? 64 : __builtin_clzll(static_cast<unsigned long long>(v)); }
DEVICE int __ffs(int v) { return v == 0 ? 0 : __builtin_ctz(static_cast<unsigned int>(v)) + 1; }
DEVICE int __ffsll(long long v) { return v == 0 ? 0 : __builtin_ctzll(static_cast<unsigned long long>(v)) + 1; }
DEVICE int __popc(unsigned int v) { return __builtin_popcount(v); }
DEVICE int __popcll(unsigned long long v) { return __builtin_popcountll(v); }
DEVICE unsigned int __brev(unsigned int v) { return __builtin_bitreverse32(v); }
DEVICE unsigned long long __brevll(unsigned long long v) { return __builtin_bitreverse64(v); }
// Four selectors of four bits: a byte of the eight, or its sign in all bits.
DEVICE unsigned int __byte_perm(unsigned int low, unsigned int high, unsigned int selector) {
  const unsigned long long bytes = static_cast<unsigned long long>(high) << 32 | low;
  unsigned int result = 0;
  for (unsigned int i = 0; i < 4; ++i) {
    const unsigned int s = selector >> 4 * i & 15u;
    unsigned int byte = static_cast<unsigned int>(bytes >> 8 * (s & 7u)) & 255u;
    if ((s & 8u) != 0) byte = (byte & 128u) != 0 ? 255u : 0u;
    result |= byte << 8 * i;
  }
  return result;
}
// The position of the n-th set bit from `base`, upwards for n > 0, downwards for n < 0; n = 0 asks for the base's.
DEVICE unsigned int __fns(unsigned int mask, unsigned int base, int offset) {
  base &= 31u;
  if (offset == 0) return (mask >> base & 1u) != 0 ? base : 0xffffffffu;
  int left = offset < 0 ? -offset : offset;
  for (int i = static_cast<int>(base); i >= 0 && i < 32; i += offset < 0 ? -1 : 1)
    if ((mask >> i & 1u) != 0 && --left == 0) return static_cast<unsigned int>(i);
  return 0xffffffffu;
}
}

DEVICE unsigned int __funnelshift_l(unsigned int low, unsigned int high, unsigned int shift) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(high) << 32 | low) << (shift & 31u) >> 32);
}
DEVICE unsigned int __funnelshift_lc(unsigned int low, unsigned int high, unsigned int shift) {
  return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
DEVICE unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int shift) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(high) << 32 | low) >> (shift & 31u));
}
DEVICE unsigned int __funnelshift_rc(unsigned int low, unsigned int high, unsigned int shift) {
  return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}

namespace assay_device {

template <class Byte>
DEVICE inline unsigned int Dot4(unsigned int a, unsigned int b, unsigned int sum) {
  for (int i = 0; i < 4; ++i)
    sum += static_cast<unsigned int>(static_cast<Byte>(a >> 8 * i) * static_cast<Byte>(b >> 8 * i));
  return sum;
}
template <class Word, class Byte>
DEVICE inline unsigned int Dot2(unsigned int a, unsigned int b, unsigned int sum, int first) {
  for (int i = 0; i < 2; ++i)
    sum += static_cast<unsigned int>(static_cast<Word>(a >> 16 * i) * static_cast<Byte>(b >> 8 * (first + i)));
  return sum;
}

}  // namespace assay_device

#define DOT(name, call_signed, call_unsigned, signed_a, signed_b, unsigned_a, unsigned_b)                          \
  DEVICE int name(int x, int y, int c) {                                                                           \
    const unsigned int a = static_cast<unsigned int>(x), b = static_cast<unsigned int>(y);                         \
    const unsigned int sum = static_cast<unsigned int>(c);                                                         \
    return static_cast<int>(call_signed);                                                                          \
  }                                                                                                                \
  DEVICE unsigned int name(unsigned int a, unsigned int b, unsigned int sum) { return call_unsigned; }             \
  DEVICE int name(signed_a a, signed_b b, int c) {                                                                 \
    return name(assay_device::Bits<int>(a), assay_device::Bits<int>(b), c);                                        \
  }                                                                                                                \
  DEVICE unsigned int name(unsigned_a a, unsigned_b b, unsigned int c) {                                           \
    return name(assay_device::Bits<unsigned int>(a), assay_device::Bits<unsigned int>(b), c);                      \
  }
DOT(__dp4a, (assay_device::Dot4<signed char>(a, b, sum)), (assay_device::Dot4<unsigned char>(a, b, sum)), char4, char4,
    uchar4, uchar4)
DOT(__dp2a_lo, (assay_device::Dot2<short, signed char>(a, b, sum, 0)),
    (assay_device::Dot2<unsigned short, unsigned char>(a, b, sum, 0)), short2, char4, ushort2, uchar4)
DOT(__dp2a_hi, (assay_device::Dot2<short, signed char>(a, b, sum, 2)),
    (assay_device::Dot2<unsigned short, unsigned char>(a, b, sum, 2)), short2, char4, ushort2, uchar4)
#undef DOT

// Names of releases before 13.0.
DEVICE int mulhi(int a, int b) { return __mulhi(a, b); }
DEVICE unsigned int mulhi(unsigned int a, unsigned int b) { return __umulhi(a, b); }
DEVICE unsigned int mulhi(int a, unsigned int b) { return __umulhi(static_cast<unsigned int>(a), b); }
DEVICE unsigned int mulhi(unsigned int a, int b) { return __umulhi(a, static_cast<unsigned int>(b)); }
DEVICE long long mul64hi(long long a, long long b) { return __mul64hi(a, b); }
DEVICE unsigned long long mul64hi(unsigned long long a, unsigned long long b) { return __umul64hi(a, b); }
DEVICE unsigned long long mul64hi(long long a, unsigned long long b) {
  return __umul64hi(static_cast<unsigned long long>(a), b);
}
DEVICE unsigned long long mul64hi(unsigned long long a, long long b) {
  return __umul64hi(a, static_cast<unsigned long long>(b));
}
DEVICE int mul24(int a, int b) { return __mul24(a, b); }
DEVICE unsigned int umul24(unsigned int a, unsigned int b) { return __umul24(a, b); }
