// Numbers that may influence a program's decisions about sizes: tiles, vector widths, thresholds. Another size is
// equivalent if each of them divides it or not as before, and it is below, equal or above as before. 2, 4, 8, 16 and
// 32 count as divisors even if the program does not name them: vectors and warps. Without `vectors` they do not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::harness {

class SizeDeciders {
 public:
  explicit SizeDeciders(std::vector<std::int64_t> numbers, bool vectors = true);

  SizeDeciders Without(const std::vector<std::int64_t>& numbers) const;

  bool Alike(std::int64_t from, std::int64_t to) const;
  // Whether the same deciders divide both.
  bool DividedAlike(std::int64_t from, std::int64_t to) const;
  // The first decider that distinguishes them: "is no longer a multiple of 128", "is now above 1024"; empty if there
  // is none.
  std::string Difference(std::int64_t from, std::int64_t to) const;
  // All of them; with `orders` also those that differ by order.
  std::vector<std::string> Differences(std::int64_t from, std::int64_t to, bool orders = true) const;
  // The smallest size from `least` on that is equivalent to `from`; at the latest `from` itself.
  std::int64_t Next(std::int64_t from, std::int64_t least) const;

 private:
  std::vector<std::int64_t> bounds_;  // ascending, from 2 on
  bool vectors_;
  std::vector<std::int64_t> numbers_;  // the same and those that are divisors alone
};

}  // namespace assay::harness
