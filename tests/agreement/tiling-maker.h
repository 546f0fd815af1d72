// Usual tilings over queues, with varied types, loops, copies, sizes and core counts.
#pragma once

#include <cstdint>
#include <set>

#include "tests/agreement/kernel-maker.h"

namespace assay::agreement {

// Wrong at the sites in `bent`; `sites` is the number of sites.
Made MakeTiling(std::uint64_t seed, const std::set<int>& bent, int shapes, int& sites);

}  // namespace assay::agreement
