// The operations of every random-access iterator of Thrust; each one adds its construction.
#pragma once

#include "thrust/assay_core.h"
#include "thrust/iterator/iterator_traits.h"

namespace thrust {

template <class Derived, class Value, class Reference = Value>
class assay_iterator {
 public:
  typedef Value value_type;
  typedef Reference reference;
  typedef Value* pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ Reference operator*() const;
  __host__ __device__ Reference operator[](ptrdiff_t n) const;
  __host__ __device__ Derived& operator++();
  __host__ __device__ Derived operator++(int);
  __host__ __device__ Derived& operator--();
  __host__ __device__ Derived operator--(int);
  __host__ __device__ Derived& operator+=(ptrdiff_t n);
  __host__ __device__ Derived& operator-=(ptrdiff_t n);
  __host__ __device__ friend Derived operator+(const Derived& at, ptrdiff_t n) { return Derived(at) += n; }
  __host__ __device__ friend Derived operator+(ptrdiff_t n, const Derived& at) { return Derived(at) += n; }
  __host__ __device__ friend Derived operator-(const Derived& at, ptrdiff_t n) { return Derived(at) -= n; }
  __host__ __device__ friend ptrdiff_t operator-(const Derived& a, const Derived& b) { return a.assay_from(b); }
  __host__ __device__ friend bool operator==(const Derived& a, const Derived& b) { return a.assay_from(b) == 0; }
  __host__ __device__ friend bool operator!=(const Derived& a, const Derived& b) { return a.assay_from(b) != 0; }
  __host__ __device__ friend bool operator<(const Derived& a, const Derived& b) { return a.assay_from(b) < 0; }
  __host__ __device__ friend bool operator>(const Derived& a, const Derived& b) { return a.assay_from(b) > 0; }
  __host__ __device__ friend bool operator<=(const Derived& a, const Derived& b) { return a.assay_from(b) <= 0; }
  __host__ __device__ friend bool operator>=(const Derived& a, const Derived& b) { return a.assay_from(b) >= 0; }

 private:
  __host__ __device__ ptrdiff_t assay_from(const Derived& other) const;
};
template <class It>
using assay_value_of = typename std::iterator_traits<It>::value_type;
template <class It>
using assay_reference_of = typename std::iterator_traits<It>::reference;

}  // namespace thrust
