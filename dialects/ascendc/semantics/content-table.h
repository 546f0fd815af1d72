// What each device intrinsic does with the contents of tensors, as data: which arguments only become data, which
// buffers it reads and writes, and which of them it takes addresses or counts from. Together with intrinsic-table.h
// this determines whether what a kernel does to memory can depend on the contents of its tensors. Argument numbers
// count from 0; -1 = none.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "analyzer/lift/rows.h"

namespace assay::ascendc {

using lift::ContentRow;
using lift::LibraryAddresses;
using lift::Returns;

// Null for names that are not device intrinsics.
const ContentRow* FindContent(std::string_view name);
std::span<const ContentRow> Contents();

// assay_lib covers many operations. How one of them finds the data it moves: `pattern` is argument p0 of a
// GatherMask and `stops` p5 of a MrgSort, if they are constant; -1 = unknown.
LibraryAddresses AddressesOf(std::int64_t api, std::int64_t pattern, std::int64_t stops);
// Whether the operation returns a value that depends on its sources.
bool ReturnsContents(std::int64_t api);

inline constexpr unsigned kLibraryApi = 0;
inline constexpr unsigned kLibraryIndex = 18;    // the second source
inline constexpr unsigned kLibraryPattern = 33;  // p0
inline constexpr unsigned kLibraryStops = 38;    // p5

// Whether the value read by assay_special_get is a count that arguments determine: of the elements that a GatherMask
// kept or a MrgSort took, if AddressesOf does not depend on contents.
bool HoldsCount(std::int64_t special);

}  // namespace assay::ascendc
