// Runs a function that an extension binds in a confined worker, on a machine that knows tensors by their shapes, and
// gives what it launched. No values are computed, and no kernel runs.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/source-range.h"
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
  // Calls that are made before in the same process, for what static variables keep of them.
  struct Before {
    std::string function;
    ValueList arguments;
  };
  std::vector<Before> before;
  std::uint8_t unset_byte = 0;  // what host variables hold that nothing set
  SimLimits limits;
};

struct HostReply {
  CudaCall call;
  Value result;               // tensors without values; an argument that is returned is that very tensor
  std::vector<bool> written;  // by tensor of the arguments, in order: its values are not known any more
};

// What a worker left, to be read for arguments that are as good as those that it was called with: of the same shapes,
// strides and numbers, and sharing memory in the same way.
struct HostRecord {
  std::string events;
  std::string why_undecided;
  bool finished = false;
  bool faulted = false;
  std::string fault_text;
  SourceRange fault_where;
};

HostRecord RunHost(const HostRequest& request);
HostReply ReadHost(const HostRequest& request, const HostRecord& record);
// The same for all arguments that a record is good for.
std::string KeyOf(const HostRequest& request);

// The tensors of the arguments in the order that CudaStorage::argument counts.
std::vector<TensorPtr> TensorsOf(const ValueList& arguments);

}  // namespace assay::cuda
