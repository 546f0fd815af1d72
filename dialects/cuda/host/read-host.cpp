// Reads the worker's records of a call, treated as if an attacker had written them.
#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "dialects/cuda/host/event-log.h"
#include "dialects/cuda/host/fault-event.h"
#include "dialects/cuda/host/host-run.h"
#include "dialects/cuda/host/kernel-name.h"
#include "dialects/cuda/host/work-event.h"

namespace assay::cuda {
namespace {

constexpr std::size_t kMostDims = 16;
constexpr std::int64_t kMostNumber = std::int64_t{1} << 48;

// Reads the records of one call.
class Decoder {
 public:
  Decoder(const HostRequest& request, const HostRecord& record)
      : request_(request), record_(record), reader_(record.events), tensors_(TensorsOf(request.arguments)) {
    reply_.written.resize(tensors_.size());
  }

  // Whether a machine could have written all of it.
  bool Read() {
    while (!reader_.AtEnd()) {
      switch (reader_.Number<Event>()) {
        case Event::kStorage:
          Storage();
          break;
        case Event::kLaunch:
          Launch();
          break;
        case Event::kAttribute:
          Attribute();
          break;
        case Event::kAsked:
          Mark(&CudaLaunch::asked);
          break;
        case Event::kSynchronised:
          Mark(&CudaLaunch::synchronised);
          break;
        case Event::kLibraryCall:
          reply_.call.library_calls.push_back(reader_.Text());
          break;
        case Event::kWritten:
          Wrote(reader_.Number<int>());
          break;
        case Event::kFailed:
          Failed();
          break;
        case Event::kResult:
          reply_.result = Result();
          break;
        case Event::kValues:
          Values();
          break;
        case Event::kFault:
          Fault();
          break;
        case Event::kWork:
          Work();
          break;
        case Event::kSteps:
          reply_.steps += static_cast<std::uint64_t>(Amount());
          break;
        case Event::kCopied:
          Copied();
          break;
        case Event::kPrinted:
          reply_.printed += reader_.Text();
          break;
        case Event::kAllocated:
          if (CudaStorage* storage = Known(reader_.Number<int>()))
            storage->allocated = Place(reader_.Number<std::int32_t>());
          break;
        case Event::kReleased:
          if (CudaStorage* storage = Known(reader_.Number<int>())) storage->released = true;
          break;
        default:
          reader_.Refuse();
      }
    }
    return reader_.sound();
  }
  HostReply& reply() { return reply_; }

 private:
  SourceRange Place(std::int32_t location) const { return Place(request_.module, location); }
  static SourceRange Place(const LoweredModule* module, std::int32_t location) {
    if (module == nullptr) return {};
    const auto& all = module->locations;
    return location >= 0 && static_cast<std::size_t>(location) < all.size()
               ? all[static_cast<std::size_t>(location)].range
               : SourceRange{};
  }

  // A number that represents a count.
  std::int64_t Amount() {
    const auto value = reader_.Number<std::int64_t>();
    if (value < 0 || value > kMostNumber) reader_.Refuse();
    return reader_.sound() ? value : 0;
  }
  std::array<std::int64_t, 3> Dims() {
    std::array<std::int64_t, 3> dims{};
    for (std::int64_t& dim : dims) dim = Amount();
    return dims;
  }
  bool Flag() { return reader_.Number<std::uint8_t>() != 0; }

  void Storage() {
    CudaStorage storage;
    storage.bytes = Amount();
    storage.argument = reader_.Number<int>();
    storage.on_host = Flag();
    if (storage.argument < -1 || storage.argument >= static_cast<int>(tensors_.size())) reader_.Refuse();
    reply_.call.storages.push_back(storage);
  }

  static bool IsDtype(std::int32_t number) { return number >= 0 && number <= static_cast<std::int32_t>(Dtype::kC64); }
  bool IsStorage(int number) const {
    return number >= 0 && static_cast<std::size_t>(number) < reply_.call.storages.size();
  }

  CudaStorage* Known(int number) {
    if (!IsStorage(number)) return reader_.Refuse(), nullptr;
    return &reply_.call.storages[static_cast<std::size_t>(number)];
  }

  void Launch() {
    CudaLaunch launch;
    launch.symbol = reader_.Text();
    launch.kernel = ShortName(llvm::demangle(launch.symbol));
    launch.where = Place(reader_.Number<std::int32_t>());
    launch.grid = Dims();
    launch.block = Dims();
    launch.shared = Amount();
    launch.shared_allowed = Amount();
    launch.stream = Flag() ? CudaLaunch::Stream::kDefault : CudaLaunch::Stream::kOther;
    launch.cooperative = Flag();
    launch.error = reader_.Number<int>();
    const auto count = reader_.Number<std::uint32_t>();
    for (std::uint32_t i = 0; i < count && reader_.sound(); ++i) {
      CudaArgument argument;
      argument.type = reader_.Text();
      const auto kind = reader_.Number<CudaArgument::Kind>();
      if (kind < CudaArgument::Kind::kPointer || kind > CudaArgument::Kind::kOther) reader_.Refuse();
      argument.kind = kind;
      argument.integer = reader_.Number<std::int64_t>();
      argument.number = reader_.Number<double>();
      argument.storage = reader_.Number<int>();
      argument.offset = reader_.Number<std::int64_t>();
      if (argument.storage != -1 && !IsStorage(argument.storage)) reader_.Refuse();
      const bool reads = argument.type.find(" const*") != std::string::npos;
      if (!reads && argument.storage >= 0) Wrote(argument.storage);
      // Memory referenced from a structure may be written as well.
      if (argument.kind == CudaArgument::Kind::kOther) std::fill(reply_.written.begin(), reply_.written.end(), true);
      launch.arguments.push_back(std::move(argument));
    }
    reply_.call.launches.push_back(std::move(launch));
  }

  void Attribute() {
    CudaAttribute set;
    set.symbol = reader_.Text();
    set.kernel = ShortName(llvm::demangle(set.symbol));
    set.where = Place(reader_.Number<std::int32_t>());
    set.attribute = reader_.Number<int>();
    set.value = reader_.Number<std::int64_t>();
    set.error = reader_.Number<int>();
    reply_.call.attributes.push_back(std::move(set));
  }

  void Mark(bool CudaLaunch::* member) {
    for (CudaLaunch& launch : reply_.call.launches) launch.*member = true;
  }

  void Wrote(int storage) {
    if (!IsStorage(storage)) return reader_.Refuse();
    const int argument = reply_.call.storages[static_cast<std::size_t>(storage)].argument;
    if (argument < 0) return;
    const TensorPtr& first = tensors_[static_cast<std::size_t>(argument)];
    for (std::size_t i = 0; i < tensors_.size(); ++i) {
      if (tensors_[i]->SharesStorage(*first)) reply_.written[i] = true;
    }
  }

  void Failed() {
    CudaFailure failure;
    const int kind = reader_.Number<int>();
    if (kind < 0 || kind > static_cast<int>(CudaFailure::Kind::kCrash)) return reader_.Refuse();
    failure.kind = static_cast<CudaFailure::Kind>(kind);
    failure.text = reader_.Text();
    failure.where = Place(reader_.Number<std::int32_t>());
    reply_.call.failure = std::move(failure);
  }

  void Values() {
    const int storage = reader_.Number<int>();
    const auto dtype = reader_.Number<std::int32_t>();
    const auto first = reader_.Number<std::uint64_t>(), count = reader_.Number<std::uint64_t>();
    const std::size_t all = record_.values.size();
    if (!IsStorage(storage) || !IsDtype(dtype) || first > all || count > all - first) return reader_.Refuse();
    const auto begin = record_.values.begin() + static_cast<std::ptrdiff_t>(first);
    std::vector<double> values(begin, begin + static_cast<std::ptrdiff_t>(count));
    const int argument = reply_.call.storages[static_cast<std::size_t>(storage)].argument;
    if (argument >= 0) {
      if (static_cast<std::uint64_t>(tensors_[static_cast<std::size_t>(argument)]->room()) != count)
        return reader_.Refuse();
      RoundTo(static_cast<Dtype>(dtype), values.data(), values.size());
      reply_.values[argument] = std::move(values);
      return;
    }
    made_.insert_or_assign(storage,
                           Tensor(static_cast<Dtype>(dtype), {static_cast<std::int64_t>(count)}, std::move(values)));
  }

  void Copied() {
    const auto first = reader_.Number<std::uint64_t>(), count = reader_.Number<std::uint64_t>();
    const std::size_t all = record_.values.size();
    if (first > all || count > all - first) return reader_.Refuse();
    const auto begin = record_.values.begin() + static_cast<std::ptrdiff_t>(first);
    reply_.copied.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(count));
  }

  void Fault() {
    FaultEvent event = ReadFault(reader_);
    event.fault.launch = Place(event.launch);
    const LoweredModule* device = request_.device == nullptr ? nullptr : &request_.device->module;
    event.fault.where = Place(device, event.where);
    event.fault.other = Place(device, event.other);
    NameMemory(event);
    reply_.faults.push_back(std::move(event.fault));
  }

  void Work() {
    const WorkEvent event = ReadWork(reader_);
    if (!reader_.sound()) return;
    const LoweredModule* device = request_.device == nullptr ? nullptr : &request_.device->module;
    reply_.work.push_back(WorkOf(event, Place(event.launch), [&](std::int32_t where) { return Place(device, where); }));
  }

  // Memory is identified by the launch's parameter that points to it.
  void NameMemory(FaultEvent& event) const {
    if (event.storage < 0) return;
    const auto& launches = reply_.call.launches;
    const auto launch = std::find_if(launches.rbegin(), launches.rend(),
                                     [&](const CudaLaunch& one) { return one.kernel == event.fault.kernel; });
    const auto names = request_.parameters.find(PlainName(event.fault.kernel));
    if (launch == launches.rend() || names == request_.parameters.end()) return;
    for (std::size_t i = 0; i < launch->arguments.size() && i < names->second.size(); ++i) {
      if (launch->arguments[i].storage != event.storage) continue;
      event.fault.memory.kind = CudaMemory::Kind::kTensor;
      event.fault.memory.name = names->second[i];
      return;
    }
  }

  // In the numbering of assay_torch_kind.
  Value Result() {
    enum { kNone, kTensor, kTensors, kBool, kInt, kDouble = 6, kTuple = 17 };
    switch (const auto kind = reader_.Number<std::int32_t>()) {
      case kNone:
        return {};
      case kTensor:
        return TensorResult();
      case kTensors:
      case kTuple: {
        ValueList items;
        const auto count = reader_.Number<std::uint32_t>();
        for (std::uint32_t i = 0; i < count && reader_.sound(); ++i) items.push_back(TensorResult());
        return kind == kTuple ? Value::Tuple(std::move(items)) : Value::List(std::move(items));
      }
      case kBool:
        return Value(reader_.Number<std::int64_t>() != 0);
      case kInt:
        return Value(reader_.Number<std::int64_t>());
      case kDouble:
        return Value(reader_.Number<double>());
      default:
        reader_.Refuse();
        return {};
    }
  }

  Value TensorResult() {
    if (!Flag()) return {};
    const bool strides_known = Flag();
    const auto dtype = reader_.Number<std::int32_t>();
    const int storage = reader_.Number<int>();
    const std::int64_t offset = Amount();
    const bool on_host = Flag();
    const auto dims = reader_.Number<std::uint32_t>();
    if (!IsDtype(dtype) || !IsStorage(storage) || dims > kMostDims) {
      reader_.Refuse();
      return {};
    }
    CudaResult result;
    result.dtype = static_cast<Dtype>(dtype);
    for (std::uint32_t d = 0; d < dims; ++d) {
      result.shape.push_back(Amount());
      result.strides.push_back(Amount());
    }
    if (!reader_.sound()) return {};
    reply_.call.results.push_back(result);
    try {
      Value made =
          request_.FollowsValues()
              ? MadeOf(storage, result, offset)
              : Made(result, reply_.call.storages[static_cast<std::size_t>(storage)].argument, offset, strides_known);
      if (made.is_tensor()) made.tensor()->on_host = on_host;
      reply_.call.storages[static_cast<std::size_t>(storage)].returned = true;
      return made;
    } catch (const TensorError&) {
      reader_.Refuse();
      return {};
    }
  }

  // A returned argument is that very tensor; a tensor within an argument's memory shares it.
  Value Made(const CudaResult& result, int argument, std::int64_t offset, bool strides_known) const {
    for (const TensorPtr& tensor : tensors_) {
      const bool shares = argument >= 0 && tensor->SharesStorage(*tensors_[static_cast<std::size_t>(argument)]);
      if (shares && tensor->dtype() == result.dtype && tensor->shape() == result.shape &&
          tensor->strides() == result.strides && tensor->offset() == offset)
        return Value(tensor);
    }
    Tensor made = Tensor::ShapeOnly(result.dtype, result.shape);
    if (argument >= 0) {
      const TensorPtr& first = tensors_[static_cast<std::size_t>(argument)];
      if (!first->has_values()) return Value(first->View(result.shape, result.strides, offset).Labelled(result.dtype));
      return Value(std::move(made));
    }
    return Value(strides_known ? made.View(result.shape, result.strides, 0) : made);
  }

  // A view of the storage's values, which are an argument's own if the storage is.
  Value MadeOf(int storage, const CudaResult& result, std::int64_t offset) {
    const int argument = reply_.call.storages[static_cast<std::size_t>(storage)].argument;
    const auto made = made_.find(storage);
    if (argument < 0 && made == made_.end()) return reader_.Refuse(), Value();
    const Tensor& whole = argument < 0 ? made->second : *tensors_[static_cast<std::size_t>(argument)];
    std::int64_t last = offset;
    for (std::size_t d = 0; d < result.shape.size(); ++d) {
      // Far below the sizes at which the products could wrap.
      if (result.shape[d] > kMostNumber / std::max<std::int64_t>(result.strides[d], 1))
        return reader_.Refuse(), Value();
      last += std::max<std::int64_t>(result.shape[d] - 1, 0) * result.strides[d];
    }
    const bool empty = std::find(result.shape.begin(), result.shape.end(), 0) != result.shape.end();
    if (!empty && last >= whole.room()) return reader_.Refuse(), Value();
    for (const TensorPtr& tensor : tensors_) {
      if (argument >= 0 && tensor->SharesStorage(whole) && tensor->dtype() == result.dtype &&
          tensor->shape() == result.shape && tensor->strides() == result.strides && tensor->offset() == offset)
        return Value(tensor);
    }
    return Value(whole.View(result.shape, result.strides, offset).Labelled(result.dtype));
  }

  const HostRequest& request_;
  const HostRecord& record_;
  std::map<int, Tensor> made_;  // values of storages that the call made
  EventReader reader_;
  std::vector<TensorPtr> tensors_;
  HostReply reply_;
};

}  // namespace

HostReply ReadHost(const HostRequest& request, const HostRecord& record) {
  Decoder decoder(request, record);
  const bool sound = decoder.Read();
  HostReply reply = std::move(decoder.reply());
  CudaCall& call = reply.call;
  call.function = request.function;
  for (const Value& value : request.arguments) call.what += (call.what.empty() ? "" : ", ") + TextOfArgument(value);
  if (!sound) {
    call.launches.clear();
    call.undecided = "the record of the run is not one that a run leaves";
  } else if (!record.why_undecided.empty()) {
    call.undecided = record.why_undecided;
  } else if (record.faulted && !call.failure && request.device != nullptr) {
    call.undecided = "the run ended by " + record.fault_text;
  } else if (record.faulted && !call.failure) {
    // A memory access that faults, or a call that host code may not make.
    call.failure = {CudaFailure::Kind::kCrash, record.fault_text, record.fault_where};
  } else if (!record.finished) {
    call.undecided = "the run did not come to its end";
  }
  return reply;
}

}  // namespace assay::cuda
