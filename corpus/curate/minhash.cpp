// A band is four neighbouring values. Two texts of likeness 0.85 share one of the sixteen bands with a probability of
// 0.9999; texts that share one are compared as a whole.
#include "corpus/curate/minhash.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "corpus/random.h"

namespace assay {
namespace {

constexpr std::size_t kShingle = 5;
constexpr std::size_t kBand = 4;
constexpr std::size_t kDigits = 8;

std::uint64_t BandHash(const Signature& signature, std::size_t band) {
  std::uint64_t hash = Mix(band);
  for (std::size_t i = 0; i < kBand; ++i) hash = Mix(hash ^ signature[band * kBand + i]);
  return hash;
}

}  // namespace

std::uint64_t HashText(std::string_view text, std::uint64_t seed) {
  std::uint64_t hash = 0xcbf29ce484222325ULL ^ Mix(seed);
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return Mix(hash);
}

Signature SignatureOf(const std::vector<std::string>& tokens, std::uint64_t seed) {
  std::vector<std::uint64_t> hashes;
  hashes.reserve(tokens.size());
  for (const std::string& token : tokens) hashes.push_back(HashText(token, seed));
  const std::size_t run = std::min(kShingle, std::max<std::size_t>(tokens.size(), 1));
  Signature signature;
  signature.fill(UINT32_MAX);
  for (std::size_t i = 0; i + run <= hashes.size(); ++i) {
    std::uint64_t shingle = seed;
    for (std::size_t j = 0; j < run; ++j) shingle = Mix(shingle ^ hashes[i + j]);
    for (std::size_t k = 0; k < kSignatureSize; ++k) {
      signature[k] = std::min(signature[k], static_cast<std::uint32_t>(Mix(shingle + k)));
    }
  }
  return signature;
}

double Likeness(const Signature& a, const Signature& b) {
  std::size_t equal = 0;
  for (std::size_t i = 0; i < kSignatureSize; ++i) equal += a[i] == b[i] ? 1 : 0;
  return static_cast<double>(equal) / static_cast<double>(kSignatureSize);
}

std::string SignatureText(const Signature& signature) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out;
  out.reserve(kSignatureSize * kDigits);
  for (const std::uint32_t value : signature) {
    for (int shift = 28; shift >= 0; shift -= 4) out += kHex[(value >> shift) & 15];
  }
  return out;
}

bool SignatureFrom(std::string_view text, Signature& signature) {
  if (text.size() != kSignatureSize * kDigits) return false;
  for (std::uint32_t& value : signature) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + kDigits, value, 16);
    if (error != std::errc() || end != text.data() + kDigits) return false;
    text.remove_prefix(kDigits);
  }
  return true;
}

std::size_t Clusters::Add(const Signature& signature) {
  std::set<std::uint32_t> candidates;
  for (std::size_t band = 0; band < kSignatureSize / kBand; ++band) {
    const auto at = by_band_.find(BandHash(signature, band));
    if (at != by_band_.end()) candidates.insert(at->second);
  }
  for (const std::uint32_t founder : candidates) {
    if (Likeness(founders_[founder], signature) >= least_) return founder;
  }
  const auto number = static_cast<std::uint32_t>(founders_.size());
  founders_.push_back(signature);
  for (std::size_t band = 0; band < kSignatureSize / kBand; ++band) {
    by_band_.try_emplace(BandHash(signature, band), number);
  }
  return number;
}

}  // namespace assay
