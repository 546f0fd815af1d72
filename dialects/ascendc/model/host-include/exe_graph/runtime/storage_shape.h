// Model of gert::StorageShape: the shape as the user wrote it and as it lies in memory. It is no Shape and has none of
// its members. GetShape and MutableShape, the shape in memory, came with 8.5 (metadef v8.5.0): checkouts alone see them.
#ifndef ASSAY_HOST_RUNTIME_STORAGE_SHAPE_H_
#define ASSAY_HOST_RUNTIME_STORAGE_SHAPE_H_

#include "exe_graph/runtime/shape.h"

namespace gert {

struct StorageShape {
 public:
  StorageShape() = default;
  StorageShape(const std::initializer_list<std::int64_t>& origin_shape,
               const std::initializer_list<std::int64_t>& storage_shape)
      : origin_shape_(origin_shape), storage_shape_(storage_shape) {}
  const Shape& GetOriginShape() const { return origin_shape_; }
  const Shape& GetStorageShape() const { return storage_shape_; }
#ifdef ASSAY_IN_CHECKOUT
  const Shape& GetShape() const { return storage_shape_; }
  Shape& MutableShape() { return storage_shape_; }
#endif
  Shape& MutableOriginShape() { return origin_shape_; }
  Shape& MutableStorageShape() { return storage_shape_; }
  bool operator==(const StorageShape& other) const {
    return origin_shape_ == other.origin_shape_ && storage_shape_ == other.storage_shape_;
  }
  bool operator!=(const StorageShape& other) const { return !(*this == other); }

 private:
  Shape origin_shape_;
  Shape storage_shape_;
};

}  // namespace gert

#endif
