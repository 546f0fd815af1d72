// Random numbers: MRG32k3a (L'Ecuyer, Good Parameters and Implementations for Combined Multiple Recursive Random Number
// Generators), whose subsequences lie 2^76 and sequences 2^127 steps apart; Sobol's sequences by Gray codes (Bratley and Fox,
// Algorithm 659), and the Mersenne twister of a block (Saito and Matsumoto, MTGP). The first two give the numbers of the
// toolkit's own headers. The twister's parameters are not here: it reads, writes and waits where the toolkit's does, and what
// it draws is uniform and not the toolkit's numbers.
#pragma once

#include <curand_kernel.h>

namespace assay_device {

enum : unsigned long long { kFirstModulus = 4294967087, kSecondModulus = 4294944443 };

// Words of MRG32k3a's state: three of each recursion, then those of `Second`.
DEVICE inline unsigned int* Second(curandStateMRG32k3a* s) { return s->assay_ + 6; }

struct Step {
  unsigned int of[3][3];
};
DEVICE inline Step Product(const Step& a, const Step& b, unsigned long long modulus) {
  Step made;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      unsigned long long sum = 0;
      for (int k = 0; k < 3; ++k) sum += static_cast<unsigned long long>(a.of[i][k]) * b.of[k][j] % modulus;
      made.of[i][j] = static_cast<unsigned int>(sum % modulus);
    }
  }
  return made;
}
// The state `n` times 2^`power` steps later.
DEVICE inline void Ahead(unsigned int* words, Step step, unsigned long long modulus, unsigned long long n, int power) {
  for (int i = 0; i < power && n != 0; ++i) step = Product(step, step, modulus);
  for (; n != 0; n >>= 1, step = Product(step, step, modulus)) {
    if ((n & 1) == 0) continue;
    unsigned int moved[3];
    for (int i = 0; i < 3; ++i) {
      unsigned long long sum = 0;
      for (int k = 0; k < 3; ++k) sum += static_cast<unsigned long long>(step.of[i][k]) * words[k] % modulus;
      moved[i] = static_cast<unsigned int>(sum % modulus);
    }
    for (int i = 0; i < 3; ++i) words[i] = moved[i];
  }
}
DEVICE inline void Ahead(curandStateMRG32k3a* s, unsigned long long n, int power) {
  const Step first = {{{0, 1, 0}, {0, 0, 1}, {static_cast<unsigned int>(kFirstModulus) - 810728u, 1403580u, 0}}};
  const Step second = {{{0, 1, 0}, {0, 0, 1}, {static_cast<unsigned int>(kSecondModulus) - 1370589u, 0, 527612u}}};
  Ahead(s->assay_, first, kFirstModulus, n, power);
  Ahead(s->assay_ + 3, second, kSecondModulus, n, power);
}
// The next number, from 1 to the first modulus.
DEVICE inline unsigned int Combined(curandStateMRG32k3a* s) {
  unsigned int* a = s->assay_;
  unsigned int* b = a + 3;
  const unsigned long long x = (1403580ull * a[1] + 810728ull * (kFirstModulus - a[0])) % kFirstModulus;
  const unsigned long long y = (527612ull * b[2] + 1370589ull * (kSecondModulus - b[0])) % kSecondModulus;
  a[0] = a[1];
  a[1] = a[2];
  a[2] = static_cast<unsigned int>(x);
  b[0] = b[1];
  b[1] = b[2];
  b[2] = static_cast<unsigned int>(y);
  return static_cast<unsigned int>(x <= y ? x + kFirstModulus - y : x - y);
}

template <class Word, int kBits>
DEVICE inline void SobolAhead(Word* state, Word n) {
  Word x = state[2];
  state[0] += n;
  const Word gray = state[0] ^ (state[0] >> 1);
  for (int k = 0; k < kBits; ++k) x ^= (gray >> k & 1) != 0 ? state[3 + k] : 0;
  state[1] = x;
}
template <class Word, int kBits>
DEVICE inline void SobolInit(Word* state, const Word* vectors, Word scramble, Word offset) {
  state[0] = 0;
  state[2] = scramble;
  for (int k = 0; k < kBits; ++k) state[3 + k] = vectors[k];
  SobolAhead<Word, kBits>(state, offset);
}
template <class Word, int kBits>
DEVICE inline Word SobolDraw(Word* state) {
  const Word x = state[1];
  int zero = 0;
  while (zero < kBits - 1 && (state[0] >> zero & 1) != 0) ++zero;
  state[1] = x ^ state[3 + zero];
  ++state[0];
  return x;
}

// Places of the twister's state, and how far ahead it looks and writes; the parameters' own distance is between 1 and 95.
enum { kOffset = MTGP32_STATE_SIZE, kLook = 88, kWrite = 351 };

DEVICE inline unsigned int Twist(curandStateMtgp32* s, unsigned int place, unsigned int taken) {
  unsigned int* words = s->assay_;
  const unsigned int at = place + words[kOffset];
  unsigned int x = words[at & MTGP32_STATE_MASK] ^ words[(at + 1) & MTGP32_STATE_MASK];
  x ^= x << 19;
  x ^= words[(at + kLook) & MTGP32_STATE_MASK] >> 5;
  x = (x ^ (x >> 16)) * 0x85ebca6bu + 0x9e3779b9u;
  words[(at + kWrite) & MTGP32_STATE_MASK] = x;
  unsigned int drawn = x ^ words[(at + kLook - 1) & MTGP32_STATE_MASK] >> 16;
  drawn = (drawn ^ (drawn >> 13)) * 0xc2b2ae35u;
  drawn ^= drawn >> 16;
  __syncthreads();
  if (place == 0) words[kOffset] = (words[kOffset] + taken) & MTGP32_STATE_MASK;
  __syncthreads();
  return drawn;
}

DEVICE inline float NormalOf(unsigned int x) {
  const bool upper = x > 0x80000000u;
  const float side = Uniform(upper ? 0xffffffffu - x : x);
  return (upper ? 1.4142135f : -1.4142135f) * erfcinvf(2.0f * side);
}
DEVICE inline double NormalOfDouble(unsigned int x) {
  const bool upper = x > 0x80000000u;
  const double side = (upper ? 0xffffffffu - x : x) * 0x1p-32 + 0x1p-33;
  return (upper ? 1.4142135623730951 : -1.4142135623730951) * erfcinv(2.0 * side);
}
DEVICE inline float NormalOf(unsigned long long x) { return NormalOf(static_cast<unsigned int>(x >> 32)); }
DEVICE inline double NormalOfDouble(unsigned long long x) {
  x >>= 11;
  const bool upper = x > 0x10000000000000ull;
  const double side = static_cast<double>(upper ? 0x1fffffffffffffull - x : x) * 0x1p-53 + 0x1p-54;
  return (upper ? 1.4142135623730951 : -1.4142135623730951) * erfcinv(2.0 * side);
}
DEVICE inline float UniformOf(unsigned int x) { return Uniform(x); }
DEVICE inline double UniformOfDouble(unsigned int x) { return x * 0x1p-32 + 0x1p-32; }
DEVICE inline float UniformOf(unsigned long long x) { return Uniform(static_cast<unsigned int>(x >> 32)); }
DEVICE inline double UniformOfDouble(unsigned long long x) { return static_cast<double>(x >> 11) * 0x1p-53 + 0x1p-54; }

}  // namespace assay_device

DEVICE void skipahead(unsigned long long n, curandStateMRG32k3a* s) { assay_device::Ahead(s, n, 0); }
DEVICE void skipahead_subsequence(unsigned long long n, curandStateMRG32k3a* s) { assay_device::Ahead(s, n, 76); }
DEVICE void skipahead_sequence(unsigned long long n, curandStateMRG32k3a* s) { assay_device::Ahead(s, n, 127); }
DEVICE void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset,
                        curandStateMRG32k3a* s) {
  for (int i = 0; i < 12; ++i) s->assay_[i] = i < 6 ? 12345u : 0u;
  if (seed != 0) {
    const unsigned int low = static_cast<unsigned int>(seed) ^ 0x55555555u;
    const unsigned int high = static_cast<unsigned int>(seed >> 32) ^ 0xaaaaaaaau;
    for (int i = 0; i < 6; ++i) {
      const unsigned long long modulus = i < 3 ? assay_device::kFirstModulus : assay_device::kSecondModulus;
      s->assay_[i] = static_cast<unsigned int>(12345ull * (i == 0 || i == 2 || i == 4 ? low : high) % modulus);
    }
  }
  skipahead_subsequence(sequence, s);
  skipahead(offset, s);
}
DEVICE unsigned int curand(curandStateMRG32k3a* s) {
  return static_cast<unsigned int>(assay_device::Combined(s) * 1.000000048662);
}
DEVICE float curand_uniform(curandStateMRG32k3a* s) {
  return static_cast<float>(assay_device::Combined(s) * 2.3283065498378288e-10);
}
DEVICE double curand_uniform_double(curandStateMRG32k3a* s) { return assay_device::Combined(s) * 2.3283065498378288e-10; }
DEVICE float2 curand_normal2(curandStateMRG32k3a* s) {
  const float x = curand_uniform(s), angle = curand_uniform(s) * 6.2831855f, size = sqrtf(-2.0f * logf(x));
  float sine, cosine;
  __sincosf(angle, &sine, &cosine);
  return float2{sine * size, cosine * size};
}
DEVICE double2 curand_normal2_double(curandStateMRG32k3a* s) {
  const double x = curand_uniform_double(s), angle = curand_uniform_double(s) * 2.0, size = sqrt(-2.0 * log(x));
  double sine, cosine;
  sincospi(angle, &sine, &cosine);
  return double2{sine * size, cosine * size};
}
ASSAY_NORMAL_BY_PAIRS(curandStateMRG32k3a)
#undef ASSAY_NORMAL_BY_PAIRS

DEVICE void curand_init(unsigned int* vectors, unsigned int offset, curandStateSobol32* s) {
  assay_device::SobolInit<unsigned int, 32>(s->assay_, vectors, 0, offset);
}
DEVICE void curand_init(unsigned int* vectors, unsigned int scramble, unsigned int offset, curandStateScrambledSobol32* s) {
  assay_device::SobolInit<unsigned int, 32>(s->assay_, vectors, scramble, offset);
}
DEVICE void curand_init(unsigned long long* vectors, unsigned long long offset, curandStateSobol64* s) {
  assay_device::SobolInit<unsigned long long, 64>(s->assay_, vectors, 0, offset);
}
DEVICE void curand_init(unsigned long long* vectors, unsigned long long scramble, unsigned long long offset,
                        curandStateScrambledSobol64* s) {
  assay_device::SobolInit<unsigned long long, 64>(s->assay_, vectors, scramble, offset);
}
#define ASSAY_SOBOL(state, word, bits)                                                               \
  DEVICE void skipahead(word n, state* s) { assay_device::SobolAhead<word, bits>(s->assay_, n); }     \
  DEVICE word curand(state* s) { return assay_device::SobolDraw<word, bits>(s->assay_); }
ASSAY_SOBOL(curandStateSobol32, unsigned int, 32)
ASSAY_SOBOL(curandStateScrambledSobol32, unsigned int, 32)
ASSAY_SOBOL(curandStateSobol64, unsigned long long, 64)
ASSAY_SOBOL(curandStateScrambledSobol64, unsigned long long, 64)
#undef ASSAY_SOBOL

DEVICE unsigned int curand_mtgp32_specific(curandStateMtgp32* s, unsigned char index, unsigned char n) {
  return assay_device::Twist(s, index, n);
}
DEVICE unsigned int curand(curandStateMtgp32* s) {
  return assay_device::Twist(s, blockDim.z * blockDim.y * threadIdx.z + blockDim.x * threadIdx.y + threadIdx.x,
                             blockDim.x * blockDim.y * blockDim.z);
}

#define ASSAY_ONE_NUMBER_EACH(state)                                                                          \
  DEVICE float curand_uniform(state* s) { return assay_device::UniformOf(curand(s)); }                        \
  DEVICE double curand_uniform_double(state* s) { return assay_device::UniformOfDouble(curand(s)); }          \
  DEVICE float curand_normal(state* s) { return assay_device::NormalOf(curand(s)); }                          \
  DEVICE double curand_normal_double(state* s) { return assay_device::NormalOfDouble(curand(s)); }            \
  DEVICE float curand_log_normal(state* s, float mean, float stddev) {                                        \
    return expf(mean + stddev * curand_normal(s));                                                            \
  }                                                                                                           \
  DEVICE double curand_log_normal_double(state* s, double mean, double stddev) {                              \
    return exp(mean + stddev * curand_normal_double(s));                                                      \
  }
ASSAY_ONE_NUMBER_EACH(curandStateSobol32)
ASSAY_ONE_NUMBER_EACH(curandStateScrambledSobol32)
ASSAY_ONE_NUMBER_EACH(curandStateSobol64)
ASSAY_ONE_NUMBER_EACH(curandStateScrambledSobol64)
ASSAY_ONE_NUMBER_EACH(curandStateMtgp32)
#undef ASSAY_ONE_NUMBER_EACH
