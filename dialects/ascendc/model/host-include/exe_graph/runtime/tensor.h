// Model of gert::Tensor: shapes, format, dtype and, for inputs that the op definition marks ValueDepend, host data.
#ifndef ASSAY_HOST_RUNTIME_TENSOR_H_
#define ASSAY_HOST_RUNTIME_TENSOR_H_

#include <memory>

#include "exe_graph/runtime/storage_format.h"
#include "exe_graph/runtime/storage_shape.h"
#include "exe_graph/runtime/tensor_data.h"
#include "graph/types.h"

namespace gert {

class Tensor {
 public:
  Tensor() = default;
  Tensor(const StorageShape& storage_shape, const StorageFormat& storage_format, const TensorPlacement placement,
         const ge::DataType data_type, TensorAddress addr)
      : storage_shape_(storage_shape), storage_format_(storage_format), placement_(placement), data_type_(data_type),
        tensor_data_(addr, nullptr) {}
  Tensor(const StorageShape& storage_shape, const StorageFormat& storage_format, ge::DataType data_type)
      : storage_shape_(storage_shape), storage_format_(storage_format), data_type_(data_type) {}
  Tensor(const StorageShape& storage_shape, const StorageFormat& storage_format, const TensorPlacement placement,
         const ge::DataType data_type, TensorAddress addr, TensorAddrManager manager)
      : storage_shape_(storage_shape), storage_format_(storage_format), placement_(placement), data_type_(data_type),
        tensor_data_(addr, manager) {}

  std::int64_t GetShapeSize() const { return storage_shape_.GetStorageShape().GetShapeSize(); }
  template <class T>
  const T* GetData() const {
    return static_cast<const T*>(GetAddr());
  }
  template <class T>
  T* GetData() {
    return static_cast<T*>(GetAddr());
  }
  void SetData(TensorData&& data) { tensor_data_ = static_cast<TensorData&&>(data); }
  const void* GetAddr() const { return placement_ == kFollowing ? this + 1 : tensor_data_.GetAddr(); }
  void* GetAddr() { return placement_ == kFollowing ? this + 1 : tensor_data_.GetAddr(); }
  size_t GetSize() const { return tensor_data_.GetSize(); }
  void SetSize(const size_t size) { tensor_data_.SetSize(size); }
  ge::DataType GetDataType() const { return data_type_; }
  void SetDataType(const ge::DataType data_type) { data_type_ = data_type; }
  static std::unique_ptr<std::uint8_t[]> CreateFollowing(const std::int64_t shape_size, const ge::DataType dt,
                                                         size_t& total_size) {
    const std::int64_t bytes = ge::GetSizeInBytes(shape_size, dt);
    return bytes < 0 ? nullptr : CreateFollowing(dt, static_cast<size_t>(bytes), total_size);
  }
  static std::unique_ptr<std::uint8_t[]> CreateFollowing(const ge::DataType dt, const size_t tensor_size,
                                                         size_t& total_size) {
    total_size = sizeof(Tensor) + tensor_size;
    std::unique_ptr<std::uint8_t[]> holder(new std::uint8_t[total_size]());
    Tensor* tensor = new (holder.get()) Tensor();
    tensor->placement_ = kFollowing;
    tensor->data_type_ = dt;
    tensor->SetSize(tensor_size);
    return holder;
  }
  const Shape& GetStorageShape() const { return storage_shape_.GetStorageShape(); }
  Shape& MutableStorageShape() { return storage_shape_.MutableStorageShape(); }
  const Shape& GetOriginShape() const { return storage_shape_.GetOriginShape(); }
  Shape& MutableOriginShape() { return storage_shape_.MutableOriginShape(); }
  const StorageShape& GetShape() const { return storage_shape_; }
  StorageShape& GetShape() { return storage_shape_; }
  ge::Format GetStorageFormat() const { return storage_format_.GetStorageFormat(); }
  void SetStorageFormat(const ge::Format storage_format) { storage_format_.SetStorageFormat(storage_format); }
  ge::Format GetOriginFormat() const { return storage_format_.GetOriginFormat(); }
  void SetOriginFormat(const ge::Format origin_format) { storage_format_.SetOriginFormat(origin_format); }
  const StorageFormat& GetFormat() const { return storage_format_; }
  StorageFormat& MutableFormat() { return storage_format_; }
  ExpandDimsType GetExpandDimsType() const { return storage_format_.GetExpandDimsType(); }
  void SetExpandDimsType(const ExpandDimsType& type) { storage_format_.SetExpandDimsType(type); }
  TensorPlacement GetPlacement() const { return placement_; }
  void SetPlacement(const TensorPlacement placement) { placement_ = placement; }
  const TensorData& GetTensorData() const { return tensor_data_; }
  TensorData& MutableTensorData() { return tensor_data_; }

 private:
  StorageShape storage_shape_;
  StorageFormat storage_format_;
  TensorPlacement placement_ = kOnDeviceHbm;
  ge::DataType data_type_ = ge::DT_UNDEFINED;
  TensorData tensor_data_;
};

}  // namespace gert

#endif
