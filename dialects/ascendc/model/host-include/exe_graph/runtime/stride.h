// Model of gert::Stride: the steps between elements of a tensor that is a view, up to 25 dimensions.
#ifndef ASSAY_HOST_RUNTIME_STRIDE_H_
#define ASSAY_HOST_RUNTIME_STRIDE_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace gert {

struct Stride {
 public:
  static constexpr size_t kMaxDimNum = 25;
  static constexpr std::int64_t kInvalidStrideValue = std::numeric_limits<std::int64_t>::min();

  constexpr Stride() : dim_num_(0), strides_() {}
  Stride(const std::initializer_list<std::int64_t>& args) : Stride() {
    if (args.size() > kMaxDimNum) return;
    for (std::int64_t stride : args) strides_[dim_num_++] = stride;
  }
  bool operator==(const Stride& rht) const {
    if (dim_num_ != rht.dim_num_) return false;
    for (size_t i = 0; i < dim_num_ && i < kMaxDimNum; ++i) {
      if (strides_[i] != rht.strides_[i]) return false;
    }
    return true;
  }
  bool operator!=(const Stride& rht) const { return !(*this == rht); }

  size_t GetDimNum() const { return dim_num_; }
  void SetDimNum(const size_t dim_num) { dim_num_ = dim_num; }
  bool IsScalar() const { return dim_num_ == 0; }
  void SetScalar() { dim_num_ = 0; }
  std::int64_t GetStride(const size_t idx) const { return idx >= kMaxDimNum ? kInvalidStrideValue : strides_[idx]; }
  const std::int64_t& operator[](const size_t idx) const { return strides_[idx]; }
  std::int64_t& operator[](const size_t idx) { return strides_[idx]; }
  void SetStride(size_t idx, const std::int64_t stride) {
    if (idx < kMaxDimNum) strides_[idx] = stride;
  }
  Stride& AppendStride(const std::int64_t value) {
    if (dim_num_ < kMaxDimNum) strides_[dim_num_++] = value;
    return *this;
  }

 private:
  size_t dim_num_;
  std::int64_t strides_[kMaxDimNum];
};

}  // namespace gert

#endif
