// Vector instructions that move elements to other lanes: Gather by byte offsets, Brcb by blocks.
#include <cstring>

#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/operand.h"
#include "dialects/ascendc/device/vector.h"

namespace assay::device {
namespace {

std::int64_t SizeFor(Dtype dtype) { return static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(dtype), 1)); }

}  // namespace

void Gather(Machine& m, Dtype dtype, LocalRef d, LocalRef s, LocalRef index, std::int64_t base, std::int64_t n) {
  const Lanes lanes = CountLanes(n, 4);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, lanes.per_repeat);
  Operand offsets = Operand::Flat(m, index.handle, index.offset, Dtype::kU32, lanes.per_repeat);
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, lanes.per_repeat);
  target.Check(lanes, true);
  offsets.Check(lanes, false);
  source.Check(OneRun(1), false);
  m.Step(4 + n / 2);
  const std::int64_t element = target.element();
  std::uint8_t row[kRow * 4], shadow[kRow * 4], out[kRow * 8];
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int count = lanes.End(repeat);
    offsets.Fetch(repeat, count, row, shadow);
    RowTaint taint(count);
    taint.Join(offsets, shadow);
    for (int i = 0; i < count; ++i) {
      std::uint32_t byte = 0;
      std::memcpy(&byte, row + i * 4, 4);
      const std::int64_t from = source.offset() + base + byte;
      const std::int64_t at = source.buffer()->address + from;
      std::memset(out + i * element, 0, static_cast<std::size_t>(element));
      if (from < 0 || from + element > source.buffer()->size) {
        m.Report(FaultKind::kOnChipOutOfBounds)
            .Extent(from, element, source.buffer()->size)
            .Arg("write", 0)
            .Text("api", "Gather")
            .Other(source.buffer()->init_location);
        continue;
      }
      std::memcpy(out + i * element, source.space().data + at, static_cast<std::size_t>(element));
      if (m.exact() != nullptr) m.exact()->Move(target.space(), target.Address(repeat, i), at, element);
      for (std::int64_t b = at; b < at + element; ++b) {
        const std::uint8_t mark = source.space().shadow[b];
        if (mark == kDefined) continue;
        *taint.lane(i) = std::max(*taint.lane(i), mark == kFresh ? source.Origin() : mark);
        taint.set_any();
      }
    }
    target.Store(repeat, count, lanes, out, taint.marks());
  }
}

void Brcb(Machine& m, Dtype dtype, LocalRef d, LocalRef s, std::int64_t repeat, std::int64_t d_block,
          std::int64_t d_repeat) {
  CheckRepeat(m, repeat);
  if (repeat <= 0) return m.Step();
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, 8);
  source.Check(OneRun(8 * repeat), false);
  Lanes lanes = OneRun(256 / SizeFor(dtype));
  lanes.repeats = repeat;
  Operand target = Operand::Strided(m, d.handle, d.offset, dtype, d_block, d_repeat);
  target.Check(lanes, true);
  m.Step(4 + repeat * 16);
  const std::int64_t element = target.element();
  std::uint8_t row[kRow], shadow[kRow], out[kRow];
  for (std::int64_t r = 0; r < repeat; ++r) {
    source.Fetch(r, 8, row, shadow);
    RowTaint eight(8), taint(lanes.active);
    eight.Join(source, shadow);
    for (int i = 0; i < lanes.active; ++i) {
      const std::int64_t from = i * element / 32;
      std::memcpy(out + i * element, row + from * element, static_cast<std::size_t>(element));
      if (m.exact() != nullptr) m.exact()->Move(target.space(), target.Address(r, i), source.Address(r, from), element);
      if (eight.marks() == nullptr) continue;
      *taint.lane(i) = eight.marks()[from];
      taint.set_any();
    }
    target.Store(r, lanes.active, lanes, out, taint.marks());
  }
}

}  // namespace assay::device
