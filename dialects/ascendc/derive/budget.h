// Limits on what is tried without a contract. All of them are counts, so that a verdict does not depend on the load
// of the machine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay {

inline constexpr std::size_t kMostCases = 48;  // of the tests, put to the tiling function
// Numbers of shapes passed to the tiling function, by their origin.
inline constexpr std::size_t kMostOfLengths = 160;
inline constexpr std::size_t kMostOfConstants = 72;
inline constexpr std::size_t kMostOfPowers = 56;
inline constexpr std::size_t kMostOfTiles = 96;
inline constexpr std::size_t kMostOfAttributes = 24;
inline constexpr std::size_t kMostFamilies = 3;       // of shapes, by rank
inline constexpr std::size_t kMostOfOtherDtypes = 6;  // shapes that are put to it with other dtypes
inline constexpr std::size_t kMostKernels = 9;        // lowered, by dtypes and tiling key
inline constexpr std::size_t kMostOfKernel = 12;      // runs of each
inline constexpr std::size_t kMostOfRepeated = 4;     // the same where another has its tiling key with other dtypes
inline constexpr std::size_t kMostRuns = 48;
inline constexpr std::size_t kRunsBetween = 4;   // two reports of what is known so far
inline constexpr std::size_t kMostSources = 12;  // of the checkout, linked to the host half
inline constexpr std::size_t kMostColumns = 8;
inline constexpr std::int64_t kMostElements = 1 << 21;         // of the largest tensor of a run with values
inline constexpr std::int64_t kMostElementsOfRuns = 16 << 20;  // of all of them
inline constexpr std::size_t kMostSpread = 10;                 // runs of faulty shapes with other dtypes
inline constexpr std::uint64_t kFuel = 20'000'000;
inline constexpr std::uint64_t kFuelOfLarge = 5'000'000;

// Numbers of elements: more than fit an unsigned 32-bit number, and a signed one.
inline constexpr std::int64_t kLarge[] = {std::int64_t{5} << 30, std::int64_t{5} << 29};
inline constexpr std::size_t kMostLarge = 4;

}  // namespace assay
