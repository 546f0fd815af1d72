// Mutants of text that stay close to text: lines and words are removed, doubled, swapped and replaced, as well as
// bytes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::fuzz {

// Small, and the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ull + 1) {}
  std::uint64_t Next();
  std::size_t Below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(Next() % limit); }

 private:
  std::uint64_t state_;
};

// `text` after one to eight changes, some of them pieces of `other`; never longer than `most`.
std::string Mutated(const std::string& text, const std::string& other, std::size_t most, Random& random);

}  // namespace assay::fuzz
