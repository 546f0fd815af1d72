// Makes one simulated run from a contract and the input as read: tensors, tiling, launch.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/device/timeline.h"
#include "dialects/ascendc/worker/host-run.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "simulator/observe.h"

namespace assay {

struct PlannedRun {
  ShapeRun run;           // as far as it got
  KernelRequest request;  // what the kernel was (or would be) started with
  KernelResult result;
  bool kernel_ran = false;
  bool ended = false;                    // of a run without values: every core came to its end
  std::vector<InferredOutput> inferred;  // where asked: what InferShape and InferDataType say of the declared outputs
};

struct RunInputs {
  const LoweredModule* host = nullptr;    // null: tiling comes from the contract
  std::string host_library;               // what the host module runs with
  const LoweredModule* kernel = nullptr;  // may be null where by_key gives it
  const Contract* contract = nullptr;
  std::string contract_dir;
  bool allow_commands = false;
  bool infer = false;
  bool infer_only = false;  // nothing else of the host's run is wanted
  bool host_only = false;   // tensors have no values: the tiling function runs, the kernel does not
  // Tensors have no values, and the kernel runs anyway, on zeros: to find faults, as far as it gets.
  bool without_values = false;
  int seconds_without_values = 0;  // of processor time; 0 = the usual
  bool edge_values = false;
  Accuracy accuracy = Accuracy::kEstimate;  // as of KernelRequest
  std::vector<std::int32_t> inexact_at;
  bool explain = true;  // why outputs differ from the reference, by another run
  bool auto_sync = true;
  std::uint64_t fuel = 0;  // loop iterations and calls of all cores together; 0 = what a run usually gets
  const Facts* facts = nullptr;
  // The kernel for a tiling key, if lowering needs one; null if it does not compile.
  using ByKey = std::function<const LoweredModule*(std::uint64_t)>;
  ByKey by_key;
  Observe observe;  // of the kernel
};

// A division by zero of host code is undefined, and traps on some hosts: it counts unless the values show that all went
// well.
void CountHostDivision(ShapeRun& run);

// Whether any of the faults makes the run wrong (Matters).
bool AnyReal(const std::vector<Fault>& faults);

// Runs the host's tiling function and the kernel for the contract's shapes and compares the outputs.
PlannedRun RunContract(const RunInputs& inputs);
// Withdraws a verdict on values if an instruction read data that its own earlier repeats had changed: the result
// depends on the device.
void LeaveOverlapsOpen(ShapeRun& run);
// The same for a match where copies add to an output that was never set and happens to hold zeros here.
void LeaveBaseOpen(const ReplyFacts& reply, ShapeRun& run);

// The kernel entry that a run starts: the contract's, else the only one with a body; empty if there are several.
std::string EntryOf(const KernelFacts& kernel, const Contract& contract);

// The chip's parameters for the time model.
device::TimeOptions TimeOptionsOf(const std::string& chip);

}  // namespace assay
