// The child's half of RunKernel: compile, confine, run every core, leave the outputs in shared memory.
#pragma once

#include "dialects/ascendc/device/recording.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/sim-tensor.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/shared-result.h"

namespace assay {

struct ProgramCall;

struct KernelJob {
  const KernelRequest* request;
  SharedResult* result;
  const CompiledCode* code = nullptr;           // of the module, where it was compiled before
  CodeHandover* handover = nullptr;             // else where the code goes
  const device::EventMemory* events = nullptr;  // null where nothing is recorded
  const ProgramCall* call = nullptr;            // where a program launches the kernel itself
};

// Bytes of all outputs, each rounded up to 64, in the order of the request.
std::size_t OutputBytes(const KernelRequest& request);
// Whether the outputs are returned to the caller; too large ones are not, which only a run of chosen cores may request.
bool KeepsOutputs(const KernelRequest& request);
std::size_t TensorBytes(const SimTensor& tensor);

// Never returns normally; `argument` is a KernelJob.
void KernelWorker(void* argument);

}  // namespace assay
