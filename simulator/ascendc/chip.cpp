// The platform table of the host model, read for the device.
#include "simulator/ascendc/chip.h"

#include <string>

#include "assay/host_platforms.h"

namespace assay::device {

Chip FindChip(std::string_view name) {
  Chip chip;
  const assay_host_platform* platform = assay_host_find_platform(std::string(name).c_str());
  if (platform == nullptr) return chip;
  constexpr std::int64_t kSystem = 256, kLibrary = 8192;
  chip.vector_cores = platform->vector_core_count > 0 ? platform->vector_core_count : platform->ai_core_count;
  chip.cube_cores = platform->cube_core_count;
  chip.ub = static_cast<std::int64_t>(platform->ub_bytes);
  chip.ub_usable = chip.ub - kSystem - kLibrary;
  chip.l1 = static_cast<std::int64_t>(platform->l1_bytes);
  chip.l0a = static_cast<std::int64_t>(platform->l0a_bytes);
  chip.l0b = static_cast<std::int64_t>(platform->l0b_bytes);
  chip.l0c = static_cast<std::int64_t>(platform->l0c_bytes);
  chip.bias = static_cast<std::int64_t>(platform->bt_bytes);
  return chip;
}

}  // namespace assay::device
