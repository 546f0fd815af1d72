// The list of all mutators.
#include <algorithm>
#include <string_view>
#include <utility>

#include "dialects/ascendc/mutators/tables.h"

namespace assay::ascendc {

const std::vector<mutators::Mutator>& AllMutators() {
  static const std::vector<mutators::Mutator> all = [] {
    using namespace mutators;
    std::vector<Mutator> joined;
    using Part = std::vector<Mutator> (*)();
    const std::pair<std::string_view, Part> parts[] = {
        {"queues", QueueMutators},    {"order", OrderMutators},   {"core split", SplitMutators},
        {"units", UnitMutators},      {"values", ValueMutators},  {"numbers", NumberMutators},
        {"API", ApiMutators},         {"tiling", TilingMutators}, {"op definition", HostMutators},
        {"binding", BindingMutators},
    };
    for (const auto& [family, part] : parts) {
      for (Mutator& mutator : part()) {
        mutator.family = family;
        joined.push_back(std::move(mutator));
      }
    }
    std::sort(joined.begin(), joined.end(), [](const Mutator& a, const Mutator& b) { return a.name < b.name; });
    return joined;
  }();
  return all;
}

}  // namespace assay::ascendc
