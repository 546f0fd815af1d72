// Launches of the machine: configured, checked against the limits and recorded; the errors they return; the device.
#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "dialects/cuda/host/kernel-name.h"
#include "dialects/cuda/host/launch-limits.h"
#include "dialects/cuda/host/machine.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

std::int32_t Location() { return WorkerResult()->location; }

}  // namespace

std::string Machine::KernelName(const void* function) const {
  const auto found = kernels_.find(function);
  return found == kernels_.end() ? std::string() : found->second;
}

void Machine::Configure(const unsigned* grid, const unsigned* block, std::size_t shared, void* stream) {
  configurations_.push_back({{grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, shared, stream, Location()});
}

void Machine::Configured(unsigned* grid, unsigned* block, std::size_t* shared, void** stream) {
  if (configurations_.empty()) Unmodelled("the stub of a kernel without a launch configuration");
  const Configuration given = configurations_.back();
  configurations_.pop_back();
  std::copy(given.grid.begin(), given.grid.end(), grid);
  std::copy(given.block.begin(), given.block.end(), block);
  *shared = given.shared;
  *stream = given.stream;
  configured_ = given.location;
}

Storage* Machine::WriteArgument(std::string_view type, const void* at) {
  const auto number = [&]<class T>(T) {
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
  };
  auto kind = CudaArgument::Kind::kInteger;
  std::int64_t integer = 0, offset = 0;
  double real = 0;
  int storage = -1;
  Storage* handed = nullptr;
  switch (const NamedType named = NamedTypeOf(type)) {
    case NamedType::kPointer: {
      const void* pointer = number(static_cast<const void*>(nullptr));
      kind = pointer == nullptr ? CudaArgument::Kind::kNullPointer : CudaArgument::Kind::kPointer;
      if (Storage* found = pointer == nullptr ? nullptr : StorageOf(pointer, offset)) {
        storage = found->number;
        handed = found;
        if (const std::optional<Dtype> pointee = PointeeOf(type)) found->element = *pointee;
      } else if (const Storage* host = HostStorage(reinterpret_cast<std::uintptr_t>(pointer))) {
        storage = host->number;
      }
      break;
    }
    case NamedType::kBool:
    case NamedType::kI8:
      integer = number(std::int8_t{});
      break;
    case NamedType::kU8:
      integer = number(std::uint8_t{});
      break;
    case NamedType::kI16:
      integer = number(std::int16_t{});
      break;
    case NamedType::kU16:
      integer = number(std::uint16_t{});
      break;
    case NamedType::kI32:
      integer = number(std::int32_t{});
      break;
    case NamedType::kU32:
      integer = number(std::uint32_t{});
      break;
    case NamedType::kI64:
      integer = number(std::int64_t{});
      break;
    case NamedType::kF32:
    case NamedType::kF64:
      kind = CudaArgument::Kind::kFloat;
      real = named == NamedType::kF32 ? static_cast<double>(number(0.0f)) : number(0.0);
      break;
    case NamedType::kOther:
      kind = CudaArgument::Kind::kOther;
      break;
  }
  log_.Text(type);
  log_.Number(kind);
  log_.Number(integer);
  log_.Number(real);
  log_.Number(storage);
  log_.Number(offset);
  return handed;
}

int Machine::Launch(const void* function, const unsigned* grid, const unsigned* block, void* const* arguments,
                    std::size_t shared, void* stream, bool cooperative) {
  const std::int32_t location = configured_.value_or(Location());
  // The launch functions return their error directly.
  const bool gives_error = !configured_;
  configured_.reset();
  const std::string symbol = KernelName(function);
  if (symbol.empty()) Unmodelled("a launch of what is no kernel of the extension");
  const auto allowed = allowed_.find(symbol);
  CudaLaunch launch;
  std::copy(grid, grid + 3, launch.grid.begin());
  std::copy(block, block + 3, launch.block.begin());
  launch.shared = static_cast<std::int64_t>(shared);
  launch.shared_allowed = allowed == allowed_.end() ? kSharedWithoutOptIn : allowed->second;
  launch.cooperative = cooperative;
  launch.error = LaunchError(launch, chip_);
  const std::vector<std::string> types = ParameterTypes(llvm::demangle(symbol));
  log_.Begin(Event::kLaunch);
  log_.Text(symbol);
  log_.Number(location);
  log_.Number(launch.grid);
  log_.Number(launch.block);
  log_.Number(launch.shared);
  log_.Number(launch.shared_allowed);
  log_.Number(stream == stream_ || stream == nullptr || stream == reinterpret_cast<void*>(1));
  log_.Number(cooperative);
  log_.Number(launch.error);
  log_.Number(static_cast<std::uint32_t>(types.size()));
  const std::string kernel = ShortName(llvm::demangle(symbol));
  for (std::size_t i = 0; i < types.size(); ++i) {
    Storage* handed = WriteArgument(types[i], arguments[i]);
    if (handed == nullptr || launch.error != 0) continue;
    handed->kernel = kernel;
    handed->launch = location;
  }
  Write();
  if (gives_error) {
    log_.Begin(Event::kAsked);
    Write();
  }
  if (launch.error != 0) last_error_ = launch.error;
  if (launch.error == 0)
    Run({symbol,
         {grid[0], grid[1], grid[2]},
         {block[0], block[1], block[2]},
         shared,
         arguments,
         cooperative,
         location});
  return launch.error;
}

void Machine::Fault(const FaultEvent& event) {
  if (!cuda::Write(event, log_)) Unmodelled("more faults than are recorded");
}

void Machine::Worked(const WorkEvent& event) {
  if (!cuda::Write(event, log_)) Unmodelled("more launches than are recorded");
}

void Machine::Spent(std::uint64_t steps) {
  log_.Begin(Event::kSteps);
  log_.Number(static_cast<std::int64_t>(std::min<std::uint64_t>(steps, std::uint64_t{1} << 47)));
  Write();
}

// Every byte of the device may be read and written, whichever pointers the kernel was given.
void Machine::Run(const DeviceLaunch& launch) {
  if (bounds_device_ != nullptr) bounds_device_->Launch(launch);
  if (!Follows()) return;
  for (const std::shared_ptr<Storage>& storage : storages_) NeedBytes(*storage);
  device_->Launch(launch);
  for (const std::shared_ptr<Storage>& storage : storages_) {
    if (!storage->on_host) BytesChanged(*storage);
  }
}

int Machine::LastError(bool clear) {
  log_.Begin(Event::kAsked);
  Write();
  const int error = last_error_;
  if (clear) last_error_ = 0;
  return error;
}

// A synchronising call does not report refused launches.
int Machine::Synchronize() {
  if (alone_) TakeDevicePrints();
  log_.Begin(Event::kSynchronised);
  Write();
  return 0;
}

int Machine::SetAttribute(const void* function, int attribute, int value) {
  const std::string symbol = KernelName(function);
  if (symbol.empty()) Unmodelled("an attribute of what is no kernel of the extension");
  int error = 0;
  if (attribute == kMaxDynamicShared) {
    error = value < 0 || value > chip_.shared_opt_in ? kInvalidValue : 0;
    if (error == 0) allowed_[symbol] = std::max<std::int64_t>(value, kSharedWithoutOptIn);
  }
  log_.Begin(Event::kAttribute);
  log_.Text(symbol);
  log_.Number(Location());
  log_.Number(attribute);
  log_.Number(static_cast<std::int64_t>(value));
  log_.Number(error);
  Write();
  if (error != 0) last_error_ = error;
  return error;
}

std::int64_t Machine::DeviceAttribute(int attribute) const {
  switch (attribute) {
    case 1:
    case 2:
    case 3:
      return 1024;
    case 4:
      return 64;
    case 5:
      return 2147483647;
    case 6:
    case 7:
      return 65535;
    case 8:
      return kSharedWithoutOptIn;
    case 9:
      return 65536;
    case 10:
      return 32;
    case 12:
    case 82:
      return 65536;
    case 16:
      return chip_.sms;
    case 38:
      return chip_.l2_bytes;
    case 39:
      return chip_.threads_per_sm;
    case 75:
      return chip_.arch / 100;
    case 76:
      return chip_.arch % 100 / 10;
    case 81:
      return chip_.shared_per_sm;
    case 95:
      return 1;
    case 97:
      return chip_.shared_opt_in;
    case 106:
      return chip_.blocks_per_sm;
    default:
      Unmodelled("attribute " + std::to_string(attribute) + " of the device");
  }
}

}  // namespace assay::cuda
