// Single values of a contract, and where text stops being JSON.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

// Offset of the first byte that no JSON document can have there.
std::size_t SyntaxErrorIn(std::string_view text);

// An attribute's or tiling field's value; nothing for objects and mixed arrays.
std::optional<AttrValue> ReadAttrValue(const nlohmann::json& value);

// Numbers of cores: from 0 up, or counted from the last, from -1 down. False where it is anything else.
bool ReadCores(const nlohmann::json& value, std::vector<std::int64_t>& cores);

}  // namespace assay
