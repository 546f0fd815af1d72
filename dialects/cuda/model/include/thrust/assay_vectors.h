// Vectors on both sides.
#pragma once

#include <initializer_list>
#include <vector>

#include "thrust/assay_core.h"

namespace thrust {

template <class T, class Allocator = void>
class host_vector;
template <class T, class Allocator = void>
class device_vector {
 public:
  typedef T value_type;
  typedef device_ptr<T> iterator;
  typedef device_ptr<const T> const_iterator;
  typedef device_reference<T> reference;
  typedef size_t size_type;
  device_vector();
  explicit device_vector(size_t n);
  device_vector(size_t n, const T& value);
  template <class It, class = typename std::iterator_traits<It>::iterator_category>
  device_vector(It first, It last);
  device_vector(const std::vector<T>& other);
  device_vector(std::initializer_list<T> list);
  template <class A>
  device_vector(const host_vector<T, A>& other);
  template <class A>
  device_vector& operator=(const host_vector<T, A>& other);
  device_vector& operator=(const std::vector<T>& other);
  ~device_vector();
  size_t size() const;
  bool empty() const;
  void resize(size_t n);
  void resize(size_t n, const T& value);
  void reserve(size_t n);
  void clear();
  void push_back(const T& value);
  void pop_back();
  void shrink_to_fit();
  iterator begin();
  iterator end();
  const_iterator begin() const;
  const_iterator end() const;
  const_iterator cbegin() const;
  const_iterator cend() const;
  reference operator[](size_t n);
  T operator[](size_t n) const;
  reference front();
  reference back();
  device_ptr<T> data();
  device_ptr<const T> data() const;
  template <class It>
  void assign(It first, It last);
  iterator erase(iterator at);
  iterator erase(iterator first, iterator last);
  void swap(device_vector& other);
};
template <class T, class Allocator>
class host_vector {
 public:
  typedef T value_type;
  typedef T* iterator;
  typedef const T* const_iterator;
  typedef T& reference;
  typedef size_t size_type;
  host_vector();
  explicit host_vector(size_t n);
  host_vector(size_t n, const T& value);
  template <class It, class = typename std::iterator_traits<It>::iterator_category>
  host_vector(It first, It last);
  host_vector(const std::vector<T>& other);
  host_vector(std::initializer_list<T> list);
  template <class A>
  host_vector(const device_vector<T, A>& other);
  template <class A>
  host_vector& operator=(const device_vector<T, A>& other);
  host_vector& operator=(const std::vector<T>& other);
  ~host_vector();
  size_t size() const;
  bool empty() const;
  void resize(size_t n);
  void resize(size_t n, const T& value);
  void reserve(size_t n);
  void clear();
  void push_back(const T& value);
  void pop_back();
  void shrink_to_fit();
  iterator begin();
  iterator end();
  const_iterator begin() const;
  const_iterator end() const;
  const_iterator cbegin() const;
  const_iterator cend() const;
  reference operator[](size_t n);
  const T& operator[](size_t n) const;
  reference front();
  reference back();
  T* data();
  const T* data() const;
  template <class It>
  void assign(It first, It last);
  iterator erase(iterator at);
  iterator erase(iterator first, iterator last);
  void swap(host_vector& other);
};

}  // namespace thrust
