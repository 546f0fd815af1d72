// Complex numbers of both sides.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class T>
struct complex {
  typedef T value_type;
  __host__ __device__ complex(const T& re = T(), const T& im = T()) : x(re), y(im) {}
  __host__ __device__ T real() const { return x; }
  __host__ __device__ T imag() const { return y; }
  __host__ __device__ void real(T re) { x = re; }
  __host__ __device__ void imag(T im) { y = im; }
  __host__ __device__ complex& operator+=(const complex& o);
  __host__ __device__ complex& operator-=(const complex& o);
  __host__ __device__ complex& operator*=(const complex& o);
  __host__ __device__ complex& operator/=(const complex& o);

 private:
  T x, y;
};
template <class T>
__host__ __device__ complex<T> operator+(const complex<T>& a, const complex<T>& b);
template <class T>
__host__ __device__ complex<T> operator-(const complex<T>& a, const complex<T>& b);
template <class T>
__host__ __device__ complex<T> operator*(const complex<T>& a, const complex<T>& b);
template <class T>
__host__ __device__ complex<T> operator/(const complex<T>& a, const complex<T>& b);
template <class T>
__host__ __device__ T abs(const complex<T>& a);
template <class T>
__host__ __device__ T norm(const complex<T>& a);
template <class T>
__host__ __device__ complex<T> conj(const complex<T>& a);
template <class T>
__host__ __device__ complex<T> exp(const complex<T>& a);

}  // namespace thrust

#if defined(ASSAY_RUN)
#include "assay/run/complex.h"
#endif
