// See json-reader.h.
#include "analyzer/contract/json-reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "analyzer/facts/suggest.h"
#include "analyzer/source/content.h"

namespace assay {

std::optional<nlohmann::json> JsonReader::Parse() {
  Json document = Json::parse(text_, nullptr, false);
  if (document.is_discarded()) {
    ErrorAt(static_cast<std::size_t>(std::max<std::int64_t>(source::JsonErrorAt(text_), 0)),
            "not valid JSON from here on");
    return std::nullopt;
  }
  places_ = FindPlaces(text_);
  for (const auto& [key, at] : places_.twice) ErrorAt(at, fmt::format("`{}` is given twice", key));
  return document;
}

std::vector<ContractError> JsonReader::TakeErrors() {
  std::sort(errors_.begin(), errors_.end(), [](const ContractError& a, const ContractError& b) {
    return std::tie(a.line, a.column, a.message) < std::tie(b.line, b.column, b.message);
  });
  return std::move(errors_);
}

void JsonReader::ErrorAt(std::size_t offset, std::string message) {
  std::string_view before = text_.substr(0, offset);
  int line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t column = offset - before.rfind('\n');  // counted from 1; npos is -1
  errors_.push_back({path_, line, static_cast<int>(column), std::move(message)});
}

bool JsonReader::Keys(const Json& value, const std::string& at, std::initializer_list<const char*> known) {
  if (!value.is_object()) {
    Error(at, fmt::format("{} must be an object", at.empty() ? "the contract" : fmt::format("`{}`", at)));
    return false;
  }
  std::vector<std::string> names(known.begin(), known.end());
  for (const auto& [key, item] : value.items()) {
    if (std::find(names.begin(), names.end(), key) != names.end()) continue;
    std::string near = Nearest(key, names);
    std::string where = at.empty() ? "" : fmt::format(" in `{}`", at);
    std::string hint =
        near.empty() ? fmt::format("; known: {}", fmt::join(names, ", ")) : fmt::format("; did you mean `{}`?", near);
    Error(JoinPath(at, key), fmt::format("unknown key `{}`{}{}", key, where, hint));
  }
  return true;
}

const nlohmann::json* JsonReader::Get(const Json& object, const char* key) {
  auto it = object.find(key);
  return it == object.end() ? nullptr : &*it;
}

std::string JsonReader::Text(const Json& object, const std::string& at, const char* key, bool required) {
  const Json* value = Get(object, key);
  if (value != nullptr && value->is_string() && !value->get_ref<const std::string&>().empty()) return *value;
  if (value != nullptr) {
    Error(JoinPath(at, key), fmt::format("`{}` must be a string that is not empty", JoinPath(at, key)));
  } else if (required) {
    Error(at, fmt::format("`{}` has no `{}`", at, key));
  }
  return "";
}

std::int64_t JsonReader::Integer(const Json& object, const std::string& at, const char* key, std::int64_t low,
                                 std::int64_t high, std::int64_t fallback) {
  const Json* value = Get(object, key);
  if (value == nullptr) return fallback;
  bool fits = value->is_number_integer() &&
              (!value->is_number_unsigned() || value->get<std::uint64_t>() <= static_cast<std::uint64_t>(high));
  if (fits && value->get<std::int64_t>() >= low && value->get<std::int64_t>() <= high)
    return value->get<std::int64_t>();
  Error(JoinPath(at, key), fmt::format("`{}` must be an integer from {} to {}", JoinPath(at, key), low, high));
  return fallback;
}

bool JsonReader::Flag(const Json& object, const std::string& at, const char* key) {
  const Json* value = Get(object, key);
  if (value != nullptr && !value->is_boolean())
    Error(JoinPath(at, key), fmt::format("`{}` must be a bool", JoinPath(at, key)));
  return value != nullptr && *value == true;
}

std::uint64_t JsonReader::Unsigned(const Json& object, const char* key, std::uint64_t fallback) {
  const Json* value = Get(object, key);
  if (value != nullptr && value->is_number_unsigned()) return value->get<std::uint64_t>();
  if (value != nullptr) Error(key, fmt::format("`{}` must be an integer that is not negative", key));
  return fallback;
}

}  // namespace assay
