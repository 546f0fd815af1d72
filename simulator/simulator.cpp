// The caller's half of a run: shared memory, a forked worker, a deadline, and the reading of what the worker left.
#include "simulator/simulator.h"

#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <iterator>

#include "dialects/ascendc/device/recording.h"
#include "simulator/host-result.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/exact-result.h"
#include "simulator/worker/host-worker.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/kernel-worker.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay {
namespace {

// The worker cannot sleep and its processor time is limited, so a deadline only guards against a system that does not
// let it run; it is generous, because a busy machine must not change an answer.
double Deadline(const SimLimits& limits) { return 30 + 8 * static_cast<double>(limits.cpu_seconds); }

template <class Result>
void Decode(const SharedResult& shared, const LoweredModule& module, const Ending& ending, Result& result) {
  result.faults = DecodeFaults(shared.log, module.locations);
  bool real = std::any_of(result.faults.begin(), result.faults.end(), [](const Fault& fault) {
    const auto found = fault.args.find("advisory");
    return found == fault.args.end() || found->second == 0;
  });
  for (Fault& fault : result.faults) {
    if (fault.kind != FaultKind::kForbiddenSystemCall || fault.text.contains("call")) continue;
    char name[64];
    const std::int32_t forbidden = shared.forbidden;  // its number and one
    fault.text["call"] = SystemCallName(std::max(forbidden, 1) - 1, name, sizeof name);
  }
  std::string why(shared.why_undecided, strnlen(shared.why_undecided, sizeof shared.why_undecided));
  const bool finished = ending.Finished(shared);
  if (WIFSIGNALED(ending.status) && WTERMSIG(ending.status) == SIGSYS) {
    // The input had blocked the signal, as the C library does before it starts a process.
    Fault fault;
    fault.kind = FaultKind::kForbiddenSystemCall;
    const std::int32_t at = shared.location;
    if (at >= 0 && static_cast<std::size_t>(at) < module.locations.size()) {
      fault.where = module.locations[static_cast<std::size_t>(at)].range;
    }
    result.faults.push_back(std::move(fault));
    real = true;
  } else if (why.empty() && !real && !finished) {
    // Code of the input can have ended the worker, and can have written what lies in memory.
    why = shared.out_of_time != 0 || ending.timed_out ? "the run took more than its processor time"
                                                      : ending.Words(shared);
  }
  if (why.empty() && !real && !IsSound(shared.log)) why = "the record of the run is not one that a run leaves";
  result.why_undecided = why;
  result.status = real           ? ShapeRun::Status::kFaults
                  : !why.empty() ? ShapeRun::Status::kUndecided
                                 : ShapeRun::Status::kClean;
}

}  // namespace

KernelResult RunKernel(const KernelRequest& request) {
  KernelResult result;
  const auto undecided = [&](const char* why) {
    result.status = ShapeRun::Status::kUndecided;
    result.why_undecided = why;
    return result;
  };
  if (request.module == nullptr) return undecided("the kernel was not lowered");
  const bool keeps_outputs = KeepsOutputs(request);
  if (!keeps_outputs && request.observe.cores.empty())
    return undecided("the outputs are too large for the simulated memory");
  Jit::Warm();
  SharedRegion region((keeps_outputs ? OutputBytes(request) : 0) + ExactBytes(request));
  SharedResult* shared = region.get();
  if (shared == nullptr) return undecided("the system gives no memory for the outputs");
  const std::string role = "kernel " + request.entry;
  const std::shared_ptr<const CompiledCode> code = FindCode(*request.module, role);
  CodeHandover handover;
  std::unique_ptr<device::EventMemory> events;
  if (request.observe.any()) {
    events = std::make_unique<device::EventMemory>(request.observe, request.block_dim);
    if (!events->valid()) return undecided("the system gives no memory for a recording");
  }
  KernelJob job{&request, shared, code.get(), &handover, events.get()};
  if (code != nullptr) code->CountRun();
  const Ending ending = RunForked(KernelWorker, &job, Deadline(request.limits));
  if (code == nullptr) KeepCode(*request.module, role, handover.Take());
  if (!ending.started()) return undecided("the system starts no worker process");
  Decode(*shared, *request.module, ending, result);
  const auto inexact = [](const Fault& fault) { return fault.kind == FaultKind::kInexactInstruction; };
  std::copy_if(result.faults.begin(), result.faults.end(), std::back_inserter(result.inexact), inexact);
  std::erase_if(result.faults, inexact);
  result.intrinsics = shared->intrinsics;
  if (events) result.recording = std::make_shared<const device::Recording>(events->Read());
  if (!ending.Finished(*shared) || request.most_written > 0) return result;
  result.coverage = shared->Coverage();
  std::size_t at = 0;
  for (const SimTensor& output : request.outputs) {
    SimTensor made = output;
    if (!output.present || !keeps_outputs) {
      result.outputs.push_back(std::move(made));
      continue;
    }
    const std::size_t bytes = TensorBytes(output);
    made.data.assign(shared->data + at, shared->data + at + bytes);
    at += (bytes + 63) / 64 * 64;
    result.outputs.push_back(std::move(made));
  }
  result.exact = TakeExact(request, *shared);
  return result;
}

HostResult RunHost(const HostRequest& request) {
  HostResult result;
  const auto undecided = [&](const char* why) {
    result.status = ShapeRun::Status::kUndecided;
    result.why_undecided = why;
    return result;
  };
  if (request.module == nullptr) return undecided("the host code was not lowered");
  Jit::Warm();
  SharedRegion region(sizeof(assay_host_reply));
  SharedResult* shared = region.get();
  if (shared == nullptr) return undecided("the system gives no memory for a worker");
  const HostLibrary* library = request.library.empty() ? nullptr : HostLibrary::Load(request.library);
  if (library == nullptr && !request.library.empty())
    return undecided("the library of the host model cannot be loaded");
  const std::string role = "host " + request.library;
  const std::shared_ptr<const CompiledCode> code = FindCode(*request.module, role);
  CodeHandover handover;
  HostJob job{&request, shared, library, code.get(), &handover};
  if (code != nullptr) code->CountRun();
  const Ending ending = RunForked(HostWorker, &job, Deadline(request.limits));
  if (code == nullptr) KeepCode(*request.module, role, handover.Take());
  if (!ending.started()) return undecided("the system starts no worker process");
  Decode(*shared, *request.module, ending, result);
  const auto& reply = *reinterpret_cast<const assay_host_reply*>(shared->data);
  result.without_parse = reply.without_parse != 0;
  if (!ending.Finished(*shared) || result.status != ShapeRun::Status::kClean) return result;
  const std::size_t advice = result.faults.size();
  if (request.definition) {
    ReadDefinition(reply, result);
  } else {
    ReadHostReply(reply, result);
  }
  // Advice of the run itself was there before.
  if (result.faults.size() > advice) {
    result.status = ShapeRun::Status::kFaults;
  } else if (!result.why_undecided.empty()) {
    result.status = ShapeRun::Status::kUndecided;
  }
  return result;
}

}  // namespace assay
