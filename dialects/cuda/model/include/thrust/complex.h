// Complex numbers of both sides.
#pragma once

#include <complex>

#include "thrust/assay_core.h"

namespace thrust {

template <class T>
struct complex {
  typedef T value_type;
  complex() = default;
  __host__ __device__ complex(const T& re) : x(re), y() {}
  __host__ __device__ complex(const T& re, const T& im) : x(re), y(im) {}
  complex(const complex&) = default;
  template <class U, class = typename std::enable_if<!std::is_same<T, U>::value>::type>
  __host__ __device__ complex(const complex<U>& o) : x(T(o.real())), y(T(o.imag())) {}
  template <class U>
  __host__ complex(const std::complex<U>& o) : x(T(o.real())), y(T(o.imag())) {}
  complex& operator=(const complex&) = default;
  __host__ __device__ complex& operator=(const T& re) { return *this = complex(re); }
  template <class U>
  __host__ __device__ complex& operator=(const complex<U>& o) {
    return *this = complex(o);
  }
  template <class U>
  __host__ complex& operator=(const std::complex<U>& o) {
    return *this = complex(o);
  }
  __host__ operator std::complex<T>() const { return std::complex<T>(x, y); }
  __host__ __device__ T real() const { return x; }
  __host__ __device__ T imag() const { return y; }
  __host__ __device__ T real() const volatile { return x; }
  __host__ __device__ T imag() const volatile { return y; }
  __host__ __device__ void real(T re) { x = re; }
  __host__ __device__ void imag(T im) { y = im; }
  template <class U>
  __host__ __device__ complex& operator+=(const complex<U>& o);
  template <class U>
  __host__ __device__ complex& operator-=(const complex<U>& o);
  template <class U>
  __host__ __device__ complex& operator*=(const complex<U>& o);
  template <class U>
  __host__ __device__ complex& operator/=(const complex<U>& o);
  template <class U>
  __host__ __device__ complex& operator+=(const U& o) {
    return *this += complex<U>(o);
  }
  template <class U>
  __host__ __device__ complex& operator-=(const U& o) {
    return *this -= complex<U>(o);
  }
  template <class U>
  __host__ __device__ complex& operator*=(const U& o) {
    return *this *= complex<U>(o);
  }
  template <class U>
  __host__ __device__ complex& operator/=(const U& o) {
    return *this /= complex<U>(o);
  }

 private:
  T x, y;
};

// Numbers of two types give the wider one; a real one may be on either side.
template <class T, class U>
using assay_wider = typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value,
                                            typename std::common_type<T, U>::type>::type;
#define ASSAY_ARITHMETIC(op, body)                                                                        \
  template <class T, class U>                                                                             \
  __host__ __device__ complex<assay_wider<T, U>> operator op(const complex<T>& l, const complex<U>& r) {  \
    typedef assay_wider<T, U> W;                                                                          \
    const complex<W> a(l), b(r);                                                                          \
    body                                                                                                  \
  }                                                                                                       \
  template <class T, class U>                                                                             \
  __host__ __device__ complex<assay_wider<T, U>> operator op(const complex<T>& l, const U& r) {           \
    return l op complex<U>(r);                                                                            \
  }                                                                                                       \
  template <class T, class U>                                                                             \
  __host__ __device__ complex<assay_wider<T, U>> operator op(const T& l, const complex<U>& r) {           \
    return complex<T>(l) op r;                                                                            \
  }                                                                                                       \
  template <class T>                                                                                      \
  template <class U>                                                                                      \
  __host__ __device__ complex<T>& complex<T>::operator op##=(const complex<U>& o) {                       \
    return *this = *this op o;                                                                            \
  }
ASSAY_ARITHMETIC(+, return complex<W>(a.real() + b.real(), a.imag() + b.imag());)
ASSAY_ARITHMETIC(-, return complex<W>(a.real() - b.real(), a.imag() - b.imag());)
ASSAY_ARITHMETIC(*, return complex<W>(a.real() * b.real() - a.imag() * b.imag(),
                                      a.real() * b.imag() + a.imag() * b.real());)
// Scaled, so that the divisor's square does not overflow.
ASSAY_ARITHMETIC(/, const W scale = fabs(b.real()) + fabs(b.imag()); const W ar = a.real() / scale;
                 const W ai = a.imag() / scale; const W br = b.real() / scale; const W bi = b.imag() / scale;
                 const W square = br * br + bi * bi;
                 return complex<W>((ar * br + ai * bi) / square, (ai * br - ar * bi) / square);)
#undef ASSAY_ARITHMETIC
template <class T>
__host__ __device__ complex<T> operator+(const complex<T>& a) {
  return a;
}
template <class T>
__host__ __device__ complex<T> operator-(const complex<T>& a) {
  return complex<T>(-a.real(), -a.imag());
}
template <class T, class U>
__host__ __device__ bool operator==(const complex<T>& a, const complex<U>& b) {
  return a.real() == b.real() && a.imag() == b.imag();
}
template <class T, class U>
__host__ __device__ bool operator==(const complex<T>& a, const U& b) {
  return a.real() == b && a.imag() == T();
}
template <class T, class U>
__host__ __device__ bool operator==(const T& a, const complex<U>& b) {
  return b.real() == a && b.imag() == U();
}
template <class T, class U>
__host__ __device__ bool operator!=(const complex<T>& a, const complex<U>& b) {
  return !(a == b);
}
template <class T, class U>
__host__ __device__ bool operator!=(const complex<T>& a, const U& b) {
  return !(a == b);
}
template <class T, class U>
__host__ __device__ bool operator!=(const T& a, const complex<U>& b) {
  return !(a == b);
}
template <class T>
std::ostream& operator<<(std::ostream& out, const complex<T>& a);
template <class T>
std::istream& operator>>(std::istream& in, complex<T>& a);

template <class T>
__host__ __device__ T abs(const complex<T>& a) {
  return ::hypot(a.real(), a.imag());
}
template <class T>
__host__ __device__ T arg(const complex<T>& a) {
  return ::atan2(a.imag(), a.real());
}
template <class T>
__host__ __device__ T norm(const complex<T>& a) {
  return a.real() * a.real() + a.imag() * a.imag();
}
template <class T>
__host__ __device__ complex<T> conj(const complex<T>& a) {
  return complex<T>(a.real(), -a.imag());
}
template <class T, class U>
__host__ __device__ complex<assay_wider<T, U>> polar(const T& size, const U& angle) {
  return complex<assay_wider<T, U>>(size * ::cos(angle), size * ::sin(angle));
}
template <class T>
__host__ __device__ complex<T> polar(const T& size) {
  return complex<T>(size);
}
template <class T>
__host__ __device__ complex<T> proj(const T& a);
template <class T>
__host__ __device__ complex<T> proj(const complex<T>& a);
template <class T>
__host__ __device__ complex<T> exp(const complex<T>& a) {
  const T size = ::exp(a.real());
  return complex<T>(size * ::cos(a.imag()), size * ::sin(a.imag()));
}
template <class T>
__host__ __device__ complex<T> log(const complex<T>& a) {
  return complex<T>(::log(thrust::abs(a)), thrust::arg(a));
}
#define ASSAY_COMPLEX(name) \
  template <class T>        \
  __host__ __device__ complex<T> name(const complex<T>& a);
ASSAY_COMPLEX(log10)
ASSAY_COMPLEX(sqrt)
ASSAY_COMPLEX(sin)
ASSAY_COMPLEX(cos)
ASSAY_COMPLEX(tan)
ASSAY_COMPLEX(sinh)
ASSAY_COMPLEX(cosh)
ASSAY_COMPLEX(tanh)
ASSAY_COMPLEX(asin)
ASSAY_COMPLEX(acos)
ASSAY_COMPLEX(atan)
ASSAY_COMPLEX(asinh)
ASSAY_COMPLEX(acosh)
ASSAY_COMPLEX(atanh)
#undef ASSAY_COMPLEX
template <class T, class U>
__host__ __device__ complex<assay_wider<T, U>> pow(const complex<T>& a, const complex<U>& b);
template <class T, class U>
__host__ __device__ complex<assay_wider<T, U>> pow(const complex<T>& a, const U& b);
template <class T, class U>
__host__ __device__ complex<assay_wider<T, U>> pow(const T& a, const complex<U>& b);

}  // namespace thrust
