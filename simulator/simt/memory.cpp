// Regions of simulated memory: their addresses, and the shadow that each keeps for its bytes.
#include "simulator/simt/memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace assay::simt {
namespace {

// Bytes after a region that the machine's own vector accesses may touch.
constexpr std::size_t kSlack = 64;
// Size of a region without contents: half a slot, so that an access before the next region can be recognised.
constexpr std::uint64_t kMostHollowBytes = std::uint64_t{1} << (kSlotBits - 1);
std::byte g_nothing;

void* Map(std::size_t bytes) {
  void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return p == MAP_FAILED ? nullptr : p;
}

}  // namespace

Memory::~Memory() {
  for (MemoryRegion& region : table_) Release(region);
}

void Memory::Release(MemoryRegion& region) {
  if (region.host != nullptr && !region.hollow) munmap(region.host, region.host_mapped);
  if (region.cells != nullptr) munmap(region.cells, region.cells_mapped);
  if (region.second != nullptr) munmap(region.second, region.second_mapped);
  region.host = nullptr;
  region.cells = nullptr;
  region.second = nullptr;
  region.writable_at = kAlwaysWritable;
}

// Slots are not reused while fresh ones are left, so that addresses of freed memory stay invalid.
std::int64_t Memory::NextSlot() {
  while (next_ < kSlots && table_[next_].host != nullptr) ++next_;
  if (next_ < kSlots) return static_cast<std::int64_t>(next_++);
  const auto* freed = std::find_if(std::begin(table_), std::end(table_), [](const auto& r) { return r.freed; });
  return freed == std::end(table_) ? -1 : freed - std::begin(table_);
}

std::uint64_t Memory::AllocateHollow(std::uint64_t bytes, std::int64_t element, int id, std::string name) {
  const std::int64_t slot = bytes > kMostHollowBytes ? -1 : NextSlot();
  if (slot < 0) return 0;
  MemoryRegion& region = table_[slot];
  Release(region);
  region = {};
  region.host = &g_nothing;
  region.hollow = true;
  region.writable_at = kAlwaysWritable;
  region.bytes = bytes;
  region.id = id;
  region.name = std::move(name);
  region.element = static_cast<std::uint64_t>(std::clamp<std::int64_t>(element, 1, 16));
  return AddressOf(static_cast<std::uint64_t>(slot));
}

std::uint64_t Memory::Allocate(std::int64_t bytes, std::int64_t element, Space space, int id, std::string name,
                               std::int64_t slot) {
  if (bytes >= 0 && hollow_ && slot < 0 && space == Space::kGlobal)
    return AllocateHollow(static_cast<std::uint64_t>(bytes), element, id, std::move(name));
  if (bytes < 0 || static_cast<std::uint64_t>(bytes) > kMostRegionBytes) return 0;
  const auto size = static_cast<std::uint64_t>(bytes);
  if (size > most_ - std::min(used_, most_)) return 0;
  if (slot < 0) slot = NextSlot();
  if (slot < 0) return 0;
  MemoryRegion& region = table_[slot];
  Release(region);
  region = {};
  region.bytes = size;
  region.space = space;
  if (static_cast<std::uint64_t>(slot) < kVariableSlots) region.writable_at = kAlwaysWritable;
  region.id = id;
  region.name = std::move(name);
  region.element = static_cast<std::uint64_t>(std::clamp<std::int64_t>(element, 1, 16));
  region.shift = static_cast<std::uint8_t>(std::bit_width(std::min<std::uint64_t>(region.element, 8)) - 1);
  region.host_mapped = size + kSlack;
  region.cells_mapped = std::max<std::uint64_t>(region.cell_count(), 1) * sizeof(Cell);
  region.second_mapped = std::max<std::uint64_t>(region.cell_count(), 1) * sizeof(std::uint64_t);
  region.host = static_cast<std::byte*>(Map(region.host_mapped));
  region.cells = static_cast<Cell*>(Map(region.cells_mapped));
  region.second = static_cast<std::uint64_t*>(Map(region.second_mapped));
  if (region.host == nullptr || region.cells == nullptr || region.second == nullptr) {
    Release(region);
    return 0;
  }
  if (unwritten_ != 0) std::memset(region.host, unwritten_, size);
  used_ += size;
  return AddressOf(static_cast<std::uint64_t>(slot));
}

bool Memory::Free(std::uint64_t address) {
  MemoryRegion* region = Find(address);
  if (region == nullptr || OffsetOf(address) != 0 || region->space != Space::kGlobal) return false;
  if (!region->hollow) used_ -= region->bytes;
  Release(*region);
  region->freed = true;
  return true;
}

void Memory::Refine(MemoryRegion& region, unsigned shift) {
  if (shift >= region.shift) return;
  const std::uint64_t count = region.cell_count();
  const unsigned by = region.shift - shift;
  MemoryRegion fine = region;
  fine.shift = static_cast<std::uint8_t>(shift);
  fine.cells_mapped = std::max<std::uint64_t>(fine.cell_count(), 1) * sizeof(Cell);
  fine.second_mapped = std::max<std::uint64_t>(fine.cell_count(), 1) * sizeof(std::uint64_t);
  fine.cells = static_cast<Cell*>(Map(fine.cells_mapped));
  fine.second = static_cast<std::uint64_t*>(Map(fine.second_mapped));
  if (fine.cells == nullptr || fine.second == nullptr) return;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (region.cells[i].writer == 0 && region.cells[i].reader == 0) continue;
    for (std::uint64_t k = i << by; k < std::min((i + 1) << by, fine.cell_count()); ++k) {
      fine.cells[k] = region.cells[i];
      if (Stamp{region.cells[i].reader}.many()) fine.second[k] = region.second[i];
    }
  }
  munmap(region.cells, region.cells_mapped);
  munmap(region.second, region.second_mapped);
  region = std::move(fine);
}

bool Memory::Share(std::uint64_t address) {
  MemoryRegion* region = Find(address);
  if (region == nullptr || region->hollow || OffsetOf(address) != 0) return false;
  void* at = mmap(reinterpret_cast<void*>(address), region->host_mapped, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (at != reinterpret_cast<void*>(address)) return false;
  munmap(region->host, region->host_mapped);
  region->host = static_cast<std::byte*>(at);
  region->all_written = true;
  return true;
}

std::byte* Memory::Host(std::uint64_t address, std::int64_t bytes) {
  MemoryRegion* region = Find(address);
  const std::uint64_t offset = OffsetOf(address);
  if (region == nullptr || region->hollow || bytes < 0 || offset > region->bytes ||
      static_cast<std::uint64_t>(bytes) > region->bytes - offset)
    return nullptr;
  return region->host + offset;
}

void Memory::Written(std::uint64_t address, std::int64_t bytes) {
  if (bytes <= 0 || Host(address, bytes) == nullptr) return;
  MemoryRegion& region = *Find(address);
  const std::uint64_t offset = OffsetOf(address);
  if (offset == 0 && static_cast<std::uint64_t>(bytes) == region.bytes) {
    region.all_written = true;
    return;
  }
  const unsigned low = static_cast<unsigned>(std::countr_zero(offset | static_cast<std::uint64_t>(bytes)));
  if (low < region.shift) Refine(region, low);
  const std::uint64_t end = (offset + static_cast<std::uint64_t>(bytes) + (1u << region.shift) - 1) >> region.shift;
  for (std::uint64_t i = offset >> region.shift; i < end; ++i) {
    if (region.cells[i].writer == 0) region.cells[i].writer = kHostStamp;
  }
}

}  // namespace assay::simt
