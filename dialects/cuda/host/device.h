// The device on which a machine's launches run if values are followed: memory by address, and kernels. Without one,
// launches are recorded and nothing runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace assay::cuda {

struct DeviceLaunch {
  std::string_view symbol;  // of the kernel: "_Z11relu_kernelPKfPfi"
  std::array<unsigned, 3> grid, block;
  std::size_t shared = 0;            // dynamic shared memory, in bytes
  void* const* arguments = nullptr;  // where each parameter's value lies
  bool cooperative = false;
  std::int32_t location = -1;  // of the launch in the host's program
};

class Device {
 public:
  virtual ~Device() = default;

  // The address of `bytes` of memory with elements of `element` bytes, not yet written. `number` identifies the
  // machine's storage. 0 if there is no room.
  virtual std::uint64_t Allocate(std::int64_t bytes, std::int64_t element, int number) = 0;
  virtual void Release(std::uint64_t address) = 0;
  // The host may access the address from now on. False if that is impossible.
  virtual bool Share(std::uint64_t address) = 0;
  // The memory behind an address; null if not all `bytes` are within one allocation.
  virtual std::byte* Memory(std::uint64_t address, std::int64_t bytes) = 0;
  // The host wrote these bytes.
  virtual void Written(std::uint64_t address, std::int64_t bytes) = 0;
  struct Unwritten {
    std::int64_t elements = 0;        // that neither the host nor a kernel wrote
    std::int64_t first = 0, end = 0;  // bytes: of the first, and past the last
  };
  // For a whole allocation.
  virtual Unwritten LeftUnwritten(std::uint64_t address) const = 0;
  // For a `__device__` or `__constant__` variable; 0 if there is none of that name.
  virtual std::uint64_t Variable(std::string_view symbol, std::int64_t& bytes) = 0;
  // Runs a kernel to its end. Its faults are in the record.
  virtual void Launch(const DeviceLaunch& launch) = 0;
  // The output of kernels' printf since the last call.
  virtual std::string TakePrinted() = 0;
};

}  // namespace assay::cuda
