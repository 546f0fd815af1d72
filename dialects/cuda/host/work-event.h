// What a launch did, as the worker records it and its caller reads it.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "analyzer/facts/cuda/work.h"
#include "dialects/cuda/host/event-log.h"
#include "simulator/simt/work.h"

namespace assay::cuda {

// Places are numbers: `launch` of the host's program, those of the work of the device's.
struct WorkEvent {
  std::string symbol;
  std::int32_t launch = -1;
  std::array<std::int64_t, 3> grid{}, block{};
  simt::LaunchWork work;
};

// Writes one event; false where there is no room left.
bool Write(const WorkEvent& event, EventWriter& to);
// What follows the kind of an event. Refuses what no worker writes.
WorkEvent ReadWork(EventReader& from);
// All but names and places.
void TakeAmounts(const WorkEvent& event, CudaLaunchWork& into);

}  // namespace assay::cuda
