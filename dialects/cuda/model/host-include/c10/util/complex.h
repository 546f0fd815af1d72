// c10::complex, which is usable in kernels.
#ifndef ASSAY_C10_UTIL_COMPLEX_H_
#define ASSAY_C10_UTIL_COMPLEX_H_

#include <c10/util/Half.h>

#include <complex>
#include <ostream>

namespace c10 {

template <typename T>
struct alignas(sizeof(T) * 2) complex {
  using value_type = T;
  T real_ = T(0);
  T imag_ = T(0);

  constexpr complex() = default;
  C10_HOST_DEVICE constexpr complex(const T& re, const T& im = T()) : real_(re), imag_(im) {}
  template <typename U>
  explicit constexpr complex(const std::complex<U>& other) : real_(other.real()), imag_(other.imag()) {}
  template <typename U>
  C10_HOST_DEVICE explicit constexpr complex(const complex<U>& other) : real_(other.real()), imag_(other.imag()) {}

  C10_HOST_DEVICE constexpr T real() const { return real_; }
  C10_HOST_DEVICE constexpr T imag() const { return imag_; }
  C10_HOST_DEVICE constexpr void real(T value) { real_ = value; }
  C10_HOST_DEVICE constexpr void imag(T value) { imag_ = value; }
  C10_HOST_DEVICE constexpr complex& operator=(T re) {
    real_ = re;
    imag_ = 0;
    return *this;
  }
  C10_HOST_DEVICE constexpr complex& operator+=(const complex& b) {
    real_ += b.real_;
    imag_ += b.imag_;
    return *this;
  }
  C10_HOST_DEVICE constexpr complex& operator-=(const complex& b) {
    real_ -= b.real_;
    imag_ -= b.imag_;
    return *this;
  }
  C10_HOST_DEVICE constexpr complex& operator*=(const complex& b) {
    T re = real_ * b.real_ - imag_ * b.imag_;
    imag_ = real_ * b.imag_ + imag_ * b.real_;
    real_ = re;
    return *this;
  }
  C10_HOST_DEVICE constexpr complex& operator/=(const complex& b) {
    T norm = b.real_ * b.real_ + b.imag_ * b.imag_;
    T re = (real_ * b.real_ + imag_ * b.imag_) / norm;
    imag_ = (imag_ * b.real_ - real_ * b.imag_) / norm;
    real_ = re;
    return *this;
  }
  explicit constexpr operator std::complex<T>() const { return std::complex<T>(real_, imag_); }
};

template <>
struct alignas(4) complex<Half> {
  Half real_;
  Half imag_;
  complex() = default;
  C10_HOST_DEVICE complex(const Half& re, const Half& im) : real_(re), imag_(im) {}
  C10_HOST_DEVICE Half real() const { return real_; }
  C10_HOST_DEVICE Half imag() const { return imag_; }
};

#define ASSAY_COMPLEX(op, assign)                                                                           \
  template <typename T>                                                                                     \
  C10_HOST_DEVICE constexpr complex<T> operator op(const complex<T>& a, const complex<T>& b) {              \
    complex<T> r = a;                                                                                       \
    return r assign b;                                                                                      \
  }                                                                                                         \
  template <typename T>                                                                                     \
  C10_HOST_DEVICE constexpr complex<T> operator op(const complex<T>& a, const T& b) {                       \
    return a op complex<T>(b);                                                                              \
  }                                                                                                         \
  template <typename T>                                                                                     \
  C10_HOST_DEVICE constexpr complex<T> operator op(const T& a, const complex<T>& b) {                       \
    return complex<T>(a) op b;                                                                              \
  }
ASSAY_COMPLEX(+, +=)
ASSAY_COMPLEX(-, -=)
ASSAY_COMPLEX(*, *=)
ASSAY_COMPLEX(/, /=)
#undef ASSAY_COMPLEX
template <typename T>
C10_HOST_DEVICE constexpr complex<T> operator-(const complex<T>& a) { return complex<T>(-a.real(), -a.imag()); }
template <typename T>
C10_HOST_DEVICE constexpr bool operator==(const complex<T>& a, const complex<T>& b) {
  return a.real() == b.real() && a.imag() == b.imag();
}
template <typename T>
C10_HOST_DEVICE constexpr bool operator!=(const complex<T>& a, const complex<T>& b) { return !(a == b); }
template <typename T>
std::ostream& operator<<(std::ostream& out, const complex<T>& value) {
  return out << "(" << value.real() << "," << value.imag() << ")";
}

}  // namespace c10

#endif
