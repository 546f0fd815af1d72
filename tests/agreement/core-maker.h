// What one core does in many ways: queues, flags, barriers and the ids of events; repeats, masks and counts; scalars,
// atomics, results in place and workspaces. The split over cores is the simple one.
#pragma once

#include <cstdint>
#include <set>

#include "tests/agreement/kernel-maker.h"

namespace assay::agreement {

// Wrong at the sites in `bent`; `sites` is how many there are.
Made MakeCore(std::uint64_t seed, const std::set<int>& bent, int shapes, int& sites);

}  // namespace assay::agreement
