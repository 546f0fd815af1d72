// The primitives, which compiled device code calls for every access, rendezvous and end.
#include "simulator/simt/primitives.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "simulator/simt/print.h"
#include "simulator/simt/runtime.h"

namespace assay::simt {
namespace {

using std::int32_t;
using std::int64_t;
using std::uint32_t;
using std::uint64_t;

Runtime& Now() { return *g_runtime; }

// Written by this thread, by the host, in an earlier launch, or on this side of a barrier: no conflict.
bool Known(const Runtime& r, uint64_t writer) {
  const auto at = static_cast<uint32_t>(writer >> 32);
  if (at < r.launch_clock) return true;
  const Block& block = *r.block;
  return at >= block.start && (at < block.interval || Stamp{writer}.thread() == r.thread);
}

Runtime::Wanted Make(uint64_t address, uint32_t form, uint32_t site) {
  Runtime::Wanted wanted;
  wanted.address = address;
  wanted.size = form & 0xffff;
  wanted.align = uint64_t{1} << (form >> AccessForm::kAlignShift & 0xff);
  wanted.flags = (form >> AccessForm::kFlagShift & AccessForm::kVolatile) != 0 ? Stamp::kVolatile : 0;
  wanted.site = site;
  return wanted;
}

[[gnu::noinline]] void* SlowRead(uint64_t address, uint32_t form, uint32_t site) {
  Runtime::Wanted wanted = Make(address, form, site);
  wanted.reads = true;
  return Now().Access(wanted);
}

[[gnu::noinline]] void* SlowWrite(uint64_t address, uint32_t form, uint32_t site, uint64_t value) {
  Runtime::Wanted wanted = Make(address, form, site);
  wanted.writes = true;
  wanted.has_value = wanted.size <= sizeof value;
  wanted.value = value;
  return Now().Access(wanted);
}

// The region of an access that is within it, aligned, and covers whole cells; null for all others.
MemoryRegion* Plain(Runtime& r, uint64_t address, uint32_t form, uint64_t& offset) {
  const uint64_t slot = Memory::SlotOf(address);
  if (slot >= kSlots || !r.plain) return nullptr;
  MemoryRegion& region = r.memory.table()[slot];
  offset = Memory::OffsetOf(address);
  const uint64_t size = form & 0xffff;
  const uint64_t align = uint64_t{1} << (form >> AccessForm::kAlignShift & 0xff);
  if (region.host == nullptr || region.hollow || offset + size > region.bytes) return nullptr;
  const uint64_t cell = (uint64_t{1} << region.shift) - 1;
  if ((offset & (align - 1)) != 0 || ((offset | size) & cell) != 0) return nullptr;
  return form >> AccessForm::kFlagShift != 0 ? nullptr : &region;
}

// The same for a single cell, which most accesses are.
MemoryRegion* PlainCell(Runtime& r, uint64_t address, uint32_t form, uint64_t& offset) {
  const uint64_t slot = Memory::SlotOf(address);
  if (slot >= kSlots || !r.plain) return nullptr;
  MemoryRegion& region = r.memory.table()[slot];
  offset = Memory::OffsetOf(address);
  const uint64_t size = uint64_t{1} << region.shift;
  if (form != (size | uint64_t{region.shift} << AccessForm::kAlignShift) || (offset & (size - 1)) != 0) return nullptr;
  return region.host == nullptr || region.hollow || offset + size > region.bytes ? nullptr : &region;
}

bool AllWritten(const MemoryRegion& region, uint64_t offset, uint64_t size) {
  for (uint64_t i = offset >> region.shift; i << region.shift < offset + size; ++i) {
    if (region.cells[i].writer == 0) return false;
  }
  return true;
}

// For a region that may change during the launch.
[[gnu::noinline]] void* ReadCells(uint64_t address, uint32_t form, uint32_t site) {
  Runtime& r = Now();
  uint64_t offset = 0;
  if (MemoryRegion* region = PlainCell(r, address, form, offset)) {
    const uint64_t cell = offset >> region->shift, writer = region->cells[cell].writer;
    if (!Known(r, writer) || !r.IsWritten(*region, writer)) return SlowRead(address, form, site);
    if (region->space != Space::kConstant) r.MarkRead(*region, cell, r.me | uint64_t{site} << Stamp::kFlagBits);
    return region->host + offset;
  }
  MemoryRegion* region = Plain(r, address, form, offset);
  if (region == nullptr) return SlowRead(address, form, site);
  const uint64_t first = offset >> region->shift, end = first + ((form & 0xffff) >> region->shift);
  const uint64_t stamp = r.me | uint64_t{site} << Stamp::kFlagBits;
  for (uint64_t i = first; i < end; ++i) {
    const uint64_t writer = region->cells[i].writer;
    if (!Known(r, writer) || !r.IsWritten(*region, writer)) return SlowRead(address, form, site);
  }
  if (region->space == Space::kConstant) return region->host + offset;
  for (uint64_t i = first; i < end; ++i) r.MarkRead(*region, i, stamp);
  return region->host + offset;
}

void* Read(uint64_t address, uint32_t form, uint32_t site) {
  Runtime& r = Now();
  const uint64_t slot = Memory::SlotOf(address);
  if (slot >= kSlots) return ReadCells(address, form, site);
  const MemoryRegion& region = r.memory.table()[slot];
  const uint64_t offset = Memory::OffsetOf(address), size = form & 0xffff;
  const uint64_t align = uint64_t{1} << (form >> AccessForm::kAlignShift & 0xff);
  // Memory that is never written in this launch needs no marks: only bounds, alignment and initialisation are checked.
  const bool kept = region.writable_at < r.unwritten_since && offset + size <= region.bytes &&
                    (offset & (align - 1)) == 0 && form >> AccessForm::kFlagShift == 0;
  if (!kept || !(region.all_written || AllWritten(region, offset, size))) return ReadCells(address, form, site);
  return region.host + offset;
}

// Whether every earlier access to the cell happens before a write by this thread.
bool IsOrdered(const Runtime& r, const MemoryRegion& region, uint64_t index) {
  const Cell& cell = region.cells[index];
  return Known(r, cell.writer) && Known(r, cell.reader) &&
         ((cell.reader & Stamp::kMany) == 0 || Known(r, region.second[index]));
}

void* Write(uint64_t address, uint32_t form, uint32_t site, uint64_t value) {
  Runtime& r = Now();
  uint64_t offset = 0;
  if (MemoryRegion* region = PlainCell(r, address, form, offset);
      region != nullptr && region->space != Space::kConstant && region->writable_at >= r.unwritten_since) {
    const uint64_t index = offset >> region->shift;
    if (!IsOrdered(r, *region, index)) return SlowWrite(address, form, site, value);
    region->cells[index] = {.writer = r.me | uint64_t{site} << Stamp::kFlagBits, .reader = 0};
    return region->host + offset;
  }
  MemoryRegion* region = Plain(r, address, form, offset);
  if (region == nullptr || region->space == Space::kConstant || region->writable_at < r.unwritten_since)
    return SlowWrite(address, form, site, value);
  const uint64_t first = offset >> region->shift, end = first + ((form & 0xffff) >> region->shift);
  for (uint64_t i = first; i < end; ++i) {
    if (!IsOrdered(r, *region, i)) return SlowWrite(address, form, site, value);
  }
  const uint64_t stamp = r.me | uint64_t{site} << Stamp::kFlagBits;
  for (uint64_t i = first; i < end; ++i) {
    region->cells[i].writer = stamp;
    region->cells[i].reader = 0;
  }
  return region->host + offset;
}

// memcpy and memmove: read, then written.
void Copy(uint64_t to, uint64_t from, uint64_t bytes, uint32_t form, uint32_t site) {
  if (bytes == 0) return;
  Runtime::Wanted wanted = Make(from, form, site);
  wanted.size = bytes;
  wanted.reads = true;
  const std::byte* source = Now().Access(wanted);
  std::string kept(reinterpret_cast<const char*>(source), bytes);
  wanted.address = to;
  wanted.reads = false;
  wanted.writes = true;
  std::memcpy(Now().Access(wanted), kept.data(), bytes);
}

void Set(uint64_t to, int32_t value, uint64_t bytes, uint32_t form, uint32_t site) {
  if (bytes == 0) return;
  Runtime::Wanted wanted = Make(to, form, site);
  wanted.size = bytes;
  wanted.writes = true;
  std::memset(Now().Access(wanted), value, bytes);
}

// An access to a thread's own array at an offset outside it.
void* LocalFault(int64_t offset, uint64_t bytes, uint32_t form, uint32_t site, int32_t writes) {
  Runtime& r = Now();
  const auto size = static_cast<int64_t>(form & 0xffff);
  bool fresh = false;
  Event& event = r.Record(EventKind::kLocalOutOfBounds, site, -1, -1, fresh);
  if (fresh) {
    event.thread = r.PlaceOf(*r.block, r.thread);
    event.space = Space::kLocal;
    event.region_bytes = static_cast<int64_t>(bytes);
    event.offset = event.lowest = offset;
    event.highest = offset + size;
    event.size = size;
    event.writes = writes != 0;
  }
  event.lowest = std::min(event.lowest, offset);
  event.highest = std::max(event.highest, offset + size);
  return r.Sink(static_cast<uint64_t>(size));
}

void CountAccess(uint64_t address, uint32_t bytes, uint32_t site, uint32_t writes) {
  Runtime& r = Now();
  if (r.counter && r.block != nullptr) r.counter->Access(r, address, bytes, site, writes != 0, false);
}

void SliceSpent(uint32_t site) { Now().SliceSpent(site); }
void CheckStack(uint32_t site) { Now().CheckStack(site); }

void WaitAll(int id, int count) { Now().ArriveAtBarrier(id, count, 0, 0); }
int ReduceAll(int op, int predicate) { return Now().ArriveAtBarrier(0, 0, op, predicate); }
void WarpSync(uint32_t mask) { Now().WarpSync(mask); }
const uint64_t* Exchange(int kind, uint32_t mask, uint64_t value, uint32_t* present) {
  return Now().Exchange(kind, mask, value, present);
}
uint32_t Active() { return Now().Active(); }

// The read value is undefined: filled with the byte for unwritten memory.
uint64_t InactiveRead(int lane) {
  Event* event = Now().Simple(EventKind::kInactiveSource, assay_simt_site);
  if (event != nullptr) event->lane = lane;
  return Now().settings.unwritten_byte * 0x0101010101010101ull;
}

void* Atomic(uint64_t address, int size, int scope, int reads, int writes) {
  Runtime::Wanted wanted;
  wanted.address = address;
  wanted.size = static_cast<uint64_t>(std::clamp(size, 1, 16));
  wanted.align = wanted.size;
  wanted.flags = Stamp::kAtomic | (scope == 0 ? Stamp::kBlockScope : 0);
  wanted.site = assay_simt_site;
  wanted.reads = reads != 0;
  wanted.writes = writes != 0;
  Runtime& r = Now();
  if (r.counter) r.counter->Access(r, address, static_cast<uint32_t>(wanted.size), wanted.site, wanted.writes, true);
  return r.Access(wanted);
}

void Fence(int) { Now().Fence(); }
void GridSync() { Now().GridSync(); }
int GridValid() { return Now().cooperative ? 1 : 0; }

void Trap() {
  Now().Simple(EventKind::kTrap, assay_simt_site);
  Now().EndLaunch();
}

// `text` and `file` are in device memory, as constants are.
std::string TextAt(const void* address) {
  Runtime& r = Now();
  const auto at = static_cast<uint64_t>(reinterpret_cast<std::uintptr_t>(address));
  const MemoryRegion* region = r.memory.Find(at);
  const uint64_t offset = Memory::OffsetOf(at);
  if (region == nullptr || offset >= region->bytes) return {};
  const char* begin = reinterpret_cast<const char*>(region->host + offset);
  constexpr uint64_t kMost = 400;
  return std::string(begin, strnlen(begin, std::min(kMost, region->bytes - offset)));
}

void Assert(const char* text, const char*, unsigned) {
  Event* event = Now().Simple(EventKind::kAssertion, assay_simt_site);
  if (event != nullptr) event->text = TextAt(text);
  Now().EndLaunch();
}

int Print(const char* format, const void* arguments) {
  constexpr std::size_t kMostPrinted = 64 * 1024;
  Runtime& r = Now();
  const std::string text = FormatPrinted(TextAt(format), arguments, &TextAt);
  if (r.printed.size() + text.size() <= kMostPrinted) r.printed += text;
  return 0;
}

int64_t Clock(int kind) {
  static int64_t ticks = 0;
  ticks += 32;
  return kind == 0 ? static_cast<int32_t>(ticks & 0x7fff'ffff) : ticks;
}

void Sleep(unsigned) { Now().SliceSpent(assay_simt_site); }

void AsyncCopy(uint64_t shared, uint64_t global, int bytes, int filled) {
  const auto size = static_cast<uint64_t>(std::clamp(bytes, 0, 16));
  const auto taken = std::min(static_cast<uint64_t>(std::max(filled, 0)), size);
  std::array<std::byte, 16> kept{};
  Runtime::Wanted wanted;
  wanted.site = assay_simt_site;
  wanted.align = std::max<uint64_t>(size, 1);
  Runtime& r = Now();
  if (r.counter && size > 0) {
    r.counter->Access(r, global, static_cast<uint32_t>(taken), wanted.site, false, false);
    r.counter->Access(r, shared, static_cast<uint32_t>(size), wanted.site, true, false);
  }
  if (taken > 0) {
    wanted.address = global;
    wanted.size = taken;
    wanted.reads = true;
    std::memcpy(kept.data(), Now().Access(wanted), taken);
  }
  if (size == 0) return;
  wanted.address = shared;
  wanted.size = size;
  wanted.reads = false;
  wanted.writes = true;
  r.StartCopy(wanted, kept);
}
void AsyncCommit() { Now().CommitCopies(); }
void AsyncWait(int groups) { Now().WaitForCopies(groups); }

int SpaceOf(uint64_t address) {
  const MemoryRegion* region = Now().memory.Find(address);
  if (region != nullptr) return static_cast<int>(region->space);
  return Now().OnStack(address, 1) ? static_cast<int>(Space::kLocal) : 0;
}

// The offset in shared memory identifies its variable: 18 bits are more than a block has.
constexpr unsigned kSharedBits = 18;
uint64_t ToShared(uint64_t address) {
  return Memory::SlotOf(address) << kSharedBits | (Memory::OffsetOf(address) & ((uint64_t{1} << kSharedBits) - 1));
}
uint64_t FromShared(uint64_t offset) {
  return Memory::AddressOf(offset >> kSharedBits & 255) + (offset & ((uint64_t{1} << kSharedBits) - 1));
}

// Its name is the machine's own text.
void Unsupported(const char* name) { Now().EndRun("`" + std::string(name) + "` of device code is not followed"); }

void DefineKernel(const char* name, void (*entry)(void* const*), int32_t waits, int32_t spins, uint64_t stack,
                  const WrittenPart* writes, uint32_t count) {
  Kernel kernel{.entry = entry, .waits = waits != 0, .spins = spins != 0, .stack_bytes = stack};
  kernel.writes_known = writes != nullptr;
  if (writes != nullptr) kernel.writes.assign(writes, writes + count);
  Now().kernels[name] = std::move(kernel);
}

void DefineVariable(const char* name, int32_t space, uint32_t slot, uint64_t bytes, uint64_t element,
                    const void* contents) {
  Now().Define({name, static_cast<Space>(space), slot, bytes, element}, contents);
}

template <class Thing>
void* Address(Thing* thing) {
  return const_cast<void*>(reinterpret_cast<const void*>(thing));
}

int32_t g_warp_size = kWarpLanes;

}  // namespace

void* ThreadSymbol(std::string_view name) {
  static const std::pair<std::string_view, void*> kSymbols[] = {
      {"threadIdx", &assay_simt_thread_index},
      {"blockIdx", &assay_simt_block_index},
      {"blockDim", &assay_simt_block_size},
      {"gridDim", &assay_simt_grid_size},
      {"warpSize", &g_warp_size},
      {"assay_simt_error_sign", &assay_simt_error_sign},
      {"assay_simt_slice", &assay_simt_slice},
      {"assay_simt_site", &assay_simt_site},
      {"assay_simt_read", Address(&Read)},
      {"assay_simt_write", Address(&Write)},
      {"assay_simt_copy", Address(&Copy)},
      {"assay_simt_set", Address(&Set)},
      {"assay_simt_count_access", Address(&CountAccess)},
      {"assay_simt_work", Address(&assay_simt_work)},
      {"assay_simt_local_fault", Address(&LocalFault)},
      {"assay_simt_slice_spent", Address(&SliceSpent)},
      {"assay_simt_check_stack", Address(&CheckStack)},
      {"assay_simt_barrier", Address(&WaitAll)},
      {"assay_simt_barrier_reduce", Address(&ReduceAll)},
      {"assay_simt_warp_sync", Address(&WarpSync)},
      {"assay_simt_exchange", Address(&Exchange)},
      {"assay_simt_active", Address(&Active)},
      {"assay_simt_inactive_read", Address(&InactiveRead)},
      {"assay_simt_atomic", Address(&Atomic)},
      {"assay_simt_fence", Address(&Fence)},
      {"assay_simt_grid_sync", Address(&GridSync)},
      {"assay_simt_grid_valid", Address(&GridValid)},
      {"assay_simt_trap", Address(&Trap)},
      {"assay_simt_assert", Address(&Assert)},
      {"assay_simt_print", Address(&Print)},
      {"assay_simt_clock", Address(&Clock)},
      {"assay_simt_sleep", Address(&Sleep)},
      {"assay_simt_async_copy", Address(&AsyncCopy)},
      {"assay_simt_async_commit", Address(&AsyncCommit)},
      {"assay_simt_async_wait", Address(&AsyncWait)},
      {"assay_simt_space", Address(&SpaceOf)},
      {"assay_simt_to_shared", Address(&ToShared)},
      {"assay_simt_from_shared", Address(&FromShared)},
      {"assay_simt_unsupported", Address(&Unsupported)},
      {"assay_simt_define_kernel", Address(&DefineKernel)},
      {"assay_simt_define_variable", Address(&DefineVariable)},
  };
  for (const auto& [known, address] : kSymbols) {
    if (known == name) return address;
  }
  return nullptr;
}

}  // namespace assay::simt
