// The order of the blocks of a grid, and which of them run if not all do (Settings::bounds_only).
#include <algorithm>
#include <functional>
#include <numeric>

#include "simulator/simt/runtime.h"

namespace assay::simt {

// The block whose turn it is: a step coprime to the number of blocks visits each.
std::uint64_t Runtime::BlockAt(std::uint64_t turn, std::uint64_t blocks) const {
  switch (schedule_.order) {
    case Schedule::Order::kDescending:
      return blocks - 1 - turn;
    case Schedule::Order::kRandom: {
      std::uint64_t step = (schedule_.seed * 0x9e3779b97f4a7c15 >> 20) % blocks | 1;
      while (std::gcd(step, blocks) != 1) step += 2;
      return (turn % blocks * (step % blocks) + schedule_.seed) % blocks;
    }
    default:
      return turn;
  }
}

// The first and the last, the last in each dimension alone, and some in between, where an index may have wrapped: the
// last first, as there are always steps left for it.
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
