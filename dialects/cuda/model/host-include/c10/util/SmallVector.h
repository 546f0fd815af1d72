// Small vectors, as far as shapes are built in them.
#ifndef ASSAY_C10_UTIL_SMALLVECTOR_H_
#define ASSAY_C10_UTIL_SMALLVECTOR_H_

#include <c10/macros/Macros.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <vector>

namespace c10 {

// The second parameter keeps conversions to ArrayRef as torch declares them.
template <typename T, typename = void>
class SmallVectorTemplateCommon {
 public:
  using value_type = T;
  using size_type = std::size_t;
  using iterator = T*;
  using const_iterator = const T*;
  using reference = T&;
  using const_reference = const T&;

  iterator begin() { return items_.data(); }
  const_iterator begin() const { return items_.data(); }
  iterator end() { return items_.data() + items_.size(); }
  const_iterator end() const { return items_.data() + items_.size(); }
  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  std::size_t capacity() const { return items_.capacity(); }
  T* data() { return items_.data(); }
  const T* data() const { return items_.data(); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& at(std::size_t i) { return items_.at(i); }
  const T& at(std::size_t i) const { return items_.at(i); }
  T& front() { return items_.front(); }
  const T& front() const { return items_.front(); }
  T& back() { return items_.back(); }
  const T& back() const { return items_.back(); }

 protected:
  std::vector<T> items_;
};

template <typename T>
class SmallVectorImpl : public SmallVectorTemplateCommon<T> {
 public:
  using typename SmallVectorTemplateCommon<T>::iterator;
  using typename SmallVectorTemplateCommon<T>::const_iterator;
  void push_back(const T& item) { this->items_.push_back(item); }
  void pop_back() { this->items_.pop_back(); }
  T pop_back_val() {
    T last = this->items_.back();
    this->items_.pop_back();
    return last;
  }
  template <typename... Args>
  T& emplace_back(Args&&... args) { return this->items_.emplace_back(static_cast<Args&&>(args)...); }
  void clear() { this->items_.clear(); }
  void resize(std::size_t n) { this->items_.resize(n); }
  void resize(std::size_t n, const T& value) { this->items_.resize(n, value); }
  void reserve(std::size_t n) { this->items_.reserve(n); }
  void assign(std::size_t n, const T& value) { this->items_.assign(n, value); }
  void assign(std::initializer_list<T> list) { this->items_.assign(list); }
  template <typename It>
  void append(It first, It last) { this->items_.insert(this->items_.end(), first, last); }
  void append(std::size_t n, const T& value) { this->items_.insert(this->items_.end(), n, value); }
  void append(std::initializer_list<T> list) { this->items_.insert(this->items_.end(), list); }
  iterator erase(const_iterator at) {
    auto next = this->items_.erase(this->items_.begin() + (at - this->begin()));
    return this->begin() + (next - this->items_.begin());
  }
  iterator insert(iterator at, const T& item) {
    auto place = this->items_.insert(this->items_.begin() + (at - this->begin()), item);
    return this->begin() + (place - this->items_.begin());
  }
  bool operator==(const SmallVectorImpl& other) const { return this->items_ == other.items_; }
  bool operator!=(const SmallVectorImpl& other) const { return this->items_ != other.items_; }
};

template <typename T, unsigned N = 5>
class SmallVector : public SmallVectorImpl<T> {
 public:
  SmallVector() = default;
  explicit SmallVector(std::size_t size, const T& value = T()) { this->items_.assign(size, value); }
  template <typename It, typename = typename std::iterator_traits<It>::iterator_category>
  SmallVector(It first, It last) { this->items_.assign(first, last); }
  template <typename Container, typename = decltype(std::declval<Container>().begin()),
            typename = std::enable_if_t<!std::is_base_of_v<SmallVectorImpl<T>, std::decay_t<Container>>>>
  explicit SmallVector(Container&& container) { this->items_.assign(container.begin(), container.end()); }
  SmallVector(std::initializer_list<T> list) { this->items_.assign(list); }
};

template <typename T, unsigned N>
std::ostream& operator<<(std::ostream& out, const SmallVector<T, N>& list) {
  int i = 0;
  out << "[";
  for (const T& item : list) {
    if (i++ > 0) out << ", ";
    out << item;
  }
  return out << "]";
}

using DimVector = SmallVector<std::int64_t, 5>;

}  // namespace c10

#endif
