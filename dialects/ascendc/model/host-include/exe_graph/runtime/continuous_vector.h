// Model of the vectors that list attributes come in: size, capacity and elements in one block of memory. No
// operator[], size() or begin(), and the base of the typed one is private.
#ifndef ASSAY_HOST_RUNTIME_CONTINUOUS_VECTOR_H_
#define ASSAY_HOST_RUNTIME_CONTINUOUS_VECTOR_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "graph/ge_error_codes.h"

namespace gert {

class ContinuousVector {
 public:
  template <typename T>
  static std::unique_ptr<std::uint8_t[]> Create(size_t capacity, size_t& total_size) {
    total_size = sizeof(ContinuousVector) + capacity * sizeof(T);
    std::unique_ptr<std::uint8_t[]> holder(new std::uint8_t[total_size]());
    reinterpret_cast<ContinuousVector*>(holder.get())->Init(capacity);
    return holder;
  }
  template <typename T>
  static std::unique_ptr<std::uint8_t[]> Create(const size_t capacity) {
    size_t total_size = 0;
    return Create<T>(capacity, total_size);
  }
  void Init(const size_t capacity) {
    capacity_ = capacity;
    size_ = 0;
  }
  size_t GetSize() const { return size_; }
  ge::graphStatus SetSize(const size_t size) {
    if (size > capacity_) return ge::GRAPH_FAILED;
    size_ = size;
    return ge::GRAPH_SUCCESS;
  }
  size_t GetCapacity() const { return capacity_; }
  const void* GetData() const { return this + 1; }
  void* MutableData() { return this + 1; }

 private:
  size_t capacity_;
  size_t size_;
};

template <typename T>
class TypedContinuousVector : private ContinuousVector {
 public:
  using ContinuousVector::GetCapacity;
  using ContinuousVector::GetSize;
  using ContinuousVector::SetSize;
  T* MutableData() { return static_cast<T*>(ContinuousVector::MutableData()); }
  const T* GetData() const { return static_cast<const T*>(ContinuousVector::GetData()); }
};

// A list of vectors, one after the other.
class ContinuousVectorVector {
 public:
  void Init(const size_t capacity) {
    capacity_ = capacity;
    size_ = 0;
    used_ = GetOverHeadLength(capacity);
  }
  template <typename T>
  ContinuousVector* Add(size_t inner_vector_capacity) {
    if (size_ >= capacity_) return nullptr;
    Offsets()[size_++] = used_;
    ContinuousVector* inner = reinterpret_cast<ContinuousVector*>(reinterpret_cast<std::uint8_t*>(this) + used_);
    inner->Init(inner_vector_capacity);
    used_ += sizeof(ContinuousVector) + inner_vector_capacity * sizeof(T);
    return inner;
  }
  const ContinuousVector* Get(const size_t index) const {
    if (index >= size_) return nullptr;
    const size_t offset = reinterpret_cast<const size_t*>(this + 1)[index];
    return reinterpret_cast<const ContinuousVector*>(reinterpret_cast<const std::uint8_t*>(this) + offset);
  }
  size_t GetSize() const { return size_; }
  static size_t GetOverHeadLength(const size_t capacity) {
    return sizeof(ContinuousVectorVector) + capacity * sizeof(size_t);
  }

 private:
  size_t* Offsets() { return reinterpret_cast<size_t*>(this + 1); }
  size_t capacity_;
  size_t size_;
  size_t used_;
};

}  // namespace gert

#endif
