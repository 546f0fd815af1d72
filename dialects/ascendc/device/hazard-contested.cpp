// Cells that two cores fought over.
#include "dialects/ascendc/device/hazard-contested.h"

#include <algorithm>

namespace assay::device {
namespace {

// Accesses of more runs are not followed: looking through them for every cell would take too long.
constexpr std::int64_t kMostRuns = 512;

bool CoversCell(const Access& access, std::int64_t cell) {
  const std::int64_t begin = cell * kCellBytes, end = begin + kCellBytes;
  for (std::int64_t r = 0; r < access.repeats; ++r) {
    const std::int64_t row = access.begin + r * access.repeat_stride;
    if (access.block_stride == access.bytes) {
      if (row <= begin && end <= row + access.blocks * access.bytes) return true;
      continue;
    }
    for (std::int64_t b = 0; b < access.blocks; ++b) {
      const std::int64_t at = row + b * access.block_stride;
      if (at <= begin && end <= at + access.bytes) return true;
    }
  }
  return false;
}

bool IsFollowed(const Access& access) { return access.blocks * access.repeats <= kMostRuns; }

}  // namespace

template <class Visit>
void ContestedCells::ForEachCell(const Access& access, bool whole, const Visit& visit) {
  for (std::int64_t r = 0; r < access.repeats; ++r) {
    for (std::int64_t b = 0; b < access.blocks; ++b) {
      const std::int64_t at = access.begin + r * access.repeat_stride + b * access.block_stride;
      const std::int64_t first = whole ? (at + kCellBytes - 1) / kCellBytes : at / kCellBytes;
      const std::int64_t end = whole ? (at + access.bytes) / kCellBytes : (at + access.bytes - 1) / kCellBytes + 1;
      for (std::int64_t c = std::max<std::int64_t>(first, 0); c < end && c < std::ssize(cells_); ++c)
        visit(cells_[static_cast<std::size_t>(c)]);
    }
  }
}

void ContestedCells::Add(Contest contest, const Access& first, const Access& second, const Ranges& changed) {
  if (!IsFollowed(first) || !IsFollowed(second)) return;
  for (const auto& [begin, end] : changed) {
    for (std::int64_t c = begin / kCellBytes; c * kCellBytes < end; ++c) {
      if (!CoversCell(first, c) || !CoversCell(second, c)) continue;
      const auto at = static_cast<std::size_t>(c);
      if (cells_.size() <= at) cells_.resize(at + at / 2 + 64);
      cells_[at] = contest;
    }
  }
}

void ContestedCells::Settle(const Access& access, const std::function<bool(const Contest&)>& after_both) {
  if (cells_.empty()) return;
  ForEachCell(access, true, [&](Contest& cell) {
    if (cell.first != 0 && after_both(cell)) cell = {};
  });
}

Contest ContestedCells::Take(const Access& access) {
  Contest met;
  if (cells_.empty()) return met;
  ForEachCell(access, false, [&](Contest& cell) {
    if (met.first == 0) met = cell;
  });
  if (met.first == 0) return met;
  for (Contest& cell : cells_) {
    if (cell.first == met.first && cell.second == met.second) cell = {};
  }
  return met;
}

}  // namespace assay::device
