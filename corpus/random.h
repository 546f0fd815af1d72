// Numbers that look random and are the same everywhere (splitmix64).
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay {

inline constexpr std::uint64_t kMixStep = 0x9e3779b97f4a7c15ULL;

// A number with every bit of `x` spread over all of it.
inline std::uint64_t Mix(std::uint64_t x) {
  x += kMixStep;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    const std::uint64_t number = Mix(state_);
    state_ += kMixStep;
    return number;
  }
  // From 0 to `count` - 1; `count` is not 0.
  std::size_t Below(std::size_t count) { return static_cast<std::size_t>(Next() % count); }

 private:
  std::uint64_t state_;
};

}  // namespace assay
