// Random numbers: Philox 4x32-10 (Salmon et al., Parallel Random Numbers: As Easy as 1, 2, 3), with the counter, key and
// order of draws that the cuRAND guide describes. Other generators have no bodies.
#pragma once

#include <curand_kernel.h>

namespace assay_device {

// Words of the state: counter, key, the four numbers at hand, how many of them are gone, a second normal number.
enum { kCounter = 0, kKey = 4, kOutput = 6, kGone = 10, kHasNormal = 11, kNormal = 12 };

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
DEVICE inline float2 BoxMuller(unsigned int x, unsigned int y) {
  const float angle = __builtin_fmaf(static_cast<float>(y), 0x1p-32f * 6.2831855f, 0x1p-33f * 6.2831855f);
  const float size = sqrtf(-2.0f * logf(Uniform(x)));
  float s, c;
  __sincosf(angle, &s, &c);
  return float2{s * size, c * size};
}

}  // namespace assay_device

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
DEVICE float curand_uniform(curandStatePhilox4_32_10* s) { return assay_device::Uniform(curand(s)); }
DEVICE float4 curand_uniform4(curandStatePhilox4_32_10* s) {
  const uint4 x = curand4(s);
  return float4{assay_device::Uniform(x.x), assay_device::Uniform(x.y), assay_device::Uniform(x.z), assay_device::Uniform(x.w)};
}
DEVICE float2 curand_normal2(curandStatePhilox4_32_10* s) {
  const unsigned int x = curand(s);
  return assay_device::BoxMuller(x, curand(s));
}
DEVICE float4 curand_normal4(curandStatePhilox4_32_10* s) {
  const uint4 x = curand4(s);
  const float2 a = assay_device::BoxMuller(x.x, x.y), b = assay_device::BoxMuller(x.z, x.w);
  return float4{a.x, a.y, b.x, b.y};
}
DEVICE float curand_normal(curandStatePhilox4_32_10* s) {
  if (s->assay_[assay_device::kHasNormal] != 0) {
    s->assay_[assay_device::kHasNormal] = 0;
    return assay_device::Bits<float>(s->assay_[assay_device::kNormal]);
  }
  const float2 both = curand_normal2(s);
  s->assay_[assay_device::kHasNormal] = 1;
  s->assay_[assay_device::kNormal] = assay_device::Bits<unsigned int>(both.y);
  return both.x;
}
DEVICE float curand_log_normal(curandStatePhilox4_32_10* s, float mean, float stddev) {
  return expf(mean + stddev * curand_normal(s));
}
