// Model of the graph-side ge::Shape, ge::TensorDesc and ge::Tensor: what host code may name. They are other types than
// gert::Shape and gert::Tensor, and neither converts to the other.
#ifndef ASSAY_HOST_GRAPH_TENSOR_H_
#define ASSAY_HOST_GRAPH_TENSOR_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "graph/ascend_string.h"
#include "graph/ge_error_codes.h"
#include "graph/types.h"

namespace ge {

class Shape {
 public:
  Shape() = default;
  ~Shape() = default;
  explicit Shape(const std::vector<std::int64_t>& dims) : dims_(dims) {}
  size_t GetDimNum() const { return dims_.size(); }
  std::int64_t GetDim(size_t idx) const { return idx < dims_.size() ? dims_[idx] : 0; }
  graphStatus SetDim(size_t idx, std::int64_t value) {
    if (idx >= dims_.size()) return GRAPH_FAILED;
    dims_[idx] = value;
    return GRAPH_SUCCESS;
  }
  std::vector<std::int64_t> GetDims() const { return dims_; }
  std::int64_t GetShapeSize() const {
    std::int64_t size = 1;
    for (std::int64_t dim : dims_) {
      if (dim < 0) return -1;
      if (__builtin_mul_overflow(size, dim, &size)) return 0;
    }
    return dims_.empty() ? 0 : size;
  }

 private:
  std::vector<std::int64_t> dims_;
};

class TensorDesc {
 public:
  TensorDesc() = default;
  explicit TensorDesc(Shape shape, Format format = FORMAT_ND, DataType dt = DT_FLOAT)
      : shape_(shape), origin_shape_(shape), format_(format), origin_format_(format), dtype_(dt) {}
  void Update(const Shape& shape, Format format = FORMAT_ND, DataType dt = DT_FLOAT) {
    shape_ = shape;
    format_ = format;
    dtype_ = dt;
  }
  Shape GetShape() const { return shape_; }
  void SetShape(const Shape& shape) { shape_ = shape; }
  Shape GetOriginShape() const { return origin_shape_; }
  void SetOriginShape(const Shape& shape) { origin_shape_ = shape; }
  Format GetFormat() const { return format_; }
  void SetFormat(Format format) { format_ = format; }
  Format GetOriginFormat() const { return origin_format_; }
  void SetOriginFormat(Format format) { origin_format_ = format; }
  DataType GetDataType() const { return dtype_; }
  void SetDataType(DataType dt) { dtype_ = dt; }

 private:
  Shape shape_;
  Shape origin_shape_;
  Format format_ = FORMAT_ND;
  Format origin_format_ = FORMAT_ND;
  DataType dtype_ = DT_FLOAT;
};

class Tensor {
 public:
  Tensor() = default;
  explicit Tensor(const TensorDesc& desc) : desc_(desc) {}
  TensorDesc GetTensorDesc() const { return desc_; }
  graphStatus SetTensorDesc(const TensorDesc& desc) {
    desc_ = desc;
    return GRAPH_SUCCESS;
  }
  const std::uint8_t* GetData() const { return data_.data(); }
  std::uint8_t* GetData() { return data_.data(); }
  size_t GetSize() const { return data_.size(); }

 private:
  TensorDesc desc_;
  std::vector<std::uint8_t> data_;
};

}  // namespace ge

#endif
