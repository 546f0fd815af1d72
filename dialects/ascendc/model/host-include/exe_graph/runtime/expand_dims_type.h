// Model of gert::ExpandDimsType: which axes of the full shape were inserted. The mask has a leading one above the
// highest axis.
#ifndef ASSAY_HOST_RUNTIME_EXPAND_DIMS_TYPE_H_
#define ASSAY_HOST_RUNTIME_EXPAND_DIMS_TYPE_H_

#include <cstring>

#include "exe_graph/runtime/shape.h"
#include "graph/ge_error_codes.h"
#include "graph/types.h"

namespace gert {

class ExpandDimsType {
 public:
  using AxisIndex = std::uint64_t;
  static constexpr size_t kMaxExpandSize = 56;

  ExpandDimsType() = default;
  explicit ExpandDimsType(const ge::char_t* const expand_dims_type) {
    if (expand_dims_type == nullptr || std::strlen(expand_dims_type) > kMaxExpandSize) return;
    size_ = std::strlen(expand_dims_type);
    for (AxisIndex i = 0; i < size_; ++i) {
      if (expand_dims_type[i] == '1') SetExpandIndex(i);
    }
  }
  explicit ExpandDimsType(const std::int64_t reshape_type_mask) {
    if (reshape_type_mask == 0) return;
    size_ = static_cast<std::uint64_t>(reshape_type_mask) >> kMaxExpandSize;
    mask_ = static_cast<std::uint64_t>(reshape_type_mask) & ((1ULL << kMaxExpandSize) - 1);
  }
  bool operator==(const ExpandDimsType& other) const { return size_ == other.size_ && mask_ == other.mask_; }
  AxisIndex GetFullSize() const { return size_; }
  void SetExpandIndex(const AxisIndex index) { mask_ |= 1ULL << index; }
  bool IsExpandIndex(const AxisIndex index) const { return (mask_ & (1ULL << index)) != 0; }
  ge::graphStatus Expand(const Shape& shape, Shape& out_shape) const {
    out_shape.SetDimNum(0);
    size_t from = 0;
    for (AxisIndex i = 0; i < size_; ++i) {
      if (IsExpandIndex(i)) {
        out_shape.AppendDim(1);
      } else if (from < shape.GetDimNum()) {
        out_shape.AppendDim(shape.GetDim(from++));
      }
    }
    while (from < shape.GetDimNum()) out_shape.AppendDim(shape.GetDim(from++));
    return ge::GRAPH_SUCCESS;
  }
  ge::graphStatus Expand(Shape& shape) const {
    const Shape from(shape);
    return Expand(from, shape);
  }

 private:
  std::uint64_t size_ = 0;
  std::uint64_t mask_ = 0;
};

}  // namespace gert

#endif
