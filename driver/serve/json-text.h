// Reading of JSON that anybody may have sent.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace assay::serve {

// What is nested deeper is refused, and so is an object that names a key twice. No value: `problem` says why.
std::optional<nlohmann::json> ReadJson(std::string_view text, std::string& problem);

// The text or whole number that the outermost object of a text calls "id", as JSON, also where the text breaks off or
// is no UTF-8 further on. Empty where there is none before that, or several.
std::string IdIn(std::string_view text);

// "a text", "a whole number", ...: what the value is, for messages.
std::string_view KindOf(const nlohmann::json& value);

}  // namespace assay::serve
