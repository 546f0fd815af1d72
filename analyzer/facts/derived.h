// Results of runs at inputs that the user did not give: a dialect derived them from the input's own definition and its
// tests.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace assay {

struct DerivedFacts {
  bool tried = false;
  std::size_t cases = 0;             // of the tests next to the input, those that fit its definition
  std::size_t asked = 0;             // sets of shapes put to the tiling function
  std::size_t admitted = 0;          // of them, those that it does not refuse
  std::size_t runs = 0;              // of the kernel, that came to their end
  std::size_t clean = 0;             // of these, the ones without a fault
  std::size_t dtypes = 0;            // combinations among them
  std::size_t keys = 0;              // tiling keys among them
  bool doubtful = false;             // a run showed a fault that the derivation itself can be the reason of
  std::vector<std::string> shapes;   // of these runs: "x float16[7, 131]"
  std::vector<std::string> assumed;  // what they rest on
  std::vector<std::string> open;     // what was not judged, and why
};

}  // namespace assay
