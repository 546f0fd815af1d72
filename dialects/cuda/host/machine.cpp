// Memory of the machine, and how it records arguments, failures and results.
#include "dialects/cuda/host/machine.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

Machine* current = nullptr;

// An address range that is never mapped in a process of this system: accesses by the host fault.
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

Machine::Machine(const Chip& chip, std::map<std::string, std::int64_t> allowed, std::byte* log, Device* device,
                 ValueArea values)
    : chip_(chip),
      allowed_(std::move(allowed)),
      log_(log),
      next_address_(kFirstAddress),
      device_(device),
      value_area_(values) {
  current = this;
}

void Machine::FollowBounds(Device& device) {
  bounds_device_ = &device;
  next_address_ = kFirstAddress + kFirstAddress / 2;  // after the device's
}

Machine& Machine::Current() { return *current; }

void Machine::Write() {
  if (!log_.End()) Unmodelled("more launches than are recorded");
}

std::shared_ptr<Storage> Machine::NewStorage(std::int64_t bytes, std::int64_t element, int argument, bool on_host) {
  auto made = std::make_shared<Storage>();
  made->bytes = bytes;
  made->number = static_cast<int>(storages_.size());
  made->on_host = on_host;
  if (bounds_device_ != nullptr && !on_host) {
    made->address = bounds_device_->Allocate(bytes, element, made->number);
    if (made->address == 0) LoseBounds();
  }
  if (Follows() && !on_host) {
    made->address = device_->Allocate(bytes, element, made->number);
    if (made->address == 0) LeaveUndecided(WorkerResult(), "the run needs more memory than it is given");
  } else if (made->address == 0) {
    made->address = next_address_;
    next_address_ += (static_cast<std::uint64_t>(bytes) + 2 * kGap - 1) / kGap * kGap;
    if (next_address_ > 2 * kFirstAddress) Unmodelled("more memory than there is");
  }
  storages_.push_back(made);
  WriteStorage(*made, argument);
  return made;
}

void Machine::WriteStorage(const Storage& storage, int argument) {
  log_.Begin(Event::kStorage);
  log_.Number(storage.bytes);
  log_.Number(argument);
  log_.Number(storage.on_host);
  Write();
}

void Machine::BeginRecord() {
  log_.Clear();
  first_argument_ = arguments_.size();
  for (const auto& storage : storages_) WriteStorage(*storage, -1);
}

Storage* Machine::StorageOf(const void* pointer, std::int64_t& offset) const {
  const std::uint64_t address = AddressOf(pointer);
  Storage* nearest = nullptr;
  for (const std::shared_ptr<Storage>& one : storages_) {
    if (one->address <= address && (nearest == nullptr || one->address >= nearest->address)) nearest = one.get();
  }
  if (nearest == nullptr) return nullptr;
  offset = static_cast<std::int64_t>(address - nearest->address);
  return offset <= nearest->bytes + static_cast<std::int64_t>(kGap) / 2 ? nearest : nullptr;
}

const Storage* Machine::HostStorage(std::uint64_t address) const {
  for (const std::shared_ptr<Storage>& one : storages_) {
    const std::uint64_t begin = AddressOf(one->contents.data());
    if (one->on_host && address >= begin && address - begin < one->contents.size()) return one.get();
  }
  return nullptr;
}

assay_torch_tensor* Machine::Argument(const TensorPtr& given) {
  for (const auto& [known, handle] : arguments_) {
    if (known == given) return ++handle->count, handle;
  }
  const int number = static_cast<int>(arguments_.size() - first_argument_);
  assay_torch_tensor* made = nullptr;
  for (const auto& [known, handle] : arguments_) {
    if (!known->SharesStorage(*given)) continue;
    made =
        View(*handle, handle->tensor.View(given->shape(), given->strides(), given->offset()).Labelled(given->dtype()));
    if (!Follows() && BytesOf(*given) > made->storage->bytes) {
      made->storage->bytes = BytesOf(*given);
      LoseBounds();
    }
    break;
  }
  if (made == nullptr) {
    made = new assay_torch_tensor;
    made->tensor =
        Follows()
            ? *given
            : Tensor::ShapeOnly(given->dtype(), given->shape()).View(given->shape(), given->strides(), given->offset());
    const auto element = static_cast<std::int64_t>(SizeOf(given->dtype()));
    made->on_host = given->on_host && !given->parameter;
    made->storage = NewStorage(Follows() ? given->room() * element : BytesOf(*given), element, number, made->on_host);
    if (Follows()) Given(*made->storage, *given);
    if (Follows() && unwritten_.contains(number)) {
      made->storage->bytes_stale = false;
      made->storage->values_stale = true;
    }
  }
  made->argument = given;
  ++made->count;  // the machine's own
  arguments_.emplace_back(given, made);
  return made;
}

assay_torch_tensor* Machine::Make(Tensor tensor, bool on_host) {
  auto* made = new assay_torch_tensor;
  const auto element = static_cast<std::int64_t>(SizeOf(tensor.dtype()));
  if (Follows() && !tensor.has_values()) LeaveUndecided(WorkerResult(), "a tensor is too large to be followed");
  made->storage = NewStorage(Follows() ? tensor.room() * element : BytesOf(tensor), element, -1, on_host);
  if (Follows()) Given(*made->storage, tensor);
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
  if (Follows()) {
    if (!tensor.strides_known) Unmodelled("the strides of the result of `" + tensor.maker + "`");
    NeedBytes(*tensor.storage);
    tensor.storage->shown = true;
    if (tensor.on_host) return tensor.storage->contents.data() + bytes;
  }
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

int Machine::Allocate(void** memory, std::size_t bytes, int where) {
  constexpr std::size_t kMost = std::size_t{1} << 40;
  if (where == 1) {
    if (bytes > (std::size_t{64} << 20)) Unmodelled("a large allocation of pinned memory");
    *memory = std::calloc(1, std::max<std::size_t>(bytes, 1));
    return 0;
  }
  if (bytes > kMost) Unmodelled("an allocation of more memory than a device has");
  if (where == 2) {
    if (!Follows() || bytes == 0) Unmodelled("managed memory where values are not followed");
    const std::shared_ptr<Storage> made = NewStorage(static_cast<std::int64_t>(bytes), 4, -1, false);
    const std::uint64_t address = made->address;
    made->managed = true;
    if (!device_->Share(address)) Unmodelled("managed memory of this size");
    return *memory = reinterpret_cast<void*>(address), 0;
  }
  constexpr std::int64_t kWord = 4;
  if (bytes == 0) return *memory = nullptr, 0;
  const std::shared_ptr<Storage> made = NewStorage(static_cast<std::int64_t>(bytes), kWord, -1, false);
  *memory = reinterpret_cast<void*>(made->address);
  log_.Begin(Event::kAllocated);
  log_.Number(made->number);
  log_.Number(Location());
  Write();
  return 0;
}

int Machine::Release(void* memory) {
  std::int64_t offset = 0;
  Storage* found = memory == nullptr ? nullptr : StorageOf(memory, offset);
  if (found == nullptr || offset != 0) return 0;
  log_.Begin(Event::kReleased);
  log_.Number(found->number);
  Write();
  if (!Follows()) return 0;
  RecordManaged(*found);
  device_->Release(found->address);
  return 0;
}

int Machine::Copy(void* to, const void* from, std::size_t bytes, int) {
  std::int64_t to_offset = 0, from_offset = 0;
  Storage* to_device = StorageOf(to, to_offset);
  Storage* from_device = StorageOf(from, from_offset);
  if (!Follows() && to_device == nullptr && from_device != nullptr)
    Unmodelled("a copy of values of the device to the host");
  const auto memory = [&](Storage* storage, void* host) -> std::byte* {
    if (storage == nullptr) return static_cast<std::byte*>(host);
    NeedBytes(*storage);
    std::byte* found = device_->Memory(AddressOf(host), static_cast<std::int64_t>(bytes));
    if (found == nullptr) Unmodelled("a copy that reaches beyond an allocation");
    return found;
  };
  if (Follows()) {
    const std::byte* source = memory(from_device, const_cast<void*>(from));
    if (alone_ && to_device == nullptr && from_device != nullptr) RecordCopy(*from_device, source, bytes);
    std::memmove(memory(to_device, to), source, bytes);
  } else if (to_device == nullptr && from_device == nullptr) {
    std::memcpy(to, from, bytes);
  }
  if (to_device != nullptr) WroteDevice(*to_device, to, bytes);
  return 0;
}

// The program itself wrote memory of the device.
void Machine::WroteDevice(Storage& storage, const void* at, std::size_t bytes) {
  log_.Begin(Event::kWritten);
  log_.Number(storage.number);
  Write();
  if (!Follows()) return;
  device_->Written(AddressOf(at), static_cast<std::int64_t>(bytes));
  BytesChanged(storage);
}

int Machine::Fill(void* to, int value, std::size_t bytes) {
  std::int64_t offset = 0;
  Storage* found = StorageOf(to, offset);
  if (found == nullptr) Unmodelled("a write to memory that is none of the device's");
  if (Follows()) {
    NeedBytes(*found);
    std::byte* memory = device_->Memory(AddressOf(to), static_cast<std::int64_t>(bytes));
    if (memory == nullptr) Unmodelled("a write beyond an allocation");
    std::memset(memory, value, bytes);
  }
  WroteDevice(*found, to, bytes);
  return 0;
}

void Machine::LibraryCall(const char* name, void* const* written, std::size_t count) {
  log_.Begin(Event::kLibraryCall);
  log_.Text(name);
  Write();
  if (Follows() && count > 0) Unmodelled("`" + std::string(name) + "`");
  for (std::size_t i = 0; i < count; ++i) Fill(written[i], 0, 0);
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
