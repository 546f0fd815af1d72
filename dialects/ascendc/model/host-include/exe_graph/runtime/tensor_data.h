// Model of gert::TensorData: an address, who manages it, and where it lies.
#ifndef ASSAY_HOST_RUNTIME_TENSOR_DATA_H_
#define ASSAY_HOST_RUNTIME_TENSOR_DATA_H_

#include <cstddef>
#include <cstdint>

#include "graph/ge_error_codes.h"

namespace gert {

enum TensorOperateType { kGetTensorAddress, kFreeTensor, kPlusShareCount, kTensorOperateType };
enum TensorPlacement { kOnDeviceHbm, kOnHost, kFollowing, kOnDeviceP2p, kTensorPlacementEnd };

using TensorAddress = void*;
using ConstTensorAddressPtr = const void*;
using TensorAddrManager = ge::graphStatus (*)(TensorAddress addr, TensorOperateType operate_type, void** out);

class TensorPlacementUtils {
 public:
  static bool IsOnDevice(TensorPlacement placement) { return placement == kOnDeviceHbm || placement == kOnDeviceP2p; }
  static bool IsOnHost(TensorPlacement placement) { return placement == kOnHost || placement == kFollowing; }
  static bool IsOnHostFollowing(TensorPlacement placement) { return placement == kFollowing; }
  static bool IsOnHostNotFollowing(TensorPlacement placement) { return placement == kOnHost; }
  static bool IsOnDeviceHbm(TensorPlacement placement) { return placement == kOnDeviceHbm; }
  static bool IsOnDeviceP2p(TensorPlacement placement) { return placement == kOnDeviceP2p; }
};

class TensorData {
 public:
  explicit TensorData(TensorAddress addr = nullptr, const TensorAddrManager manager = nullptr)
      : addr_(addr), manager_(manager) {}
  TensorData(TensorAddress addr, const TensorAddrManager manager, size_t size, TensorPlacement placement)
      : addr_(addr), manager_(manager), size_(size), placement_(placement) {}
  TensorData(const TensorData&) = delete;
  TensorData& operator=(const TensorData&) = delete;
  TensorData(TensorData&& other) noexcept { *this = static_cast<TensorData&&>(other); }
  TensorData& operator=(TensorData&& other) noexcept {
    if (this == &other) return *this;
    Free();
    addr_ = other.addr_;
    manager_ = other.manager_;
    size_ = other.size_;
    placement_ = other.placement_;
    other.addr_ = nullptr;
    other.manager_ = nullptr;
    return *this;
  }
  ~TensorData() { Free(); }

  TensorAddress GetAddr() const {
    if (manager_ == nullptr || addr_ == nullptr) return addr_;
    void* real = nullptr;
    return manager_(addr_, kGetTensorAddress, &real) == ge::GRAPH_SUCCESS ? real : nullptr;
  }
  size_t GetSize() const { return size_; }
  void SetSize(const size_t size) { size_ = size; }
  TensorPlacement GetPlacement() const { return placement_; }
  void SetPlacement(const TensorPlacement placement) { placement_ = placement; }
  ge::graphStatus Free() {
    if (manager_ != nullptr && addr_ != nullptr) {
      const ge::graphStatus status = manager_(addr_, kFreeTensor, nullptr);
      if (status != ge::GRAPH_SUCCESS) return status;
    }
    addr_ = nullptr;
    manager_ = nullptr;
    return ge::GRAPH_SUCCESS;
  }
  ge::graphStatus SetAddr(const ConstTensorAddressPtr addr, TensorAddrManager manager) {
    const ge::graphStatus status = Free();
    addr_ = const_cast<void*>(addr);
    manager_ = manager;
    return status;
  }
  bool IsSharedWith(const TensorData& other) const {
    return addr_ == other.addr_ && manager_ == other.manager_ && placement_ == other.placement_;
  }
  ge::graphStatus ShareFrom(const TensorData& other) {
    if (IsSharedWith(other)) return ge::GRAPH_SUCCESS;
    Free();
    addr_ = other.addr_;
    manager_ = other.manager_;
    size_ = other.size_;
    placement_ = other.placement_;
    return manager_ != nullptr && addr_ != nullptr ? manager_(addr_, kPlusShareCount, nullptr) : ge::GRAPH_SUCCESS;
  }
  TensorAddress Release(TensorAddrManager& manager) {
    TensorAddress addr = addr_;
    manager = manager_;
    addr_ = nullptr;
    manager_ = nullptr;
    return addr;
  }

 private:
  TensorAddress addr_ = nullptr;
  TensorAddrManager manager_ = nullptr;
  size_t size_ = 0;
  TensorPlacement placement_ = kTensorPlacementEnd;
};

}  // namespace gert

#endif
