// A launch as text, to run a kernel whose file has no host code for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::cuda {

// `scale<float><<<(4, 2), 256, 1024>>>(x, y, 100, 0.5)`. Blocks and threads are a number or up to three in parentheses,
// shared memory is in bytes. The kernel may be omitted, and so may the arguments.
struct LaunchText {
  std::string kernel;  // empty: the only one that the file has
  std::array<std::uint32_t, 3> grid{1, 1, 1}, block{1, 1, 1};
  std::int64_t shared = 0;
  bool has_arguments = false;
  // Names of tensors or attributes, numbers, `null`.
  std::vector<std::string> arguments;
};

// Nothing with `error` set if it is not a launch.
std::optional<LaunchText> ParseLaunch(std::string_view text, std::string& error);

// The text after `// assay: launch` in the input's files; the first of several.
std::string FindLaunchComment(const Project& project);

}  // namespace assay::cuda
