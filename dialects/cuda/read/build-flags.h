// Options of a build that change the meaning of a unit: macros, nvcc switches, the language and the target.
#pragma once

#include <string>
#include <vector>

namespace assay::cuda {

struct BuildFlags {
  std::string prelude;   // #define and #undef lines
  bool relaxed = false;  // --expt-relaxed-constexpr
  bool lambdas = false;  // --extended-lambda
  bool rdc = false;      // -rdc=true, -dc
  int standard = 0;      // of C++, from 14 to 23: 14 and 23 as the nearest that is modelled; 0: not said
  int arch = 0;          // the lowest compute capability that code is made for, as 800; 0: not said
  std::string forced;    // a file that is included in front of the text: the first
};

// `flags` as in extra_cflags or extra_cuda_cflags; `defines` NAME or NAME=VALUE.
BuildFlags ReadBuildFlags(const std::vector<std::string>& flags, const std::vector<std::string>& defines);

}  // namespace assay::cuda
