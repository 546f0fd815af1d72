// The simulated device of a confined worker: kernels and memory of a CUDA program on the SIMT machine.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "dialects/cuda/host/device-program.h"
#include "dialects/cuda/host/device.h"
#include "simulator/simt/machine.h"

namespace assay {
class Jit;
}

namespace assay::cuda {

// Adds the kernels to what `jit` will compile. False with `error` set if they cannot run.
bool AddKernels(Jit& jit, const DeviceProgram& program, const DeviceOptions& how, std::string& error);
// The functions that compiled kernels call; null for other names.
void* DeviceSymbol(std::string_view name);

class SimulatedDevice : public Device {
 public:
  explicit SimulatedDevice(const DeviceOptions& options);

  std::uint64_t Allocate(std::int64_t bytes, std::int64_t element, int number) override;
  void Release(std::uint64_t address) override;
  bool Share(std::uint64_t address) override;
  std::byte* Memory(std::uint64_t address, std::int64_t bytes) override;
  void Written(std::uint64_t address, std::int64_t bytes) override;
  Unwritten LeftUnwritten(std::uint64_t address) const override;
  std::uint64_t Variable(std::string_view symbol, std::int64_t& bytes) override;
  void Launch(const DeviceLaunch& launch) override;
  std::string TakePrinted() override;

 private:
  void Tell(const simt::Event& event, const DeviceLaunch& launch) const;

  simt::Machine machine_;
  simt::Schedule schedule_;
  bool bounds_only_, counts_;
  std::size_t printed_ = 0;  // bytes that were taken
};

}  // namespace assay::cuda
