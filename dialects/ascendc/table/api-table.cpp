// Lookup in the generated rows.
#include "dialects/ascendc/table/api-table.h"

#include <algorithm>

#include "dialects/ascendc/api-rows.inc"

namespace assay::ascendc {

std::span<const ApiRow> ApiTable() { return kApiRows; }

const ApiRow* FindApi(std::string_view name, std::string_view owner) {
  const auto same = std::ranges::equal_range(ApiTable(), name, {}, &ApiRow::name);
  if (same.empty()) return nullptr;
  if (owner.empty()) return &same.front();
  const auto row = std::ranges::find(same, owner, &ApiRow::owner);
  return row == same.end() ? nullptr : &*row;
}

}  // namespace assay::ascendc
