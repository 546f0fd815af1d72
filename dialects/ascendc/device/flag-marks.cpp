// See flag-marks.h.
#include "dialects/ascendc/device/flag-marks.h"

#include <algorithm>

namespace assay::device {

void FlagMarks::Join(Operand& source, const std::uint8_t* shadow, std::int64_t bytes) {
  for (std::int64_t i = 0; i < bytes; ++i) {
    const std::uint8_t mark = shadow[i] == kFresh ? source.Origin() : shadow[i];
    if (mark <= kDefined) continue;
    const int bits = machine_.UndefinedBits(mark) | (marks_[i] != 0 ? machine_.UndefinedBits(marks_[i]) : 0);
    const std::uint8_t whole = std::max(machine_.WholeOrigin(mark), machine_.WholeOrigin(marks_[i]));
    marks_[i] = machine_.OriginOfBits(whole, static_cast<std::uint8_t>(bits));
  }
}

void FlagMarks::Store(Operand& target, std::int64_t repeat, int count, const Lanes& lanes) const {
  LocalSpace& space = target.space();
  for (int lane = 0; lane < count; ++lane) {
    if (!lanes.Has(lane)) continue;
    for (std::int64_t byte = 0; byte < target.element(); ++byte) {
      const std::int64_t at = target.Address(repeat, lane) + byte;
      const std::uint8_t mark = marks_[lane * target.element() + byte];
      if (at >= 0 && at < kSpaceReserve) space.shadow[at] = mark != 0 ? mark : kDefined;
    }
  }
}

}  // namespace assay::device
