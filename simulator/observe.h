// What a run records besides its faults, and where it stops. The records themselves belong to the simulated device
// (recording.h of the device).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay {

struct Observe {
  bool events = false;                      // instructions and synchronisation, for times and traces
  std::uint32_t max_events = 1u << 18;      // of all units together; every one gets an equal share
  std::vector<int> units;                   // of the launch, by number: only these run, ascending; empty = all
  std::vector<std::int32_t> until;          // the run ends after an instruction at one of these locations,
  std::uint64_t until_count = 0;            // or after so many instructions of one unit; 0 = never
  std::vector<std::string> watch_tensors;   // global tensors by name whose changes are noted,
  std::vector<std::int32_t> watch_buffers;  // and local ones by the location of what set them up
  std::uint32_t max_changes = 4096;

  bool any() const { return events || until_count > 0 || !until.empty() || watches(); }
  bool watches() const { return !watch_tensors.empty() || !watch_buffers.empty(); }
};

}  // namespace assay
