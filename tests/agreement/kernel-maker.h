// Random kernels with their host code and contract. About half are right; the others are bent at one place or two.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace assay::agreement {

struct Made {
  std::string reply;     // op definition, tiling function and kernel, as a model writes them
  std::string contract;  // with named dimensions
  // Shapes to try, a value for each symbol of the contract: around tiles and cores, and random ones.
  std::vector<std::map<std::string, std::int64_t>> shapes;
  bool right = false;  // no run may have a fault
};

// The same for the same seed, on every machine.
Made MakeKernel(std::uint64_t seed, int shapes);

}  // namespace assay::agreement
