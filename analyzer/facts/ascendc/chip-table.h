// What rules ask of the chips, beside what a run tells. Constant data that the dialect defines
// (dialects/ascendc/chips.cpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace assay::ascendc {

// Families as an operator's definition names them: "ascend910b".
std::span<const std::string_view> ChipFamilies();

// The family of a chip's name in any spelling: "Ascend910B3" and "Ascend910B" belong to "ascend910b". Empty if the name
// belongs to no known family.
std::string_view FamilyOf(std::string_view name);

// Bytes of a line of the scalar unit's data cache, the same on every chip.
std::int64_t CacheLineBytes();

}  // namespace assay::ascendc
