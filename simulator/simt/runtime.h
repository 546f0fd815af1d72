// The run-time half of the machine: threads, blocks, clocks and events. One per process; compiled code reaches it
// through the primitives. Internal.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "simulator/simt/counter.h"
#include "simulator/simt/machine.h"
#include "simulator/simt/memory.h"
#include "simulator/simt/program.h"

namespace assay::simt {

struct Dim {
  std::uint32_t x = 1, y = 1, z = 1;
};

// A rendezvous of lanes of one warp.
struct Group {
  int kind = 0;
  std::uint32_t mask = 0, arrived = 0;
  std::uint32_t site = 0;
  int holders = 0;    // lanes that may still read the values
  bool open = false;  // not released yet
  std::uint64_t values[kWarpLanes] = {};
};
// The machine's own kinds; those of the primitives are not negative.
constexpr int kWarpSync = -1;
constexpr int kActive = -2;  // whichever lanes come

struct Warp {
  std::uint32_t live = 0;    // lanes that exist and have not ended
  std::uint32_t synced = 0;  // clock of the last synchronisation of all live lanes
  std::unique_ptr<std::array<std::array<std::uint32_t, kWarpLanes>, kWarpLanes>> pairs;  // of some of them
  std::vector<std::unique_ptr<Group>> groups;
};

struct Barrier {
  std::uint32_t arrived = 0, wanted = 0;  // wanted 0: all that live
  std::uint32_t predicates = 0;
  std::uint32_t site = 0, other_site = 0, thread = 0, other_thread = 0;
  bool mixed = false;  // threads came to different places
};

enum class FibreState : std::uint8_t { kReady, kBarrier, kGroup, kGrid, kDone };

struct Fibre {
  void* stack_pointer = nullptr;
  std::byte* low = nullptr;  // of its stack
  FibreState state = FibreState::kDone;
  std::uint8_t barrier = 0;
  bool fenced = false;
  bool polled = false;     // accessed, since its last turn, memory that others may be about to change
  std::uint32_t site = 0;  // where it waits
  int reduce_op = 0, reduced = 0;
  Group* group = nullptr;  // it waits in, or whose values it may read
  std::uint64_t spent = 0;
};

// Asynchronous copies of one thread that are not known to be complete, in the order of their start.
struct Copies {
  struct Copy {
    std::uint64_t address = 0;
    std::uint32_t size = 0, site = 0, group = 0;
    std::uint64_t stamp = 0;  // of its start
    std::array<std::byte, 16> bytes{};
  };
  std::vector<Copy> pending;
  std::uint32_t committed = 0;  // groups
};

struct Block {
  std::uint64_t number = 0;
  std::array<std::uint32_t, 3> index{};
  std::vector<Fibre> fibres;
  std::vector<Warp> warps;
  std::array<Barrier, 16> barriers{};
  std::array<std::uint64_t, kMostThreads / 64> ready{};  // by turn
  std::uint32_t live = 0, exited = 0, at_grid = 0;
  std::uint32_t exited_thread = 0;
  std::uint32_t born = 0;      // its first clock: earlier shared memory belongs to another block
  std::uint32_t start = 0;     // its first clock since the grid met
  std::uint32_t interval = 0;  // since its last barrier
  std::uint32_t now = 0;
  std::uint32_t acquired = 0;                 // what happened up to this clock in other blocks is known here
  std::vector<MemoryRegion> shared;           // while it does not run, where several blocks live
  std::vector<Copies> copies;                 // by thread; empty until the first
  std::vector<std::uint32_t> barrier_clocks;  // of each barrier since then
};

class Runtime {
 public:
  explicit Runtime(const Settings& settings);
  ~Runtime();

  bool Launch(const Kernel& kernel, void* const* arguments, const LaunchShape& shape, const Schedule& schedule);

  // Functions for the primitives (called on a thread's stack).
  int ArriveAtBarrier(int id, int count, int op, int predicate);
  const std::uint64_t* Exchange(int kind, std::uint32_t mask, std::uint64_t value, std::uint32_t* present);
  void WarpSync(std::uint32_t mask);
  std::uint32_t Active();
  void GridSync();
  void Fence();
  [[noreturn]] void EndThread();
  [[noreturn]] void EndRun(std::string why);
  // The launch ends with what was recorded.
  [[noreturn]] void EndLaunch();
  void CountBadAccess();
  void CheckStack(std::uint32_t site);
  void Define(const Variable& variable, const void* contents);
  void SliceSpent(std::uint32_t site);
  void Yield();
  void ClearEvents() {
    events.clear();
    known_.clear();
  }

  // What an access of compiled code requires: its site is a place of the program counted from 1, or 0 if unknown.
  struct Wanted {
    std::uint64_t address = 0, size = 0, align = 1;
    std::uint64_t flags = 0;  // of its stamp
    std::uint32_t site = 0;
    bool reads = false, writes = false;
    bool has_value = false;  // `value` is what will be written
    std::uint64_t value = 0;
  };
  // Records its faults and marks it as done. Returns the address to access: a sink if it cannot be done.
  std::byte* Access(const Wanted& wanted);
  void MarkRead(MemoryRegion& region, std::uint64_t cell, std::uint64_t stamp);
  bool IsWritten(const MemoryRegion& region, std::uint64_t writer) const {
    return region.space == Space::kShared ? writer >> 32 >= block->born : writer != 0 || region.all_written;
  }
  // An asynchronous copy of the running thread to shared memory: what is in `bytes` is there after the wait.
  void StartCopy(const Wanted& wanted, const std::array<std::byte, 16>& bytes);
  void CommitCopies();
  // Completes all groups but the latest `groups`.
  void WaitForCopies(int groups);
  // Propagates what a fence published through an access that synchronises blocks.
  void Agree(std::uint64_t address, bool reads, bool writes);
  std::byte* Sink(std::uint64_t size, std::uint8_t byte = 0);
  bool OnStack(std::uint64_t address, std::uint64_t size) const;

  // Counts an event; `fresh` if it is the first of its kind there and needs its details.
  Event& Record(EventKind kind, std::uint32_t site, std::int64_t other_site, int region, bool& fresh);
  // An event of the running thread without a memory; null if it is already known.
  Event* Simple(EventKind kind, std::uint32_t site);
  ThreadPlace PlaceOf(const Block& block, std::uint32_t thread) const;
  ThreadPlace PlaceIn(std::uint64_t block, std::uint32_t thread) const;
  std::int32_t PlaceOfSite(std::int64_t site) const { return static_cast<std::int32_t>(site) - 1; }

  const Settings settings;
  Memory memory;
  std::map<std::string, Kernel, std::less<>> kernels;
  std::vector<Variable> variables;
  std::vector<Event> events;
  std::string printed;
  std::string why_undecided;
  std::uint64_t fuel;
  std::unique_ptr<Counter> counter;  // null: nothing is counted
  LaunchWork work;                   // of the last launch

  // For the running launch.
  Block* block = nullptr;
  std::uint32_t thread = 0;
  std::uint64_t me = 0;  // its stamp without site and flags
  std::uint32_t launch_clock = 1, clock = 1;
  bool cooperative = false;
  bool plain = true;  // one block lives at a time
  // Regions that no launch since this clock could write to keep their contents during this one; 0 if any may change.
  std::uint32_t unwritten_since = 0;
  Dim block_dim, grid_dim;
  std::uint32_t threads = 0;

 private:
  struct Turn;
  void StartBlock(Block& b, std::uint64_t number);
  void RunThreads(Block& b);
  void RunLoop(Block& b);
  bool RunTogether(std::uint64_t blocks);
  void TellGridDeadlock(const std::vector<Block>& all);
  void Enter(Block& b);
  void Leave(Block& b);
  bool MakeStacks(std::uint64_t count, std::uint64_t bytes);
  void MakeOrder(const Schedule& schedule);
  void NoteWrites(const Kernel& kernel, void* const* arguments);
  std::uint64_t BlockAt(std::uint64_t turn, std::uint64_t blocks) const;
  std::vector<std::uint64_t> SomeBlocks(std::uint64_t blocks) const;
  void SetThread(std::uint32_t thread_index);
  void SetReady(Block& b, std::uint32_t thread_index);
  int NextReady(const Block& b, std::uint32_t after) const;
  void SwitchAway(void** save);
  void ReleaseBarrier(Block& b, unsigned id);
  void CheckBarriers(Block& b);
  void ReleaseGroup(Block& b, Warp& warp, Group& group, std::uint32_t first_thread);
  void CheckGroups(Block& b, std::uint32_t warp_index);
  bool Resolve(Block& b);
  void Tick(Block& b);
  Group* Join(int kind, std::uint32_t mask, std::uint64_t value);
  void DropGroup();
  void CompleteCopy(const Copies::Copy& copy);
  // Records who accessed the memory of a copy of that thread since it was started. False if there is nothing to record.
  bool CheckCopy(const Copies::Copy& copy, std::uint32_t copier);
  // Those that a thread never waited for: of all when the last one ends, of one after its turn of a loop.
  void CheckCopies(std::uint32_t first, std::uint32_t end);
  // Fills a cell of shared memory that this block has not written.
  void FillUnwritten(MemoryRegion& region, std::uint64_t index);
  std::byte* Elsewhere(const Wanted& wanted);
  bool InBounds(MemoryRegion& region, const Wanted& wanted, std::uint64_t offset);
  enum class Relation : std::uint8_t { kOrdered, kWarp, kBlock, kGrid };
  Relation RelationTo(Stamp before) const;
  void CheckRead(MemoryRegion& region, std::uint64_t cell, const Wanted& wanted, std::uint64_t offset);
  void CheckWrite(MemoryRegion& region, std::uint64_t cell, const Wanted& wanted, std::uint64_t offset);
  void Conflict(MemoryRegion& region, std::uint64_t offset, Stamp before, bool before_writes, bool writes,
                const Wanted& wanted);
  bool StoresSame(const MemoryRegion& region, const Wanted& wanted, std::uint64_t offset) const;
  std::uint64_t BlockOfClock(std::uint32_t at) const;
  void Fill(Event& event, const MemoryRegion& region, std::int64_t offset, const Wanted& wanted);
  std::uint64_t StampOf(const Wanted& wanted) const;
  Stamp AfterOwn(Stamp before, Stamp now) const;
  static void ThreadMain();
  static void LoopMain();

  const Kernel* kernel_ = nullptr;
  void* const* arguments_ = nullptr;
  std::vector<std::uint32_t> order_, turn_of_;  // threads by turn, and back
  Schedule schedule_;
  std::uint32_t turn_ = 0;
  void* scheduler_ = nullptr;
  std::byte* stacks_ = nullptr;
  std::uint64_t stacks_mapped_ = 0, stack_bytes_ = 0;
  std::uint64_t stack_count_ = 0;
  std::vector<std::pair<std::uint32_t, std::uint64_t>> block_starts_;  // clock, block: of this launch
  std::vector<std::uint64_t> owners_;  // of clocks since the launch, where several blocks live
  std::uint32_t loop_next_ = 0;
  bool stop_ = false;
  std::uint64_t bad_accesses_ = 0;  // of this launch: out of bounds, misaligned
  std::map<std::tuple<EventKind, std::int32_t, std::int32_t, int>, std::size_t> known_;
  std::unordered_map<std::uint64_t, std::uint32_t> released_;  // by address: the clock that a fence made known
  std::vector<std::byte> sink_;

  friend class Machine;
};

// The instance of this process.
extern Runtime* g_runtime;

inline void Runtime::MarkRead(MemoryRegion& region, std::uint64_t index, std::uint64_t stamp) {
  Cell& cell = region.cells[index];
  const Stamp before{cell.reader};
  if (before.clock() < launch_clock) {
    cell.reader = stamp;
    return;
  }
  const std::uint64_t who = ~std::uint64_t{0} << (Stamp::kSiteBits + Stamp::kFlagBits) & 0xffff'ffff;
  if (((before.bits ^ stamp) & who) == 0 && before.clock() >= block->start) {
    cell.reader = stamp | (before.bits & Stamp::kMany);
    return;
  }
  // Among several other readers, one of another block is kept: barriers do not order it.
  const bool keeps = before.many() && Stamp{region.second[index]}.clock() >= launch_clock &&
                     Stamp{region.second[index]}.clock() < block->start;
  if (!keeps) region.second[index] = before.bits;
  cell.reader = stamp | Stamp::kMany;
}

}  // namespace assay::simt

// Read and written by compiled code.
extern "C" {
extern assay::simt::Dim assay_simt_thread_index, assay_simt_block_index, assay_simt_block_size, assay_simt_grid_size;
extern std::int64_t assay_simt_slice;
extern std::uint32_t assay_simt_site;
extern std::int32_t assay_simt_error_sign;
}
