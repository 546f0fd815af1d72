// Shadow memory of one tensor, one mark per byte, and the position of an operand in it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay::shadow {

constexpr std::uint8_t kFresh = 0;  // undefined
constexpr std::uint8_t kDefined = 1;
constexpr std::uint8_t kUnknown = 2;  // perhaps
constexpr std::uint8_t kOrigin = 3;   // and up: computed from undefined bytes, first read by the reader of that number

constexpr std::int64_t kMaskBits = 128;  // two words

// Runs of bytes, from the start of a tensor.
using Runs = std::vector<std::pair<std::int64_t, std::int64_t>>;

struct Memory {
  std::vector<std::uint8_t> marks;

  // Bytes outside are not judged here.
  std::uint8_t At(std::int64_t at) const {
    return at >= 0 && at < static_cast<std::int64_t>(marks.size()) ? marks[static_cast<std::size_t>(at)] : kUnknown;
  }
  void Set(std::int64_t begin, std::int64_t end, std::uint8_t mark) {
    begin = std::max<std::int64_t>(begin, 0);
    end = std::min(end, static_cast<std::int64_t>(marks.size()));
    if (begin < end) std::fill(marks.begin() + begin, marks.begin() + end, mark);
  }
  void Forget() { std::fill(marks.begin(), marks.end(), kFresh); }
  bool AllDefined(const Runs& runs) const {
    for (const auto& [begin, end] : runs) {
      if (begin < 0 || end > static_cast<std::int64_t>(marks.size())) return false;
      for (std::int64_t i = begin; i < end; ++i) {
        if (marks[static_cast<std::size_t>(i)] != kDefined) return false;
      }
    }
    return true;
  }
};

// The position of an operand, in numbers.
struct Place {
  Memory* memory = nullptr;
  std::int64_t begin = 0, count = 0, stride = 0, bytes = 0;
  std::int64_t granule = 1, block = 1;  // bytes of a block, and from the start of one to the next one's
  std::uint64_t low = 0, high = 0;
  bool by_bits = false;
  bool exact = true;

  bool Has(std::int64_t lane) const {
    if (!by_bits) return true;
    if (lane >= kMaskBits) return false;
    return ((lane < 64 ? low >> lane : high >> (lane - 64)) & 1) != 0;
  }
  std::int64_t Address(std::int64_t repeat, std::int64_t at) const {
    return begin + repeat * stride + (block == granule ? at : at / granule * block + at % granule);
  }
  Runs AllRuns(std::int64_t element) const {
    Runs runs;
    const auto add = [&](std::int64_t from, std::int64_t to) {
      if (!runs.empty() && runs.back().second == from) {
        runs.back().second = to;
      } else {
        runs.emplace_back(from, to);
      }
    };
    for (std::int64_t r = 0; r < count; ++r) {
      if (!by_bits && block == granule) {
        if (bytes > 0) add(begin + r * stride, begin + r * stride + bytes);
        continue;
      }
      const std::int64_t unit = by_bits ? std::max<std::int64_t>(element, 1) : granule;
      for (std::int64_t at = 0; at < bytes; at += unit) {
        const std::int64_t from = Address(r, at);
        if (Has(at / unit)) add(from, from + std::min(unit, bytes - at));
      }
    }
    return runs;
  }
};

// The worse of two marks: known to be undefined, perhaps, defined. The first of two origins is kept.
inline std::uint8_t Worse(std::uint8_t a, std::uint8_t b) {
  const auto rank = [](std::uint8_t mark) { return mark == kDefined ? 0 : mark == kUnknown ? 1 : 2; };
  return rank(b) > rank(a) ? b : a;
}

}  // namespace assay::shadow
