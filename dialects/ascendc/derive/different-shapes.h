// Of many shapes the few that take a kernel most different ways.
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

// What a shape may bring a kernel to do: of each length whether it is 1, odd, or a whole number of blocks of 32 bytes;
// how large it is; what is left over when it is dealt out to the cores, or cut into tiles; and which words of the
// tiling data are 0, 1 or more.
std::set<std::string> FeaturesOf(const Contract& contract, const HostResult& host);

// Tails of 1, lengths beside powers of two, multiples of numbers of cores and one past them; ascending.
std::span<const std::int64_t> TellingLengths();

// Numbers of the tiling data that can be the size of a tile, in elements: at least 256 and no more than a million, each
// once, at most 8.
std::vector<std::int64_t> TilesOf(const HostResult& host);

// Indices of at most `most`, in the order in which they add most features that none before has; of equal ones the
// first.
std::vector<std::size_t> MostDifferent(const std::vector<std::set<std::string>>& features, std::size_t most);

}  // namespace assay
