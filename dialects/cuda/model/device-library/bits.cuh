// Reinterpretation, and the lane of a thread.
#pragma once

namespace assay_device {

template <class To, class From>
DEVICE inline To Bits(From value) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, value);
}

DEVICE inline unsigned int ThreadRank() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
DEVICE inline unsigned int Lane() { return ThreadRank() % 32; }

// The neighbour of a number, `steps` representable numbers up or down; stops at infinity.
DEVICE inline float Moved(float value, long long steps) {
  if (value != value || steps == 0) return value;
  int bits = Bits<int>(value);
  long long order = bits < 0 ? -static_cast<long long>(bits & 0x7fffffff) : bits;
  order += steps;
  const long long infinity = 0x7f800000;
  if (order > infinity) order = infinity;
  if (order < -infinity) order = -infinity;
  return Bits<float>(order < 0 ? static_cast<unsigned int>(-order) | 0x80000000u : static_cast<unsigned int>(order));
}
DEVICE inline double Moved(double value, long long steps) {
  if (value != value || steps == 0) return value;
  const long long bits = Bits<long long>(value);
  long long order = bits < 0 ? -(bits & 0x7fffffffffffffffll) : bits;
  order += steps;
  const long long infinity = 0x7ff0000000000000ll;
  if (order > infinity) order = infinity;
  if (order < -infinity) order = -infinity;
  return Bits<double>(order < 0 ? static_cast<unsigned long long>(-order) | 0x8000000000000000ull
                                : static_cast<unsigned long long>(order));
}

}  // namespace assay_device
