// The table that the pointer of a list of tensors points at: bytes from the start to the pointers; for each tensor a
// word with its rank and, in the upper half, its index, then its dimensions; then one pointer per tensor
// (ListTensorDesc reads this).
#pragma once

#include <cstdint>
#include <vector>

namespace assay::ascendc {

// The words before the pointers.
inline std::vector<std::uint64_t> ListTableHead(const std::vector<std::vector<std::int64_t>>& shapes) {
  std::vector<std::uint64_t> words(1);
  for (std::uint64_t index = 0; index < shapes.size(); ++index) {
    words.push_back(index << 32 | shapes[index].size());
    for (std::int64_t d : shapes[index]) words.push_back(static_cast<std::uint64_t>(d));
  }
  words[0] = words.size() * sizeof(std::uint64_t);
  return words;
}

}  // namespace assay::ascendc
