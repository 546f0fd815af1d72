// Varied code for one core: queues, flags, barriers and event ids; repeats, masks and counts; scalars, atomics,
// results in place and workspaces. The split over cores is the simple one.
#pragma once

#include <cstdint>
#include <set>

#include "tests/agreement/kernel-maker.h"

namespace assay::agreement {

// Wrong at the sites in `bent`; `sites` is the number of sites.
Made MakeCore(std::uint64_t seed, const std::set<int>& bent, int shapes, int& sites);

}  // namespace assay::agreement
