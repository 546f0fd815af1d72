// c10::List, c10::Dict and IValue, which occur in signatures of registered operators only.
#ifndef ASSAY_C10_CORE_LIST_H_
#define ASSAY_C10_CORE_LIST_H_

#include <c10/util/ArrayRef.h>

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace c10 {

template <typename T>
class List final {
 public:
  using value_type = T;
  using size_type = std::size_t;
  using iterator = typename std::vector<T>::const_iterator;
  List() = default;
  List(std::initializer_list<T> items) : items_(items) {}
  explicit List(ArrayRef<T> items) : items_(items.begin(), items.end()) {}
  T get(size_type pos) const { return items_.at(pos); }
  T operator[](size_type pos) const { return items_.at(pos); }
  void set(size_type pos, T value) const { items_.at(pos) = std::move(value); }
  void push_back(const T& value) const { items_.push_back(value); }
  void push_back(T&& value) const { items_.push_back(std::move(value)); }
  template <class... Args>
  void emplace_back(Args&&... args) const { items_.emplace_back(std::forward<Args>(args)...); }
  size_type size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  void clear() const { items_.clear(); }
  void reserve(size_type n) const { items_.reserve(n); }
  iterator begin() const { return items_.begin(); }
  iterator end() const { return items_.end(); }
  std::vector<T> vec() const { return items_; }

 private:
  mutable std::vector<T> items_;
};

}  // namespace c10

#endif
