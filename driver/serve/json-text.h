// Parsing of untrusted JSON.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace assay::serve {

// Deeper nesting is refused, and so is an object with a duplicate key. Nullopt: `problem` says why.
std::optional<nlohmann::json> ReadJson(std::string_view text, std::string& problem);

// The text or whole number that the outermost object of a text calls "id", as JSON, even if the text is truncated or
// not UTF-8 further on. Empty if there is none before that point, or several.
std::string IdIn(std::string_view text);

// "a text", "a whole number", ...: what the value is, for messages.
std::string_view KindOf(const nlohmann::json& value);

}  // namespace assay::serve
