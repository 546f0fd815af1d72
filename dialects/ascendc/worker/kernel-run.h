// Runs a lowered kernel on the simulated device, in a forked and confined worker. Nothing of the input's own code ever
// runs in the calling process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/coverage.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "reference/exact-trace.h"
#include "reference/sim-tensor.h"
#include "simulator/limits.h"
#include "simulator/observe.h"
#include "simulator/undefined-fill.h"

namespace assay {

namespace device {
struct Recording;
}

// How instructions compute if their documents promise less accuracy than their result type has (docs/accuracy.md).
enum class Accuracy {
  kEstimate,  // as the device is believed to compute them
  kExact,     // rounded once
  kAbove,     // off by the most they can be off, upwards
  kBelow      // and downwards
};

struct KernelRequest {
  const LoweredModule* module = nullptr;
  std::string entry;
  std::string chip = "ascend910b";
  std::vector<SimTensor> inputs;
  std::vector<SimTensor> outputs;
  // Outputs whose shape is known only after the run. The kernel gets one more pointer after the outputs, to nine words
  // of 64 bits for each of them: rank (bit 31: dimensions of 64 bits), then up to eight dimensions (toolkit
  // documentation, "Kernel侧输出shape依赖计算"). Elements beyond that shape need not be written.
  std::vector<std::string> shaped_by_kernel;
  std::vector<std::byte> tiling;
  std::int64_t workspace_bytes = 0;
  std::int64_t block_dim = 1;
  std::uint64_t tiling_key = 0;
  // The value that the tiling function passed to SetScheduleMode: 1 = all cores start together (batch mode), 0 =
  // as cores become free; -1 = no host code to tell.
  std::int64_t schedule_mode = -1;
  std::uint64_t steps_per_core = 0;  // intrinsics after which a core is left; 0 = it runs to its end
  bool hazards = true;               // report unordered accesses
  bool auto_sync = true;             // the compiler's own synchronisation inside a core counts (--cce-auto-sync)
  SimLimits limits;
  // Above 0: follow exact values next to the stored ones, and note where an element's relative error passes this.
  // Costs several times the plain run (exact-trace.h).
  double follow_tolerance = 0;
  // Above 0: a run for its faults alone, with tensors that may be larger than memory. Inputs without data are
  // zeros, outputs are not returned, and more bytes than this written to global memory end the run undecided.
  std::int64_t most_written = 0;
  Observe observe;
  // Copies into local memory at these locations are skipped: the core then reads the old contents.
  std::vector<std::int32_t> lost_copies;
  UndefinedFill undefined;
  Accuracy accuracy = Accuracy::kEstimate;
  std::vector<std::int32_t> inexact_at;  // only instructions at these locations, the others are exact; empty = all
};

struct KernelResult {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  std::vector<Fault> inexact;                          // kInexactInstruction: those of `Accuracy` that were executed
  std::vector<SimTensor> outputs;                      // as written; unwritten elements are reported as faults
  std::uint64_t intrinsics = 0;                        // executed, all cores
  std::optional<ExactTrace> exact;                     // where the request follows exact values and the run ended
  std::shared_ptr<const device::Recording> recording;  // what `observe` asked for, also of a run that ended early
  std::vector<OutputCoverage> coverage;                // of a run that ended by itself
};

KernelResult RunKernel(const KernelRequest& request);

}  // namespace assay
