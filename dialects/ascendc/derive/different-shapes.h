// Chooses from many shapes the few that exercise the most different paths of a kernel.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

// The features of a shape: for each length whether it is 1, odd, or a whole number of 32-byte blocks; its magnitude;
// the remainder when it is distributed to the cores, or cut into tiles; and which words of the tiling data are 0, 1 or
// more.
std::set<std::string> FeaturesOf(const Contract& contract, const HostResult& host);

// Tails of 1, lengths next to powers of two, multiples of numbers of cores and one past them; ascending.
std::span<const std::int64_t> TellingLengths();

// Numbers of the tiling data that may be the size of a tile, in elements: at least 256 and at most a million, without
// duplicates, at most 8.
std::vector<std::int64_t> TilesOf(const HostResult& host);

// Indices of at most `most` shapes, chosen greedily by the number of new features; of equal ones the first.
std::vector<std::size_t> MostDifferent(const std::vector<std::set<std::string>>& features, std::size_t most);

}  // namespace assay
