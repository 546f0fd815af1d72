// See overlap.h.
#include "dialects/ascendc/device/overlap.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace assay::device {

Overlap::Overlap(Machine& m, const Lanes& lanes, const Operand& d, std::initializer_list<Operand*> sources) : m_(m) {
  if (lanes.repeats <= 1) return;
  for (Operand* source : sources) {
    if (source != nullptr) behind_ = std::max(behind_, ReadsOwnWrites(lanes, d, {source}));
  }
  if (behind_ <= 0) return;
  bytes_ = d.RunBytes(lanes);
  for (Operand* source : sources) {
    if (source == nullptr) continue;
    std::vector<std::uint8_t>& rows = before_[source];
    rows.resize(static_cast<std::size_t>(lanes.repeats) * kRow);
    std::uint8_t shadow[kRow];
    for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat)
      source->Fetch(repeat, lanes.End(repeat), rows.data() + repeat * kRow, shadow);
  }
}

Overlap::~Overlap() {
  if (behind_ <= 0) return;
  m_.Report(FaultKind::kOperandOverlap, true).Arg("behind", behind_).Arg("bytes", bytes_).Arg("same", same_ ? 1 : 0);
}

void Overlap::Read(const Operand& source, std::int64_t repeat, int n, const std::uint8_t* row) {
  if (behind_ <= 0) return;
  const std::size_t bytes = static_cast<std::size_t>(n) * std::max<std::size_t>(SizeOf(source.dtype()), 1);
  same_ = same_ && std::memcmp(before_.at(&source).data() + repeat * kRow, row, bytes) == 0;
}

}  // namespace assay::device
