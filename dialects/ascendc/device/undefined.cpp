// Undefined bytes beyond what marks can follow: scalar code carries no marks. Its reads are recorded, and a second
// run with other bytes in their place shows whether they mattered.
#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/machine.h"

namespace assay::device {
namespace {
// Apart from what the place reports about the access itself.
constexpr std::int32_t kScalarSubject = 1 << 16;
}  // namespace

void Machine::NoteScalarRead(std::uint8_t mark) {
  if (mark < kFirstOrigin || mark >= origins_.size()) return;
  const Origin& origin = origins_[mark];
  bool first = false;
  FaultNote note(
      log_.Report(origin.kind, origin.location, core_->id, core_->intrinsics, true, first, kScalarSubject + mark),
      first);
  if (!first) return;
  note.Arg("offset", origin.offset).Arg("bytes", origin.bytes).Arg("size", origin.size);
  note.Arg("location", origin.location).Text("through", "scalar");
  if (origin.write) note.Arg("write", 1);
  if (!origin.tensor.empty()) note.Text("tensor", origin.tensor);
  note.Other(origin.buffer_location >= 0 ? origin.buffer_location : core_->location);
}

void Machine::FillUndefined(LocalSpace& space, std::int64_t address, std::int64_t bytes) {
  if (!launch_.undefined.local || address < 0) return;
  const std::int64_t usable = std::min(bytes, kSpaceReserve - address);
  if (usable <= 0) return;
  std::memset(space.data + address, launch_.undefined.byte, static_cast<std::size_t>(usable));
}

}  // namespace assay::device
