// The platform table of the host model, read for the device.
#include "dialects/ascendc/device/chip.h"

#include <string>

#include "assay/host_platforms.h"

namespace assay::device {
namespace {

constexpr std::int64_t kSystem = 256, kLibrary = 8192;

// The configuration file of 3510 gives what a kernel may use; the memory itself has 8 KiB more (page on the
// architecture: 6 KiB for spilled registers, 2 KiB for library functions).
void PlaceUnifiedBuffer(const assay_host_platform& platform, Chip& chip) {
  chip.ub = static_cast<std::int64_t>(platform.ub_bytes);
  chip.ub_usable = chip.ub - kLibrary;
  if (chip.architecture == 2201) chip.ub_usable -= kSystem;
  if (chip.architecture != 3510) return;
  chip.ub_usable = chip.ub;
  chip.ub += kLibrary;
}

}  // namespace

Chip FindChip(std::string_view name) {
  Chip chip;
  const assay_host_platform* platform = assay_host_find_platform(std::string(name).c_str());
  if (platform == nullptr) return chip;
  chip.architecture = platform->npu_arch;
  chip.coupled = platform->split == 0;
  chip.vector_in_order = chip.architecture != 2201;
  chip.vector_cores =
      chip.coupled ? platform->ai_core_count + platform->vector_core_count : platform->vector_core_count;
  chip.cube_cores = platform->cube_core_count;
  PlaceUnifiedBuffer(*platform, chip);
  chip.l1 = static_cast<std::int64_t>(platform->l1_bytes);
  chip.l0a = static_cast<std::int64_t>(platform->l0a_bytes);
  chip.l0b = static_cast<std::int64_t>(platform->l0b_bytes);
  chip.l0c = static_cast<std::int64_t>(platform->l0c_bytes);
  chip.bias = static_cast<std::int64_t>(platform->bt_bytes);
  return chip;
}

}  // namespace assay::device
