// The work of a launch, as the worker records it and its caller reads it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "analyzer/facts/cuda/work.h"
#include "dialects/cuda/host/event-log.h"
#include "simulator/simt/work.h"

namespace assay::cuda {

// Places are numbers: `launch` in the host's program, those of the work in the device's.
struct WorkEvent {
  std::string symbol;
  std::int32_t launch = -1;
  std::array<std::int64_t, 3> grid{}, block{};
  simt::LaunchWork work;
};

// Writes one event; false if there is no room left.
bool Write(const WorkEvent& event, EventWriter& to);
// The part after the kind of an event. Rejects what no worker writes.
WorkEvent ReadWork(EventReader& from);
// The event as facts; `place` resolves a place of the device's program.
CudaLaunchWork WorkOf(const WorkEvent& event, SourceRange launch,
                      const std::function<SourceRange(std::int32_t)>& place);

}  // namespace assay::cuda
