// What happened when the kernel (or the host's tiling function) ran on the simulated device, for one shape.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/performance.h"
#include "analyzer/facts/source-range.h"

namespace assay {

enum class FaultKind {
  kGlobalReadOutOfBounds,
  kGlobalWriteOutOfBounds,
  kWrappedOffset,  // an offset into global memory that was computed in 32 bits and wrapped
  kOnChipOutOfBounds,
  kOnChipOverflow,  // buffers do not fit into an on-chip memory
  kUninitialisedRead,
  kUnalignedAddress,
  kDroppedTail,   // a copy moved less than asked: bytes past a whole granule
  kQueueStarved,  // a buffer is asked for and none is free: the device waits forever
  kQueueEmpty,    // taken from an empty queue
  kWrongCommit,   // put into a queue that it is not of, or twice
  kWrongRelease,  // given back to a queue that it is not of, or twice
  kDepthExceeded,
  kWrongSpace,  // a tensor in a memory that the operation does not reach
  kTooManyBuffers,
  kZeroStride,
  kBadRepeat,
  kBadRoundMode,
  kUnsupportedDtype,
  kOperandOverlap,      // later repeats of a vector instruction read what its earlier ones wrote; advisory
  kInexactInstruction,  // values depend on what an instruction with a documented loss of accuracy gives; advisory
  kFlagStuck,
  kSecondBufferPool,  // a core sets up what hands out its buffers twice
  kSyncDeadlock,
  kScheduleMode,       // a barrier of all cores in a launch whose cores the scheduler starts as they come free
  kUnorderedAccess,    // two pipes of a core touch the same bytes and nothing orders them; one writes
  kUnorderedCores,     // the same for two cores
  kAtomicMisuse,       // an atomic mode left on, or used on unwritten bytes
  kSharedLine,         // two cores set scalars in one line of the data cache; one value is lost
  kStaleCache,         // read of global memory that a data cache holds a newer or an older value of
  kOverlappingWrites,  // two cores wrote the same output bytes without atomics
  kOutputUnwritten,    // output elements that no core wrote
  kValueMismatch,
  kDivisionByZero,
  kCrash,
  kTimeBudget,
  kMemoryBudget,
  kForbiddenSystemCall,
  kUncaughtException,
  kAssertFailed,
  kHostFailed,         // the host code that plans the launch reports failure
  kCallRefused,        // the module's call of the extension raises an error
  kOperatorArguments,  // the binding's arguments are not those that the operator definition asks for
  kOutputShape,        // the module's result has another shape than the reference's
  kInferred,           // the host infers another shape or type than that of the tensor that the binding made
  kHostDuty,           // the host code that plans the launch leaves out what a launch needs (its number of blocks, ...)
  kResultIgnored,      // the module's result is the same whatever the kernel computes
  kFrameworkFallback,  // the framework computes what the kernel is asked for; advisory: a part of it
  kUnsetTiling,        // a field of the tiling data is computed from an uninitialised host variable
  kWrappedSize,        // a product of host code that was computed in 32 bits, wrapped, and was widened; advisory
};

// `args` carries the numbers of the case under stable keys, all decimal: "offset", "bytes", "size", "need", "have",
// "first", "last", "count", "total", "core_a", "core_b", "dropped", ... ; `text` names: "tensor", "queue", "api", ...
struct Fault {
  FaultKind kind = FaultKind::kCrash;
  SourceRange where;               // innermost call in the user's files
  std::vector<SourceRange> stack;  // callers inside the user's files, innermost first
  std::int64_t core = -1;
  std::uint64_t occurrence = 0;     // how many intrinsics this core had executed
  std::uint64_t times = 1;          // how often the same place reported the same kind
  std::vector<std::int64_t> cores;  // all cores that showed it, ascending
  std::map<std::string, std::int64_t> args;
  std::map<std::string, std::string> text;
  SourceRange other;  // second place, where the fault has two ends
  struct Step {
    std::string what;  // the call's name
    SourceRange where;
  };
  std::vector<Step> steps;  // what led to it, oldest first
  struct Growth {
    SourceRange where;
    double error = 0;  // relative, the largest after the calls there; infinite: only one of the two values is a number
  };
  std::vector<Growth> growth;  // of a wrong value: the places of its core in the order in which it came to them
  SourceRange home;            // where the buffer it is about was set up
  struct Cause {
    std::string name;  // "tileLength": a value that the host hands to the kernel
    SourceRange where;
    bool computed = false;  // there it gets its value; else it is set with one of an expression
  };
  std::vector<Cause> causes;  // lines of the host that decide addresses, sizes or loop counts at `where`
};

struct ShapeRun {
  enum class Status { kNotRun, kClean, kFaults, kUndecided } status = Status::kNotRun;
  std::string what;           // "x float16[1024]" ...: the shapes as the contract names them
  std::string scaled;         // "393216 as 12288": sizes made smaller so that it can be run; empty = run as it is
  std::string why_undecided;  // the API that is not modelled, the missing contract, ...
  std::int64_t block_dim = 0;
  std::uint64_t tiling_key = 0;
  std::map<std::string, std::int64_t> tiling;  // scalar integer fields by name
  std::vector<Fault> faults;                   // by kind, place, core
  bool faulty = false;                         // facts of the dialect's own hold faults of this run
  enum class Values { kSkipped, kMatch, kMismatch, kUndecided } values = Values::kSkipped;
  std::optional<Performance> performance;  // where times were asked for and the kernel ran
};

struct RunFacts {
  std::vector<ShapeRun> runs;  // one per shape and dtype combination
};

}  // namespace assay
