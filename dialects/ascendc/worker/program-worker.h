// The child's half of RunProgram: compile the host's module, confine, run its `main`.
#pragma once

#include <cstddef>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/program-run.h"
#include "simulator/worker/shared-result.h"
#include "simulator/worker/symbols.h"

namespace assay {

// In the shared data: an assay_host_reply, then the record.
constexpr std::size_t kProgramReplyBytes = (sizeof(assay_host_reply) + 63) / 64 * 64;
constexpr std::size_t kMostRecordBytes = 2 * kMostProgramBytes;

struct ProgramJob {
  const ProgramRequest* request;
  SharedResult* result;
  const HostLibrary* library;
};

// Never returns normally; `argument` is a ProgramJob.
void ProgramWorker(void* argument);

// Writes the record and ends the worker.
[[noreturn]] void LeaveProgram();

}  // namespace assay
