// The index is two sorted lists, looked up by binary search.
#include "corpus/curate/known-benchmarks.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "corpus/curate/minhash.h"
#include "corpus/curate/overlap.h"
#include "corpus/tokens.h"

namespace assay {
namespace {

struct KnownName {
  std::uint64_t hash;
  std::uint32_t benchmarks;  // a bit each
};
struct KnownRun {
  std::uint32_t hash;  // lower half
  std::uint32_t text;
};
struct KnownText {
  std::uint32_t benchmark;
  std::uint32_t runs;
};

#include "corpus/curate/known-benchmarks.inc"

constexpr std::size_t kRun = 8;
constexpr std::size_t kLeastName = 3;

}  // namespace

std::vector<std::uint64_t> RunHashes(std::string_view text) {
  const std::vector<std::string> tokens = CodeTokens(text);
  std::vector<std::uint64_t> hashes;
  for (std::size_t i = 0; i + kRun <= tokens.size(); ++i) {
    std::string run;
    for (std::size_t j = 0; j < kRun; ++j) run += tokens[i + j] + ' ';
    hashes.push_back(HashText(run));
  }
  std::sort(hashes.begin(), hashes.end());
  hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
  return hashes;
}

std::uint64_t NameHash(std::string_view name) {
  const std::string group = TaskGroup(name);
  return group.size() < kLeastName ? 0 : HashText(group);
}

std::vector<std::string> KnownBenchmarks() { return {kBenchmarkNames.begin(), kBenchmarkNames.end()}; }

KnownOverlap OverlapWithKnown(std::string_view text, std::string_view group) {
  std::map<std::uint32_t, std::uint32_t> found;
  for (const std::uint64_t full : RunHashes(text)) {
    const auto hash = static_cast<std::uint32_t>(full);
    const auto before = [](const KnownRun& run, std::uint32_t value) { return run.hash < value; };
    for (auto at = std::lower_bound(kKnownRuns.begin(), kKnownRuns.end(), hash, before);
         at != kKnownRuns.end() && at->hash == hash; ++at) {
      ++found[at->text];
    }
  }
  KnownOverlap overlap;
  std::set<std::size_t> benchmarks;
  for (const auto& [number, runs] : found) {
    if (2 * runs < kKnownTexts[number].runs) continue;
    benchmarks.insert(kKnownTexts[number].benchmark);
    overlap.by = "text";
  }
  const std::uint64_t name = NameHash(group);
  const auto at = std::lower_bound(kKnownNames.begin(), kKnownNames.end(), name,
                                   [](const KnownName& one, std::uint64_t value) { return one.hash < value; });
  if (name != 0 && at != kKnownNames.end() && at->hash == name) {
    if (overlap.by == "none") overlap.by = "name";
    for (std::size_t i = 0; i < kBenchmarkNames.size(); ++i) {
      if ((at->benchmarks >> i & 1U) != 0) benchmarks.insert(i);
    }
  }
  for (const std::size_t i : benchmarks) {
    overlap.benchmarks += (overlap.benchmarks.empty() ? "" : ", ") + std::string(kBenchmarkNames[i]);
  }
  return overlap;
}

}  // namespace assay
