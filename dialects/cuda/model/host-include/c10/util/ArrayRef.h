// A view of an array. Which braces, containers and single values convert to it decides whether calls such as
// torch::zeros({n, m}) or x.view(-1) compile, so the constructors are those of torch, one for one.
#ifndef ASSAY_C10_UTIL_ARRAYREF_H_
#define ASSAY_C10_UTIL_ARRAYREF_H_

#include <c10/util/Exception.h>
#include <c10/util/SmallVector.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <ostream>
#include <type_traits>
#include <vector>

namespace c10 {

namespace detail {
// torch does not check; the runtime has no element to return.
[[noreturn]] void beyond_array(std::size_t index, std::size_t length);
}  // namespace detail

template <typename T>
class ArrayRef final {
 public:
  using iterator = const T*;
  using const_iterator = const T*;
  using size_type = std::size_t;
  using value_type = T;
  using reverse_iterator = std::reverse_iterator<iterator>;

  constexpr ArrayRef() : data_(nullptr), length_(0) {}
  constexpr ArrayRef(const T& one) : data_(&one), length_(1) {}
  constexpr ArrayRef(const T* data, std::size_t length) : data_(data), length_(length) {}
  constexpr ArrayRef(const T* begin, const T* end) : data_(begin), length_(static_cast<std::size_t>(end - begin)) {}
  template <typename U>
  ArrayRef(const SmallVectorTemplateCommon<T, U>& vec) : data_(vec.data()), length_(vec.size()) {}
  template <typename Container, typename U = decltype(std::declval<Container>().data()),
            typename = std::enable_if_t<std::is_same_v<U, T*> || std::is_same_v<U, const T*>>>
  ArrayRef(const Container& container) : data_(container.data()), length_(container.size()) {}
  template <typename A>
  ArrayRef(const std::vector<T, A>& vec) : data_(vec.data()), length_(vec.size()) {
    static_assert(!std::is_same_v<T, bool>, "ArrayRef<bool> cannot be constructed from a std::vector<bool> bitfield.");
  }
  template <std::size_t N>
  constexpr ArrayRef(const std::array<T, N>& arr) : data_(arr.data()), length_(N) {}
  template <std::size_t N>
  constexpr ArrayRef(const T (&arr)[N]) : data_(arr), length_(N) {}
  constexpr ArrayRef(const std::initializer_list<T>& list)
      : data_(list.begin() == list.end() ? static_cast<const T*>(nullptr) : list.begin()), length_(list.size()) {}

  constexpr iterator begin() const { return data_; }
  constexpr iterator end() const { return data_ + length_; }
  constexpr const_iterator cbegin() const { return data_; }
  constexpr const_iterator cend() const { return data_ + length_; }
  constexpr reverse_iterator rbegin() const { return reverse_iterator(end()); }
  constexpr reverse_iterator rend() const { return reverse_iterator(begin()); }
  constexpr bool allMatch(bool (*pred)(const T&)) const {
    for (const T& item : *this) {
      if (!pred(item)) return false;
    }
    return true;
  }
  constexpr bool empty() const { return length_ == 0; }
  constexpr const T* data() const { return data_; }
  constexpr std::size_t size() const { return length_; }
  constexpr const T& front() const { return data_[0]; }
  constexpr const T& back() const { return data_[length_ - 1]; }
  constexpr bool equals(ArrayRef other) const {
    if (length_ != other.length_) return false;
    for (std::size_t i = 0; i < length_; ++i) {
      if (!(data_[i] == other.data_[i])) return false;
    }
    return true;
  }
  constexpr ArrayRef<T> slice(std::size_t n, std::size_t m) const { return ArrayRef<T>(data_ + n, m); }
  constexpr ArrayRef<T> slice(std::size_t n) const { return ArrayRef<T>(data_ + n, length_ - n); }
  constexpr const T& operator[](std::size_t index) const {
#ifndef __CUDA_ARCH__
    if (index >= length_) detail::beyond_array(index, length_);
#endif
    return data_[index];
  }
  constexpr const T& at(std::size_t index) const {
    TORCH_CHECK(index < length_, "ArrayRef: invalid index Index = ", index, "; Length = ", length_);
    return data_[index];
  }
  template <typename U>
  std::enable_if_t<std::is_same_v<U, T>, ArrayRef<T>>& operator=(U&& temporary) = delete;
  template <typename U>
  std::enable_if_t<std::is_same_v<U, T>, ArrayRef<T>>& operator=(std::initializer_list<U>) = delete;
  std::vector<T> vec() const { return std::vector<T>(data_, data_ + length_); }

 private:
  const T* data_;
  size_type length_;
};

template <typename T>
std::ostream& operator<<(std::ostream& out, ArrayRef<T> list) {
  int i = 0;
  out << "[";
  for (const auto& item : list) {
    if (i++ > 0) out << ", ";
    out << item;
  }
  return out << "]";
}

template <typename T>
ArrayRef<T> makeArrayRef(const T& one) { return one; }
template <typename T>
ArrayRef<T> makeArrayRef(const T* data, std::size_t length) { return ArrayRef<T>(data, length); }
template <typename T>
ArrayRef<T> makeArrayRef(const std::vector<T>& vec) { return vec; }
template <typename T, std::size_t N>
ArrayRef<T> makeArrayRef(const T (&arr)[N]) { return ArrayRef<T>(arr); }

template <typename T>
bool operator==(ArrayRef<T> a, ArrayRef<T> b) { return a.equals(b); }
template <typename T>
bool operator!=(ArrayRef<T> a, ArrayRef<T> b) { return !a.equals(b); }
template <typename T>
bool operator==(const std::vector<T>& a, ArrayRef<T> b) { return ArrayRef<T>(a).equals(b); }
template <typename T>
bool operator!=(const std::vector<T>& a, ArrayRef<T> b) { return !ArrayRef<T>(a).equals(b); }
template <typename T>
bool operator==(ArrayRef<T> a, const std::vector<T>& b) { return a.equals(ArrayRef<T>(b)); }
template <typename T>
bool operator!=(ArrayRef<T> a, const std::vector<T>& b) { return !a.equals(ArrayRef<T>(b)); }

using IntArrayRef = ArrayRef<std::int64_t>;
using IntList = ArrayRef<std::int64_t>;

}  // namespace c10

#endif
