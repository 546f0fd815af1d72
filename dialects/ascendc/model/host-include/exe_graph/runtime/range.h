// Model of gert::Range: two borrowed ends.
#ifndef ASSAY_HOST_RUNTIME_RANGE_H_
#define ASSAY_HOST_RUNTIME_RANGE_H_

#include "exe_graph/runtime/shape.h"
#include "exe_graph/runtime/tensor.h"

namespace gert {

template <typename T>
class Range {
 public:
  Range() = default;
  Range(T* min, T* max) : min_(min), max_(max) {}
  explicit Range(T* same_ele) : min_(same_ele), max_(same_ele) {}
  bool operator==(const Range<T>& rht) const {
    return Same(min_, rht.min_) && Same(max_, rht.max_);
  }
  void SetMin(T* min) { min_ = min; }
  void SetMax(T* max) { max_ = max; }
  const T* GetMin() const { return min_; }
  T* GetMin() { return min_; }
  const T* GetMax() const { return max_; }
  T* GetMax() { return max_; }

 private:
  static bool Same(const T* a, const T* b) { return a == b || (a != nullptr && b != nullptr && *a == *b); }
  T* min_ = nullptr;
  T* max_ = nullptr;
};

using TensorRange = Range<Tensor>;

}  // namespace gert

#endif
