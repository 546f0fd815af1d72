// What a machine's launches run on where values are followed: memory by address, and kernels. Without one, launches are
// recorded and nothing runs.
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
  // The host may follow the address from now on. False where that cannot be.
  virtual bool Share(std::uint64_t address) = 0;
  // The memory behind an address; null where not all `bytes` lie in one piece of it.
  virtual std::byte* Memory(std::uint64_t address, std::int64_t bytes) = 0;
  // The host wrote there.
  virtual void Written(std::uint64_t address, std::int64_t bytes) = 0;
  struct Unwritten {
    std::int64_t elements = 0;        // that neither the host nor a kernel wrote
    std::int64_t first = 0, end = 0;  // bytes: of the first, and behind the last
  };
  // Of a whole piece of memory.
  virtual Unwritten LeftUnwritten(std::uint64_t address) const = 0;
  // Of a `__device__` or `__constant__` variable; 0 where there is none of that name.
  virtual std::uint64_t Variable(std::string_view symbol, std::int64_t& bytes) = 0;
  // Runs a kernel to its end. What it does wrong is in the record of faults.
  virtual void Launch(const DeviceLaunch& launch) = 0;
  // What kernels printed since it was asked last.
  virtual std::string TakePrinted() = 0;
};

}  // namespace assay::cuda
