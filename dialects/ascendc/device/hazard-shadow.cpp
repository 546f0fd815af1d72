// Exact overlap of strided accesses.
#include "dialects/ascendc/device/hazard-shadow.h"

#include <algorithm>

namespace assay::device {
namespace {

// Accesses with more runs than this, on both sides, are compared by their first and last byte only: they were
// already found to share a data block.
constexpr std::int64_t kManyRuns = 512;

bool Touches(const Access& access, std::int64_t begin, std::int64_t end) {
  for (std::int64_t r = 0; r < access.repeats; ++r) {
    for (std::int64_t b = 0; b < access.blocks; ++b) {
      const std::int64_t at = access.begin + r * access.repeat_stride + b * access.block_stride;
      if (at < end && begin < at + access.bytes) return true;
    }
  }
  return false;
}

}  // namespace

bool SharesByte(const Access& a, const Access& b) {
  if (a.First() >= b.End() || b.First() >= a.End()) return false;
  if (a.blocks * a.repeats > kManyRuns && b.blocks * b.repeats > kManyRuns) return true;
  const Access& few = a.blocks * a.repeats <= b.blocks * b.repeats ? a : b;
  const Access& many = &few == &a ? b : a;
  for (std::int64_t r = 0; r < few.repeats; ++r) {
    for (std::int64_t k = 0; k < few.blocks; ++k) {
      const std::int64_t at = few.begin + r * few.repeat_stride + k * few.block_stride;
      if (Touches(many, at, at + few.bytes)) return true;
    }
  }
  return false;
}

void Shadow::Clear() {
  for (Cells* cells : {&written_, &set_}) std::fill(cells->begin(), cells->end(), TouchId{0});
  for (Cells& cells : read_) std::fill(cells.begin(), cells.end(), TouchId{0});
}

}  // namespace assay::device
