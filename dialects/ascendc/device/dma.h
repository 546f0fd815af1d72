// Data movement between global and local memory, and inside local memory.
#pragma once

#include <cstdint>

#include "dialects/ascendc/device/vector.h"

namespace assay::device {

struct Bursts {
  int kind = 0;  // AssayDmaKind
  std::int64_t count = 1;
  std::int64_t bytes = 0;
  std::int64_t source_gap = 0, target_gap = 0;
};

struct Padding {
  std::int64_t left = 0, right = 0;  // elements
  bool with_value = false;
  std::uint64_t bits = 0;
  std::int64_t element = 1;
};

void CopyIn(Machine& m, LocalRef to, const std::uint8_t* from, const Bursts& bursts);
void CopyInPadded(Machine& m, LocalRef to, const std::uint8_t* from, const Bursts& bursts, const Padding& padding);
void CopyOut(Machine& m, std::uint8_t* to, LocalRef from, const Bursts& bursts);
void CopyLocal(Machine& m, LocalRef to, LocalRef from, const Bursts& bursts);

}  // namespace assay::device
