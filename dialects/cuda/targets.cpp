// The tables of chips and releases: see targets.h.
#include "dialects/cuda/targets.h"

#include <algorithm>

namespace assay::cuda {
namespace {

constexpr std::string_view kUsualChip = "sm_80";
constexpr std::string_view kUsualToolkit = "12.4";

template <class T>
const T& Named(const std::vector<T>& all, std::string_view name, std::string_view usual) {
  const auto find = [&](std::string_view wanted) {
    return std::find_if(all.begin(), all.end(), [&](const T& one) { return one.name == wanted; });
  };
  const auto found = find(name);
  return found == all.end() ? *find(usual) : *found;
}

}  // namespace

const std::vector<Chip>& Chips() {
  constexpr int kKib = 1024;
  static const std::vector<Chip> all = {
      {"sm_75", 750, 75, 64 * kKib, 64 * kKib, 16, 1024, 40, 72, 4096 * kKib, 1590, 320, 64, 2},
      {"sm_80", 800, 80, 163 * kKib, 164 * kKib, 32, 2048, 108, 128, 40960 * kKib, 1410, 1555, 64, 32},
      {"sm_86", 860, 86, 99 * kKib, 100 * kKib, 16, 1536, 84, 84, 6144 * kKib, 1800, 768, 128, 2},
      {"sm_89", 890, 89, 99 * kKib, 100 * kKib, 24, 1536, 142, 144, 98304 * kKib, 2520, 864, 128, 2},
      {"sm_90", 900, 90, 227 * kKib, 228 * kKib, 32, 2048, 132, 144, 51200 * kKib, 1980, 3350, 128, 64},
      {"sm_100", 1000, 90, 227 * kKib, 228 * kKib, 32, 2048, 148, 160, 129024 * kKib, 1965, 8000, 128, 64},
      {"sm_120", 1200, 90, 99 * kKib, 100 * kKib, 24, 1536, 170, 192, 98304 * kKib, 2407, 1792, 128, 2},
  };
  return all;
}

const std::vector<Toolkit>& Toolkits() {
  static const std::vector<Toolkit> all = {{"11.8", 11080}, {"12.0", 12000}, {"12.1", 12010}, {"12.2", 12020},
                                           {"12.3", 12030}, {"12.4", 12040}, {"12.6", 12060}, {"12.8", 12080},
                                           {"12.9", 12090}, {"13.0", 13000}};
  return all;
}

const Chip& ChipNamed(std::string_view name) { return Named(Chips(), name, kUsualChip); }
const Chip& ChipNotGiven() {
  static const Chip usual = [] {
    Chip chip = ChipNamed("");
    for (const Chip& one : Chips()) chip.shared_opt_in = std::max(chip.shared_opt_in, one.shared_opt_in);
    return chip;
  }();
  return usual;
}
const Chip& ChipFor(int arch) {
  const Chip* best = &Chips().front();
  for (const Chip& chip : Chips()) {
    if (chip.arch <= arch) best = &chip;
  }
  return *best;
}
const Toolkit& ToolkitNamed(std::string_view name) { return Named(Toolkits(), name, kUsualToolkit); }

}  // namespace assay::cuda
