// Which blocks of a grid run where not all of them do (Settings::bounds_only).
#include <algorithm>
#include <functional>

#include "simulator/simt/runtime.h"

namespace assay::simt {

// The first and the last, the last in each dimension alone, and some between them, where an index may have wrapped: the
// last first, for whose turn there are steps left in any case.
std::vector<std::uint64_t> Runtime::SomeBlocks(std::uint64_t blocks) const {
  const std::uint64_t x = grid_dim.x, y = grid_dim.y, z = grid_dim.z;
  std::vector<std::uint64_t> some = {0, 1, x - 1, x * (y - 1), x * y * (z - 1), blocks - 1, blocks - 2};
  for (std::uint64_t part = 1; part < 8; ++part) some.push_back(blocks / 8 * part);
  std::erase_if(some, [&](std::uint64_t block) { return block >= blocks; });
  std::sort(some.begin(), some.end(), std::greater<>());
  some.erase(std::unique(some.begin(), some.end()), some.end());
  return some;
}

}  // namespace assay::simt
