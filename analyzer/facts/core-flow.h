// The control flow of one core as a graph: device operations, waits of its units, and the tests in between. The order
// of operations depends on the path, so the list of events alone does not determine it. Dialect-free.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

// A unit of a core runs its operations concurrently with those of the other units.
enum class Unit : std::int8_t { kScalar, kVector, kCube, kCopyFar, kCopyIn, kCopyOut, kFix, kAll, kNone };
constexpr int kUnits = 7;  // kAll and kNone are not units

// A signal from one unit to another.
struct Signal {
  int number = -1;  // -1 if there is none
  Unit source = Unit::kNone;
  Unit target = Unit::kNone;
};

struct CoreOp {
  enum class Kind {
    kAccess,     // `event`, by `unit`
    kTake,       // a buffer of the queue `buffer` becomes `value`; waits for `signal` of its last release
    kCommit,     // `operand` goes into the queue `buffer`; raises `signal`
    kNext,       // the oldest buffer of the queue `buffer` becomes `value`; waits for `signal`
    kRelease,    // `operand` goes back to the queue `buffer`; raises `signal`
    kSetFlag,    // `signal`, `id`
    kWaitFlag,   // `signal`, `id`
    kAllocId,    // an id of `signal` becomes `value`; `reserve`: reserved until it is released
    kReleaseId,  // `signal`, `id`
    kBarrier,    // of `unit`
    kSync,       // of all cores; waits for all units
    kCrossSet,   // flags between cores
    kCrossWait,
    kReset,      // on-chip buffers are given back
    kClean,      // of the scalar unit's cache of global memory: all of it where `whole`
    kAtomic,     // copies out add from here on where `whole`, else they set
    kPositions,  // the next kCommit or kNext goes between other units: `signal`
    kChoose,     // `value` becomes `operand` where `test` holds, else `other`
    kUnknown     // `why`
  } kind = Kind::kUnknown;
  int event = -1;
  Unit unit = Unit::kNone;
  int buffer = -1;  // index into DeviceEvents::buffers
  int value = -1;   // handles and ids by number
  int operand = -1;
  int other = -1;
  Expr test;
  Signal signal;
  Expr id;  // of a flag; empty: `operand` holds it
  bool reserve = false;
  bool whole = false;
  std::vector<int> handles;  // kAccess: by operand of the event, the value that is its buffer; -1: not of a queue
  std::string why;
  int location = -1;
};

struct CoreEdge {
  int to = -1;
  Expr when;                                // empty: always
  std::vector<std::pair<int, int>> values;  // on the way `first` becomes `second`, all at once
};

struct CoreBlock {
  std::vector<CoreOp> ops;
  std::vector<CoreEdge> edges;  // none: the core ends here
  std::vector<int> loops;       // around the block, outermost first
  int heads = -1;               // the loop whose header this is
  bool dies = false;            // nothing after it is reachable
};

struct CoreFlow {
  std::vector<CoreBlock> blocks;  // the first is the entry
  int values = 0;
  std::vector<int> buffers;  // by value: the buffer that it always is; -1: another
  std::string why_not;       // not empty: it is not complete
};

}  // namespace assay
