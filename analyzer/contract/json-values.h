// Single values of a contract.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

// An attribute's or tiling field's value; nothing for objects and mixed arrays.
std::optional<AttrValue> ReadAttrValue(const nlohmann::json& value);

// Core numbers: from 0 up, or counted from the last, from -1 down. False for anything else.
bool ReadCores(const nlohmann::json& value, std::vector<std::int64_t>& cores);

}  // namespace assay
