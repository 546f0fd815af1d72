// What the host code of a CUDA extension did with the task's inputs: every kernel launch with its numbers, the
// settings and queries around it, and how each call ended. Kernels themselves were not run.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "analyzer/facts/source-range.h"

namespace assay {

// Memory that a call used: that of a tensor, or of cudaMalloc.
struct CudaStorage {
  std::int64_t bytes = 0;
  int argument = -1;  // of the call, by number of the tensor among all that it was given; -1: the call made it
  bool on_host = false;
  SourceRange allocated;  // the call of cudaMalloc in this call; invalid for other memory
  bool released = false;  // by cudaFree in this call
  bool returned = false;  // a result lies in it
};

struct CudaArgument {
  enum class Kind { kPointer, kNullPointer, kInteger, kFloat, kOther } kind = Kind::kOther;
  std::string type;          // as the kernel declares it: "float const*"
  std::int64_t integer = 0;  // kInteger, bool included
  double number = 0;         // kFloat
  int storage = -1;          // kPointer: of CudaCall::storages; -1: none of them
  std::int64_t offset = 0;   // kPointer, in bytes
};

struct CudaLaunch {
  std::string symbol;                           // "_Z11relu_kernelPKfPfi"
  std::string kernel;                           // "relu_kernel", "scale<float>"
  SourceRange where;                            // of the launch
  std::array<std::int64_t, 3> grid{}, block{};  // blocks, threads
  std::int64_t shared = 0;                      // dynamic shared memory asked for, in bytes
  std::int64_t shared_allowed = 0;              // what cudaFuncSetAttribute allowed before it; 48 KiB without
  enum class Stream { kDefault, kOther } stream = Stream::kDefault;
  bool cooperative = false;
  bool asked = false;  // its error is looked at later in the call: cudaGetLastError, C10_CUDA_KERNEL_LAUNCH_CHECK
  bool synchronised = false;  // the host waits for it later in the call
  int error = 0;              // cudaError_t that the launch gives for its numbers; 0: it starts
  std::vector<CudaArgument> arguments;
};

// A call of cudaFuncSetAttribute.
struct CudaAttribute {
  std::string symbol, kernel;
  SourceRange where;
  int attribute = 0;  // number of cudaFuncAttribute
  std::int64_t value = 0;
  int error = 0;
};

struct CudaResult {
  Dtype dtype = Dtype::kF32;
  std::vector<std::int64_t> shape, strides;  // strides in elements
};

// How a call ended that returned no result.
struct CudaFailure {
  enum class Kind {
    kCheck,      // a check of the input's own: TORCH_CHECK and the like
    kTorch,      // an operator of torch's refuses shapes
    kCuda,       // a check of an error of the runtime: C10_CUDA_CHECK
    kException,  // another exception of the input's own
    kArguments,  // Python's arguments do not fit the function
    kCrash       // the host code itself faults
  } kind = Kind::kException;
  std::string text;
  SourceRange where;
};

// One call of a bound function from Python.
struct CudaCall {
  std::string extension, function;
  std::string what;    // its arguments: "float32[16, 16384], 3"
  SourceRange python;  // the line of model.py that makes it; invalid where it is not known
  int times = 1;       // made so often with arguments of the same shapes and numbers
  std::vector<CudaStorage> storages;
  std::vector<CudaLaunch> launches;
  std::vector<CudaAttribute> attributes;
  std::vector<std::string> library_calls;  // "cublasSgemm_v2"
  std::vector<CudaResult> results;         // tensors, in order
  std::vector<CudaStorage> leaks;          // memory of cudaMalloc that each such call takes and none gives back
  std::optional<CudaFailure> failure;
  std::string undecided;  // why it could not be followed to its end
};

// The module raises an exception of its own: a `raise`, an `assert`, an unbound name.
struct CudaPythonFailure {
  std::string text;  // "ValueError: the batch must be even"
  SourceRange where;
};

// The module's result has a shape other than the reference's, at the task's own sizes.
struct CudaOtherShape {
  std::string result;     // "the result", "result 2"
  std::string got, want;  // "[2, 3]"
  std::string inputs;     // "float32[2, 3], float32[3]"
  SourceRange where;      // the call that made it
};

// The module returns a tensor in host memory.
struct CudaHostResult {
  std::string result;     // "the result", "result 2"
  bool compared = false;  // there is a reference, whose result lies on the device
  SourceRange where;      // the statement that was executed last
};

struct CudaLaunchFacts {
  // Limits of the chip that was asked for. Limits of all chips are in the rules.
  std::string chip;                // "sm_80"
  std::int64_t shared_opt_in = 0;  // bytes a block can ask for: of all chips the most, where none was asked for
  std::int64_t shared_of_chip = 0;
  std::int64_t threads_per_sm = 0;
  std::int64_t blocks_per_sm = 0;
  std::int64_t most_sms = 0;  // of the largest device of this kind
  std::vector<CudaCall> calls;
  bool finished = false;  // the module came to its result: a failure among the calls was handled
  std::optional<CudaOtherShape> shape;
  std::optional<CudaHostResult> on_host;
  std::optional<CudaPythonFailure> failure;  // where the module's own code ended it
  std::string undecided;  // why not all calls are here: the task, the module or a call could not be followed
};

}  // namespace assay
