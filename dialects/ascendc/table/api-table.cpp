// Lookup in the generated rows.
#include "analyzer/facts/ascendc/api-table.h"

#include <algorithm>

#include "dialects/ascendc/api-rows.inc"

namespace assay::ascendc {
namespace {

const ApiAdvice* FindIn(std::span<const ApiAdvice> table, std::string_view name) {
  const auto found = std::ranges::lower_bound(table, name, {}, &ApiAdvice::name);
  return found == table.end() || found->name != name ? nullptr : &*found;
}

}  // namespace

std::span<const ApiRow> ApiTable() { return kApiRows; }

std::span<const ApiRow> RowsOf(std::string_view name) {
  const auto same = std::ranges::equal_range(ApiTable(), name, {}, &ApiRow::name);
  return {same.begin(), same.end()};
}

const ApiRow* FindApi(std::string_view name, std::string_view owner) {
  const auto same = RowsOf(name);
  if (same.empty()) return nullptr;
  if (owner.empty()) return &same.front();
  const auto row = std::ranges::find(same, owner, &ApiRow::owner);
  return row == same.end() ? nullptr : &*row;
}

std::int64_t LargestOf(const ApiRow& row, std::string_view what) {
  const auto operand = std::ranges::find(row.operands, what, &ApiOperand::name);
  if (operand != row.operands.end() && operand->max > 0) return operand->max;
  const auto limit = std::ranges::find(row.limits, what, &ApiLimit::what);
  return limit == row.limits.end() ? 0 : limit->max;
}

std::int64_t LargestIn(std::string_view name, std::string_view owner, std::string_view what) {
  const ApiRow* row = FindApi(name, owner);
  return row == nullptr ? 0 : LargestOf(*row, what);
}

std::span<const ApiConversion> Conversions() {
  const ApiRow* cast = FindApi("Cast", "AscendC");
  if (cast == nullptr) return {};
  const auto listed = std::ranges::find_if(cast->dtypes, [](const ApiDtypes& dtypes) {
    return !dtypes.conversions.empty() && std::ranges::find(dtypes.chips, "910B") != dtypes.chips.end();
  });
  return listed == cast->dtypes.end() ? std::span<const ApiConversion>() : listed->conversions;
}

const ApiConversion* FindConversion(std::string_view from, std::string_view to) {
  const auto found =
      std::ranges::find_if(Conversions(), [&](const ApiConversion& one) { return one.from == from && one.to == to; });
  return found == Conversions().end() ? nullptr : &*found;
}

std::span<const ApiAdvice> AllAdvice() { return kApiAdvice; }
const ApiAdvice* FindAdvice(std::string_view name) { return FindIn(kApiAdvice, name); }
const ApiAdvice* FindCallAdvice(std::string_view name) { return FindIn(kApiCallAdvice, name); }
const ApiAdvice* FindReplacement(std::string_view name) { return FindIn(kApiReplacements, name); }

}  // namespace assay::ascendc
