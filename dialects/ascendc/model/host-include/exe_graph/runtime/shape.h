// Model of gert::Shape: up to 25 dimensions in place. Bounds behave as the vendor's: GetDim and SetDim only check
// against 25, SetDim(i) makes the rank at least i (not i + 1), operator[] checks nothing.
#ifndef ASSAY_HOST_RUNTIME_SHAPE_H_
#define ASSAY_HOST_RUNTIME_SHAPE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iostream>
#include <limits>
#include <vector>

namespace gert {

struct Shape {
 public:
  static constexpr size_t kMaxDimNum = 25;
  static constexpr std::int64_t kInvalidDimValue = std::numeric_limits<std::int64_t>::min();

  Shape() : dim_num_(0), dims_() {}
  Shape(const std::initializer_list<std::int64_t>& args) : dim_num_(0), dims_() {
    if (args.size() > kMaxDimNum) return;
    for (std::int64_t dim : args) dims_[dim_num_++] = dim;
  }
  Shape(const Shape& other) : dim_num_(other.dim_num_), dims_() { CopyDims(other); }
  Shape& operator=(const Shape& other) {
    dim_num_ = other.dim_num_;
    CopyDims(other);
    return *this;
  }
  bool operator==(const Shape& rht) const {
    if (dim_num_ != rht.dim_num_) return false;
    for (size_t i = 0; i < dim_num_ && i < kMaxDimNum; ++i) {
      if (dims_[i] != rht.dims_[i]) return false;
    }
    return true;
  }
  bool operator!=(const Shape& rht) const { return !(*this == rht); }

  std::int64_t GetShapeSize() const {
    std::int64_t size = 1;
    for (size_t i = 0; i < dim_num_; ++i) {
      if (__builtin_mul_overflow(size, dims_[i], &size)) return kInvalidDimValue;
    }
    return size;
  }
  bool IsScalar() const { return dim_num_ == 0; }
  void SetScalar() { dim_num_ = 0; }
  size_t GetDimNum() const { return dim_num_; }
  void SetDimNum(const size_t dim_num) { dim_num_ = dim_num; }
  std::int64_t GetDim(const size_t idx) const { return idx >= kMaxDimNum ? kInvalidDimValue : dims_[idx]; }
  const std::int64_t& operator[](const size_t idx) const { return dims_[idx]; }
  std::int64_t& operator[](const size_t idx) { return dims_[idx]; }
  void SetDim(size_t idx, const std::int64_t dim_value) {
    if (idx >= kMaxDimNum) return;
    dims_[idx] = dim_value;
    dim_num_ = dim_num_ < idx ? idx : dim_num_;
  }
  Shape& AppendDim(const std::int64_t value) {
    if (dim_num_ >= kMaxDimNum) return *this;
    dims_[dim_num_++] = value;
    return *this;
  }

 private:
  void CopyDims(const Shape& other) {
    for (size_t i = 0; i < kMaxDimNum; ++i) dims_[i] = other.dims_[i];
  }
  size_t dim_num_;
  std::int64_t dims_[kMaxDimNum];
};

}  // namespace gert

#endif
