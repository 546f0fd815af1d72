// See fuzz.h.
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/fuzz.h"

namespace assay::fuzz {

void Fail(const std::string& what) {
  std::fprintf(stderr, "fuzz: %s\n", what.c_str());
  std::abort();
}

}  // namespace assay::fuzz
