// Pointers, policies and tuples that all of Thrust uses.
#pragma once

#include <iterator>
#include <tuple>
#include <utility>

#include "cuda_runtime.h"

namespace thrust {

template <class T>
class device_ptr;
template <class T>
class device_reference {
 public:
  __host__ __device__ explicit device_reference(T* at) : at_(at) {}
  __host__ __device__ operator T() const;
  __host__ __device__ device_reference& operator=(const T& value);
  __host__ __device__ device_reference& operator=(const device_reference& other);
  __host__ __device__ device_reference& operator+=(const T& value);
  __host__ __device__ device_ptr<T> operator&() const;

 private:
  T* at_;
};
template <class T>
class device_ptr {
 public:
  typedef T element_type;
  typedef typename std::remove_const<T>::type value_type;
  typedef device_reference<T> reference;
  typedef device_ptr pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ device_ptr() : at_(nullptr) {}
  __host__ __device__ device_ptr(decltype(nullptr)) : at_(nullptr) {}
  template <class U>
  __host__ __device__ explicit device_ptr(U* at) : at_(at) {}
  template <class U, class = typename std::enable_if<std::is_convertible<U*, T*>::value>::type>
  __host__ __device__ device_ptr(const device_ptr<U>& other) : at_(other.get()) {}
  __host__ __device__ T* get() const { return at_; }
  __host__ __device__ reference operator*() const { return reference(at_); }
  __host__ __device__ reference operator[](ptrdiff_t n) const { return reference(at_ + n); }
  __host__ __device__ device_ptr operator+(ptrdiff_t n) const { return device_ptr(at_ + n); }
  __host__ __device__ device_ptr operator-(ptrdiff_t n) const { return device_ptr(at_ - n); }
  __host__ __device__ ptrdiff_t operator-(device_ptr other) const { return at_ - other.at_; }
  __host__ __device__ device_ptr& operator++() {
    ++at_;
    return *this;
  }
  __host__ __device__ device_ptr operator++(int) { return device_ptr(at_++); }
  __host__ __device__ device_ptr& operator+=(ptrdiff_t n) {
    at_ += n;
    return *this;
  }
  __host__ __device__ bool operator==(device_ptr other) const { return at_ == other.at_; }
  __host__ __device__ bool operator!=(device_ptr other) const { return at_ != other.at_; }
  __host__ __device__ bool operator<(device_ptr other) const { return at_ < other.at_; }
  __host__ __device__ explicit operator bool() const { return at_ != nullptr; }

 private:
  T* at_;
};
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

struct assay_policy {
  assay_policy on(cudaStream_t) const { return *this; }
  template <class Allocator>
  assay_policy operator()(Allocator&&) const {
    return *this;
  }
};
inline constexpr assay_policy host{}, device{}, seq{};
namespace cuda {
inline constexpr assay_policy par{}, par_nosync{};
}
namespace omp {
inline constexpr assay_policy par{};
}
using std::distance;
using std::advance;
using std::pair;
using std::make_pair;
using std::swap;
using std::tuple;
using std::make_tuple;
using std::get;
using std::tie;

}  // namespace thrust
