// Checks of matrix-unit operands.
#include "dialects/ascendc/device/cube-memory.h"

#include <algorithm>

#include "dialects/ascendc/device/arithmetic.h"

namespace assay::device {

CubeOperand::CubeOperand(Machine& m, LocalRef ref)
    : machine_(&m),
      handle_(ref.handle),
      buffer_(m.FindBuffer(ref.handle)),
      space_(&m.core().spaces[buffer_->space]),
      offset_(ref.offset),
      address_(buffer_->address + ref.offset) {}

bool CubeOperand::Reachable(std::initializer_list<Space> allowed, bool write) {
  if (std::find(allowed.begin(), allowed.end(), buffer_->space) != allowed.end()) return true;
  machine_->Report(FaultKind::kWrongSpace)
      .Arg("position", buffer_->position)
      .Arg("write", write)
      .Text("reason", "no-path")
      .Text("position", PositionName(buffer_->position))
      .Other(buffer_->init_location);
  return false;
}

bool CubeOperand::Check(std::int64_t first, std::int64_t end, std::int64_t align, bool write) {
  if (address_ % align != 0) {
    machine_->Report(FaultKind::kUnalignedAddress)
        .Arg("offset", address_)
        .Arg("align", align)
        .Arg("write", write)
        .Text("space", SpaceName(buffer_->space))
        .Other(buffer_->init_location);
  }
  machine_->Use(*space_, address_ + first, end - first);
  const bool outside = offset_ + first < 0 || offset_ + end > buffer_->size;
  const bool past_memory = address_ + first < 0 || address_ + end > space_->capacity;
  if ((outside && write) || past_memory) {
    machine_->Report(FaultKind::kOnChipOutOfBounds)
        .Extent(offset_ + first, end - first, buffer_->size)
        .Arg("write", write)
        .Most("past_memory", past_memory)
        .Text("space", SpaceName(buffer_->space))
        .Other(buffer_->init_location);
  }
  if (address_ + first < 0 || address_ + end > kSpaceReserve) return false;
  space_->high = std::max(space_->high, address_ + end);
  return true;
}

void CubeOperand::Note(std::int64_t begin, std::int64_t bytes, std::int64_t blocks, std::int64_t stride, bool write,
                       std::int64_t repeats, std::int64_t repeat_stride) {
  machine_->Note({.space = static_cast<int>(buffer_->space),
                  .begin = address_ + begin,
                  .bytes = bytes,
                  .blocks = blocks,
                  .block_stride = stride,
                  .repeats = repeats,
                  .repeat_stride = repeat_stride,
                  .write = write,
                  .handle = handle_});
}

std::uint8_t CubeOperand::Taint(std::int64_t at, std::int64_t bytes) {
  const std::uint8_t* marks = shadow(at);
  if (AllDefined(marks, bytes)) return 0;
  for (std::int64_t i = 0; i < bytes; ++i) {
    if (marks[i] >= kFirstOrigin) return marks[i];
    if (marks[i] == kDefined) continue;
    if (origin_ == 0) {
      Origin origin{.location = machine_->core().location,
                    .core = machine_->core().id,
                    .occurrence = machine_->core().intrinsics,
                    .offset = offset_ + at + i,
                    .bytes = bytes,
                    .size = buffer_->size,
                    .buffer_location = buffer_->init_location};
      origin_ = machine_->OriginFor(origin);
    }
    return origin_;
  }
  return 0;
}

const char* SpaceName(Space space) {
  static constexpr const char* kNames[] = {"UB", "L1", "L0A", "L0B", "L0C", "BiasTable", "Fixpipe buffer"};
  return kNames[space];
}

}  // namespace assay::device
