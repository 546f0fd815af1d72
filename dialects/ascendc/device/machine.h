// The simulated cores of one launch: vector cores, cube cores, or a cube core with its one or two vector cores in each
// block. Each core runs the kernel as a fiber, in core order, until it ends or waits for the others. The machine knows
// memory, queues, flags and modes; the intrinsics (intrinsics.cpp) are thin calls into it. One machine is current at a
// time; it is neither thread-safe nor meant to be.
#pragma once

#include <ucontext.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/device/data-cache.h"
#include "dialects/ascendc/device/estimate.h"
#include "dialects/ascendc/device/instruction.h"
#include "dialects/ascendc/device/memory.h"
#include "simulator/undefined-fill.h"
#include "simulator/worker/fault-log.h"

namespace assay::device {

enum Space { kUb, kL1, kL0A, kL0B, kL0C, kBias, kFixBuf, kSpaceCount };

struct LocalSpace {
  std::uint8_t* data = nullptr;
  std::uint8_t* shadow = nullptr;
  std::int64_t capacity = 0;  // physical bytes
  std::int64_t top = 0;       // bump pointer
  std::int64_t high = 0;      // furthest byte ever touched, for cheap clearing
};

// Address space of each local memory, larger than the memory, so that code which overflows it can be followed further.
constexpr std::int64_t kSpaceReserve = 1 << 20;

struct Buffer {
  enum class State { kPlain, kFree, kOccupied, kEnqueued, kDequeued };
  Space space = kUb;
  std::int64_t address = 0;
  std::int64_t size = 0;      // rounded up to 32
  std::int32_t position = 0;  // AssayPosition
  std::int32_t queue = -1;
  State state = State::kPlain;
  std::int32_t init_location = -1;
  std::int32_t last_location = -1;
  // Event ids that the queue holds for it, and the kinds they are of.
  std::int64_t enque_event = -1, free_event = -1;
  std::int32_t enque_id = -1, free_id = -1;
};

// A call on a queue, to explain how a fault came about.
struct QueueStep {
  const char* api = "";
  std::int32_t location = -1;
};

// The last few calls on a queue, stored inline: every core of a launch has several queues.
class QueueTrail {
 public:
  void Add(QueueStep step) { steps_[count_++ % steps_.size()] = step; }
  // Oldest first.
  template <class Function>
  void ForEach(Function function) const {
    const std::size_t kept = std::min(count_, steps_.size());
    for (std::size_t i = count_ - kept; i < count_; ++i) function(steps_[i % steps_.size()]);
  }

 private:
  std::array<QueueStep, FaultRecord::kMaxSteps> steps_{};
  std::size_t count_ = 0;
};

// A flag set by hand; the ones that queues set are kept apart.
struct Flag {
  int count = 0;
  std::int32_t location = -1;  // of the last SetFlag
};

struct Queue {
  std::int32_t source = 0;
  std::int32_t home = 0;  // position of the memory its buffers lie in
  std::int32_t destination = 0;
  std::int32_t depth = 1;
  std::int32_t init_location = -1;
  std::vector<int> buffers;
  std::vector<int> order;  // enqueued, oldest first
  int cursor = 0;
  int last_allocated = -1;
  int last_dequeued = -1;
  std::int64_t allocs = 0, enques = 0, deques = 0, frees = 0;
  QueueTrail trail;
};

// Registers of the way out of L0C (SetFixpipeNz2ndFlag, SetFixpipePreQuantFlag, SetFixPipeConfig).
struct FixRegisters {
  std::int64_t matrices = 1, source_matrix = 0, target_matrix = 0;
  std::uint64_t scalar = 0;
  std::uint64_t vector = 0;
  std::int64_t vector_offset = 0;
};

struct Core {
  enum class State { kReady, kAtBarrier, kAtCrossWait, kDone, kEnded };
  int id = 0;         // among all cores of the launch
  bool cube = false;  // a matrix core (AIC), not a vector core (AIV)
  int block = 0;      // the block it works on
  int sub = 0;        // its place among the vector cores of the block
  State state = State::kReady;
  std::int32_t location = -1;
  std::uint64_t intrinsics = 0;
  bool issuing = false;  // an instruction is open (Issue)
  bool skipped = false;  // not one of Launch::cores
  LocalSpace spaces[kSpaceCount];
  std::vector<Buffer> buffers;
  std::vector<Queue> queues;
  int queue_buffers = 0;  // counted towards the limit of 64
  int pipes = 0;
  std::map<std::pair<int, int>, Flag> flags;                // by event and id
  std::map<std::pair<int, int>, std::int32_t> queue_flags;  // held by queues: where they were set
  std::map<int, unsigned> event_ids;
  bool counter_mode = false;
  std::uint64_t mask_low = ~0ull, mask_high = ~0ull;
  std::int32_t atomic = 0, atomic_dtype = 0;
  const void* polled = nullptr;  // global memory that it read last, and how often in a row
  int polls = 0;
  std::uint64_t special[12] = {};  // AssayRegister
  std::int32_t atomic_location = -1;
  DataCache cache;
  std::int32_t barrier_location = -1;
  bool barrier_of_all = false;     // waits for both kinds of cores
  std::map<int, int> cross_flags;  // id -> times it was set and not yet waited for
  int cross_id = -1;
  bool hf32 = false;
  FixRegisters fix;
  std::int32_t user_source = -1, user_destination = -1;  // positions of the next EnQue or DeQue, -1 = the queue's own
  FaultRecord* overflow = nullptr;                       // buffers past the end of a memory
  FaultRecord* overflow_usable = nullptr;                // buffers in the part of UB that library calls use
  // The last offset into global memory that wrapped at 32 bits, what it should have been, and the core's count then.
  std::int64_t wrapped_exact = 0, wrapped_used = 0;
  std::uint64_t wrapped_at = kNever;
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  int slot = -1;
  ucontext_t context;
  std::map<int, std::int32_t> cross_set_at;  // by id: where it was set last for this core
};

struct Launch {
  std::int64_t block_dim = 1;
  int cube_cores = 0;    // of each block: 0 or 1
  int vector_cores = 1;  // of each block: 0 to 2
  std::uint64_t tiling_key = 0;
  std::int64_t schedule_mode = -1;  // 1 = batch mode, -1 = not known
  std::uint64_t fuel = 200'000'000;
  Chip chip;
  std::vector<int> cores;                 // only these run; empty = all
  std::vector<std::int32_t> lost_copies;  // locations of copies in that are skipped
  UndefinedFill undefined;                // what undefined bytes hold
  std::int64_t most_written = 0;          // bytes of global memory, all cores together; 0 = no limit
  Inexact inexact = Inexact::kExact;      // how instructions with a documented loss of accuracy compute
  std::vector<std::int32_t> inexact_at;   // those at these locations, the others are exact; empty = all
  std::uint64_t steps_per_core = 0;       // where a core is left; 0 = it runs to its end
};

// Collects details of the fault just reported; silent if the place had reported it before.
class FaultNote {
 public:
  FaultNote(FaultRecord* record, bool first) : record_(record), first_(first) {}
  FaultNote& Arg(std::string_view key, std::int64_t value) {
    if (first_ && record_ != nullptr) record_->SetArg(key, value);
    return *this;
  }
  // Arguments of the occurrence with the largest number.
  FaultNote& Most(std::string_view key, std::int64_t value) {
    if (record_ != nullptr) record_->SetArg(key, first_ ? value : std::max(value, record_->ArgOr(key, value)));
    return *this;
  }
  // Bytes [offset, offset + bytes) that are outside an object of `size` bytes. Among all accesses at one place the
  // record keeps the one that goes furthest, and as "begin" and "end" the range of all of them.
  FaultNote& Extent(std::int64_t offset, std::int64_t bytes, std::int64_t size) {
    if (record_ != nullptr) record_->SetExtent(offset, bytes, size, first_);
    return *this;
  }
  FaultNote& Text(std::string_view key, std::string_view value) {
    if (first_ && record_ != nullptr) record_->SetText(key, value);
    return *this;
  }
  FaultNote& Other(std::int32_t location) {
    if (first_ && record_ != nullptr) record_->other = location;
    return *this;
  }
  FaultRecord* record() { return record_; }
  bool first() const { return first_; }

 private:
  FaultRecord* record_;
  bool first_;
};

// Why bytes are undefined. Reported only if they reach an output: a vector instruction may well compute on padding
// that is discarded.
struct Origin {
  FaultKind kind = FaultKind::kUninitialisedRead;
  std::int32_t location = -1;
  std::int64_t core = -1;
  std::uint64_t occurrence = 0;
  std::int64_t offset = 0, bytes = 0, size = 0;
  std::int64_t buffer_location = -1;
  std::int32_t subject = 0;  // of its fault
  std::string tensor;
  bool write = false;  // spoilt by a write, not undefined from the start
  // Of a byte of flags that is undefined in these bits alone, and the number for whole bytes. 0: all of it is.
  std::uint8_t bits = 0, whole = 0;
};

class Exact;

class Machine {
 public:
  Machine(const Launch& launch, FaultLog& log, std::size_t gm_tensors);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // --- before the run
  GlobalMemory& gm() { return gm_; }
  const Launch& launch() const { return launch_; }
  // Reserves memory now for up to `cores` cores at a time, before the limits of the run apply.
  void Reserve(std::size_t cores);
  FaultLog& log() { return log_; }
  void set_progress(volatile std::int32_t* location, volatile std::uint64_t* intrinsics);

  // Runs `body` once per core and then checks the outputs. Faults are in the log afterwards.
  void Run(const std::function<void()>& body);
  // Set when the run needs something that is not modelled; the run stopped there.
  const std::string& why_undecided() const { return why_undecided_; }
  bool ended_early() const { return ended_early_; }
  std::uint64_t intrinsics() const { return intrinsics_; }

  // --- for intrinsics
  static Machine& Current();
  Core& core() { return *core_; }
  bool running() const { return core_ != nullptr; }
  // Whether the copy in that the core is executing transfers nothing in this run.
  bool LosesCopy() const;
  // Counts one executed intrinsic and charges `work` units of fuel.
  void Step(std::int64_t work = 1);
  void At(std::int32_t location);
  // `subject` distinguishes reports of one place about two things.
  FaultNote Report(FaultKind kind, bool advisory = false, std::int32_t subject = 0);
  [[noreturn]] void EndCore();
  [[noreturn]] void EndRun();
  [[noreturn]] void Undecided(std::string why);
  void Wait(Core::State state);

  // Local memory. Handles are indices + 1; null if the handle names no buffer (reported).
  Buffer* FindBuffer(std::uint64_t handle);
  std::uint64_t AddBuffer(Buffer buffer);
  // Core and offset of a native address inside some core's local memory; null if it is none.
  LocalSpace* FindLocal(const void* p, std::int64_t& offset);
  // Records that [address, address + bytes) of a memory is used: an overflow is a fault once it hits something.
  void Use(const LocalSpace& space, std::int64_t address, std::int64_t bytes) {
    if (address + bytes > space.capacity && core_->overflow != nullptr) core_->overflow->MakeReal();
  }
  // Watchers see every instruction and synchronisation event of the run; they outlive it.
  void Watch(Watcher* watcher) { watchers_.push_back(watcher); }
  bool watched() const { return !watchers_.empty(); }
  Issued& issued() { return issued_; }
  // Follows exact values through the run (exact.h); null in most runs.
  void Follow(Exact* exact);
  Exact* exact() const { return exact_; }
  // Adds to the open instruction, if there is one and a watcher. NoteGm: `blocks` runs of `bytes`, `stride` bytes
  // apart, from p on.
  void Note(const Access& access);
  void NoteGm(const void* p, std::int64_t bytes, bool write, std::int64_t blocks = 1, std::int64_t stride = 0);
  void NoteWork(std::int64_t elements, std::int64_t repeats, std::int64_t bytes);
  void Sync(SyncEvent::Kind kind, std::int64_t a = 0, std::int64_t b = 0, std::int64_t c = 0);
  // Number of an origin for undefined bytes; equal places share one.
  std::uint8_t OriginFor(const Origin& origin);
  // The same for a byte of which `bits` are undefined, those bits, and the number for whole bytes.
  std::uint8_t OriginOfBits(std::uint8_t mark, std::uint8_t bits);
  std::uint8_t UndefinedBits(std::uint8_t mark) const;
  std::uint8_t WholeOrigin(std::uint8_t mark) const;

  // Global memory, reading and writing `size` bytes at p into and from local rows with their definedness.
  void ReadGm(std::uint8_t* to, std::uint8_t* shadow, const std::uint8_t* p, std::int64_t size);
  void WriteGm(std::uint8_t* p, const std::uint8_t* from, const std::uint8_t* shadow, std::int64_t size,
               const Buffer* source, std::int64_t source_offset);
  // Reports out-of-bounds parts and returns how much of [p, p + size) may be touched: bytes to skip in
  // front, bytes usable. An offset wrapped on its way into the next access; the access, if it moves
  // anything, reports it.
  void NoteWrap(std::int64_t exact, std::int64_t used);
  void ReportWrapped(const GmTensor* tensor);
  std::pair<std::int64_t, std::int64_t> CheckGm(GmTensor* tensor, const void* p, std::int64_t size, bool write);
  // A native load or store in instrumented code.
  void RawAccess(const void* p, std::int64_t size, bool write);

  // Lines of global memory that some core's data cache wrote out to make room (data-cache.h).
  void NoteEarlyLine(const std::uint8_t* base) { early_lines_.insert(base); }
  bool IsEarlyLine(const std::uint8_t* base) const { return early_lines_.contains(base); }
  std::vector<Core>& cores() { return cores_; }
  bool InGuard(const void* p) const;
  // Scalar code takes a byte with this mark: where that of an origin ends. Left as advice ("through" in facts).
  void NoteScalarRead(std::uint8_t mark);
  void FillUndefined(LocalSpace& space, std::int64_t address, std::int64_t bytes);
  bool cross_used = false;
  // CrossCoreSetFlag of the current core (cross-core.cpp).
  void SetCross(int mode, int id);

 private:
  friend void FiberEntry();
  friend class Issue;
  bool OpenInstruction();
  void CloseInstruction();
  bool MakeSlot();
  bool StartCore(Core& core);
  void Resume(Core& core);
  // Writes the caches of the cores before `end` to memory; those of cores that have ended last until then.
  void FlushCaches(int end);
  void Release();
  bool ReleaseBarrier();
  bool ReleaseBarrierOf(const std::function<bool(const Core&)>& member);
  bool ReleaseCrossWaits();
  void ReportDeadlock();
  void CheckCrossLeftovers();
  void MarkUnwritten(const GmTensor& tensor, std::uint8_t* to, std::uint8_t* shadow, std::int64_t offset,
                     std::int64_t size);
  void NoteOwner(GmTensor& tensor, std::int64_t offset, const std::uint8_t* from, std::int64_t size);
  void NoteChanged(const GmTensor& tensor, std::int64_t offset, const std::uint8_t* from, std::int64_t size);
  void CheckOutputs();
  void CheckTaint(GmTensor& tensor);
  void CheckUnwritten(GmTensor& tensor);
  void CheckAtomicBase(const GmTensor& tensor, std::int64_t offset, std::int64_t size);
  void ApplyAtomic(GmTensor& tensor, std::uint8_t* p, const std::uint8_t* from, std::int64_t size);

  Launch launch_;
  FaultLog& log_;
  GlobalMemory gm_;
  // Memory and stack of a core; reused by the next core when one has ended.
  struct Slot {
    Pages locals;
    Pages stack;
  };
  std::vector<Slot> slots_;
  std::vector<int> free_slots_;
  std::vector<Core> cores_;
  std::map<std::tuple<int, int, int>, std::vector<int>> cross_sets_;  // mode, id, group -> sets per member
  std::vector<Origin> origins_;
  Core* core_ = nullptr;
  ucontext_t scheduler_;
  std::function<void()> body_;
  std::string why_undecided_;
  std::vector<Watcher*> watchers_;
  std::unordered_set<const std::uint8_t*> early_lines_;
  Exact* exact_ = nullptr;
  Issued issued_;
  std::uint64_t intrinsics_ = 0;
  std::int64_t written_ = 0;  // bytes of global memory
  bool stop_ = false;
  bool ended_early_ = false;
  volatile std::int32_t* progress_location_ = nullptr;
  volatile std::uint64_t* progress_intrinsics_ = nullptr;
};

// "VECIN" for an AssayPosition.
const char* PositionName(std::int32_t position);

// Fuel of the current run: decremented by instrumented code at loop back-edges and function entries.
extern std::int64_t g_fuel_left;

// Address of the intrinsic `name`, null if there is none.
void* IntrinsicAddress(std::string_view name);
// Whether p lies in a guard page of a core's stack, for telling a stack overflow from another crash.
bool InStackGuard(const void* p);

}  // namespace assay::device
