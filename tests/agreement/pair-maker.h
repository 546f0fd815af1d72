// Pairs of kernels for the prover: one that is right at every shape of its contract, and the same with one flaw.
#pragma once

#include <cstdint>
#include <string>

#include "tests/agreement/kernel-maker.h"

namespace assay::agreement {

struct Pair {
  std::string family;
  std::string flaw;
  Made right;
  Made wrong;
};

// The same for the same seed, on every machine. Consecutive ones go through all families and their flaws.
Pair MakePair(std::uint64_t seed, std::uint64_t index, int shapes);

}  // namespace assay::agreement
