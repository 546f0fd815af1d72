// Finding an intrinsic among the families.
#include <string_view>
#include <unordered_map>

#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"

namespace assay::device {

void* IntrinsicAddress(std::string_view name) {
  static const std::unordered_map<std::string_view, void*> kTable = [] {
    std::unordered_map<std::string_view, void*> table;
    for (const auto& family : {BaseIntrinsics(), LaneIntrinsics(), LibraryIntrinsics(), CubeIntrinsics(),
                               RegisterIntrinsics(), ThreadIntrinsics()}) {
      for (const IntrinsicSymbol& symbol : family) table.emplace(symbol.name, symbol.address);
    }
    return table;
  }();
  const auto found = kTable.find(name);
  return found != kTable.end() ? found->second : nullptr;
}

}  // namespace assay::device
