// Flags between cores. Each core counts, for each id, how often the flag was set for it; a wait takes one. The mode
// determines which cores a set reaches: all cores of the same kind once all of them have set it (0), the vector cores
// of the block once both have (1), the other kind of core of the block (2; from the vector side once all of them
// have). Flags of blocks (IBSet) reach everyone at once, and one core waits for them.
#include <string>
#include <vector>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

void Machine::SetCross(int mode, int id) {
  if (mode == ASSAY_CROSS_EACH) {
    for (Core& core : cores_) ++core.cross_flags[id];
    return;
  }
  if (mode < 0 || mode > 2) Undecided("CrossCoreSetFlag of mode " + std::to_string(mode) + " is not modelled");
  cross_used = true;
  const Core& self = *core_;
  const auto setter = [&](const Core& core) {
    return core.cube == self.cube && (mode == 0 || core.block == self.block);
  };
  const auto receiver = [&](const Core& core) {
    return mode == 2 ? core.cube != self.cube && core.block == self.block : setter(core);
  };
  const int group = (mode == 0 ? 0 : self.block + 1) * 2 + (self.cube ? 1 : 0);
  std::vector<int>& sets = cross_sets_[{mode, id, group}];
  sets.resize(cores_.size());
  ++sets[static_cast<std::size_t>(self.id)];
  // Once every member has set the flag, one set of each is consumed and delivered.
  for (const Core& core : cores_) {
    if (setter(core) && sets[static_cast<std::size_t>(core.id)] == 0) return;
  }
  for (Core& core : cores_) {
    if (setter(core)) --sets[static_cast<std::size_t>(core.id)];
    if (!receiver(core)) continue;
    ++core.cross_flags[id];
    core.cross_set_at[id] = self.location;
  }
}

// What the last waits leave over: the counters are the device's, and are not reset between two launches.
void Machine::CheckCrossLeftovers() {
  for (Core& core : cores_) {
    for (const auto& [id, count] : core.cross_flags) {
      const auto at = core.cross_set_at.find(id);
      if (count <= 0 || at == core.cross_set_at.end()) continue;
      core_ = &core;
      core.location = at->second;
      Report(FaultKind::kFlagStuck, true)
          .Arg("id", id)
          .Arg("count", count)
          .Arg("cube", core.cube)
          .Text("reason", "cross-left-set");
    }
  }
  core_ = nullptr;
}

}  // namespace assay::device
