// The caller's half of a kernel's run: shared memory, a forked worker, a deadline, and the reading of what it left.
#include "dialects/ascendc/worker/kernel-run.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

#include "dialects/ascendc/device/memory.h"
#include "dialects/ascendc/device/recording.h"
#include "dialects/ascendc/worker/call-by-value.h"
#include "dialects/ascendc/worker/exact-result.h"
#include "dialects/ascendc/worker/kernel-worker.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay {

namespace {

KernelResult Run(const KernelRequest& request, const ProgramCall* call) {
  KernelResult result;
  const auto undecided = [&](const char* why) {
    result.status = ShapeRun::Status::kUndecided;
    result.why_undecided = why;
    return result;
  };
  if (request.module == nullptr) return undecided("the kernel was not lowered");
  const bool keeps_outputs = KeepsOutputs(request);
  if (!keeps_outputs && request.observe.units.empty())
    return undecided("the outputs are too large for the simulated memory");
  Jit::Warm();
  SharedRegion region((keeps_outputs ? OutputBytes(request) : 0) + ExactBytes(request));
  SharedResult* shared = region.get();
  if (shared == nullptr) return undecided("the system gives no memory for the outputs");
  const std::string role = (call == nullptr ? "kernel " : "launch ") + request.entry;
  const std::shared_ptr<const CompiledCode> code = FindCode(*request.module, role);
  CodeHandover handover;
  std::unique_ptr<device::EventMemory> events;
  if (request.observe.any()) {
    events = std::make_unique<device::EventMemory>(request.observe, request.block_dim * device::kMostCoresOfBlock);
    if (!events->valid()) return undecided("the system gives no memory for a recording");
  }
  KernelJob job{&request, shared, code.get(), &handover, events.get(), call};
  if (code != nullptr) code->CountRun();
  const Ending ending = RunForked(KernelWorker, &job, Deadline(request.limits));
  if (code == nullptr) KeepCode(*request.module, role, handover.Take());
  if (!ending.started()) return undecided("the system starts no worker process");
  WorkerOutcome outcome = Decode(*shared, *request.module, ending);
  result.status = outcome.status;
  result.why_undecided = std::move(outcome.why_undecided);
  result.faults = std::move(outcome.faults);
  // Kernel code never aborts: this is the simulated device, out of memory or with a bug.
  const auto own = [](const Fault& fault) {
    const auto signal = fault.text.find("signal");
    return fault.kind == FaultKind::kCrash && signal != fault.text.end() && signal->second == "abort";
  };
  if (std::erase_if(result.faults, own) > 0) {
    result.status = ShapeRun::Status::kUndecided;
    result.why_undecided = "the simulated device gave up: too little memory, or a mistake of its own";
  }
  const auto inexact = [](const Fault& fault) { return fault.kind == FaultKind::kInexactInstruction; };
  std::copy_if(result.faults.begin(), result.faults.end(), std::back_inserter(result.inexact), inexact);
  std::erase_if(result.faults, inexact);
  result.intrinsics = shared->intrinsics;
  if (events) result.recording = std::make_shared<const device::Recording>(events->Read());
  if (!ending.Finished(*shared) || request.most_written > 0) return result;
  result.coverage = shared->Coverage();
  std::size_t at = 0;
  for (const SimTensor& output : request.outputs) {
    if (!output.present || !keeps_outputs) {
      result.outputs.push_back(output);
      continue;
    }
    SimTensor made{.name = output.name,
                   .dtype = output.dtype,
                   .shape = output.shape,
                   .data = {},
                   .list = output.list,
                   .present = output.present,
                   .shares = output.shares};
    const std::size_t bytes = TensorBytes(output);
    device::PopulateToRead(shared->data + at, static_cast<std::int64_t>(bytes));
    made.data.assign(shared->data + at, shared->data + at + bytes);
    at += (bytes + 63) / 64 * 64;
    result.outputs.push_back(std::move(made));
  }
  result.exact = TakeExact(request, *shared);
  return result;
}

}  // namespace

KernelResult RunKernel(const KernelRequest& request) { return Run(request, nullptr); }

KernelResult RunKernel(const KernelRequest& request, const ProgramCall& call) { return Run(request, &call); }

}  // namespace assay
