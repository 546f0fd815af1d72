// The contents of memory that was never written.
#pragma once

#include <cstdint>
#include <vector>

namespace assay {

// The fill for bytes that were never written: padding after a tensor, uninitialised local memory. A device holds
// leftovers of an earlier kernel there. A second run with another fill shows what depends on them.
struct UndefinedFill {
  std::uint8_t byte = 0;
  bool local = false;                // local memory too, not only padding after tensors
  std::vector<std::int32_t> only{};  // reads at these locations only; empty = all
  // Whether memory that is freed and allocated again counts as never written. Otherwise it keeps its contents, as on
  // the device.
  bool again = true;
};

}  // namespace assay
