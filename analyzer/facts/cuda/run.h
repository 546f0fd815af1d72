// What kernels of a CUDA input did when they ran on the simulated device: faults of single threads, conflicts between
// two of them, barriers and warp operations that threads do not reach together. Values are compared elsewhere
// (RunFacts); reasons for refusing a launch are in CudaLaunchFacts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/coverage.h"
#include "analyzer/facts/source-range.h"

namespace assay {

enum class CudaFaultKind {
  kReadOutOfBounds,
  kWriteOutOfBounds,
  kNullAccess,
  kWildAccess,         // an address of no memory that there is
  kMisaligned,         // not a multiple of the size of the access
  kReadOnlyWrite,      // into constant memory
  kUninitialisedRead,  // unwritten bytes; `reaches_output` if that changed a result
  kRaceInWarp,         // two threads of one warp, ordered by no __syncwarp or barrier
  kRaceInBlock,        // of two warps of one block, ordered by no barrier
  kRaceInGrid,         // of two blocks
  kAtomicMixed,        // an atomic access concurrent with a plain one
  kNarrowScope,        // an atomic access of block scope concurrent with one of another block
  kCopyPending,        // an access to shared memory that an asynchronous copy (`other`) was still to write
  kDivergentBarrier,   // threads of a block wait at different barriers, or end while others wait
  kBarrierAfterExit,   // a barrier that threads of the block left out by returning before
  kDeadlock,           // every thread that is left waits for one that never comes
  kMaskNamesAbsent,    // a warp operation's mask names a lane that is elsewhere and has not exited
  kCallerNotInMask,
  kInactiveSource,    // a value taken from a lane that takes no part
  kLocalOutOfBounds,  // of an array of the thread's own
  kStackOverflow,
  kTrap,
  kAssertion,
  kEndless,  // the budget of steps is spent in this kernel
  kGridSyncNotCooperative,
  kOutputUnwritten,  // elements of a result that no thread wrote: `times` of them, from `lowest` to `highest`
};

// The origin of the memory that a fault is about.
struct CudaMemory {
  enum class Kind { kNone, kTensor, kAllocation, kVariable, kShared, kLocal } kind = Kind::kNone;
  std::string name;          // of the variable, or of the kernel's parameter through which it was handed over
  std::int64_t bytes = 0;    // its size
  std::int64_t element = 0;  // size of an element in bytes; 0: not known
  bool on_host = false;      // of a tensor in the host's memory
};

struct CudaThread {
  std::array<std::int64_t, 3> block{}, thread{};
  std::int64_t index = 0;  // in its block: x + y * Dx + z * Dx * Dy
};

struct CudaFault {
  CudaFaultKind kind = CudaFaultKind::kReadOutOfBounds;
  std::string kernel;         // "relu_kernel", "scale<float>"
  SourceRange launch;         // the launch that it happened in
  SourceRange where;          // the access, barrier or call
  SourceRange other;          // second place: the other access of a race, the other barrier
  bool writes = false;        // the access at `where`
  bool other_writes = false;  // the one at `other`
  bool same_value = false;    // both wrote what was there before
  CudaThread thread, other_thread;
  CudaMemory memory;
  std::int64_t offset = 0;  // in bytes from the memory's begin; negative: before it
  std::int64_t size = 0;    // of the access in bytes
  std::int64_t align = 0;   // what its address has to be a multiple of; 0: its size
  std::int64_t lowest = 0,
               highest = 0;  // offsets of the first byte and past the last byte of all accesses of this kind here
  std::uint64_t times = 1;   // how often this kind was seen between these places
  std::int64_t waiting = 0, missing = 0;  // threads that wait at a barrier, and those that do not come
  std::int64_t barriers = 0;              // of kCopyPending: fewest between the start of a copy and the access
  unsigned mask = 0;                      // of a warp operation
  int lane = -1;                          // that is named, or read from
  bool changes_output = false;  // another legal order of threads, or other contents of the bytes, changed a result
  // For a race: both accesses are in one statement, one a read and one a write; or two warps write to one element of
  // shared memory and one of them reads it back. The order of single instructions then decides, and runs do not vary
  // it.
  bool one_step = false;
  // Of a race in a kernel whose threads do not reach a barrier or a warp operation together: all reach it where none is
  // a round of a loop ahead of others, as on a device they mostly are not. What else follows is not among the faults.
  bool far_ahead = false;
  std::string text;  // of an assertion; the operation's name ("__shfl_down_sync")
  std::string run;   // the shapes it was seen with: "float32[16, 64]"
};

// What is read lies in the allocator's unit behind the memory and changes nothing.
inline bool IsUnseen(const CudaFault& fault) {
  constexpr std::int64_t kPadding = 512;
  return !fault.writes && !fault.changes_output && fault.lowest >= 0 && fault.offset >= 0 &&
         fault.highest <= fault.memory.bytes + kPadding;
}

// Of kCopyPending: a copy takes some hundred cycles. With more than one barrier between, a device may have done other
// work that took longer.
inline bool IsSoon(const CudaFault& fault) { return fault.barriers <= 1; }

// Where the results of one run differ from the reference: parts with their wrong elements alone.
struct CudaResultParts {
  std::string run, scaled;  // as ShapeRun::what and ShapeRun::scaled
  std::vector<OutputCoverage> results;
};

// A result that differs from the reference for inputs that the task does not draw; for the task's own inputs it
// matches.
struct CudaUnusualInput {
  enum class Draw { kNegative, kLarge, kZeros, kNan } draw = Draw::kNegative;
  int input = 0;       // of get_inputs, that was changed
  std::string result;  // "the result"
  std::int64_t element = 0, wrong = 0, total = 0;
  std::string got, want;  // of that element
  std::string run;        // the shapes
  SourceRange where;      // the kernel
};

struct CudaRunFacts {
  std::vector<CudaFault> faults;  // in the order in which they were first seen; each pair of places once for a kind
  std::vector<CudaResultParts> results;
  std::vector<CudaUnusualInput> unusual;
};

}  // namespace assay
