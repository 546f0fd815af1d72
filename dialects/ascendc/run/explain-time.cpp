// See explain-time.h.
#include "dialects/ascendc/run/explain-time.h"

#include <fmt/format.h>

#include "dialects/ascendc/device/time-constants.h"

namespace assay {

std::string ExplainTime() {
  std::string out = "Figures of the time model (Ascend 910B, arch 2201)\n";
  for (const device::TimeConstant& row : device::TimeConstants()) {
    out +=
        fmt::format("  {:48} {:>10} {:10} {:14} {}\n", row.name, row.value, row.unit, BasisName(row.basis), row.source);
  }
  out += "\nVector instructions: cycles to start, then for each 256 bytes of 16-bit and of 32-bit elements\n";
  for (const device::VectorCost& row : device::VectorCosts()) {
    out += fmt::format("  {:24} {:>6} {:>6} {:>6}  {:14} {}\n", row.name, row.start, row.repeat16, row.repeat32,
                       BasisName(row.basis), row.source);
  }
  out += "\nLeft out\n";
  for (const std::string_view line : device::LeftOut()) out += fmt::format("  {}\n", line);
  return out;
}

}  // namespace assay
