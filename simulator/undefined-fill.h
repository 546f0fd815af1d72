// What memory holds that nothing wrote.
#pragma once

#include <cstdint>
#include <vector>

namespace assay {

// What bytes hold that are nobody's, where nothing else is known: padding behind a tensor, local memory that nothing
// wrote. A device holds there what an earlier kernel left. A second run with other bytes tells what depends on them.
struct UndefinedFill {
  std::uint8_t byte = 0;
  bool local = false;                // local memory too, not only what lies behind tensors
  std::vector<std::int32_t> only{};  // reads at these locations only; empty = all
  // Whether memory that is given back and asked for again counts as never written. Else it holds what was there, as on
  // the device.
  bool again = true;
};

}  // namespace assay
