// The child's half of RunKernel: compile, confine, run every core, leave the outputs in shared memory.
#pragma once

#include "simulator/ascendc/recording.h"
#include "simulator/simulator.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/shared-result.h"

namespace assay {

struct KernelJob {
  const KernelRequest* request;
  SharedResult* result;
<<<<<<< HEAD
  const CompiledCode* code = nullptr;  // of the module, where it was compiled before
  CodeHandover* handover = nullptr;    // else where the code goes
=======
  const device::EventMemory* events;  // null where nothing is recorded
>>>>>>> h-time
};

// Bytes of all outputs, each rounded up to 64, in the order of the request.
std::size_t OutputBytes(const KernelRequest& request);
std::size_t TensorBytes(const SimTensor& tensor);

// Never returns normally; `argument` is a KernelJob.
void KernelWorker(void* argument);

}  // namespace assay
