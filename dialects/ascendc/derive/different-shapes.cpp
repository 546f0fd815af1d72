// See different-shapes.h.
#include "dialects/ascendc/derive/different-shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace assay {
namespace {

constexpr std::size_t kMostTilingBytes = 1024;
constexpr std::int64_t kBlockBytes = 32;

void AddLength(const std::string& name, std::int64_t length, std::int64_t element, std::int64_t cores,
               std::set<std::string>& features) {
  const auto add = [&](const char* what) { features.insert(name + what); };
  if (length == 1) add("one");
  if (length % 2 != 0) add("odd");
  if (length * element % kBlockBytes == 0) add("blocks");
  if (length * element % kBlockBytes == element) add("past blocks");
  features.insert(fmt::format("{}size {}", name, std::bit_width(static_cast<std::uint64_t>(length)) / 2));
  if (cores < 2) return;
  if (length < cores) add("less than cores");
  if (length >= cores && length % cores == 0) add("dealt out");
  if (length > cores && length % cores == 1) add("one over");
  if (length > cores && length % cores > 1) add("some over");
}

}  // namespace

std::span<const std::int64_t> TellingLengths() {
  static constexpr std::int64_t kLengths[] = {1,    2,    3,     7,     8,     16,    17,    31,    33,     40,
                                              48,   49,   64,    65,    100,   127,   128,   129,   255,    257,
                                              480,  512,  513,   1000,  1025,  2049,  4096,  4097,  5121,   6144,
                                              8191, 8193, 10240, 12289, 16385, 20481, 32769, 65537, 131073, 500009};
  return kLengths;
}

std::vector<std::int64_t> TilesOf(const HostResult& host) {
  constexpr std::uint32_t kLeast = 256, kMost = 1'000'000;
  constexpr std::size_t kMostTiles = 8;
  std::vector<std::int64_t> tiles;
  for (std::size_t at = 0; at + 4 <= std::min(host.tiling.size(), kMostTilingBytes) && tiles.size() < kMostTiles;
       at += 4) {
    std::uint32_t word = 0;
    std::memcpy(&word, host.tiling.data() + at, 4);
    if (word < kLeast || word > kMost) continue;
    if (std::find(tiles.begin(), tiles.end(), word) == tiles.end()) tiles.push_back(word);
  }
  return tiles;
}

std::set<std::string> FeaturesOf(const Contract& contract, const HostResult& host) {
  std::set<std::string> features = {host.block_dim == 1 ? "one core" : "cores"};
  for (std::size_t i = 0; i < contract.inputs.size(); ++i) {
    const ContractTensor& input = contract.inputs[i];
    if (!input.present) {
      features.insert(fmt::format("{} absent", i));
      continue;
    }
    const auto element = static_cast<std::int64_t>(SizeOf(input.dtype));
    std::int64_t all = 1;
    for (std::size_t axis = 0; axis < input.shape.size(); ++axis) {
      AddLength(fmt::format("{}.{} ", i, axis), input.shape[axis], element, host.block_dim, features);
      all *= input.shape[axis];
    }
    AddLength(fmt::format("{} ", i), all, element, host.block_dim, features);
  }
  for (const ContractTensor& output : contract.outputs) {
    std::int64_t all = output.present ? 1 : 0;
    for (const std::int64_t dim : output.shape) all *= dim;
    for (const std::int64_t tile : TilesOf(host)) {
      if (all < tile) continue;
      const char* share = all % (tile * host.block_dim) == 0 ? "on each core" : "";
      if (all % tile < 2)
        features.insert(fmt::format("tiles {} over {} {}", all % tile, all / tile < 2 ? "one" : "more", share));
    }
  }
  for (std::size_t at = 0; at + 4 <= std::min(host.tiling.size(), kMostTilingBytes); at += 4) {
    std::uint32_t word = 0;
    std::memcpy(&word, host.tiling.data() + at, 4);
    features.insert(fmt::format("tiling {} {}", at, std::min<std::uint32_t>(word, 2)));
  }
  return features;
}

std::vector<std::size_t> MostDifferent(const std::vector<std::set<std::string>>& features, std::size_t most) {
  std::vector<std::size_t> taken;
  std::set<std::string> seen;
  std::vector<bool> used(features.size(), false);
  while (taken.size() < std::min(most, features.size())) {
    std::size_t best = features.size();
    std::ptrdiff_t fresh = -1;
    for (std::size_t i = 0; i < features.size(); ++i) {
      if (used[i]) continue;
      const auto count = std::count_if(features[i].begin(), features[i].end(),
                                       [&](const std::string& feature) { return !seen.contains(feature); });
      if (count > fresh) best = i, fresh = count;
    }
    used[best] = true;
    seen.insert(features[best].begin(), features[best].end());
    taken.push_back(best);
  }
  return taken;
}

}  // namespace assay
