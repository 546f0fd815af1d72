// Reading of JSON that anybody may have sent.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace assay::serve {

// What is nested deeper is refused, and so is an object that names a key twice. No value: `problem` says why.
std::optional<nlohmann::json> ReadJson(std::string_view text, std::string& problem);

// "a text", "a whole number", ...: what the value is, for messages.
std::string_view KindOf(const nlohmann::json& value);

}  // namespace assay::serve
