// Vectors on both sides.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "thrust/assay_core.h"
#include "thrust/device_malloc.h"
#include "thrust/iterator/reverse_iterator.h"

// Headers that the vendor's vectors include.
#include "thrust/copy.h"
#include "thrust/equal.h"
#include "thrust/fill.h"
#include "thrust/find.h"
#include "thrust/for_each.h"
#include "thrust/functional.h"
#include "thrust/generate.h"
#include "thrust/iterator/iterator_traits.h"
#include "thrust/iterator/zip_iterator.h"
#include "thrust/reduce.h"
#include "thrust/scan.h"
#include "thrust/transform.h"

namespace thrust {

template <class T>
class universal_allocator;

// Members of all vectors; `Vector` is the class itself.
template <class Vector, class T, class Iterator, class ConstIterator, class Reference, class ConstReference, class Pointer,
          class ConstPointer>
class assay_vector {
 public:
  typedef T value_type;
  typedef Iterator iterator;
  typedef ConstIterator const_iterator;
  typedef thrust::reverse_iterator<Iterator> reverse_iterator;
  typedef thrust::reverse_iterator<ConstIterator> const_reverse_iterator;
  typedef Reference reference;
  typedef ConstReference const_reference;
  typedef Pointer pointer;
  typedef ConstPointer const_pointer;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  size_t size() const;
  size_t max_size() const;
  size_t capacity() const;
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
  reverse_iterator rbegin();
  reverse_iterator rend();
  const_reverse_iterator rbegin() const;
  const_reverse_iterator rend() const;
  reference operator[](size_t n);
  const_reference operator[](size_t n) const;
  reference front();
  reference back();
  const_reference front() const;
  const_reference back() const;
  pointer data();
  const_pointer data() const;
  void assign(size_t n, const T& value);
  template <class It, class = typename std::iterator_traits<It>::iterator_category>
  void assign(It first, It last);
  iterator erase(iterator at);
  iterator erase(iterator first, iterator last);
  iterator insert(iterator at, const T& value);
  void insert(iterator at, size_t n, const T& value);
  template <class It, class = typename std::iterator_traits<It>::iterator_category>
  void insert(iterator at, It first, It last);
  void swap(Vector& other);
};

#define ASSAY_VECTOR(Name, DefaultAllocator, ...)                          \
  template <class T, class Allocator = DefaultAllocator<T>>                \
  class Name : public assay_vector<Name<T, Allocator>, T, __VA_ARGS__> {   \
   public:                                                                 \
    typedef Allocator allocator_type;                                      \
    Name();                                                                \
    explicit Name(const Allocator& allocator);                             \
    explicit Name(size_t n);                                               \
    Name(size_t n, const T& value);                                        \
    Name(size_t n, const T& value, const Allocator& allocator);            \
    template <class It, class = typename std::iterator_traits<It>::iterator_category> \
    Name(It first, It last);                                               \
    Name(std::initializer_list<T> list);                                   \
    Name(const Name& other);                                               \
    Name(Name&& other);                                                    \
    template <class U, class A>                                            \
    Name(const std::vector<U, A>& other);                                  \
    template <class Other, class = typename Other::assay_is_vector>        \
    Name(const Other& other);                                              \
    ~Name();                                                               \
    Name& operator=(const Name& other);                                    \
    Name& operator=(Name&& other);                                         \
    Name& operator=(std::initializer_list<T> list);                        \
    template <class U, class A>                                            \
    Name& operator=(const std::vector<U, A>& other);                       \
    template <class Other, class = typename Other::assay_is_vector>        \
    Name& operator=(const Other& other);                                   \
    typedef void assay_is_vector;                                          \
  };
ASSAY_VECTOR(host_vector, std::allocator, T*, const T*, T&, const T&, T*, const T*)
ASSAY_VECTOR(device_vector, device_allocator, device_ptr<T>, device_ptr<const T>, device_reference<T>,
             device_reference<const T>, device_ptr<T>, device_ptr<const T>)
ASSAY_VECTOR(universal_vector, universal_allocator, T*, const T*, T&, const T&, T*, const T*)
#undef ASSAY_VECTOR

template <class A, class B, class = typename A::assay_is_vector, class = typename B::assay_is_vector>
bool operator==(const A& a, const B& b);
template <class A, class B, class = typename A::assay_is_vector, class = typename B::assay_is_vector>
bool operator!=(const A& a, const B& b);
template <class A, class T, class Allocator, class = typename A::assay_is_vector>
bool operator==(const A& a, const std::vector<T, Allocator>& b);
template <class A, class T, class Allocator, class = typename A::assay_is_vector>
bool operator!=(const A& a, const std::vector<T, Allocator>& b);

}  // namespace thrust
