// Options of a build that change what a unit means: macros, and three switches of nvcc's.
#pragma once

#include <string>
#include <vector>

namespace assay::cuda {

struct BuildFlags {
  std::string prelude;   // #define and #undef lines
  bool relaxed = false;  // --expt-relaxed-constexpr
  bool lambdas = false;  // --extended-lambda
  bool rdc = false;      // -rdc=true, -dc
};

// `flags` as extra_cflags or extra_cuda_cflags gives them; `defines` NAME or NAME=VALUE.
BuildFlags ReadBuildFlags(const std::vector<std::string>& flags, const std::vector<std::string>& defines);

}  // namespace assay::cuda
