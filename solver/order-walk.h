// Walks the flow of a kernel at one shape, unit by unit (core by core) as the simulator does, without the contents of
// tensors.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/sync-machine.h"

namespace assay {

struct WalkedTrouble {
  Trouble trouble;
  WideInt unit = 0;  // as Units numbers them
};

class OrderWalk {
 public:
  explicit OrderWalk(const DeviceEvents& events);
  ~OrderWalk();
  // Faults on a few of the units at the shape; nothing if the flow depends on unknown values. `budget` counts
  // evaluated expressions.
  std::vector<WalkedTrouble> At(const Assignment& shape, std::uint64_t& budget);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
