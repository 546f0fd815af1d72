// The sizes in a benchmark's module: arithmetic on integer literals in module-level assignments (`N = 2048 * 2`,
// `height, width = 64, 64`, `shape = (32768,)`) and in get_inputs and get_init_inputs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace assay::harness {

struct WrittenSize {
  std::string name;                  // "N", "height = width", "shape[0]", "32768 in get_inputs"
  std::vector<std::string> targets;  // names of the module's own level that the assignment binds
  std::size_t begin = 0, end = 0;    // bytes of the text
  std::int64_t value = 0;
};

// In the order of the text, not nested; numbers below 2 are left out. Empty if the text is not Python.
std::vector<WrittenSize> WrittenSizes(const std::string& text);

// The text with other numbers in these places. Its lines stay where they are.
std::string WithSizes(const std::string& text, const std::vector<WrittenSize>& sizes,
                      const std::vector<std::int64_t>& values);

}  // namespace assay::harness
