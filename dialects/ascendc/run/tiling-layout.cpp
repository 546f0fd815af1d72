// Widths of the types that BEGIN_TILING_DATA_DEF takes.
#include "dialects/ascendc/run/tiling-layout.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay {
namespace {

std::optional<std::size_t> WidthOf(const std::string& type) {
  static constexpr std::pair<std::string_view, std::size_t> kWidths[] = {
      {"int8_t", 1},   {"uint8_t", 1}, {"bool", 1},     {"char", 1},   {"int16_t", 2},
      {"uint16_t", 2}, {"int32_t", 4}, {"uint32_t", 4}, {"int", 4},    {"float", 4},
      {"unsigned", 4}, {"int64_t", 8}, {"uint64_t", 8}, {"double", 8}, {"size_t", 8}};
  const std::size_t space = type.rfind(':');
  const std::string_view name =
      space == std::string::npos ? std::string_view(type) : std::string_view(type).substr(space + 1);
  const auto* found =
      std::find_if(std::begin(kWidths), std::end(kWidths), [&](const auto& w) { return w.first == name; });
  return found == std::end(kWidths) ? std::nullopt : std::optional(found->second);
}

}  // namespace

std::vector<PlacedField> PlaceFields(const ascendc::OperatorFacts& host, std::size_t size) {
  std::vector<PlacedField> placed;
  if (host.tiling_structs.size() != 1) return placed;
  std::size_t at = 0;
  for (const TilingField& field : host.tiling_structs.front().fields) {
    const std::optional<std::size_t> width = field.is_struct ? std::nullopt : WidthOf(field.type);
    if (!width) return {};
    at = (at + *width - 1) / *width * *width;
    const std::size_t bytes = *width * std::max<std::size_t>(field.count, 1);
    if (at + bytes > size) return {};
    placed.push_back({&field, at, bytes});
    at += bytes;
  }
  return placed;
}

}  // namespace assay
