// What the cores of a launch do, as a stream of instructions and synchronisation events, for those who watch a run:
// hazards, the time model, traces, statistics. The machine itself computes in program order and needs none of it;
// without a watcher nothing is collected.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay::device {

struct Core;
struct Buffer;

// The queues of one core; the numbers are pipe_t's (kernel_event.h of the vendor's headers).
enum class Pipe : std::uint8_t {
  kScalar = 0,
  kVector = 1,
  kCube = 2,
  kMte1 = 3,
  kMte2 = 4,
  kMte3 = 5,
  kAll = 6,
  kFix = 10
};
constexpr int kPipeCount = 11;

// Space (machine.h) of an access to global memory.
constexpr int kGlobalSpace = -1;

// Bytes that an instruction touches: `repeats` groups, `repeat_stride` apart, of `blocks` runs of `bytes`,
// `block_stride` apart. Strides may be 0 or negative.
struct Access {
  int space = kGlobalSpace;  // Space of the own core, or kGlobalSpace
  int tensor = -1;           // kGlobalSpace: index into GlobalMemory::tensors(), -1 outside of all
  std::int64_t begin = 0;    // byte within the memory, or within the tensor
  std::int64_t bytes = 0;
  std::int64_t blocks = 1;
  std::int64_t block_stride = 0;
  std::int64_t repeats = 1;
  std::int64_t repeat_stride = 0;
  bool write = false;
  std::uint64_t handle = 0;  // buffer (local memory), 0 = none

  // Smallest range that holds all of it.
  std::int64_t First() const;
  std::int64_t End() const;
};

struct Issued {
  Pipe pipe = Pipe::kScalar;
  const char* intrinsic = "";  // "assay_vec_n", ...
  int op = -1;                 // AssayVecOp and the like, -1 = has none
  Dtype dtype = Dtype::kU8;    // of the destination, where it matters
  std::int32_t location = -1;  // index of LoweredModule::locations
  std::int64_t elements = 0;   // processed by a vector or cube instruction (cube: m * n * k)
  std::int64_t repeats = 0;    // of 256 bytes (vector), of bursts (DMA)
  std::int64_t bytes = 0;      // moved by a DMA engine
  std::vector<Access> accesses;
  // What a write to a workspace changed there: ranges of its bytes, [first, end), by whole cells of 32. Not all
  // of them where there are many.
  std::vector<std::pair<std::int64_t, std::int64_t>> changed;
};

struct SyncEvent {
  enum class Kind {
    kSetFlag,     // a: HardEvent, b: id
    kWaitFlag,    // a: HardEvent, b: id
    kBarrier,     // a: pipe_t
    kAlloc,       // a: queue, b: buffer handle, c: HardEvent it waits for where the buffer was freed before
    kEnque,       // a: queue, b: buffer handle, c: HardEvent it sets
    kDeque,       // a: queue, b: buffer handle, c: HardEvent it waits for
    kFree,        // a: queue, b: buffer handle, c: HardEvent it sets
    kSyncAll,     // arrives; Watcher::OnRelease follows when all have
    kCrossSet,    // a: mode, b: id, c: pipe_t
    kCrossWait,   // a: id; reported when the wait is over
    kCacheClean,  // a: tensor or -1, b: byte within it, c: not 0 = the whole cache
    kAtomic,      // a: AssayAtomic
    kReset        // all on-chip buffers were given back
  } kind = Kind::kBarrier;
  std::int64_t a = 0, b = 0, c = 0;
  std::int32_t location = -1;
};

class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void OnCoreStart(const Core&) {}
  virtual void OnCoreEnd(const Core&) {}
  virtual void OnInstruction(const Core&, const Issued&) {}
  virtual void OnSync(const Core&, const SyncEvent&) {}
  // All cores reached SyncAll and go on.
  virtual void OnRelease(const std::vector<Core>&) {}
};

class Machine;

// One instruction from construction to destruction; accesses noted meanwhile belong to it. An instruction issued
// inside another is a part of it.
class Issue {
 public:
  Issue(Machine& machine, Pipe pipe, const char* intrinsic, int op = -1, Dtype dtype = Dtype::kU8);
  ~Issue();
  Issue(const Issue&) = delete;
  Issue& operator=(const Issue&) = delete;

 private:
  Machine* machine_;  // null without a watcher, or while another is open
};

}  // namespace assay::device
