// The child's half of RunHost: compile the host module, confine, run its tiling function.
#pragma once

#include <string_view>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-run.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/shared-result.h"
#include "simulator/worker/symbols.h"

namespace assay {

struct HostJob {
  const HostRequest* request;
  SharedResult* result;                // data holds an assay_host_reply
  const HostLibrary* library;          // may be null
  const CompiledCode* code = nullptr;  // of the module, where it was compiled before
  CodeHandover* handover = nullptr;    // else where the code goes
};

// Symbols of the process visible to host code: stubs for forbidden functions, the model's library, the C and C++
// libraries. Null for anything else.
void* HostWorkerSymbol(std::string_view name);
// The library whose symbols HostWorkerSymbol returns; null for none.
void UseHostLibrary(const HostLibrary* library);

// Never returns normally; `argument` is a HostJob.
void HostWorker(void* argument);

}  // namespace assay
