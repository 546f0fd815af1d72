// What memory holds that nothing wrote.
#pragma once

#include <cstdint>
#include <vector>

namespace assay {

// The fill for bytes that were never written: padding after a tensor, uninitialised local memory. A device holds
// leftovers of an earlier kernel there. A second run with another fill shows what depends on them.
struct UndefinedFill {
  std::uint8_t byte = 0;
  bool local = false;                // local memory too, not only what lies behind tensors
  std::vector<std::int32_t> only{};  // reads at these locations only; empty = all
  // Whether memory that is given back and asked for again counts as never written. Else it holds what was there, as on
  // the device.
  bool again = true;
};

}  // namespace assay
