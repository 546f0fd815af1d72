// Memory of the SIMT machine: regions by address, and for every element of a region who wrote and read it last.
// Internal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "simulator/simt/machine.h"

namespace assay::simt {

// When, by which thread, at which site: 0 is never. Clocks grow over all launches; each launch, and within a block
// each barrier, begins a new one.
struct Stamp {
  std::uint64_t bits = 0;

  static constexpr unsigned kSiteBits = 18, kFlagBits = 4;
  static constexpr std::uint64_t kAtomic = 1, kVolatile = 2, kBlockScope = 4, kMany = 8;

  std::uint32_t clock() const { return static_cast<std::uint32_t>(bits >> 32); }
  std::uint32_t thread() const { return static_cast<std::uint32_t>(bits >> (kSiteBits + kFlagBits)) & 1023; }
  std::uint32_t site() const { return static_cast<std::uint32_t>(bits >> kFlagBits) & ((1u << kSiteBits) - 1); }
  bool atomic() const { return (bits & kAtomic) != 0; }
  bool is_volatile() const { return (bits & kVolatile) != 0; }
  bool block_scope() const { return (bits & kBlockScope) != 0; }
  // For a reader: another thread read in the same interval (its stamp is in `second`).
  bool many() const { return (bits & kMany) != 0; }
};
// Of the host: older than every launch.
constexpr std::uint64_t kHostStamp = 1;

struct Cell {
  std::uint64_t writer, reader;
};

constexpr std::uint32_t kAlwaysWritable = ~0u;

// The first slots are those of variables; slot 0 is empty.
constexpr std::uint64_t kVariableSlots = 256;

struct MemoryRegion {
  std::byte* host = nullptr;  // null: a free slot
  std::uint64_t bytes = 0;
  Cell* cells = nullptr;
  std::uint64_t* second = nullptr;  // another reader, for each cell
  std::uint8_t shift = 2;           // log2 of the bytes of a cell
  Space space = Space::kGlobal;
  bool all_written = false;  // by the host; cells need not say so
  bool freed = false;
  bool hollow = false;  // without bytes and cells (Settings::bounds_only)
  // The clock of the last launch that could write to it; kAlwaysWritable if that is not tracked.
  std::uint32_t writable_at = 0;
  int id = -1;
  std::uint64_t element = 4;
  std::string name;
  std::size_t host_mapped = 0, cells_mapped = 0, second_mapped = 0;

  std::uint64_t cell_count() const { return (bytes + (1u << shift) - 1) >> shift; }
};

class Memory {
 public:
  Memory(std::uint64_t most_bytes, std::uint8_t unwritten, bool hollow = false)
      : most_(most_bytes), unwritten_(unwritten), hollow_(hollow) {}
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // In the next slot, or in `slot`, one of the first kVariableSlots. 0 if there is no room.
  std::uint64_t Allocate(std::int64_t bytes, std::int64_t element, Space space, int id, std::string name,
                         std::int64_t slot = -1);
  bool Free(std::uint64_t address);
  // Uses cells of one byte from now on: accesses are smaller than the elements.
  void Refine(MemoryRegion& region, unsigned shift);
  // The host accesses the region at its own address from now on. Its bytes are zeros that count as written by the host.
  bool Share(std::uint64_t address);
  std::byte* Host(std::uint64_t address, std::int64_t bytes);
  void Written(std::uint64_t address, std::int64_t bytes);

  MemoryRegion* table() { return table_; }
  static std::uint64_t AddressOf(std::uint64_t slot) { return kDeviceBase + (slot << kSlotBits); }
  static std::uint64_t SlotOf(std::uint64_t address) { return (address - kDeviceBase) >> kSlotBits; }
  static std::uint64_t OffsetOf(std::uint64_t address) { return address & ((std::uint64_t{1} << kSlotBits) - 1); }
  MemoryRegion* Find(std::uint64_t address) {
    const std::uint64_t slot = SlotOf(address);
    return slot < kSlots && table_[slot].host != nullptr ? &table_[slot] : nullptr;
  }

 private:
  void Release(MemoryRegion& region);
  std::int64_t NextSlot();
  std::uint64_t AllocateHollow(std::uint64_t bytes, std::int64_t element, int id, std::string name);
  MemoryRegion table_[kSlots];
  std::uint64_t most_, used_ = 0;
  std::uint64_t next_ = kVariableSlots;
  std::uint8_t unwritten_;
  bool hollow_;
};

}  // namespace assay::simt
