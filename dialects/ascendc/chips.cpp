// See chips.h. The architecture of a chip is that of the host model's platform table.
#include "dialects/ascendc/chips.h"

#include <fmt/format.h>

#include "assay/host_platforms.h"

namespace assay::ascendc {

int ArchitectureOf(std::string_view chip) {
  if (chip.empty()) return 0;
  const assay_host_platform* platform = assay_host_find_platform(std::string(chip).c_str());
  return platform == nullptr ? 0 : platform->npu_arch;
}

ChipModel ModelOf(std::string_view chip) {
  switch (ArchitectureOf(chip)) {
    case 2201:
      return ChipModel::kWhole;
    case 2002:
    case 3510:
      return ChipModel::kClassic;
    default:
      return ChipModel::kNone;
  }
}

bool HasMatrixCores(std::string_view chip) {
  const assay_host_platform* platform = assay_host_find_platform(std::string(chip).c_str());
  return platform != nullptr && platform->split != 0;
}

std::string ArchitecturePrelude(std::string_view chip) {
  if (ModelOf(chip) != ChipModel::kClassic) return {};
  return fmt::format("#include \"assay/arch_{}.h\"\n", ArchitectureOf(chip));
}

}  // namespace assay::ascendc
