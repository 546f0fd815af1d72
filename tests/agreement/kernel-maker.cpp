// A kernel is made twice: once to count the sites at which it can be made wrong, once with some of them bent.
#include "tests/agreement/kernel-maker.h"

#include <random>
#include <set>

#include "tests/agreement/core-maker.h"
#include "tests/agreement/tiling-maker.h"

namespace assay::agreement {

Made MakeKernel(std::uint64_t seed, int shapes) {
  std::mt19937_64 random(seed * 0xA24BAED4963EE407ull + 9);
  const auto make = random() % 3 == 0 ? MakeTiling : MakeCore;
  int sites = 0;
  Made made = make(seed, {}, shapes, sites);
  if (sites == 0 || random() % 2 == 0) return made;
  std::set<int> bent = {static_cast<int>(random() % static_cast<std::uint64_t>(sites))};
  if (random() % 6 == 0) bent.insert(static_cast<int>(random() % static_cast<std::uint64_t>(sites)));
  return make(seed, bent, shapes, sites);
}

}  // namespace assay::agreement
