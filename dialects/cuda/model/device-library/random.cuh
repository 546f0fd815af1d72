// Random numbers: Philox 4x32-10 (Salmon et al., Parallel Random Numbers: As Easy as 1, 2, 3), with the counter, key and
// order of draws that the cuRAND guide describes, and XORWOW (Marsaglia, Xorshift RNGs), whose sequences lie 2^67 steps
// apart. Other generators are in random-others.cuh. Numbers were compared with those of the toolkit's own headers on the host.
#pragma once

#include <curand_kernel.h>

namespace assay_device {

// Words of Philox's state: counter, key, the four numbers at hand, how many of them are gone.
enum { kCounter = 0, kKey = 4, kOutput = 6, kGone = 10 };
// Of each state, where it keeps the second of two normal numbers: a word that says so and the number, twice.
DEVICE inline unsigned int* Second(curandStatePhilox4_32_10* s) { return s->assay_ + 11; }
DEVICE inline unsigned int* Second(curandStateXORWOW* s) { return s->assay_ + 6; }

DEVICE inline void Draw(unsigned int* state) {
  unsigned int c0 = state[0], c1 = state[1], c2 = state[2], c3 = state[3], k0 = state[kKey], k1 = state[kKey + 1];
  for (int round = 0; round < 10; ++round) {
    const unsigned long long p0 = 0xd2511f53ull * c0, p1 = 0xcd9e8d57ull * c2;
    const unsigned int n0 = static_cast<unsigned int>(p1 >> 32) ^ c1 ^ k0;
    const unsigned int n2 = static_cast<unsigned int>(p0 >> 32) ^ c3 ^ k1;
    c1 = static_cast<unsigned int>(p1);
    c3 = static_cast<unsigned int>(p0);
    c0 = n0;
    c2 = n2;
    k0 += 0x9e3779b9u;
    k1 += 0xbb67ae85u;
  }
  state[kOutput] = c0;
  state[kOutput + 1] = c1;
  state[kOutput + 2] = c2;
  state[kOutput + 3] = c3;
}
// Adds to the counter from the word `first` on.
DEVICE inline void Advance(unsigned int* state, unsigned long long n, int first) {
  for (int i = first; i < 4 && n != 0; ++i) {
    n += state[i];
    state[i] = static_cast<unsigned int>(n);
    n >>= 32;
  }
}
DEVICE inline float Uniform(unsigned int x) { return __builtin_fmaf(static_cast<float>(x), 0x1p-32f, 0x1p-33f); }
DEVICE inline double Uniform(unsigned int x, unsigned int y) {
  return static_cast<double>(x ^ static_cast<unsigned long long>(y) << 21) * 0x1p-53 + 0x1p-54;
}
DEVICE inline double2 BoxMuller(unsigned int x0, unsigned int x1, unsigned int y0, unsigned int y1) {
  const double size = sqrt(-2.0 * log(Uniform(x0, x1)));
  double s, c;
  sincospi(2.0 * Uniform(y0, y1), &s, &c);
  return double2{s * size, c * size};
}
DEVICE inline float2 BoxMuller(unsigned int x, unsigned int y) {
  const float angle = __builtin_fmaf(static_cast<float>(y), 0x1p-32f * 6.2831855f, 0x1p-33f * 6.2831855f);
  const float size = sqrtf(-2.0f * logf(Uniform(x)));
  float s, c;
  __sincosf(angle, &s, &c);
  return float2{s * size, c * size};
}

// Words of XORWOW's state: the counter and the five that are shifted.
enum { kWeyl = 0, kShifted = 1 };

DEVICE inline void Shift(unsigned int* state) {
  const unsigned int mixed = state[0] ^ (state[0] >> 2), last = state[4];
  for (int i = 0; i < 4; ++i) state[i] = state[i + 1];
  state[4] = (last ^ (last << 4)) ^ (mixed ^ (mixed << 1));
}
// Goes ahead by the powers first, first + 1, ... of the table, those of the bits that are set in n.
DEVICE inline void Jump(unsigned int* state, unsigned long long n, int first) {
  static const unsigned int powers[128][5] = {
#include "xorwow-jumps.inc"
  };
  for (int power = first; n != 0; n >>= 1, ++power) {
    if ((n & 1) == 0) continue;
    unsigned int sum[5] = {};
    for (int bit = 0; bit < 160; ++bit) {
      const unsigned int taken = 0u - (powers[power][bit / 32] >> bit % 32 & 1);
      for (int i = 0; i < 5; ++i) sum[i] ^= state[i] & taken;
      Shift(state);
    }
    for (int i = 0; i < 5; ++i) state[i] = sum[i];
  }
}

}  // namespace assay_device

DEVICE void skipahead_sequence(unsigned long long n, curandStateXORWOW* s) {
  assay_device::Jump(s->assay_ + assay_device::kShifted, n, 64);
}
DEVICE void skipahead(unsigned long long n, curandStateXORWOW* s) {
  assay_device::Jump(s->assay_ + assay_device::kShifted, n, 0);
  s->assay_[assay_device::kWeyl] += static_cast<unsigned int>(n) * 362437u;
}
DEVICE void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset,
                        curandStateXORWOW* s) {
  const unsigned int low = 1099087573u * (static_cast<unsigned int>(seed) ^ 0xaad26b49u);
  const unsigned int high = 2591861531u * (static_cast<unsigned int>(seed >> 32) ^ 0xf7dcefddu);
  for (int i = 0; i < 12; ++i) s->assay_[i] = 0;
  s->assay_[assay_device::kWeyl] = 6615241u + high + low;
  unsigned int* shifted = s->assay_ + assay_device::kShifted;
  shifted[0] = 123456789u + low;
  shifted[1] = 362436069u ^ low;
  shifted[2] = 521288629u + high;
  shifted[3] = 88675123u ^ high;
  shifted[4] = 5783321u + low;
  skipahead_sequence(sequence, s);
  skipahead(offset, s);
}
DEVICE unsigned int curand(curandStateXORWOW* s) {
  assay_device::Shift(s->assay_ + assay_device::kShifted);
  s->assay_[assay_device::kWeyl] += 362437u;
  return s->assay_[assay_device::kShifted + 4] + s->assay_[assay_device::kWeyl];
}

DEVICE void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10* s) {
  assay_device::Advance(s->assay_, n, 2);
  assay_device::Draw(s->assay_);
}
DEVICE void skipahead(unsigned long long n, curandStatePhilox4_32_10* s) {
  const unsigned int gone = s->assay_[assay_device::kGone] + static_cast<unsigned int>(n & 3);
  s->assay_[assay_device::kGone] = gone & 3;
  assay_device::Advance(s->assay_, n / 4 + gone / 4, 0);
  assay_device::Draw(s->assay_);
}
DEVICE void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset,
                        curandStatePhilox4_32_10* s) {
  for (int i = 0; i < 16; ++i) s->assay_[i] = 0;
  s->assay_[assay_device::kKey] = static_cast<unsigned int>(seed);
  s->assay_[assay_device::kKey + 1] = static_cast<unsigned int>(seed >> 32);
  skipahead_sequence(sequence, s);
  skipahead(offset, s);
}
DEVICE unsigned int curand(curandStatePhilox4_32_10* s) {
  const unsigned int gone = s->assay_[assay_device::kGone], number = s->assay_[assay_device::kOutput + gone % 4];
  s->assay_[assay_device::kGone] = (gone + 1) % 4;
  if (gone == 3) {
    assay_device::Advance(s->assay_, 1, 0);
    assay_device::Draw(s->assay_);
  }
  return number;
}
DEVICE uint4 curand4(curandStatePhilox4_32_10* s) {
  const unsigned int a = curand(s), b = curand(s), c = curand(s);
  return uint4{a, b, c, curand(s)};
}
#define ASSAY_DRAWS(state)                                                                                        \
  DEVICE float curand_uniform(state* s) { return assay_device::Uniform(curand(s)); }                              \
  DEVICE float2 curand_normal2(state* s) {                                                                        \
    const unsigned int x = curand(s);                                                                             \
    return assay_device::BoxMuller(x, curand(s));                                                                 \
  }                                                                                                               \
  DEVICE double2 curand_normal2_double(state* s) {                                                                \
    const unsigned int x0 = curand(s), x1 = curand(s), y0 = curand(s);                                            \
    return assay_device::BoxMuller(x0, x1, y0, curand(s));                                                        \
  }
// Of generators whose normal numbers come in pairs.
#define ASSAY_NORMAL_BY_PAIRS(state)                                                                           \
  DEVICE float curand_normal(state* s) {                                                                          \
    unsigned int* second = assay_device::Second(s);                                                               \
    if (second[0] != 0) {                                                                                         \
      second[0] = 0;                                                                                              \
      return assay_device::Bits<float>(second[1]);                                                                \
    }                                                                                                             \
    const float2 both = curand_normal2(s);                                                                        \
    second[0] = 1;                                                                                                \
    second[1] = assay_device::Bits<unsigned int>(both.y);                                                         \
    return both.x;                                                                                                \
  }                                                                                                               \
  DEVICE double curand_normal_double(state* s) {                                                                  \
    unsigned int* second = assay_device::Second(s) + 2;                                                           \
    if (second[0] != 0) {                                                                                         \
      second[0] = 0;                                                                                              \
      return assay_device::Bits<double>(second[1] | static_cast<unsigned long long>(second[2]) << 32);            \
    }                                                                                                             \
    const double2 both = curand_normal2_double(s);                                                                \
    const unsigned long long kept = assay_device::Bits<unsigned long long>(both.y);                               \
    second[0] = 1;                                                                                                \
    second[1] = static_cast<unsigned int>(kept);                                                                  \
    second[2] = static_cast<unsigned int>(kept >> 32);                                                            \
    return both.x;                                                                                                \
  }                                                                                                               \
  DEVICE float2 curand_log_normal2(state* s, float mean, float stddev) {                                          \
    const float2 both = curand_normal2(s);                                                                        \
    return float2{expf(mean + stddev * both.x), expf(mean + stddev * both.y)};                                    \
  }                                                                                                               \
  DEVICE float curand_log_normal(state* s, float mean, float stddev) {                                            \
    return expf(mean + stddev * curand_normal(s));                                                                \
  }                                                                                                               \
  DEVICE double curand_log_normal_double(state* s, double mean, double stddev) {                                  \
    return exp(mean + stddev * curand_normal_double(s));                                                          \
  }
ASSAY_DRAWS(curandStateXORWOW)
ASSAY_DRAWS(curandStatePhilox4_32_10)
#undef ASSAY_DRAWS
ASSAY_NORMAL_BY_PAIRS(curandStateXORWOW)
ASSAY_NORMAL_BY_PAIRS(curandStatePhilox4_32_10)

DEVICE double curand_uniform_double(curandStateXORWOW* s) {
  const unsigned int x = curand(s);
  return assay_device::Uniform(x, curand(s));
}
DEVICE double curand_uniform_double(curandStatePhilox4_32_10* s) { return curand(s) * 0x1p-32 + 0x1p-33; }
DEVICE double2 curand_uniform2_double(curandStatePhilox4_32_10* s) {
  const uint4 x = curand4(s);
  return double2{assay_device::Uniform(x.x, x.y), assay_device::Uniform(x.z, x.w)};
}
DEVICE float4 curand_uniform4(curandStatePhilox4_32_10* s) {
  const uint4 x = curand4(s);
  return float4{assay_device::Uniform(x.x), assay_device::Uniform(x.y), assay_device::Uniform(x.z), assay_device::Uniform(x.w)};
}
DEVICE float4 curand_normal4(curandStatePhilox4_32_10* s) {
  const uint4 x = curand4(s);
  const float2 a = assay_device::BoxMuller(x.x, x.y), b = assay_device::BoxMuller(x.z, x.w);
  return float4{a.x, a.y, b.x, b.y};
}
DEVICE float4 curand_log_normal4(curandStatePhilox4_32_10* s, float mean, float stddev) {
  const float4 x = curand_normal4(s);
  return float4{expf(mean + stddev * x.x), expf(mean + stddev * x.y), expf(mean + stddev * x.z), expf(mean + stddev * x.w)};
}
