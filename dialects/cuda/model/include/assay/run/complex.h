// Bodies of thrust's complex numbers.
#pragma once

namespace thrust {

template <class T>
__host__ __device__ complex<T>& complex<T>::operator+=(const complex& o) {
  return *this = *this + o;
}
template <class T>
__host__ __device__ complex<T>& complex<T>::operator-=(const complex& o) {
  return *this = *this - o;
}
template <class T>
__host__ __device__ complex<T>& complex<T>::operator*=(const complex& o) {
  return *this = *this * o;
}
template <class T>
__host__ __device__ complex<T>& complex<T>::operator/=(const complex& o) {
  return *this = *this / o;
}
template <class T>
__host__ __device__ complex<T> operator+(const complex<T>& a, const complex<T>& b) {
  return complex<T>(a.real() + b.real(), a.imag() + b.imag());
}
template <class T>
__host__ __device__ complex<T> operator-(const complex<T>& a, const complex<T>& b) {
  return complex<T>(a.real() - b.real(), a.imag() - b.imag());
}
template <class T>
__host__ __device__ complex<T> operator*(const complex<T>& a, const complex<T>& b) {
  return complex<T>(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
}
// Scaled, so that the divisor's square does not overflow.
template <class T>
__host__ __device__ complex<T> operator/(const complex<T>& a, const complex<T>& b) {
  const T scale = fabs(b.real()) + fabs(b.imag());
  const T ar = a.real() / scale, ai = a.imag() / scale, br = b.real() / scale, bi = b.imag() / scale;
  const T square = br * br + bi * bi;
  return complex<T>((ar * br + ai * bi) / square, (ai * br - ar * bi) / square);
}
template <class T>
__host__ __device__ T abs(const complex<T>& a) {
  return hypot(a.real(), a.imag());
}
template <class T>
__host__ __device__ T norm(const complex<T>& a) {
  return a.real() * a.real() + a.imag() * a.imag();
}
template <class T>
__host__ __device__ complex<T> conj(const complex<T>& a) {
  return complex<T>(a.real(), -a.imag());
}
template <class T>
__host__ __device__ complex<T> exp(const complex<T>& a) {
  const T size = ::exp(a.real());
  return complex<T>(size * ::cos(a.imag()), size * ::sin(a.imag()));
}

}  // namespace thrust
