// Single values of a contract.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>

#include "analyzer/facts/contract.h"

namespace assay {

// An attribute's or tiling field's value; nothing for objects and mixed arrays.
std::optional<AttrValue> ReadAttrValue(const nlohmann::json& value);

}  // namespace assay
