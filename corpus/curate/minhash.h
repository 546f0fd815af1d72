// Near duplicates: MinHash signatures over shingles of tokens, candidates by bands of the signature (LSH).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay {

inline constexpr std::size_t kSignatureSize = 64;
using Signature = std::array<std::uint32_t, kSignatureSize>;

// FNV-1a with a final mix; the same on every machine.
std::uint64_t HashText(std::string_view text, std::uint64_t seed = 0);

// Of the set of runs of five tokens; a shorter list counts as one run. The seed chooses the permutations.
Signature SignatureOf(const std::vector<std::string>& tokens, std::uint64_t seed = 1);
// Estimated share of shingles in common, 0 to 1.
double Likeness(const Signature& a, const Signature& b);

std::string SignatureText(const Signature& signature);  // 512 hex digits
bool SignatureFrom(std::string_view text, Signature& signature);

// Numbers clusters in the order of what comes first: a signature joins the first cluster whose founder it resembles.
// Keeps the founders only.
class Clusters {
 public:
  explicit Clusters(double least_likeness = 0.85) : least_(least_likeness) {}
  std::size_t Add(const Signature& signature);
  std::size_t size() const { return founders_.size(); }

 private:
  double least_;
  std::vector<Signature> founders_;
  std::unordered_map<std::uint64_t, std::uint32_t> by_band_;  // first founder with that band
};

}  // namespace assay
