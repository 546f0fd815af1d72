// See api-page.h.
#include "dialects/ascendc/table/api-page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "analyzer/facts/ascendc/api-table.h"

namespace assay::ascendc {
namespace {

// The part after the last `::`; removes it from `path`.
std::string_view TakeLast(std::string_view& path) {
  const std::size_t colon = path.rfind("::");
  const std::string_view last = colon == std::string_view::npos ? path : path.substr(colon + 2);
  path = colon == std::string_view::npos ? std::string_view() : path.substr(0, colon);
  return last;
}

std::string SpeltOut(const ApiRow& row) {
  return row.owner.empty() ? std::string(row.name) : fmt::format("{}::{}", row.owner, row.name);
}

std::string Listed(std::span<const std::string_view> words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string OperandLine(const ApiOperand& operand) {
  std::string out = fmt::format("- `{}`", operand.name);
  std::vector<std::string> words;
  if (!operand.role.empty()) words.emplace_back(operand.role);
  if (!operand.unit.empty()) words.push_back(fmt::format("in {}", operand.unit));
  if (operand.alignment > 0) words.push_back(fmt::format("starts at a multiple of {} bytes", operand.alignment));
  if (!operand.positions.empty()) words.push_back("in " + Listed(operand.positions));
  if (operand.max >= operand.min) words.push_back(fmt::format("{} to {}", operand.min, operand.max));
  return words.empty() ? out + "\n" : fmt::format("{}: {}\n", out, fmt::join(words, ", "));
}

std::string DtypesLine(const ApiDtypes& dtypes) {
  const std::string chips = dtypes.chips.empty() ? std::string("910B") : Listed(dtypes.chips);
  std::string out = fmt::format("- `{}`", dtypes.param);
  out += dtypes.enforced ? fmt::format(" (the compiler takes no other for {}", chips) : fmt::format(" ({}", chips);
  if (!dtypes.when.empty()) out += fmt::format("; {}", dtypes.when);
  return out + fmt::format("): {}\n", Listed(dtypes.types));
}

std::string Section(const ApiRow& row) {
  std::string out = fmt::format("## `{}`\n\n{}", SpeltOut(row), row.kind);
  if (!row.pipe.empty()) out += fmt::format(", pipe {}", row.pipe);
  if (!row.since.empty()) out += fmt::format(", since release {}", row.since);
  if (!row.chips.empty()) out += fmt::format("; chips: {}", Listed(row.chips));
  out += "\n";
  if (!row.effects.empty()) out += fmt::format("\n{}\n", row.effects);
  if (!row.operands.empty()) out += row.kind == "struct" ? "\nFields:\n" : "\nOperands, of all overloads together:\n";
  for (const ApiOperand& operand : row.operands) out += OperandLine(operand);
  if (!row.dtypes.empty()) out += "\nElement types:\n";
  for (const ApiDtypes& dtypes : row.dtypes) out += DtypesLine(dtypes);
  if (!row.limits.empty()) out += "\nAt most:\n";
  for (const ApiLimit& limit : row.limits) out += fmt::format("- {}: {}\n", limit.what, limit.max);
  if (!row.overlap.empty()) out += fmt::format("\nOverlap: {}\n", row.overlap);
  if (!row.temporary.empty()) out += fmt::format("\nSpace beside the operands: {}\n", row.temporary);
  if (!row.modelled) out += fmt::format("\nNot modelled{}\n", row.why.empty() ? "" : fmt::format(": {}", row.why));
  return out;
}

}  // namespace

std::string ApiPage(std::string_view name) {
  const std::string_view last = TakeLast(name);
  const std::string_view owner = TakeLast(name);
  std::string out;
  for (const ApiRow& row : std::ranges::equal_range(ApiTable(), last, {}, &ApiRow::name)) {
    if (row.internal || (!owner.empty() && row.owner != owner)) continue;
    out += (out.empty() ? "" : "\n") + Section(row);
  }
  return out;
}

}  // namespace assay::ascendc
