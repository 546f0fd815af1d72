// Definedness of one tensor, a mark a byte.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay::shadow {

constexpr std::uint8_t kFresh = 0;  // nothing wrote it
constexpr std::uint8_t kDefined = 1;
constexpr std::uint8_t kUnknown = 2;  // perhaps
constexpr std::uint8_t kOrigin = 3;   // and on: made of what nothing wrote, first read by the reader of that number

// Runs of bytes, from the start of a tensor.
using Runs = std::vector<std::pair<std::int64_t, std::int64_t>>;

struct Memory {
  std::vector<std::uint8_t> marks;

  // What is outside is not ours to judge.
  std::uint8_t At(std::int64_t at) const {
    return at >= 0 && at < static_cast<std::int64_t>(marks.size()) ? marks[static_cast<std::size_t>(at)] : kUnknown;
  }
  void Set(std::int64_t begin, std::int64_t end, std::uint8_t mark) {
    begin = std::max<std::int64_t>(begin, 0);
    end = std::min(end, static_cast<std::int64_t>(marks.size()));
    if (begin < end) std::fill(marks.begin() + begin, marks.begin() + end, mark);
  }
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

// The worse of two marks: known to be undefined, perhaps, defined. Of two origins the first one found stays.
inline std::uint8_t Worse(std::uint8_t a, std::uint8_t b) {
  const auto rank = [](std::uint8_t mark) { return mark == kDefined ? 0 : mark == kUnknown ? 1 : 2; };
  return rank(b) > rank(a) ? b : a;
}

}  // namespace assay::shadow
