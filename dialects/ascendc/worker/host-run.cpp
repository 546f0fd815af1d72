// The caller's half of a run of host code.
#include "dialects/ascendc/worker/host-run.h"

#include <utility>

#include "dialects/ascendc/worker/host-result.h"
#include "dialects/ascendc/worker/host-worker.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay {

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
  WorkerOutcome outcome = Decode(*shared, *request.module, ending);
  result.status = outcome.status;
  result.why_undecided = std::move(outcome.why_undecided);
  result.faults = std::move(outcome.faults);
  const auto& reply = *reinterpret_cast<const assay_host_reply*>(shared->data);
  result.without_parse = reply.without_parse != 0;
  if (!ending.Finished(*shared) || result.status != ShapeRun::Status::kClean) return result;
  const std::size_t advice = result.faults.size();
  if (request.definition) {
    ReadDefinition(reply, result);
  } else {
    ReadHostReply(reply, result);
  }
  // Advice of the run itself comes first.
  if (result.faults.size() > advice) {
    result.status = ShapeRun::Status::kFaults;
  } else if (!result.why_undecided.empty()) {
    result.status = ShapeRun::Status::kUndecided;
  }
  return result;
}

}  // namespace assay
