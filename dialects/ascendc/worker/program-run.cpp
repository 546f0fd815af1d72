// The caller's half of a program's run.
#include "dialects/ascendc/worker/program-run.h"

#include <utility>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/program-worker.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"

namespace assay {

ProgramResult RunProgram(const ProgramRequest& request) {
  ProgramResult result;
  const auto undecided = [&](const char* why) {
    result.status = ShapeRun::Status::kUndecided;
    result.why_undecided = why;
    return result;
  };
  if (request.module == nullptr) return undecided("the host code was not lowered");
  Jit::Warm();
  SharedRegion region(kProgramReplyBytes + kMostRecordBytes);
  SharedResult* shared = region.get();
  if (shared == nullptr) return undecided("the system gives no memory for a worker");
  const HostLibrary* library = HostLibrary::Load(request.library);
  if (library == nullptr) return undecided("the library of the host model cannot be loaded");
  ProgramJob job{&request, shared, library};
  const Ending ending = RunForked(ProgramWorker, &job, Deadline(request.limits));
  if (!ending.started()) return undecided("the system starts no worker process");
  WorkerOutcome outcome = Decode(*shared, *request.module, ending);
  result.status = outcome.status;
  result.why_undecided = std::move(outcome.why_undecided);
  result.faults = std::move(outcome.faults);
  if (!ending.Finished(*shared) || result.status == ShapeRun::Status::kUndecided) return result;
  const std::uint64_t bytes = shared->data_size;
  if (bytes <= kMostRecordBytes)
    result.record = ReadRecord(shared->data + kProgramReplyBytes, static_cast<std::size_t>(bytes));
  if (!result.record) return undecided("the record of the run is not one that a run leaves");
  return result;
}

}  // namespace assay
