// The child's half of RunHost: compile the program, confine, bind its functions, call one.
#pragma once

#include <string_view>

#include "dialects/cuda/host/host-run.h"
#include "dialects/cuda/host/value-area.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/shared-result.h"
#include "simulator/worker/symbols.h"

namespace assay::cuda {

struct HostJob {
  const HostRequest* request;
  SharedResult* result;  // data holds an event log
  const HostLibrary* library;
  const CompiledCode* code = nullptr;  // of the module, where it was compiled before
  CodeHandover* handover = nullptr;    // else where the code goes
  ValueArea values;                    // where those of the results go, if they are followed
};

// Never returns normally; `argument` is a HostJob.
void HostWorker(void* argument);

}  // namespace assay::cuda
