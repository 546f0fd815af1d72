// Values of tensors while kernels run: as numbers for torch's operators, as bytes for the device and the program. Each
// storage records which of the two is newer.
#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>

#include "dialects/cuda/host/machine.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

std::int64_t ElementOf(const Storage& storage) { return static_cast<std::int64_t>(SizeOf(storage.values->dtype())); }

// All of a storage in the order of its flat values.
SimTensor Whole(const Storage& storage) {
  SimTensor whole;
  whole.dtype = storage.values->dtype();
  whole.shape = {storage.values->count()};
  return whole;
}

double NumberOf(const assay_torch_value& value) {
  if (value.kind == assay_torch_is_double) return value.as.number;
  if (value.kind == assay_torch_is_int || value.kind == assay_torch_is_bool)
    return static_cast<double>(value.as.integer);
  Unmodelled("a value that is not a number");
}

}  // namespace

const assay_torch_value* Machine::Named::Find(std::string_view name) const {
  const auto found = std::find(names.begin(), names.end(), name);
  const assay_torch_value* value = found == names.end() ? nullptr : values + (found - names.begin());
  return value == nullptr || value->kind == assay_torch_none ? nullptr : value;
}

void Machine::Given(Storage& storage, const Tensor& tensor) {
  if (!tensor.has_values()) LeaveUndecided(WorkerResult(), "a tensor is too large to be followed");
  storage.values = tensor.View({tensor.room()}, {1}, 0);
  storage.bytes_stale = true;
}

assay_torch_tensor* Machine::MakeEmpty(const Tensor& like, bool on_host) {
  if (!Follows()) return Make(like, on_host);
  assay_torch_tensor* made = Make(Filled(like, 0), on_host);
  Storage& storage = *made->storage;
  // The contents are unknown: they are in the device's memory.
  storage.values_stale = !on_host;
  storage.bytes_stale = on_host;
  return made;
}

// With the shape, strides and element type of `like`.
Tensor Machine::Filled(const Tensor& like, double value) const {
  std::int64_t last = like.count() == 0 ? -1 : 0;
  for (std::size_t d = 0; d < like.shape().size() && last >= 0; ++d) last += (like.shape()[d] - 1) * like.strides()[d];
  Tensor flat(like.dtype(), {last + 1});
  if (!flat.has_values()) LeaveUndecided(WorkerResult(), "a tensor is too large to be followed");
  if (value != 0) std::fill_n(flat.data(), last + 1, value);
  if (value != 0 && last >= 0) RoundTo(like.dtype(), flat.data(), static_cast<std::size_t>(last + 1));
  return flat.View(like.shape(), like.strides(), 0);
}

std::byte* Machine::MemoryOf(Storage& storage) {
  if (storage.on_host) {
    storage.contents.resize(static_cast<std::size_t>(storage.bytes));
    return storage.contents.data();
  }
  return storage.bytes == 0 ? nullptr : device_->Memory(storage.address, storage.bytes);
}

void Machine::NeedBytes(Storage& storage) {
  if (!Follows() || !storage.values || !storage.bytes_stale) return;
  SimTensor whole = Whole(storage);
  const double* values = storage.values->data();
  FromDoubles({values, values + storage.values->count()}, whole);
  if (std::byte* bytes = MemoryOf(storage)) {
    std::copy_n(whole.data.data(), std::min<std::size_t>(whole.data.size(), static_cast<std::size_t>(storage.bytes)),
                bytes);
    if (!storage.on_host) device_->Written(storage.address, storage.bytes);
  }
  storage.bytes_stale = false;
}

void Machine::NeedValues(Storage& storage) {
  if (!Follows()) return;
  // Memory from cudaMalloc has no separate values, and the program may have written to memory visible to the host.
  if (!storage.values || !(storage.values_stale || (storage.on_host && storage.shown && !storage.bytes_stale))) return;
  SimTensor whole = Whole(storage);
  const std::byte* bytes = MemoryOf(storage);
  if (bytes == nullptr) return;
  whole.data.assign(bytes, bytes + storage.values->count() * ElementOf(storage));
  const std::vector<double> values = ToDoubles(whole);
  std::copy(values.begin(), values.end(), storage.values->data());
  storage.values_stale = false;
}

void Machine::ValuesChanged(Storage& storage) {
  storage.changed = true;
  storage.bytes_stale = true;
  if (storage.shown) NeedBytes(storage);
}

void Machine::BytesChanged(Storage& storage) {
  storage.changed = true;
  storage.bytes_stale = false;
  storage.values_stale = true;
}

// Elements of a result that no thread wrote, if a kernel was given the memory.
void Machine::TellUnwritten(const Storage& storage) {
  if (device_ == nullptr || storage.kernel.empty() || storage.bytes == 0) return;
  const Device::Unwritten left = device_->LeftUnwritten(storage.address);
  if (left.elements == 0) return;
  FaultEvent event;
  event.fault.kind = CudaFaultKind::kOutputUnwritten;
  event.fault.kernel = storage.kernel;
  event.launch = storage.launch;
  event.storage = storage.number;
  event.fault.memory = {CudaMemory::Kind::kAllocation, "", storage.bytes, ElementOf(storage)};
  event.fault.lowest = event.fault.offset = left.first;
  event.fault.highest = left.end;
  event.fault.times = static_cast<std::uint64_t>(left.elements);
  Fault(event);
}

// For the results, and for arguments that the call changed.
void Machine::WriteValues(const assay_torch_value& result) {
  std::set<Storage*> wanted;
  const auto want = [&](const assay_torch_tensor* one) {
    if (one != nullptr) wanted.insert(one->storage.get());
  };
  if (result.kind == assay_torch_is_tensor) want(result.as.tensor);
  if (result.kind == assay_torch_is_tensors || result.kind == assay_torch_is_tuple) {
    for (std::size_t i = 0; i < result.count; ++i) want(result.as.tensors[i]);
  }
  for (std::size_t i = first_argument_; i < arguments_.size(); ++i) {
    if (arguments_[i].second->storage->changed) want(arguments_[i].second);
  }
  std::vector<Storage*> ordered(wanted.begin(), wanted.end());
  std::sort(ordered.begin(), ordered.end(), [](const Storage* a, const Storage* b) { return a->number < b->number; });
  for (Storage* storage : ordered) {
    if (!storage->values) continue;
    if (!storage->on_host && !storage->bytes_stale) TellUnwritten(*storage);
    NeedValues(*storage);
    const auto count = static_cast<std::size_t>(storage->values->count());
    const std::uint64_t first = value_area_.used();
    if (!value_area_.Add(storage->values->data(), count))
      LeaveUndecided(WorkerResult(), "the results are too large to be returned");
    log_.Begin(Event::kValues);
    log_.Number(storage->number);
    log_.Number(static_cast<std::int32_t>(storage->values->dtype()));
    log_.Number(first);
    log_.Number(static_cast<std::uint64_t>(count));
    Write();
  }
}

Tensor Machine::InStrides(const Tensor& tensor, const Shape& strides) const {
  const Tensor like = Tensor::ShapeOnly(tensor.dtype(), tensor.shape()).View(tensor.shape(), strides, 0);
  if (!Follows()) return like;
  Tensor made = Filled(like, 0);
  made.Assign(tensor);
  return made;
}

// A new tensor with the shape, strides and type of `like`, filled as by NAME, NAME_like or new_NAME.
assay_torch_tensor* Machine::MakeFilled(const std::string& name, const Named& arguments, const Tensor& like,
                                        bool on_host) {
  if (name.find("empty") != std::string::npos) return MakeEmpty(like, on_host);
  if (!Follows()) return Make(like, on_host);
  double fill = name.find("ones") != std::string::npos ? 1 : 0;
  if (name.find("full") != std::string::npos) {
    const assay_torch_value* given = arguments.Find("fill_value");
    if (given == nullptr) Unmodelled("`" + name + "` of this form");
    fill = NumberOf(*given);
  }
  return Make(Filled(like, fill), on_host);
}

// A copy of the values in the shape, strides and type of `like`.
assay_torch_tensor* Machine::MakeCopy(const assay_torch_tensor& of, const Tensor& like, bool on_host) {
  if (!Follows()) return Make(like, on_host);
  NeedValues(*of.storage);
  Tensor made = Filled(like, 0);
  made.Assign(of.tensor);
  return Make(std::move(made), on_host);
}

// In place, if it does not need the old values. False for others.
bool Machine::WritesSelf(const std::string& name, assay_torch_tensor& self, const Named& arguments) {
  NeedValues(*self.storage);
  if (name == "zero_") {
    self.tensor.Assign(Tensor::Scalar(0, self.tensor.dtype()));
  } else if (const assay_torch_value* value = arguments.Find("value"); name == "fill_" && value != nullptr) {
    if (value->kind == assay_torch_is_tensor) return false;
    self.tensor.Assign(Tensor::Scalar(NumberOf(*value), self.tensor.dtype()));
  } else if (const assay_torch_value* from = arguments.Find("src"); name == "copy_" && from != nullptr) {
    NeedValues(*from->as.tensor->storage);
    self.tensor.Assign(from->as.tensor->tensor);
  } else {
    return false;
  }
  ValuesChanged(*self.storage);
  return true;
}

}  // namespace assay::cuda
