// Which memory a position belongs to, and local tensors at addresses that the kernel chooses, outside all queues
// and buffers.
#include <algorithm>
#include <cstdint>

#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/queues.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

Space SpaceOf(std::int32_t position) {
  switch (position) {
    case ASSAY_A1:
    case ASSAY_B1:
    case ASSAY_C1:
    case ASSAY_TSCM:
      return kL1;
    case ASSAY_A2:
      return kL0A;
    case ASSAY_B2:
      return kL0B;
    case ASSAY_CO1:
      return kL0C;
    case ASSAY_C2:
      return kBias;
    case ASSAY_C2PIPE2GM:
      return kFixBuf;
    default:
      return kUb;
  }
}

namespace {

// Kernels place tensors by hand again and again, in loops: the handle of the same place, 0 = not among the last ones.
std::uint64_t PlacedBefore(const Core& core, const Buffer& wanted) {
  constexpr std::size_t kLooked = 256;
  const std::size_t end = core.buffers.size() > kLooked ? core.buffers.size() - kLooked : 0;
  for (std::size_t i = core.buffers.size(); i > end; --i) {
    const Buffer& seen = core.buffers[i - 1];
    if (seen.queue < 0 && seen.space == wanted.space && seen.address == wanted.address && seen.size == wanted.size &&
        seen.position == wanted.position && seen.init_location == wanted.init_location) {
      return i;
    }
  }
  return 0;
}

}  // namespace

std::uint64_t LocalAt(Machine& m, std::int32_t position, std::uint32_t address, std::uint32_t bytes) {
  m.Step();
  Buffer buffer;
  buffer.space = SpaceOf(position);
  buffer.address = std::min<std::int64_t>(address, kSpaceReserve);
  const LocalSpace& space = m.core().spaces[buffer.space];
  buffer.size = bytes != 0 ? bytes : std::max<std::int64_t>(0, space.capacity - buffer.address);
  buffer.position = position;
  buffer.init_location = m.core().location;
  if (const std::uint64_t known = PlacedBefore(m.core(), buffer); known != 0) return known;
  if (buffer.address + buffer.size > space.capacity) {
    m.Report(FaultKind::kOnChipOverflow)
        .Arg("need", static_cast<std::int64_t>(address) + bytes)
        .Arg("have", space.capacity)
        .Arg("physical", space.capacity)
        .Text("space", SpaceName(buffer.space));
  }
  return m.AddBuffer(buffer);
}

}  // namespace assay::device
