// A machine of threads in blocks and warps: runs kernels of a SIMT language on the CPU, one thread at a time, over
// memory that records who wrote and read every element. Dialect-neutral: each language has its own names for the
// primitives (see prepare.h for what the machine expects of lowered code).
//
// Lives in a process that is already confined, and is used by a single thread of it. Device addresses are unmapped
// numbers: region number * 2^35 above kDeviceBase. Whatever device code does ends in an event and a return to the
// caller; requests for excessive sizes are refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "simulator/simt/work.h"

namespace assay::simt {

constexpr std::uint64_t kDeviceBase = 0x1000'0000'0000;
constexpr unsigned kSlotBits = 35;
constexpr std::uint64_t kSlots = 1024;
constexpr std::uint64_t kMostRegionBytes = std::uint64_t{1} << 33;
constexpr unsigned kWarpLanes = 32;
constexpr unsigned kMostThreads = 1024;  // of a block

enum class EventKind : std::uint8_t {
  kReadOutOfBounds,
  kWriteOutOfBounds,
  kNullAccess,
  kWildAccess,  // an address of no memory that there is
  kMisaligned,
  kReadOnlyWrite,
  kUninitialisedRead,
  kRaceInWarp,
  kRaceInBlock,
  kRaceInGrid,
  kAtomicMixed,  // an atomic access concurrent with a plain one
  kNarrowScope,  // an atomic access of block scope concurrent with one of another block
  kCopyPending,  // an access to shared memory that an asynchronous copy (`other`) was still to write
  kDivergentBarrier,
  kBarrierAfterExit,
  kDeadlock,
  kMaskNamesAbsent,
  kCallerNotInMask,
  kInactiveSource,
  kLocalOutOfBounds,
  kStackOverflow,
  kTrap,
  kAssertion,
  kEndless,  // the budget of steps is spent
  kGridSyncNotCooperative,
};

enum class Space : std::uint8_t { kNone, kGlobal, kShared, kConstant, kLocal };

struct ThreadPlace {
  std::array<std::uint32_t, 3> block{}, thread{};
  std::uint32_t index = 0;  // in its block: x + y * Dx + z * Dx * Dy
};

// One fault between two places of the program; repetitions are only counted.
struct Event {
  EventKind kind = EventKind::kReadOutOfBounds;
  std::int32_t where = -1, other = -1;  // places of the program (LoweredModule::locations)
  bool writes = false, other_writes = false;
  bool same_value = false;  // every write of this kind here stored what was there before
  ThreadPlace thread, other_thread;
  Space space = Space::kNone;
  int region = -1;   // the number that Allocate was given; negative: a variable, shared or local memory
  std::string name;  // of the region
  std::int64_t region_bytes = 0, element = 0;
  std::int64_t offset = 0;               // in bytes from the region's begin
  std::int64_t size = 0;                 // of the access
  std::int64_t align = 0;                // what its address has to be a multiple of
  std::int64_t lowest = 0, highest = 0;  // of all accesses of this kind here: first byte and past the last byte
  std::uint64_t times = 1;
  std::int64_t waiting = 0, missing = 0;  // threads at a barrier, and those that do not come
  std::int64_t barriers = 0;              // of kCopyPending: fewest between the start of a copy and the access
  std::uint32_t mask = 0;
  int lane = -1;
  std::string text;  // of an assertion; the operation's name
};

struct LaunchShape {
  std::array<std::uint32_t, 3> grid{1, 1, 1}, block{1, 1, 1};
  std::size_t dynamic_shared = 0;
  bool cooperative = false;
};

struct Schedule {
  enum class Order : std::uint8_t { kAscending, kDescending, kWarpsReversed, kRandom } order = Order::kAscending;
  std::uint64_t seed = 1;
};

struct Settings {
  std::uint64_t fuel = 200'000'000;  // threads, calls, and turns of loops by their accesses: all launches together
  std::uint8_t unwritten_byte = 0xff;
  int error_sign = 0;                                 // direction in which inexact functions of the library err
  std::uint64_t most_bytes = std::uint64_t{1} << 29;  // of all regions together
  // Regions have a size and no contents: every read gives unwritten_byte, writes are discarded, and only bounds
  // and alignment are checked. Only some blocks of each grid run, including those at its corners. Variables work
  // normally.
  bool bounds_only = false;
  bool count = false;  // what launches do (Machine::work); the code was prepared for it
  // Asynchronous copies are complete when they start. Otherwise they end as late as they may: at the wait.
  bool copies_at_once = false;
  // Accesses in a loop after which another thread gets its turn; 1: no thread is a round of a loop ahead of others.
  std::int64_t slice = 20'000;
};

class Machine {
 public:
  // There is one machine per process. It must exist before the code that it runs is initialised: the code then
  // registers its kernels and variables.
  explicit Machine(const Settings& settings);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // Memory that is not written yet. `element` (1, 2, 4, 8) is the size in which it will mostly be accessed. 0 if
  // there is no room.
  std::uint64_t Allocate(std::int64_t bytes, std::int64_t element, int id, std::string name = {});
  bool Free(std::uint64_t address);
  // Existing memory that the host accesses at the same address: zeros that count as written.
  bool Share(std::uint64_t address);
  // The host's view of `bytes` at `address`; null if they are not within one region.
  std::byte* Host(std::uint64_t address, std::int64_t bytes);
  // The host wrote these bytes.
  void Written(std::uint64_t address, std::int64_t bytes);
  // A `__device__` or `__constant__` variable, by symbol; 0 if there is none.
  std::uint64_t Variable(std::string_view symbol, std::int64_t& bytes) const;

  // Runs a kernel to its end, one block after the other. `arguments` as for a launch: pointers to the parameters'
  // values. False if the run cannot be decided: why_undecided() gives the reason. Events are kept either way.
  bool Launch(std::string_view kernel, void* const* arguments, const LaunchShape& shape, const Schedule& schedule = {});
  const std::string& why_undecided() const;

  const std::vector<Event>& events() const;
  void ClearEvents();
  // The work of the last launch; all zeros without Settings::count.
  const LaunchWork& work() const;
  // Output of kernels' printf, at most 64 KiB.
  const std::string& printed() const;
  std::uint64_t fuel_left() const;

  struct CoverageCount {
    std::int64_t elements = 0, written = 0;
    std::int64_t first = -1, end = -1;  // bytes: of the first unwritten one, and past the last
  };
  // Elements of a region that the host or a kernel has initialised.
  CoverageCount Coverage(std::uint64_t address) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay::simt
