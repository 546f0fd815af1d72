// Runs lowered code of the input on a simulated device, in a forked and confined worker. Nothing of the input's own
// code ever runs in the calling process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/coverage.h"
#include "analyzer/facts/dtype.h"
#include "analyzer/facts/run.h"
#include "simulator/observe.h"

namespace assay {

namespace device {
struct Recording;
}

// One lowered module: LLVM bitcode whose calls are the dialect's device intrinsics, and the places that
// assay_loc(i) marks stand for.
struct LoweredModule {
  std::string bitcode;
  std::vector<std::string> further;  // other translation units of the same program
  struct Location {
    SourceRange range;
    std::vector<SourceRange> callers;  // innermost first
  };
  std::vector<Location> locations;
};

struct SimTensor {
  std::string name;
  Dtype dtype = Dtype::kF32;
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;  // inputs: the values; outputs: filled by the run
};

struct SimLimits {
  std::uint64_t fuel = 200'000'000;  // loop iterations and calls, all cores together
  std::uint64_t cpu_seconds = 4;     // backstop behind the fuel
  std::uint64_t memory_bytes = 1u << 30;
};

struct KernelRequest {
  const LoweredModule* module = nullptr;
  std::string entry;
  std::string chip = "ascend910b";
  std::vector<SimTensor> inputs;
  std::vector<SimTensor> outputs;  // data empty
  std::vector<std::byte> tiling;
  std::int64_t workspace_bytes = 0;
  std::int64_t block_dim = 1;
  std::uint64_t tiling_key = 0;
  bool hazards = true;    // report accesses that nothing orders
  bool auto_sync = true;  // the compiler's own synchronisation inside a core counts (--cce-auto-sync)
  SimLimits limits;
  Observe observe;
};

struct KernelResult {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  std::vector<SimTensor> outputs;                      // as written; unwritten elements are reported as faults
  std::uint64_t intrinsics = 0;                        // executed, all cores
  std::shared_ptr<const device::Recording> recording;  // what `observe` asked for, also of a run that ended early
  std::vector<OutputCoverage> coverage;                // of a run that ended by itself
};

KernelResult RunKernel(const KernelRequest& request);

// The host half: the tiling function (and InferShape where asked) for one set of shapes.
struct HostRequest {
  const LoweredModule* module = nullptr;
  // Shared library with assay_host_main and what the model's headers define; empty where the module has all of it.
  std::string library;
  std::string op_type;
  std::string chip = "ascend910b";
  std::vector<SimTensor> inputs;  // dtype and shape only
  std::vector<SimTensor> outputs;
  std::map<std::string, AttrValue> attributes;
  SimLimits limits;
};

struct HostResult {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  std::vector<std::byte> tiling;
  std::int64_t block_dim = 0;
  std::uint64_t tiling_key = 0;
  std::vector<std::int64_t> workspaces;
};

HostResult RunHost(const HostRequest& request);

}  // namespace assay
