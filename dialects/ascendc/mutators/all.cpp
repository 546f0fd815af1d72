// The list of all mutators.
#include <algorithm>
#include <iterator>

#include "dialects/ascendc/mutators/tables.h"

namespace assay::ascendc {

const std::vector<mutators::Mutator>& AllMutators() {
  static const std::vector<mutators::Mutator> all = [] {
    using namespace mutators;
    std::vector<Mutator> joined;
    for (const auto part : {QueueMutators, OrderMutators, SplitMutators, UnitMutators, ValueMutators, ApiMutators,
                            TilingMutators, HostMutators, BindingMutators}) {
      std::vector<Mutator> some = part();
      std::move(some.begin(), some.end(), std::back_inserter(joined));
    }
    std::sort(joined.begin(), joined.end(), [](const Mutator& a, const Mutator& b) { return a.name < b.name; });
    return joined;
  }();
  return all;
}

}  // namespace assay::ascendc
