// Memory, launches and the runtime of the machine, and how a bound function is called.
#include "dialects/cuda/host/machine.h"

#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "dialects/cuda/host/kernel-name.h"
#include "dialects/cuda/host/launch-limits.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

Machine* current = nullptr;

// Where nothing is mapped in a process of this system: addresses there fault when the host follows them.
constexpr std::uint64_t kFirstAddress = 0x2000'0000'0000;
constexpr std::uint64_t kGap = 1 << 20;

std::int32_t Location() { return WorkerResult()->location; }

std::uint64_t AddressOf(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

// Elements from the first to the last of a view.
std::int64_t Extent(const Tensor& tensor) {
  if (tensor.count() == 0) return 0;
  std::int64_t last = tensor.offset();
  for (std::size_t d = 0; d < tensor.shape().size(); ++d) last += (tensor.shape()[d] - 1) * tensor.strides()[d];
  return last + 1;
}

std::int64_t BytesOf(const Tensor& tensor) {
  return Extent(tensor) * static_cast<std::int64_t>(SizeOf(tensor.dtype()));
}

}  // namespace

void Unmodelled(std::string_view what) {
  LeaveUndecided(WorkerResult(), ("the host code uses " + std::string(what) + ", which is not modelled").c_str());
}

Machine::Machine(const Chip& chip, std::map<std::string, std::int64_t> allowed, std::byte* log)
    : chip_(chip), allowed_(std::move(allowed)), log_(log), next_address_(kFirstAddress) {
  current = this;
}

Machine& Machine::Current() { return *current; }

void Machine::Write() {
  if (!log_.End()) Unmodelled("more launches than are recorded");
}

std::shared_ptr<Storage> Machine::NewStorage(std::int64_t bytes, int argument, bool on_host) {
  auto made = std::make_shared<Storage>();
  made->bytes = bytes;
  made->number = static_cast<int>(storages_.size());
  made->on_host = on_host;
  made->address = next_address_;
  next_address_ += (static_cast<std::uint64_t>(bytes) + 2 * kGap - 1) / kGap * kGap;
  if (next_address_ > 2 * kFirstAddress) Unmodelled("more memory than there is");
  storages_.push_back(made);
  log_.Begin(Event::kStorage);
  log_.Number(bytes);
  log_.Number(argument);
  log_.Number(on_host);
  Write();
  return made;
}

const Storage* Machine::StorageOf(const void* pointer, std::int64_t& offset) const {
  const std::uint64_t address = AddressOf(pointer);
  const auto after = std::upper_bound(storages_.begin(), storages_.end(), address,
                                      [](std::uint64_t a, const auto& one) { return a < one->address; });
  if (after == storages_.begin()) return nullptr;
  const Storage& found = **std::prev(after);
  offset = static_cast<std::int64_t>(address - found.address);
  return offset <= found.bytes + static_cast<std::int64_t>(kGap) / 2 ? &found : nullptr;
}

assay_torch_tensor* Machine::Argument(const TensorPtr& given) {
  for (const auto& [known, handle] : arguments_) {
    if (known == given) return ++handle->count, handle;
  }
  const int number = static_cast<int>(arguments_.size());
  assay_torch_tensor* made = nullptr;
  for (const auto& [known, handle] : arguments_) {
    if (!known->SharesStorage(*given)) continue;
    made =
        View(*handle, handle->tensor.View(given->shape(), given->strides(), given->offset()).Labelled(given->dtype()));
    made->storage->bytes = std::max(made->storage->bytes, BytesOf(*given));
    break;
  }
  if (made == nullptr) {
    made = new assay_torch_tensor;
    made->tensor =
        Tensor::ShapeOnly(given->dtype(), given->shape()).View(given->shape(), given->strides(), given->offset());
    made->storage = NewStorage(BytesOf(*given), number, false);
  }
  made->argument = given;
  ++made->count;  // the machine's own
  arguments_.emplace_back(given, made);
  return made;
}

assay_torch_tensor* Machine::Make(Tensor tensor, bool on_host) {
  auto* made = new assay_torch_tensor;
  made->storage = NewStorage(BytesOf(tensor), -1, on_host);
  made->tensor = std::move(tensor);
  made->on_host = on_host;
  return made;
}

assay_torch_tensor* Machine::View(const assay_torch_tensor& of, Tensor tensor) {
  auto* made = new assay_torch_tensor;
  made->tensor = std::move(tensor);
  made->storage = of.storage;
  made->on_host = of.on_host;
  made->strides_known = of.strides_known;
  made->maker = of.maker;
  return made;
}

void Machine::Written(const assay_torch_tensor& tensor) {
  log_.Begin(Event::kWritten);
  log_.Number(tensor.storage->number);
  Write();
}

void* Machine::Data(const assay_torch_tensor& tensor) {
  if (tensor.tensor.count() == 0) return nullptr;
  const std::uint64_t bytes = static_cast<std::uint64_t>(tensor.tensor.offset()) * SizeOf(tensor.tensor.dtype());
  if (tensor.on_host) {
    Storage& storage = *tensor.storage;
    constexpr std::int64_t kMost = 64 << 20;
    if (!storage.known || storage.bytes > kMost) Unmodelled("the memory of a tensor on the CPU");
    storage.contents.resize(static_cast<std::size_t>(storage.bytes));
    return storage.contents.data() + bytes;
  }
  return reinterpret_cast<void*>(tensor.storage->address + bytes);
}

void Machine::Raised(int kind, const char* message) {
  raised_ = kind;
  thrown_ = Location();
  message_ = message;
}

void Machine::Refused(std::string message) {
  raised_ = kRefusedByTorch;
  thrown_ = Location();
  message_ = std::move(message);
}

std::string Machine::KernelName(const void* function) const {
  const auto found = kernels_.find(function);
  return found == kernels_.end() ? std::string() : found->second;
}

void Machine::Configure(const unsigned* grid, const unsigned* block, std::size_t shared, void* stream) {
  configurations_.push_back({{grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, shared, stream, Location()});
}

void Machine::Configured(unsigned* grid, unsigned* block, std::size_t* shared, void** stream) {
  if (configurations_.empty()) Unmodelled("the stub of a kernel that nobody configured");
  const Configuration given = configurations_.back();
  configurations_.pop_back();
  std::copy(given.grid.begin(), given.grid.end(), grid);
  std::copy(given.block.begin(), given.block.end(), block);
  *shared = given.shared;
  *stream = given.stream;
  configured_ = given.location;
}

void Machine::WriteArgument(std::string_view type, const void* at) {
  const auto number = [&]<class T>(T) {
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
  };
  auto kind = CudaArgument::Kind::kInteger;
  std::int64_t integer = 0, offset = 0;
  double real = 0;
  int storage = -1;
  switch (const NamedType named = NamedTypeOf(type)) {
    case NamedType::kPointer: {
      const void* pointer = number(static_cast<const void*>(nullptr));
      kind = pointer == nullptr ? CudaArgument::Kind::kNullPointer : CudaArgument::Kind::kPointer;
      if (const Storage* found = pointer == nullptr ? nullptr : StorageOf(pointer, offset)) storage = found->number;
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
}

int Machine::Launch(const void* function, const unsigned* grid, const unsigned* block, void* const* arguments,
                    std::size_t shared, void* stream, bool cooperative) {
  const std::int32_t location = configured_.value_or(Location());
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
  for (std::size_t i = 0; i < types.size(); ++i) WriteArgument(types[i], arguments[i]);
  Write();
  if (launch.error != 0) last_error_ = launch.error;
  return launch.error;
}

int Machine::LastError(bool clear) {
  log_.Begin(Event::kAsked);
  Write();
  const int error = last_error_;
  if (clear) last_error_ = 0;
  return error;
}

// A synchronising call does not tell of launches that were refused.
int Machine::Synchronize() {
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

int Machine::Allocate(void** memory, std::size_t bytes, bool on_host) {
  constexpr std::size_t kMost = std::size_t{1} << 40;
  if (on_host) {
    if (bytes > (std::size_t{64} << 20)) Unmodelled("a large allocation of pinned memory");
    *memory = std::calloc(1, std::max<std::size_t>(bytes, 1));
    return 0;
  }
  if (bytes > kMost) Unmodelled("an allocation of more memory than a device has");
  *memory =
      bytes == 0 ? nullptr : reinterpret_cast<void*>(NewStorage(static_cast<std::int64_t>(bytes), -1, false)->address);
  return 0;
}

int Machine::Copy(void* to, const void* from, std::size_t bytes, int kind) {
  std::int64_t offset = 0;
  const bool to_device = StorageOf(to, offset) != nullptr;
  const bool from_device = StorageOf(from, offset) != nullptr;
  if (!to_device && from_device) Unmodelled("a copy of values of the device to the host");
  if (!to_device && !from_device) std::memcpy(to, from, bytes);
  if (to_device) Fill(to, bytes);
  (void)kind;
  return 0;
}

int Machine::Fill(void* to, std::size_t) {
  std::int64_t offset = 0;
  const Storage* found = StorageOf(to, offset);
  if (found == nullptr) Unmodelled("a write to memory that is none of the device's");
  log_.Begin(Event::kWritten);
  log_.Number(found->number);
  Write();
  return 0;
}

void Machine::LibraryCall(const char* name, void* const* written, std::size_t count) {
  log_.Begin(Event::kLibraryCall);
  log_.Text(name);
  Write();
  for (std::size_t i = 0; i < count; ++i) Fill(written[i], 0);
}

const Bound* Machine::Find(const std::string& name) const {
  const auto found = bound_.find(name);
  return found == bound_.end() ? nullptr : &found->second;
}

void Machine::Failed(int kind, std::string_view text, std::int32_t location) {
  log_.Begin(Event::kFailed);
  log_.Number(kind);
  log_.Text(text);
  log_.Number(location);
  Write();
}

void Machine::WriteResult(const assay_torch_value& value) {
  log_.Number(static_cast<std::int32_t>(value.kind));
  const auto tensor = [&](const assay_torch_tensor* one) {
    log_.Number(one != nullptr);
    if (one == nullptr) return;
    if (!one->strides_known) log_.Number(std::uint8_t{0});
    if (one->strides_known) log_.Number(std::uint8_t{1});
    log_.Number(static_cast<std::int32_t>(one->tensor.dtype()));
    log_.Number(one->storage->number);
    log_.Number(one->tensor.offset());
    log_.Number(one->on_host);
    log_.Number(static_cast<std::uint32_t>(one->tensor.shape().size()));
    for (std::size_t d = 0; d < one->tensor.shape().size(); ++d) {
      log_.Number(one->tensor.shape()[d]);
      log_.Number(one->tensor.strides()[d]);
    }
  };
  switch (value.kind) {
    case assay_torch_none:
      return;
    case assay_torch_is_tensor:
      return tensor(value.as.tensor);
    case assay_torch_is_tensors:
    case assay_torch_is_tuple:
      log_.Number(static_cast<std::uint32_t>(value.count));
      for (std::size_t i = 0; i < value.count; ++i) tensor(value.as.tensors[i]);
      return;
    case assay_torch_is_double:
      return log_.Number(value.as.number);
    case assay_torch_is_bool:
    case assay_torch_is_int:
      return log_.Number(value.as.integer);
    default:
      Unmodelled("a result that is neither tensors nor a number");
  }
}

}  // namespace assay::cuda
