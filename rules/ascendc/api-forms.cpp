// See api-forms.h.
#include "rules/ascendc/api-forms.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/dtype.h"

namespace assay::rules {
namespace {

using ascendc::ApiOperand;
using ascendc::ApiRow;

// Only the functions of the API's namespace: methods are called on an object, which says more than their name.
const ApiRow* FunctionRow(std::string_view name) { return ascendc::FindApi(name, "AscendC"); }

bool HasRole(const ApiOperand& operand, std::initializer_list<std::string_view> roles) {
  return std::find(roles.begin(), roles.end(), operand.role) != roles.end();
}

std::size_t CountRole(const ApiRow& row, std::string_view role) {
  return static_cast<std::size_t>(std::ranges::count(row.operands, role, &ApiOperand::role));
}

// `(dst, src, ...)`, and no other operand beside those of the roles.
bool IsUnaryWith(const ApiRow& row, std::initializer_list<std::string_view> roles) {
  return row.operands.size() > 2 && row.operands[0].role == "out" && row.operands[1].role == "in" &&
         std::all_of(row.operands.begin() + 2, row.operands.end(),
                     [&](const ApiOperand& operand) { return HasRole(operand, roles); });
}

}  // namespace

std::optional<std::size_t> ScalarPlace(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  if (row == nullptr) return std::nullopt;
  const auto scalar =
      std::ranges::find_if(row->operands, [](const ApiOperand& o) { return !HasRole(o, {"out", "in"}); });
  if (scalar == row->operands.end() || scalar->role != "scalar") return std::nullopt;
  return static_cast<std::size_t>(scalar - row->operands.begin());
}

bool TakesWork(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  return row != nullptr && row->operands.size() > 2 && row->operands[2].role == "work";
}

bool TakesGlobal(std::string_view name) {
  return std::ranges::any_of(ascendc::RowsOf(name), [](const ApiRow& row) {
    return std::ranges::any_of(row.operands, [](const ApiOperand& operand) {
      return std::ranges::find(operand.positions, "GM") != operand.positions.end();
    });
  });
}

bool TakesCountLast(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  return row != nullptr && CountRole(*row, "count") == 1 &&
         IsUnaryWith(*row, {"count", "tmp", "mask", "repeat", "params"}) &&
         (CountRole(*row, "tmp") == 1 || CountRole(*row, "mask") == 0);
}

bool HasOneElementType(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  return row != nullptr && std::ranges::any_of(row->dtypes, &ascendc::ApiDtypes::all);
}

bool TakesElement(std::string_view name, std::string_view element) {
  const ApiRow* row = FunctionRow(name);
  return row != nullptr && std::ranges::any_of(row->dtypes, [&](const ascendc::ApiDtypes& list) {
           return list.enforced && std::ranges::find(list.types, element) != list.types.end();
         });
}

bool IsUnaryInstruction(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  return row != nullptr && HasOneElementType(name) && CountRole(*row, "mask") == 1 &&
         IsUnaryWith(*row, {"count", "tmp", "mask", "repeat", "params"});
}

std::string_view ScalarFormOf(std::string_view name) {
  const ApiRow* scalar = FunctionRow(std::string(name) + "s");
  return scalar == nullptr || TensorFormOf(scalar->name).empty() ? std::string_view() : scalar->name;
}

std::string_view TensorFormOf(std::string_view name) {
  const ApiRow* row = FunctionRow(name);
  if (row == nullptr || !row->modelled || !name.ends_with('s') || !ScalarPlace(name)) return {};
  const ApiRow* tensors = FunctionRow(name.substr(0, name.size() - 1));
  return tensors == nullptr || !tensors->modelled ? std::string_view() : tensors->name;
}

std::string_view HostFormOf(std::string_view library_function, std::string_view owner) {
  const auto row = std::ranges::find_if(ascendc::ApiTable(), [&](const ApiRow& one) {
    return one.owner == owner && std::ranges::find(one.host, library_function) != one.host.end();
  });
  return row == ascendc::ApiTable().end() ? std::string_view() : row->name;
}

std::int64_t MostBuffers() { return ascendc::LargestIn("InitBuffer", "TPipe", "num"); }

std::int64_t DataBlock() {
  const ApiRow* copy = FunctionRow("DataCopy");
  return copy == nullptr || copy->operands.empty() ? 1 : std::max(1, copy->operands.front().alignment);
}

bool IsElementType(std::string_view type) { return type == "size_t" || ParseDtype(type).has_value(); }

}  // namespace assay::rules
