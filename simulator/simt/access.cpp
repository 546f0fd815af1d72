// Accesses of device code to memory: whether they are within a region, whether the memory was written, and whether
// another thread's access is ordered before them.
#include <algorithm>
#include <bit>
#include <cstring>

#include "simulator/simt/runtime.h"

namespace assay::simt {
namespace {

constexpr std::uint64_t kNullBytes = 64 * 1024;  // addresses that a null pointer and an index make
constexpr std::uint64_t kMostSink = std::uint64_t{1} << 26;

}  // namespace

// The regions that this launch may write to.
void Runtime::NoteWrites(const Kernel& kernel, void* const* arguments) {
  unwritten_since = kernel.writes_known ? launch_clock : 0;
  for (const WrittenPart& part : kernel.writes) {
    const auto* bytes = static_cast<const std::byte*>(arguments[part.parameter]) + part.offset;
    for (std::uint32_t at = 0; at + sizeof(std::uint64_t) <= part.bytes; at += sizeof(std::uint64_t)) {
      std::uint64_t address = 0;
      std::memcpy(&address, bytes + at, sizeof address);
      // An address before a region is in the upper half of the previous slot.
      const bool before = Memory::OffsetOf(address) >= std::uint64_t{1} << (kSlotBits - 1);
      const std::uint64_t slot = Memory::SlotOf(address) + (before ? 1 : 0);
      if (slot >= kSlots) continue;
      std::uint32_t& writable = memory.table()[slot].writable_at;
      writable = std::max(writable, launch_clock);
    }
  }
}

std::byte* Runtime::Sink(std::uint64_t size, std::uint8_t byte) {
  if (size > kMostSink) EndRun("a copy of more bytes than are followed");
  if (sink_.size() < size + 64) sink_.resize(std::max<std::uint64_t>(size + 64, 4096));
  auto* begin = reinterpret_cast<std::byte*>((reinterpret_cast<std::uintptr_t>(sink_.data()) + 15) / 16 * 16);
  std::memset(begin, byte, size);
  return begin;
}

bool Runtime::OnStack(std::uint64_t address, std::uint64_t size) const {
  const Fibre& fibre = block->fibres[kernel_->needs_fibres() ? thread : 0];
  const auto low = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(fibre.low));
  return address >= low && address - low <= stack_bytes_ && size <= stack_bytes_ - (address - low);
}

std::uint64_t Runtime::StampOf(const Wanted& wanted) const {
  const std::uint64_t site = std::min<std::uint64_t>(wanted.site, (1u << Stamp::kSiteBits) - 1);
  return me | site << Stamp::kFlagBits | wanted.flags;
}

void Runtime::Fill(Event& event, const MemoryRegion& region, std::int64_t offset, const Wanted& wanted) {
  event.space = region.space;
  event.region = region.id;
  event.name = region.name;
  event.region_bytes = static_cast<std::int64_t>(region.bytes);
  event.element = static_cast<std::int64_t>(region.element);
  event.offset = offset;
  event.size = static_cast<std::int64_t>(wanted.size);
  event.align = static_cast<std::int64_t>(wanted.align);
  event.writes = wanted.writes;
  event.lowest = offset;
  event.highest = offset + event.size;
  event.thread = PlaceOf(*block, thread);
}

// An address outside every region.
std::byte* Runtime::Elsewhere(const Wanted& wanted) {
  if (OnStack(wanted.address, wanted.size)) return reinterpret_cast<std::byte*>(wanted.address);
  const std::uint64_t slot = Memory::SlotOf(wanted.address);
  // Before a region, or far after it.
  MemoryRegion* near = nullptr;
  std::int64_t offset = 0;
  if (wanted.address >= kDeviceBase && slot + 1 < kSlots) {
    const auto within = static_cast<std::int64_t>(Memory::OffsetOf(wanted.address));
    if (memory.table()[slot].host != nullptr && within < std::int64_t{1} << (kSlotBits - 1)) {
      near = &memory.table()[slot];
      offset = within;
    } else if (memory.table()[slot + 1].host != nullptr) {
      near = &memory.table()[slot + 1];
      offset = within - (std::int64_t{1} << kSlotBits);
    }
  }
  const EventKind kind = near != nullptr ? (wanted.writes ? EventKind::kWriteOutOfBounds : EventKind::kReadOutOfBounds)
                         : wanted.address < kNullBytes ? EventKind::kNullAccess
                                                       : EventKind::kWildAccess;
  bool fresh = false;
  Event& event = Record(kind, wanted.site, -1, near != nullptr ? near->id : -1, fresh);
  if (fresh && near != nullptr) {
    Fill(event, *near, offset, wanted);
  } else if (fresh) {
    event.thread = PlaceOf(*block, thread);
    event.writes = wanted.writes;
    event.size = static_cast<std::int64_t>(wanted.size);
    event.offset = static_cast<std::int64_t>(wanted.address);
    if (slot < kSlots && memory.table()[slot].freed) {
      event.region = memory.table()[slot].id;
      event.name = memory.table()[slot].name;
    }
  } else if (near != nullptr) {
    event.lowest = std::min(event.lowest, offset);
    event.highest = std::max(event.highest, offset + static_cast<std::int64_t>(wanted.size));
  }
  CountBadAccess();
  return Sink(wanted.size);
}

// A device ends a launch at the first of them. Later events here may be useful, but must be limited.
void Runtime::CountBadAccess() {
  constexpr std::uint64_t kMost = 100'000;
  if (++bad_accesses_ > kMost) EndLaunch();
}

bool Runtime::InBounds(MemoryRegion& region, const Wanted& wanted, std::uint64_t offset) {
  const auto signed_offset = static_cast<std::int64_t>(offset);
  const auto tell = [&](EventKind kind) {
    bool fresh = false;
    Event& event = Record(kind, wanted.site, -1, region.id, fresh);
    if (fresh) Fill(event, region, signed_offset, wanted);
    event.lowest = std::min(event.lowest, signed_offset);
    event.highest = std::max(event.highest, signed_offset + static_cast<std::int64_t>(wanted.size));
    CountBadAccess();
  };
  if (offset > region.bytes || wanted.size > region.bytes - offset) {
    tell(wanted.writes ? EventKind::kWriteOutOfBounds : EventKind::kReadOutOfBounds);
    return false;
  }
  if (wanted.writes && region.space == Space::kConstant) {
    tell(EventKind::kReadOnlyWrite);
    return false;
  }
  if ((wanted.address & (wanted.align - 1)) != 0) tell(EventKind::kMisaligned);
  return true;
}

Runtime::Relation Runtime::RelationTo(Stamp before) const {
  const std::uint32_t at = before.clock();
  if (at < launch_clock) return Relation::kOrdered;
  const Block& b = *block;
  const bool together = !owners_.empty();
  const bool own = together ? BlockOfClock(at) == b.number : at >= b.start;
  if (!own) return at <= b.acquired ? Relation::kOrdered : Relation::kGrid;
  if (at < b.interval || before.thread() == thread) return Relation::kOrdered;
  if (before.thread() / kWarpLanes != thread / kWarpLanes) return Relation::kBlock;
  if (!kernel_->needs_fibres()) return Relation::kWarp;
  const Warp& warp = b.warps[thread / kWarpLanes];
  if (at < warp.synced) return Relation::kOrdered;
  if (warp.pairs && at < (*warp.pairs)[thread % kWarpLanes][before.thread() % kWarpLanes]) return Relation::kOrdered;
  return Relation::kWarp;
}

// Whether the write leaves the value unchanged.
bool Runtime::StoresSame(const MemoryRegion& region, const Wanted& wanted, std::uint64_t offset) const {
  return wanted.has_value && wanted.size <= sizeof wanted.value &&
         std::memcmp(region.host + offset, &wanted.value, wanted.size) == 0;
}

void Runtime::Conflict(MemoryRegion& region, std::uint64_t offset, Stamp before, bool before_writes, bool writes,
                       const Wanted& wanted) {
  const Relation relation = RelationTo(before);
  if (relation == Relation::kOrdered) return;
  const bool atomic = (wanted.flags & Stamp::kAtomic) != 0;
  const bool polled = (wanted.flags & Stamp::kVolatile) != 0;
  EventKind kind = relation == Relation::kWarp    ? EventKind::kRaceInWarp
                   : relation == Relation::kBlock ? EventKind::kRaceInBlock
                                                  : EventKind::kRaceInGrid;
  if (atomic && before.atomic()) {
    const bool narrow = before.block_scope() || (wanted.flags & Stamp::kBlockScope) != 0;
    if (!narrow || relation != Relation::kGrid) return;
    kind = EventKind::kNarrowScope;
  } else if (atomic || before.atomic()) {
    // Flags are polled by a volatile access concurrent with an atomic one.
    if (polled || before.is_volatile()) return;
    kind = EventKind::kAtomicMixed;
  } else if (polled && before.is_volatile() && relation != Relation::kWarp) {
    return;
  }
  const bool same = (!writes || StoresSame(region, wanted, offset)) && writes;
  bool fresh = false;
  Event& event = Record(kind, wanted.site, before.site(), region.id, fresh);
  if (fresh) {
    Fill(event, region, static_cast<std::int64_t>(offset), wanted);
    event.writes = writes;
    event.other_writes = before_writes;
    event.same_value = same;
    event.other_thread =
        PlaceIn(relation == Relation::kGrid ? BlockOfClock(before.clock()) : block->number, before.thread());
  }
  event.same_value = event.same_value && same;
  event.lowest = std::min(event.lowest, static_cast<std::int64_t>(offset));
  event.highest = std::max(event.highest, static_cast<std::int64_t>(offset + wanted.size));
}

void Runtime::FillUnwritten(MemoryRegion& region, std::uint64_t index) {
  const std::uint64_t begin = index << region.shift;
  const std::uint64_t end = std::min(begin + (std::uint64_t{1} << region.shift), region.bytes);
  std::memset(region.host + begin, settings.unwritten_byte, end - begin);
}

void Runtime::CheckRead(MemoryRegion& region, std::uint64_t index, const Wanted& wanted, std::uint64_t offset) {
  const Stamp writer{region.cells[index].writer};
  const bool shared = region.space == Space::kShared;
  if (!IsWritten(region, writer.bits)) {
    if (shared) FillUnwritten(region, index);
    bool fresh = false;
    Event& event = Record(EventKind::kUninitialisedRead, wanted.site, -1, region.id, fresh);
    if (fresh) Fill(event, region, static_cast<std::int64_t>(offset), wanted);
    event.lowest = std::min(event.lowest, static_cast<std::int64_t>(offset));
    event.highest = std::max(event.highest, static_cast<std::int64_t>(offset + wanted.size));
  } else if (writer.clock() >= launch_clock) {
    Conflict(region, offset, writer, true, false, wanted);
  }
}

void Runtime::CheckWrite(MemoryRegion& region, std::uint64_t index, const Wanted& wanted, std::uint64_t offset) {
  Cell& cell = region.cells[index];
  const bool shared = region.space == Space::kShared;
  const auto current = [&](Stamp stamp) { return stamp.clock() >= (shared ? block->born : launch_clock); };
  if (const Stamp writer{cell.writer}; current(writer)) Conflict(region, offset, writer, true, true, wanted);
  const Stamp reader{cell.reader};
  if (!current(reader)) return;
  Conflict(region, offset, reader, false, true, wanted);
  if (!reader.many()) return;
  if (const Stamp second{region.second[index]}; current(second)) Conflict(region, offset, second, false, true, wanted);
}

// An atomic write does not make up for the plain write that the same thread made just before: other threads see them as
// one.
Stamp Runtime::AfterOwn(Stamp before, Stamp now) const {
  const bool own = before.clock() == now.clock() && before.thread() == now.thread() && !before.atomic();
  if (!own || !now.atomic() || block->fibres[kernel_->needs_fibres() ? thread : 0].fenced) return now;
  return {now.bits & ~(Stamp::kAtomic | Stamp::kBlockScope)};
}

std::byte* Runtime::Access(const Wanted& wanted) {
  MemoryRegion* region = memory.Find(wanted.address);
  const std::uint64_t offset = Memory::OffsetOf(wanted.address);
  if (region == nullptr || offset >= std::uint64_t{1} << (kSlotBits - 1)) return Elsewhere(wanted);
  if (!InBounds(*region, wanted, offset)) return Sink(wanted.size);
  if (region->hollow) return Sink(wanted.size, settings.unwritten_byte);
  if (wanted.size == 0) return region->host + offset;
  if (wanted.writes && region->writable_at < unwritten_since)
    EndRun("a write to memory that the kernel was not expected to change");
  if ((wanted.flags & (Stamp::kAtomic | Stamp::kVolatile)) != 0) {
    Fibre& fibre = block->fibres[kernel_->needs_fibres() ? thread : 0];
    fibre.polled = true;
    Agree(wanted.address, wanted.reads, wanted.writes);
  }
  const auto low = static_cast<unsigned>(std::countr_zero(offset | wanted.size));
  if (low < region->shift) memory.Refine(*region, low);
  const std::uint64_t stamp = StampOf(wanted);
  const std::uint64_t end = (offset + wanted.size + (std::uint64_t{1} << region->shift) - 1) >> region->shift;
  for (std::uint64_t i = offset >> region->shift; i < end; ++i) {
    if (wanted.reads && region->space != Space::kConstant) CheckRead(*region, i, wanted, offset);
    if (wanted.writes) {
      CheckWrite(*region, i, wanted, offset);
      region->cells[i].writer = AfterOwn(Stamp{region->cells[i].writer}, Stamp{stamp}).bits;
      region->cells[i].reader = 0;
    } else if (region->space != Space::kConstant) {
      MarkRead(*region, i, stamp);
    }
  }
  return region->host + offset;
}

// A fence before a write publishes the writes before it; a thread that reads that write acquires them.
void Runtime::Agree(std::uint64_t address, bool reads, bool writes) {
  if (reads) {
    const auto found = released_.find(address);
    if (found != released_.end()) block->acquired = std::max(block->acquired, found->second);
  }
  const Fibre& fibre = block->fibres[kernel_->needs_fibres() ? thread : 0];
  if (writes && fibre.fenced) {
    released_[address] = std::max(block->now, block->acquired);
    if (kernel_->needs_fibres()) Tick(*block);
  }
}

}  // namespace assay::simt
