// Which elements of an output were written, and how often, in the indices of its shape.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/coverage.h"
#include "dialects/ascendc/device/memory.h"

namespace assay::device {

// Elements first to last of a row-major tensor: "[3, 1008..1023]", "[4..7, :]" for whole rows, "[3, 1008] to [5, 15]"
// if they are not exactly a box; "16..31" of one dimension.
std::string IndexRange(const std::vector<std::int64_t>& shape, std::int64_t first, std::int64_t last);

// Owner of bytes that still hold their contents from before the launch; cores have 1 to 253.
constexpr std::uint8_t kGiven = 254;
inline std::uint8_t OwnerMark(int core) { return static_cast<std::uint8_t>(core % 253 + 1); }

// If a tensor held values before the launch, elements that were not written count as neither.
OutputCoverage CoverageOf(const GmTensor& tensor);

}  // namespace assay::device
