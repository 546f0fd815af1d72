// Pointers, policies and tuples that all of Thrust uses.
#pragma once

#include <iosfwd>
#include <iterator>
#include <utility>

#include "assay/device_tuple.h"
#include "cuda_runtime.h"

namespace thrust {

template <class T>
class device_ptr;
template <class T>
class device_reference {
 public:
  typedef typename std::remove_const<T>::type value_type;
  typedef device_ptr<T> pointer;
  __host__ __device__ explicit device_reference(const device_ptr<T>& at);
  template <class U, class = typename std::enable_if<std::is_convertible<U*, T*>::value>::type>
  __host__ __device__ device_reference(const device_reference<U>& other);
  device_reference(const device_reference& other) = default;
  __host__ __device__ operator value_type() const;
  __host__ __device__ device_reference& operator=(const value_type& value);
  __host__ __device__ device_reference& operator=(const device_reference& other);
  template <class U>
  __host__ __device__ device_reference& operator=(const device_reference<U>& other);
  __host__ __device__ device_ptr<T> operator&() const;
  __host__ __device__ device_reference& operator++();
  __host__ __device__ value_type operator++(int);
  __host__ __device__ device_reference& operator--();
  __host__ __device__ value_type operator--(int);
  __host__ __device__ device_reference& operator+=(const value_type& value);
  __host__ __device__ device_reference& operator-=(const value_type& value);
  __host__ __device__ device_reference& operator*=(const value_type& value);
  __host__ __device__ device_reference& operator/=(const value_type& value);
  __host__ __device__ device_reference& operator%=(const value_type& value);
  __host__ __device__ device_reference& operator<<=(const value_type& value);
  __host__ __device__ device_reference& operator>>=(const value_type& value);
  __host__ __device__ device_reference& operator&=(const value_type& value);
  __host__ __device__ device_reference& operator|=(const value_type& value);
  __host__ __device__ device_reference& operator^=(const value_type& value);
  __host__ __device__ void swap(device_reference& other);

 private:
  T* at_;
};
template <class T>
void swap(device_reference<T> a, device_reference<T> b);
template <class T>
std::ostream& operator<<(std::ostream& out, const device_reference<T>& value);

// Pointers of `void` have no elements.
template <class T>
struct assay_elements {
  typedef device_reference<T> reference;
  typedef typename std::remove_const<T>::type value_type;
};
template <>
struct assay_elements<void> {
  typedef void reference;
  typedef void value_type;
};
template <>
struct assay_elements<const void> : assay_elements<void> {};
template <class T>
class device_ptr {
 public:
  typedef T element_type;
  typedef typename assay_elements<T>::value_type value_type;
  typedef typename assay_elements<T>::reference reference;
  typedef device_ptr pointer;
  typedef T* raw_pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ device_ptr() : at_(nullptr) {}
  __host__ __device__ device_ptr(decltype(nullptr)) : at_(nullptr) {}
  template <class U>
  __host__ __device__ explicit device_ptr(U* at) : at_(at) {}
  template <class U, class = typename std::enable_if<std::is_convertible<U*, T*>::value>::type>
  __host__ __device__ device_ptr(const device_ptr<U>& other) : at_(other.get()) {}
  __host__ __device__ T* get() const { return at_; }
  __host__ __device__ device_ptr base() const { return *this; }
  __host__ __device__ reference operator*() const { return reference(*this); }
  __host__ __device__ T* operator->() const { return at_; }
  template <class Index>
  __host__ __device__ reference operator[](const Index& n) const {
    return reference(device_ptr(at_ + n));
  }
  __host__ __device__ device_ptr& operator++() {
    ++at_;
    return *this;
  }
  __host__ __device__ device_ptr operator++(int) { return device_ptr(at_++); }
  __host__ __device__ device_ptr& operator--() {
    --at_;
    return *this;
  }
  __host__ __device__ device_ptr operator--(int) { return device_ptr(at_--); }
  __host__ __device__ device_ptr& operator+=(ptrdiff_t n) {
    at_ += n;
    return *this;
  }
  __host__ __device__ device_ptr& operator-=(ptrdiff_t n) {
    at_ -= n;
    return *this;
  }
  __host__ __device__ friend device_ptr operator+(const device_ptr& at, ptrdiff_t n) { return device_ptr(at.at_ + n); }
  __host__ __device__ friend device_ptr operator+(ptrdiff_t n, const device_ptr& at) { return device_ptr(at.at_ + n); }
  __host__ __device__ friend device_ptr operator-(const device_ptr& at, ptrdiff_t n) { return device_ptr(at.at_ - n); }
  __host__ __device__ explicit operator bool() const { return at_ != nullptr; }

 private:
  T* at_;
};
template <class T, class U>
__host__ __device__ ptrdiff_t operator-(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() - b.get();
}
template <class T, class U>
__host__ __device__ bool operator==(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() == b.get();
}
template <class T, class U>
__host__ __device__ bool operator!=(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() != b.get();
}
template <class T, class U>
__host__ __device__ bool operator<(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() < b.get();
}
template <class T, class U>
__host__ __device__ bool operator<=(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() <= b.get();
}
template <class T, class U>
__host__ __device__ bool operator>(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() > b.get();
}
template <class T, class U>
__host__ __device__ bool operator>=(const device_ptr<T>& a, const device_ptr<U>& b) {
  return a.get() >= b.get();
}
template <class T>
__host__ __device__ bool operator==(const device_ptr<T>& a, decltype(nullptr)) {
  return a.get() == nullptr;
}
template <class T>
__host__ __device__ bool operator!=(const device_ptr<T>& a, decltype(nullptr)) {
  return a.get() != nullptr;
}
template <class T>
std::ostream& operator<<(std::ostream& out, const device_ptr<T>& at);
template <class T>
__host__ __device__ device_ptr<T> device_pointer_cast(T* at) {
  return device_ptr<T>(at);
}
template <class T>
__host__ __device__ device_ptr<T> device_pointer_cast(const device_ptr<T>& at) {
  return at;
}
template <class T>
__host__ __device__ T* raw_pointer_cast(T* at) {
  return at;
}
template <class T>
__host__ __device__ T* raw_pointer_cast(const device_ptr<T>& at) {
  return at.get();
}
template <class T>
__host__ __device__ T& raw_reference_cast(T& at) {
  return at;
}
template <class T>
__host__ __device__ T& raw_reference_cast(const device_reference<T>& at) {
  return *(&at).get();
}

// Every algorithm takes any policy, and programs derive their own.
struct assay_policy {};
struct assay_named_policy : assay_policy {
  assay_named_policy on(cudaStream_t) const { return *this; }
  template <class Allocator>
  __host__ __device__ assay_named_policy operator()(Allocator&&) const {
    return *this;
  }
};
template <class Derived>
struct host_execution_policy : assay_policy {};
template <class Derived>
struct device_execution_policy : assay_policy {};
inline constexpr assay_named_policy host{}, device{}, seq{};
namespace system {
namespace cuda {
template <class Derived>
struct execution_policy : assay_policy {};
inline constexpr assay_named_policy par{}, par_nosync{};
}  // namespace cuda
namespace omp {
inline constexpr assay_named_policy par{};
}
}  // namespace system
namespace cuda = system::cuda;
namespace omp = system::omp;

template <class It>
__host__ __device__ typename std::iterator_traits<It>::difference_type distance(It first, It last);
template <class It, class Distance>
__host__ __device__ void advance(It& at, Distance n);
template <class It>
__host__ __device__ It next(It at, typename std::iterator_traits<It>::difference_type n = 1);
template <class It>
__host__ __device__ It prev(It at, typename std::iterator_traits<It>::difference_type n = 1);
using ::cuda::std::get;
using ::cuda::std::make_pair;
using ::cuda::std::make_tuple;
using ::cuda::std::pair;
using ::cuda::std::swap;
using ::cuda::std::tie;
using ::cuda::std::tuple;
using ::cuda::std::tuple_element;
using ::cuda::std::tuple_element_t;
using ::cuda::std::tuple_size;
using ::cuda::std::tuple_size_v;

}  // namespace thrust
