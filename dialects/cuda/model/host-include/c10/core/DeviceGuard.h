#ifndef ASSAY_C10_CORE_DEVICEGUARD_H_
#define ASSAY_C10_CORE_DEVICEGUARD_H_

#include <c10/core/Stream.h>
#include <c10/util/Optional.h>

namespace c10 {

class DeviceGuard {
 public:
  explicit DeviceGuard() = delete;
  explicit DeviceGuard(Device device);
  DeviceGuard(const DeviceGuard&) = delete;
  DeviceGuard& operator=(const DeviceGuard&) = delete;
  ~DeviceGuard();
  void reset_device(Device device);
  void set_index(DeviceIndex index);
  Device original_device() const;
  Device current_device() const;
};
class OptionalDeviceGuard {
 public:
  explicit OptionalDeviceGuard() = default;
  explicit OptionalDeviceGuard(Device device);
  explicit OptionalDeviceGuard(std::optional<Device> device);
  OptionalDeviceGuard(const OptionalDeviceGuard&) = delete;
  OptionalDeviceGuard& operator=(const OptionalDeviceGuard&) = delete;
  ~OptionalDeviceGuard() {}
  void reset_device(Device device);
  std::optional<Device> original_device() const;
  std::optional<Device> current_device() const;
};
class StreamGuard {
 public:
  explicit StreamGuard(Stream stream);
  StreamGuard(const StreamGuard&) = delete;
  ~StreamGuard();
  Stream original_stream() const;
  Stream current_stream() const;
};

}  // namespace c10

#endif
