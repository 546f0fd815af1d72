// Floating-point numbers as the bytes of a cell. They have no symbolic expression.
#pragma once

#include <cstdint>
#include <cstring>

namespace assay::concolic {

inline constexpr const char* kFloating = "floating-point arithmetic";

template <class Real>
Real RealOf(std::uint64_t bits) {
  Real real;
  std::memcpy(&real, &bits, sizeof real);
  return real;
}

template <class Real>
std::uint64_t BitsOf(Real real) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &real, sizeof real);
  return bits;
}

}  // namespace assay::concolic
