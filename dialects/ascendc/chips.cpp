// See chips.h. The architecture and the family of a chip are those of the host model's platform table.
#include "dialects/ascendc/chips.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/chip-table.h"
#include "analyzer/facts/ascii.h"
#include "assay/host_platforms.h"
#include "dialects/ascendc/device/chip.h"

namespace assay::ascendc {
namespace {

// Families whose figures are not public. Source: `AddConfig` in the operators of the vendor's ops-nn and ops-cv.
constexpr std::array<std::string_view, 1> kFamiliesWithoutFigures = {"mc62cm12a"};

}  // namespace

std::span<const std::string_view> ChipFamilies() {
  static const std::vector<std::string_view> families = [] {
    std::vector<std::string_view> all(kFamiliesWithoutFigures.begin(), kFamiliesWithoutFigures.end());
    for (const assay_host_platform& platform : assay_host_platforms) all.emplace_back(platform.family);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }();
  return families;
}

std::string_view FamilyOf(std::string_view name) {
  const std::string lower = Lower(name);
  const auto families = ChipFamilies();
  const auto family = std::find(families.begin(), families.end(), lower);
  if (family != families.end()) return *family;
  const auto* chip = std::find_if(std::begin(assay_host_platforms), std::end(assay_host_platforms),
                                  [&](const assay_host_platform& one) { return Lower(one.soc) == lower; });
  return chip == std::end(assay_host_platforms) ? std::string_view() : chip->family;
}

std::int64_t CacheLineBytes() { return device::Chip{}.cache_line; }

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
