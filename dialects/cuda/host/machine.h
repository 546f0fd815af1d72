// The machine behind assay/torch.h inside the confined worker: tensors as shapes, a runtime that starts nothing, and a
// record of the requests to both. An unsupported request ends the worker undecided, and is named.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <assay/machine.h>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/dtype.h"
#include "dialects/cuda/host/device.h"
#include "dialects/cuda/host/event-log.h"
#include "dialects/cuda/host/fault-event.h"
#include "dialects/cuda/host/value-area.h"
#include "dialects/cuda/host/work-event.h"
#include "dialects/cuda/targets.h"
#include "reference/tensor/tensor.h"
#include "reference/tensor/value.h"

namespace assay::cuda {

// Memory as addresses that only identify an element, except for the host's own.
struct Storage {
  std::uint64_t address = 0;
  std::int64_t bytes = 0;
  int number = 0;
  bool on_host = false;
  bool known = false;               // on the host, with contents written only by the program
  std::vector<std::byte> contents;  // on the host, once they are asked for

  // If values are followed: all elements, of which tensors are views. Bytes are the device's memory, or `contents`.
  std::optional<Tensor> values;
  bool values_stale = false;     // the bytes are newer
  bool bytes_stale = false;      // the values are newer
  bool shown = false;            // on the host: the program has its address and may write at any time
  bool changed = false;          // by the call that is recorded
  std::string kernel;            // the last that it was handed to
  std::int32_t launch = -1;      // the place of that
  bool managed = false;          // the program follows its address
  std::optional<Dtype> element;  // as kernels declare their pointers to it
};

}  // namespace assay::cuda

struct assay_torch_tensor {
  std::size_t count = 1;
  assay::Tensor tensor;
  std::shared_ptr<assay::cuda::Storage> storage;
  bool on_host = false;
  bool strides_known = true;
  std::string maker;          // the operator that made it, where its strides are not known
  assay::TensorPtr argument;  // that it is
};

namespace assay::cuda {

struct Bound {
  void* function = nullptr;
  assay_torch_thunk thunk = nullptr;
  std::vector<std::string> signature;
  int extras = 0;
};

class Machine {
 public:
  // An operator's arguments by name.
  struct Named {
    std::vector<std::string> names;
    const assay_torch_value* values;

    const assay_torch_value* Find(std::string_view name) const;  // null where it is None
  };

  // With a device, launches run and values are followed; `values` has room for those of the results.
  Machine(const Chip& chip, std::map<std::string, std::int64_t> allowed, std::byte* log, Device* device = nullptr,
          ValueArea values = {});

  static Machine& Current();
  static const assay_machine& Table();

  // Arguments of the call. Tensors that share memory share it here, too.
  assay_torch_tensor* Argument(const TensorPtr& tensor);
  const Bound* Find(const std::string& name) const;
  // Calls it; ends the worker if the arguments do not match.
  void Call(const Bound& bound, const ValueList& arguments);
  // Forgets the records of earlier calls; their memory stays.
  void BeginRecord();
  // An exception left the program.
  void Failed(int kind, std::string_view text, std::int32_t location);
  // The place of the last throw, and the kind and text of the last check that failed.
  void Thrown(std::int32_t location) { thrown_ = location; }
  std::int32_t thrown() const { return thrown_; }
  int raised() const { return raised_; }

  // A fault of a kernel.
  void Fault(const FaultEvent& event);
  // The host tensor whose memory contains the address; null if there is none.
  const Storage* HostStorage(std::uint64_t address) const;
  // The work of a launch.
  void Worked(const WorkEvent& event);
  void Spent(std::uint64_t steps);  // of a launch

  // Without values: kernels run on this device for their accesses alone (DeviceOptions::bounds_only).
  void FollowBounds(Device& device);

  // The program is standalone (HostRequest::alone).
  void RunAlone(std::set<int> unwritten) {
    alone_ = true;
    unwritten_ = std::move(unwritten);
  }
  // It exited by itself; its results are recorded as at its end.
  void Ended(int code);
  // Its output and that of its kernels so far.
  void RecordPrints();

  // Implementations of the table's functions.
  assay_torch_tensor* Make(Tensor tensor, bool on_host);
  // For elements that were never written.
  assay_torch_tensor* MakeEmpty(const Tensor& like, bool on_host);
  assay_torch_tensor* View(const assay_torch_tensor& of, Tensor tensor);
  void Written(const assay_torch_tensor& tensor);
  void* Data(const assay_torch_tensor& tensor);
  bool Operator(std::string_view name, std::string_view parameters, const assay_torch_value* arguments,
                std::size_t count, assay_torch_value* result);
  void Raised(int kind, const char* message);
  // One of torch's own operators rejects its arguments.
  void Refused(std::string message);
  const std::string& message() const { return message_; }
  void Bind(std::string name, Bound bound) { bound_[std::move(name)] = std::move(bound); }
  void RegisterKernel(const void* function, const char* name) { kernels_[function] = name; }
  void Configure(const unsigned* grid, const unsigned* block, std::size_t shared, void* stream);
  void Configured(unsigned* grid, unsigned* block, std::size_t* shared, void** stream);
  int Launch(const void* function, const unsigned* grid, const unsigned* block, void* const* arguments,
             std::size_t shared, void* stream, bool cooperative);
  int LastError(bool clear);
  int SetAttribute(const void* function, int attribute, int value);
  std::int64_t DeviceAttribute(int attribute) const;
  // As specified for assay_cuda_allocate.
  int Allocate(void** memory, std::size_t bytes, int where);
  int Release(void* memory);
  int Copy(void* to, const void* from, std::size_t bytes, int kind);
  int Fill(void* to, int value, std::size_t bytes);
  int Synchronize();
  void RegisterVariable(const void* variable, const char* name, std::size_t bytes) {
    variables_[variable] = {name, bytes};
  }
  int CopySymbol(const void* variable, void* other, std::size_t bytes, std::size_t offset, bool to_symbol);
  void* SymbolAddress(const void* variable, std::size_t& bytes);
  int Gemm(const assay_cuda_gemm& what);
  void LibraryCall(const char* name, void* const* written, std::size_t count);
  void* NewStream() { return reinterpret_cast<void*>(next_stream_++); }
  void* stream() const { return stream_; }
  void SetStream(void* stream) { stream_ = stream; }

 private:
  struct Configuration {
    std::array<unsigned, 3> grid, block;
    std::size_t shared;
    void* stream;
    std::int32_t location;
  };

  bool Follows() const { return device_ != nullptr; }
  // Sizes differ from those the machine knows, or contents are needed.
  void LoseBounds() { bounds_device_ = nullptr; }
  // Brings bytes and values into agreement (machine-values.cpp).
  void NeedValues(Storage& storage);
  void NeedBytes(Storage& storage);
  std::byte* MemoryOf(Storage& storage);
  // The values were written, through a view of them.
  void ValuesChanged(Storage& storage);
  void BytesChanged(Storage& storage);
  void Run(const DeviceLaunch& launch);
  void WroteDevice(Storage& storage, const void* at, std::size_t bytes);
  void WriteValues(const assay_torch_value& result);
  void TellUnwritten(const Storage& storage);
  Tensor Filled(const Tensor& like, double value) const;
  // The same values in memory with other strides.
  Tensor InStrides(const Tensor& tensor, const Shape& strides) const;
  // Parts of Operator.
  assay_torch_tensor* MakeFilled(const std::string& name, const Named& arguments, const Tensor& like, bool on_host);
  assay_torch_tensor* MakeCopy(const assay_torch_tensor& of, const Tensor& like, bool on_host);
  bool WritesSelf(const std::string& name, assay_torch_tensor& self, const Named& arguments);
  void Given(Storage& storage, const Tensor& tensor);

  void WriteStorage(const Storage& storage, int argument);
  std::shared_ptr<Storage> NewStorage(std::int64_t bytes, std::int64_t element, int argument, bool on_host);
  Storage* StorageOf(const void* pointer, std::int64_t& offset) const;
  // Returns the memory that a pointer refers to.
  Storage* WriteArgument(std::string_view type, const void* at);
  void RecordCopy(const Storage& from, const std::byte* bytes, std::size_t count);
  void RecordManaged(Storage& storage);
  void TakeDevicePrints();
  std::string KernelName(const void* function) const;
  void Write();  // ends the record
  void WriteResult(const assay_torch_value& value);

  const Chip& chip_;
  std::map<std::string, std::int64_t> allowed_;
  EventWriter log_;
  std::map<std::string, Bound> bound_;
  std::map<const void*, std::string> kernels_;
  struct DeviceVariable {
    std::string name;
    std::size_t bytes = 0;
  };
  std::map<const void*, DeviceVariable> variables_;
  std::vector<std::shared_ptr<Storage>> storages_;
  std::vector<std::pair<TensorPtr, assay_torch_tensor*>> arguments_;
  std::size_t first_argument_ = 0;  // of the call that is recorded
  std::uint64_t next_address_;
  std::uintptr_t next_stream_ = 0x100;
  void* stream_ = nullptr;
  std::vector<Configuration> configurations_;
  std::optional<std::int32_t> configured_;  // the place of the launch that is being made
  int last_error_ = 0;
  int raised_ = -1;
  std::int32_t thrown_ = -1;
  std::string message_;
  std::vector<assay_torch_tensor*> result_tensors_;
  Device* device_ = nullptr;
  Device* bounds_device_ = nullptr;  // on which kernels run for their bounds alone
  ValueArea value_area_;
  bool alone_ = false;
  std::set<int> unwritten_;  // arguments, by number
};

// Follows the kinds of checks (c10/util/Exception.h).
constexpr int kRefusedByTorch = 100;

// Ends the worker with the reason.
[[noreturn]] void Unmodelled(std::string_view what);

// Numbers of c10::ScalarType.
std::optional<Dtype> DtypeOfScalarType(int type);
int ScalarTypeOf(Dtype dtype);

}  // namespace assay::cuda
