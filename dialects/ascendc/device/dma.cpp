// DMA engines. COUNT and BLOCKS move whole data blocks, so a tail past a multiple of 32 bytes is not moved; PAD moves
// bytes exactly and keeps local rows on block boundaries.
#include "dialects/ascendc/device/dma.h"

#include <algorithm>
#include <cstring>

#include "analyzer/facts/ascendc/api-table.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr std::int64_t kBlock = 32;
// More than any local memory holds: longer bursts come from a negative or wrapped count.
constexpr std::int64_t kMaxBurst = std::int64_t{1} << 24;

std::int64_t MostBursts() {
  static const std::int64_t most = ascendc::LargestIn("DataCopyParams", "AscendC", "blockCount");
  return most;
}

std::int64_t RoundUp(std::int64_t bytes) { return (bytes + kBlock - 1) / kBlock * kBlock; }

struct Plan {
  std::int64_t count = 0, bytes = 0, row = 0;  // row: local bytes of one burst
};

Plan MakePlan(Machine& m, const Bursts& bursts, bool out) {
  Plan plan{std::clamp<std::int64_t>(bursts.count, 0, 65535), std::max<std::int64_t>(bursts.bytes, 0), 0};
  if (bursts.count > MostBursts()) m.Report(FaultKind::kBadRepeat).Arg("repeat", bursts.count).Arg("max", MostBursts());
  if (bursts.kind != ASSAY_DMA_PAD && plan.bytes % kBlock != 0) {
    m.Report(FaultKind::kDroppedTail)
        .Arg("dropped", plan.bytes % kBlock)
        .Arg("bytes", plan.bytes)
        .Arg("moved", plan.bytes / kBlock * kBlock)
        .Arg("out", out);
    plan.bytes = plan.bytes / kBlock * kBlock;
  }
  plan.row = RoundUp(plan.bytes);
  m.Step(4 + plan.count * (2 + std::min(plan.bytes, kMaxBurst) / 64));
  return plan;
}

// A local row of a transfer: reports each kind of fault once, and returns how many of its bytes exist.
class LocalRow {
 public:
  LocalRow(Machine& m, LocalRef ref)
      : m_(m), buffer_(*m.FindBuffer(ref.handle)), handle_(ref.handle), offset_(ref.offset) {}

  // Reports `count` rows of `bytes`, `stride` bytes apart, to watchers.
  void Note(std::int64_t bytes, std::int64_t count, std::int64_t stride, bool write) {
    m_.Note({.space = static_cast<int>(buffer_.space),
             .begin = Address(),
             .bytes = bytes,
             .blocks = count,
             .block_stride = stride,
             .write = write,
             .handle = handle_});
  }

  void Check(std::int64_t bytes, bool write) {
    if (Address() % kBlock != 0) {
      m_.Report(FaultKind::kUnalignedAddress)
          .Arg("offset", Address())
          .Arg("align", kBlock)
          .Arg("write", write)
          .Text("space", "UB")
          .Other(buffer_.init_location);
    }
    m_.Use(space(), Address(), bytes);
    if (bytes <= 0 || (offset_ >= 0 && bytes <= buffer_.size - offset_)) return;
    const bool past_memory = Address() < 0 || Address() + bytes > space().capacity;
    // Reading a neighbouring buffer matters only if the values are used; past the memory itself the engine faults.
    if (!write && !past_memory) return;
    m_.Report(FaultKind::kOnChipOutOfBounds)
        .Extent(offset_, bytes, buffer_.size)
        .Arg("write", write)
        .Most("past_memory", past_memory)
        .Other(buffer_.init_location);
  }
  // Bytes of [offset, offset + bytes) that the simulated memory has.
  std::int64_t Usable(std::int64_t bytes) const {
    return Address() < 0 ? 0 : std::clamp<std::int64_t>(kSpaceReserve - Address(), 0, bytes);
  }
  void Touch(std::int64_t bytes) { space().high = std::max(space().high, std::min(Address() + bytes, kSpaceReserve)); }
  std::int64_t Address() const { return buffer_.address + offset_; }
  LocalSpace& space() const { return m_.core().spaces[buffer_.space]; }
  std::uint8_t* data() const { return space().data + Address(); }
  std::uint8_t* shadow() const { return space().shadow + Address(); }
  Buffer& buffer() const { return buffer_; }
  std::int64_t offset() const { return offset_; }
  void Advance(std::int64_t bytes) { offset_ += bytes; }

 private:
  Machine& m_;
  Buffer& buffer_;
  std::uint64_t handle_;
  std::int64_t offset_;
};

// If a queue's events do not order this transfer. The data still arrives, so this is advice, except in memories
// that the engine cannot reach.
void CheckPosition(Machine& m, const Buffer& buffer, bool in) {
  if (buffer.space == kL0A || buffer.space == kL0B || buffer.space == kL0C || buffer.space == kBias) {
    m.Report(FaultKind::kWrongSpace)
        .Arg("position", buffer.position)
        .Arg("write", in)
        .Text("reason", "dma-cannot-reach")
        .Text("position", PositionName(buffer.position))
        .Other(buffer.init_location);
    return;
  }
  if (buffer.queue < 0 || buffer.space != kUb) return;
  const Queue& queue = m.core().queues[static_cast<std::size_t>(buffer.queue)];
  const bool fits = in ? queue.home != ASSAY_VECOUT : queue.home != ASSAY_VECIN || queue.destination == ASSAY_VECOUT;
  if (fits) return;
  m.Report(FaultKind::kWrongSpace, true)
      .Arg("position", buffer.position)
      .Arg("write", in)
      .Text("reason", in ? "copy-in-to-vecout" : "copy-out-of-vecin")
      .Text("position", PositionName(buffer.position))
      .Text("need", in ? "VECIN" : "VECOUT")
      .Other(buffer.init_location);
}

}  // namespace

void CopyIn(Machine& m, LocalRef to, const std::uint8_t* from, const Bursts& bursts) {
  const Plan plan = MakePlan(m, bursts, false);
  LocalRow row(m, to);
  if (plan.count == 0 || plan.bytes == 0) return;
  CheckPosition(m, row.buffer(), true);
  row.Note(plan.bytes, plan.count, plan.row + bursts.target_gap, true);
  m.NoteGm(from, plan.bytes, false, plan.count, plan.bytes + bursts.source_gap);
  m.NoteWork(0, plan.count, plan.count * plan.bytes);
  row.Check((plan.count - 1) * (plan.row + bursts.target_gap) + plan.bytes, true);
  for (std::int64_t i = 0; i < plan.count; ++i) {
    const std::int64_t usable = row.Usable(plan.bytes);
    row.Touch(usable);
    if (usable > 0) m.ReadGm(row.data(), row.shadow(), from, usable);
    from += plan.bytes + bursts.source_gap;
    row.Advance(plan.row + bursts.target_gap);
  }
}

void CopyInPadded(Machine& m, LocalRef to, const std::uint8_t* from, const Bursts& bursts, const Padding& padding) {
  Bursts exact = bursts;
  exact.kind = ASSAY_DMA_PAD;
  const Plan plan = MakePlan(m, exact, false);
  LocalRow row(m, to);
  if (plan.count == 0 || plan.bytes == 0) return;
  CheckPosition(m, row.buffer(), true);
  const std::int64_t left = std::max<std::int64_t>(padding.left, 0) * padding.element;
  const std::int64_t right = std::max<std::int64_t>(padding.right, 0) * padding.element;
  if (left > kBlock || right > kBlock) {
    m.Report(FaultKind::kBadRepeat).Arg("repeat", std::max(left, right)).Arg("max", kBlock).Text("api", "DataCopyPad");
  }
  const std::int64_t width = RoundUp(left + plan.bytes + right);
  row.Note(width, plan.count, width + bursts.target_gap, true);
  m.NoteGm(from, plan.bytes, false, plan.count, plan.bytes + bursts.source_gap);
  m.NoteWork(0, plan.count, plan.count * plan.bytes);
  row.Check((plan.count - 1) * (width + bursts.target_gap) + width, true);
  for (std::int64_t i = 0; i < plan.count; ++i) {
    const std::int64_t usable = row.Usable(width);
    row.Touch(usable);
    if (usable == width) {
      std::uint8_t* data = row.data();
      std::uint8_t* shadow = row.shadow();
      m.ReadGm(data + left, shadow + left, from, plan.bytes);
      // If no padding is requested, a short tail is filled with the burst's first element: `isPad` does no more than
      // set the register of the value, and the copy looks at it for padding only (page DataCopyPad, impl dav_c220).
      // Requested padding is that value, and random without one.
      std::uint8_t fill[8];
      std::memcpy(fill, &padding.bits, 8);
      const bool asked = left != 0 || right != 0;
      if (!asked) std::memcpy(fill, data + left, static_cast<std::size_t>(padding.element));
      const std::uint8_t mark = !asked ? shadow[left] : padding.with_value ? kDefined : kFresh;
      for (std::int64_t b = 0; b < width; ++b) {
        if (b >= left && b < left + plan.bytes) {
          b = left + plan.bytes - 1;
          continue;
        }
        data[b] = fill[b % padding.element];
        shadow[b] = mark;
      }
    }
    from += plan.bytes + bursts.source_gap;
    row.Advance(width + bursts.target_gap);
  }
}

void CopyOut(Machine& m, std::uint8_t* to, LocalRef from, const Bursts& bursts) {
  const Plan plan = MakePlan(m, bursts, true);
  LocalRow row(m, from);
  if (plan.count == 0 || plan.bytes == 0) return;
  CheckPosition(m, row.buffer(), false);
  row.Note(plan.bytes, plan.count, plan.row + bursts.source_gap, false);
  m.NoteGm(to, plan.bytes, true, plan.count, plan.bytes + bursts.target_gap);
  m.NoteWork(0, plan.count, plan.count * plan.bytes);
  row.Check((plan.count - 1) * (plan.row + bursts.source_gap) + plan.bytes, false);
  for (std::int64_t i = 0; i < plan.count; ++i) {
    const std::int64_t usable = row.Usable(plan.bytes);
    if (usable > 0 && row.offset() + usable <= row.buffer().size) {
      m.WriteGm(to, row.data(), row.shadow(), usable, &row.buffer(), row.offset());
    } else if (usable > 0) {
      // Memory after its own buffer belongs to another one: undefined as far as this copy is concerned.
      std::vector<std::uint8_t> shadow(row.shadow(), row.shadow() + usable);
      const std::int64_t own = std::clamp<std::int64_t>(row.buffer().size - row.offset(), 0, usable);
      std::fill(shadow.begin() + own, shadow.end(), kFresh);
      m.WriteGm(to, row.data(), shadow.data(), usable, &row.buffer(), row.offset());
    }
    to += plan.bytes + bursts.target_gap;
    row.Advance(plan.row + bursts.source_gap);
  }
}

void CopyLocal(Machine& m, LocalRef to, LocalRef from, const Bursts& bursts) {
  const Plan plan = MakePlan(m, bursts, false);
  LocalRow target(m, to), source(m, from);
  if (plan.count == 0 || plan.bytes == 0) return;
  target.Note(plan.bytes, plan.count, plan.row + bursts.target_gap, true);
  source.Note(plan.bytes, plan.count, plan.row + bursts.source_gap, false);
  m.NoteWork(0, plan.count, plan.count * plan.bytes);
  target.Check((plan.count - 1) * (plan.row + bursts.target_gap) + plan.bytes, true);
  source.Check((plan.count - 1) * (plan.row + bursts.source_gap) + plan.bytes, false);
  for (std::int64_t i = 0; i < plan.count; ++i) {
    const std::int64_t usable = std::min(target.Usable(plan.bytes), source.Usable(plan.bytes));
    target.Touch(usable);
    if (usable > 0) {
      std::memmove(target.data(), source.data(), static_cast<std::size_t>(usable));
      std::memmove(target.shadow(), source.shadow(), static_cast<std::size_t>(usable));
    }
    target.Advance(plan.row + bursts.target_gap);
    source.Advance(plan.row + bursts.source_gap);
  }
}

}  // namespace assay::device
