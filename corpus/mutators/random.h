// A small generator whose numbers are the same everywhere (splitmix64).
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  // From 0 to `count` - 1; `count` is not 0.
  std::size_t Below(std::size_t count) { return static_cast<std::size_t>(Next() % count); }

 private:
  std::uint64_t state_;
};

}  // namespace assay
