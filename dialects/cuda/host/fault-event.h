// A fault of a kernel as the worker records it and its caller reads it.
#pragma once

#include <cstdint>

#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/lowered.h"
#include "dialects/cuda/host/event-log.h"

namespace assay::cuda {

// Places are numbers until the caller resolves them.
struct FaultEvent {
  CudaFault fault;
  std::int32_t launch = -1;             // of the host's program
  std::int32_t where = -1, other = -1;  // of the device's
  int storage = -1;                     // of the machine, where the memory is one
};

// Writes one event; false if there is no room left.
bool Write(const FaultEvent& event, EventWriter& to);
// The part after the kind of an event. Rejects what no worker writes.
FaultEvent ReadFault(EventReader& from);

}  // namespace assay::cuda
