// Asynchronous copies into shared memory (cp.async): they are complete when the thread that started them waits for
// their group. The machine lets them end as late as that, and records who accessed the memory before.
#include <algorithm>
#include <cstring>

#include "simulator/simt/runtime.h"

namespace assay::simt {

void Runtime::StartCopy(const Wanted& wanted, const std::array<std::byte, 16>& bytes) {
  MemoryRegion* region = memory.Find(wanted.address);
  const std::uint64_t offset = Memory::OffsetOf(wanted.address);
  const bool shared = region != nullptr && region->space == Space::kShared && !region->hollow &&
                      offset <= region->bytes && wanted.size <= region->bytes - offset;
  if (!shared || settings.copies_at_once) {
    std::memcpy(Access(wanted), bytes.data(), wanted.size);
    return;
  }
  if (block->copies.empty()) block->copies.resize(threads);
  Copies& own = block->copies[thread];
  // What was read of an earlier copy to this place would be forgotten with the write.
  std::erase_if(own.pending, [&](const Copies::Copy& copy) {
    const bool apart = copy.address + copy.size <= wanted.address || wanted.address + wanted.size <= copy.address;
    return !apart && CheckCopy(copy, thread);
  });
  // What a read finds before the wait does not depend on earlier blocks.
  for (std::uint64_t i = offset >> region->shift; i << region->shift < offset + wanted.size; ++i) {
    if (!IsWritten(*region, region->cells[i].writer)) FillUnwritten(*region, i);
  }
  Access(wanted);
  own.pending.push_back({.address = wanted.address,
                         .size = static_cast<std::uint32_t>(wanted.size),
                         .site = wanted.site,
                         .group = own.committed,
                         .stamp = StampOf(wanted),
                         .bytes = bytes});
}

void Runtime::CommitCopies() {
  if (!block->copies.empty()) ++block->copies[thread].committed;
}

void Runtime::WaitForCopies(int groups) {
  if (block->copies.empty()) return;
  Copies& own = block->copies[thread];
  const std::uint32_t kept = std::min(own.committed, static_cast<std::uint32_t>(std::max(groups, 0)));
  std::erase_if(own.pending, [&](const Copies::Copy& copy) {
    if (copy.group >= own.committed - kept) return false;
    CompleteCopy(copy);
    return true;
  });
}

void Runtime::CheckCopies(std::uint32_t first, std::uint32_t end) {
  for (std::uint32_t i = first; i < end && !block->copies.empty(); ++i) {
    for (const Copies::Copy& copy : block->copies[i].pending) CheckCopy(copy, i);
    block->copies[i] = {};
  }
}

bool Runtime::CheckCopy(const Copies::Copy& copy, std::uint32_t copier) {
  MemoryRegion& region = *memory.Find(copy.address);
  const std::uint64_t offset = Memory::OffsetOf(copy.address);
  const std::uint32_t start = Stamp{copy.stamp}.clock();
  bool recorded = false;
  const std::uint64_t end = (offset + copy.size + (std::uint64_t{1} << region.shift) - 1) >> region.shift;
  for (std::uint64_t i = offset >> region.shift; i < end; ++i) {
    const Cell& cell = region.cells[i];
    const bool overwritten = cell.writer != copy.stamp;
    const Stamp by{overwritten ? cell.writer : cell.reader};
    if (by.bits == 0) continue;
    const auto barriers = std::count_if(block->barrier_clocks.begin(), block->barrier_clocks.end(),
                                        [&](std::uint32_t at) { return at > start && at <= by.clock(); });
    // Without an order between the start and the access, the two race, which was recorded.
    const bool one_warp = by.thread() / kWarpLanes == copier / kWarpLanes && by.clock() > start;
    if (by.thread() != copier && barriers == 0 && !one_warp) continue;
    Wanted wanted;
    wanted.size = copy.size;
    wanted.writes = overwritten;
    recorded = true;
    bool fresh = false;
    Event& event = Record(EventKind::kCopyPending, by.site(), copy.site, region.id, fresh);
    if (fresh) {
      Fill(event, region, static_cast<std::int64_t>(offset), wanted);
      event.other_writes = true;
      event.thread = PlaceOf(*block, by.thread());
      event.other_thread = PlaceOf(*block, copier);
    }
    event.barriers = fresh ? barriers : std::min<std::int64_t>(event.barriers, barriers);
    event.lowest = std::min(event.lowest, static_cast<std::int64_t>(offset));
    event.highest = std::max(event.highest, static_cast<std::int64_t>(offset + copy.size));
  }
  return recorded;
}

void Runtime::CompleteCopy(const Copies::Copy& copy) {
  CheckCopy(copy, thread);
  Wanted wanted;
  wanted.site = copy.site;
  MemoryRegion& region = *memory.Find(copy.address);
  const std::uint64_t offset = Memory::OffsetOf(copy.address);
  const std::uint64_t end = (offset + copy.size + (std::uint64_t{1} << region.shift) - 1) >> region.shift;
  for (std::uint64_t i = offset >> region.shift; i < end; ++i) {
    region.cells[i].writer = StampOf(wanted);
    region.cells[i].reader = 0;
  }
  std::memcpy(region.host + offset, copy.bytes.data(), copy.size);
}

}  // namespace assay::simt
