// Calls a bound function of an extension in a confined worker and returns its launches: on a machine that knows
// only the shapes of tensors or, if the kernels are given, with values and with everything that the kernels do.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/cuda/work.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/source-range.h"
#include "dialects/cuda/host/device-program.h"
#include "dialects/cuda/targets.h"
#include "reference/value.h"
#include "simulator/limits.h"

namespace assay::cuda {

struct HostRequest {
  const LoweredModule* module = nullptr;
  std::string library;  // of the model: cuda-host/library.so
  std::string function;
  ValueList arguments;  // None, numbers, texts, tensors (on the device), lists of numbers or tensors
  const Chip* chip = nullptr;
  // Dynamic shared memory that earlier calls allowed, in bytes by the kernel's symbol.
  std::map<std::string, std::int64_t> allowed;
  // Calls made before it in the same process, because of static variables.
  struct Before {
    std::string function;
    ValueList arguments;
  };
  std::vector<Before> before;
  std::uint8_t unset_byte = 0;            // value of uninitialised host variables
  const DeviceProgram* device = nullptr;  // the kernels; null: no values are followed
  DeviceOptions device_options;
  // Parameters of kernels by the kernel's name without namespaces and template arguments, to be named in faults.
  std::map<std::string, std::vector<std::string>> parameters;
  SimLimits limits;
  // A standalone program: it may exit by itself; its output is kept, and so is what it copies from the device.
  bool alone = false;
  std::set<int> unwritten;  // tensors of the arguments, in order, whose contents were never written

  bool FollowsValues() const { return device != nullptr && !device_options.bounds_only; }
};

struct HostReply {
  CudaCall call;
  Value result;               // an argument that is returned is that very tensor; values where they are followed
  std::vector<bool> written;  // by tensor of the arguments, in order: its values are not known any more
  // If values are followed: the contents of an argument's storage after the call, by number of its first tensor.
  std::map<int, std::vector<double>> values;
  std::vector<CudaFault> faults;
  std::vector<CudaLaunchWork> work;         // of DeviceOptions::count, by launch; times are not filled
  std::uint64_t steps = 0;                  // of the kernels, where they run
  std::string printed;                      // of HostRequest::alone: by the host and by kernels
  std::vector<std::vector<double>> copied;  // the same: what it copied from the device, in order
};

// A worker's record, which can be read for any arguments equivalent to those of the call: with the same shapes,
// strides and numbers, and sharing memory in the same way.
struct HostRecord {
  std::string events;
  std::vector<double> values;  // the area that kValues speaks of
  std::string why_undecided;
  bool finished = false;
  bool faulted = false;
  std::string fault_text;
  SourceRange fault_where;
};

HostRecord RunHost(const HostRequest& request);
HostReply ReadHost(const HostRequest& request, const HostRecord& record);
// The same for all arguments equivalent to those of a record.
std::string KeyOf(const HostRequest& request);

// "float32[16, 64]", "[1, 2]".
std::string TextOfArgument(const Value& value);

// The tensors of the arguments in the order of CudaStorage::argument.
std::vector<TensorPtr> TensorsOf(const ValueList& arguments);

}  // namespace assay::cuda
