#ifndef ASSAY_C10_CORE_DEVICE_H_
#define ASSAY_C10_CORE_DEVICE_H_

#include <c10/core/DeviceType.h>
#include <c10/util/Exception.h>

#include <cstdint>
#include <ostream>
#include <string>

namespace c10 {

using DeviceIndex = std::int8_t;

struct Device final {
  using Type = DeviceType;
  Device(DeviceType type, DeviceIndex index = -1) : type_(type), index_(index) {}
  Device(const std::string& device_string);

  bool operator==(const Device& other) const noexcept { return type_ == other.type_ && index_ == other.index_; }
  bool operator!=(const Device& other) const noexcept { return !(*this == other); }
  void set_index(DeviceIndex index) { index_ = index; }
  DeviceType type() const noexcept { return type_; }
  DeviceIndex index() const noexcept { return index_; }
  bool has_index() const noexcept { return index_ != -1; }
  bool is_cuda() const noexcept { return type_ == DeviceType::CUDA; }
  bool is_privateuseone() const noexcept { return type_ == DeviceType::PrivateUse1; }
  bool is_mps() const noexcept { return type_ == DeviceType::MPS; }
  bool is_hip() const noexcept { return type_ == DeviceType::HIP; }
  bool is_xpu() const noexcept { return type_ == DeviceType::XPU; }
  bool is_hpu() const noexcept { return type_ == DeviceType::HPU; }
  bool is_meta() const noexcept { return type_ == DeviceType::Meta; }
  bool is_cpu() const noexcept { return type_ == DeviceType::CPU; }
  bool supports_as_strided() const noexcept { return true; }
  std::string str() const;

 private:
  DeviceType type_;
  DeviceIndex index_ = -1;
};

std::ostream& operator<<(std::ostream& stream, const Device& device);

}  // namespace c10

#endif
