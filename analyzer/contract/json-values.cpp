// JSON values as values of attributes.
#include "analyzer/contract/json-values.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace assay {
namespace {

using Json = nlohmann::json;

bool FitsInteger(const Json& value) {
  return value.is_number_integer() &&
         (!value.is_number_unsigned() ||
          value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
}

}  // namespace

std::optional<AttrValue> ReadAttrValue(const nlohmann::json& value) {
  if (value.is_boolean()) return AttrValue(value.get<bool>());
  if (value.is_string()) return AttrValue(value.get<std::string>());
  if (FitsInteger(value)) return AttrValue(value.get<std::int64_t>());
  if (value.is_number_float()) return AttrValue(value.get<double>());
  if (!value.is_array()) return std::nullopt;
  auto integral = [](const Json& item) { return FitsInteger(item) || item.is_boolean(); };
  if (std::all_of(value.begin(), value.end(), integral)) {
    std::vector<std::int64_t> list;
    for (const Json& item : value)
      list.push_back(item.is_boolean() ? (item.get<bool>() ? 1 : 0) : item.get<std::int64_t>());
    return AttrValue(std::move(list));
  }
  std::vector<double> list;
  for (const Json& item : value) {
    if (!item.is_number()) return std::nullopt;
    list.push_back(item.get<double>());
  }
  return AttrValue(std::move(list));
}

bool ReadCores(const nlohmann::json& value, std::vector<std::int64_t>& cores) {
  constexpr std::int64_t kMostCores = 1024;
  const auto fits = [](const Json& core) {
    return FitsInteger(core) && core.get<std::int64_t>() < kMostCores && core.get<std::int64_t>() >= -kMostCores;
  };
  if (!value.is_array() || !std::all_of(value.begin(), value.end(), fits)) return false;
  cores = value.get<std::vector<std::int64_t>>();
  return true;
}

}  // namespace assay
