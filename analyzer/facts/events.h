// What a kernel does to memory, for all cores and iterations at once: each device operation with its operands as
// expressions over the place of a unit of the launch (a core) and loop indexes. Lift makes it, the solver reads it.
// Dialect-free.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "analyzer/facts/core-flow.h"
#include "analyzer/facts/expr.h"
#include "analyzer/facts/source-range.h"

namespace assay {

// Where bytes lie: all units of a launch see global memory, only one sees its on-chip memory.
enum class MemorySpace { kGlobal, kOnChip, kOther };

struct Buffer {
  enum class Kind {
    kArgument,  // a kernel argument
    kQueue,     // `count` buffers of `bytes` each; a handle is one of them
    kScratch,   // one buffer of `bytes`
    kFixed      // a window of `bytes` at a fixed address, `address` bytes into the space
  };
  Kind kind = Kind::kScratch;
  MemorySpace space = MemorySpace::kOnChip;
  std::string name;   // of the argument; empty for on-chip buffers, which the source names
  int argument = -1;  // kArgument: index into LaunchValues::args
  Expr count;
  Expr bytes;                // as requested
  std::int64_t granule = 1;  // bytes: on chip, the machine makes whole ones of them
  // kArgument: where reads and writes must end, if the allocation tolerates more than `bytes`; empty: at `bytes`.
  Expr readable;
  Expr writable;
  Expr address;              // kFixed only
  std::vector<Expr> guards;  // when the buffer is made
  std::vector<int> loops;    // around its making, outermost first
  int location = -1;
};

// A handle that is this buffer when `guard` holds. The guards of one operand exclude each other.
struct BufferChoice {
  int buffer = -1;
  Expr guard;
};

// The bytes of an operand that an instruction really touches, if repeats, strides and masks leave gaps.
struct Lanes {
  Expr repeats;
  Expr bytes;              // of one repeat, its blocks put one behind the other
  std::int64_t block = 1;  // bytes of a block
  Expr block_stride;       // bytes from the start of a block to the next one's, and from repeat to repeat
  Expr repeat_stride;
  // A bit mask: element i of a repeat is touched if bit i is set. Empty: all of `bytes` are.
  Expr low;
  Expr high;
};

struct Operand {
  bool writes = false;
  MemorySpace space = MemorySpace::kOnChip;
  std::string name;  // of the role: "destination", "source"
  std::vector<BufferChoice> buffers;
  std::string why_unresolved;  // not empty: buffers or extent are not known
  Expr offset;                 // bytes from the start of the buffer
  Expr rows;                   // `rows` runs of `row_bytes` each, `row_stride` bytes from start to start
  Expr row_bytes;
  Expr row_stride;
  bool exact = true;           // false: the true extent lies within this one
  std::int64_t alignment = 1;  // bytes the start has to be a multiple of
  Expr block_bytes;            // a length that has to be whole granules; empty: none has to
  std::int64_t granule = 1;    // bytes of one
  std::optional<Lanes> lanes;  // empty: the rows are all there is to say
  bool lanes_known = true;     // false: the rows bound what is touched, and some of it may be left out
  std::int64_t element = 0;    // bytes of an element; 0: none are told
  bool bits = false;           // a bit an element
  int tensor = -1;             // index into DeviceEvents::steps: the step that dequeued it; -1: unknown
};

// Which part of the sources determines an element of the result.
enum class Flow {
  kWhole,    // all of them
  kRepeats,  // the repeat of the same number
  kElements  // the elements of the same number
};

// Space in addition to an operation's operands, which it takes behind the buffers of the kernel.
enum class OwnSpace {
  kNone,
  kRest,    // whatever is left there, if only a little
  kBySizes  // as much as its sizes ask for, there or in a tensor that is given to it
};

struct Event {
  std::string op;     // the intrinsic, as its table spells it for people: "copy in"
  int location = -1;  // index into DeviceEvents::places
  std::vector<Operand> operands;
  std::vector<Expr> guards;  // all hold when the event happens
  std::vector<int> loops;    // enclosing loops, outermost first
  enum class Atomic { kNo, kYes, kUnknown } atomic = Atomic::kNo;
  Flow flow = Flow::kWhole;
  // What is computed of the elements, with its constants: operations of equal texts compute the same. "copy": the bytes
  // as they are. Empty: not said.
  std::string function;
  bool reduces = false;            // all its sources count, whatever they hold
  bool reads_destination = false;  // adds to what is there
  OwnSpace own_space = OwnSpace::kNone;
  std::vector<Operand> scratch;  // space for the operation's own use: undefined when it is done
};

// An operation that moves a buffer through a queue or synchronises cores; it accesses no memory.
struct Step {
  enum class Kind {
    kAcquire,  // an empty buffer is taken
    kCommit,   // a full one is put into the queue
    kWait,     // a full one is taken out of the queue
    kRelease,  // a buffer is given back
    kBarrier   // of all cores of the launch
  } kind = Kind::kBarrier;
  int tensor = -1;                   // kCommit, kRelease: index of the step that took the tensor; -1: not known
  std::vector<BufferChoice> queues;  // kBarrier: none; else empty where the queue is not known
  bool all_cores = true;             // kBarrier: false where only some of the cores of the launch meet
  std::vector<Expr> guards;
  std::vector<int> loops;  // outermost first
  int location = -1;
};

// The index counts how often the header has been reached: 0 .. last. Bodies of loops that test at the top carry the
// test among their guards.
struct Loop {
  Expr index;
  Expr last;  // empty: not known, index is unbounded above
  // Its rounds are those up to `last` whose test passes; false: it may leave earlier.
  bool exact = true;
  bool counted = true;  // it is left in round `last`; false: in that round or before it
  // The only test that ends the loop, made at the top of each round; empty if the loop does not have this form. It may
  // mention carried values. Where `last` is empty and the loop exact, the rounds are those up to the first failing
  // test.
  Expr continues;
  Expr repeats;              // the same of a test that is made at the end of each round
  std::vector<Expr> guards;  // when the loop is reached
  int parent = -1;
  int location = -1;
};

// A loop-carried value without an immediate closed form: `start` at index 0, then `next`, which may mention `symbol`
// and the loop's index. The solver may find a closed form and has to check it before it uses it.
struct Recurrence {
  SymbolId symbol = 0;
  int loop = -1;
  Expr start;
  Expr next;
};

// The value of `value` when `loop` is left: its recurrences have to be resolved before its index becomes the last one.
struct ExitValue {
  SymbolId symbol = 0;
  int loop = -1;
  Expr value;
};

struct Approximation {
  std::string what;  // "value read from global memory"
  int location = -1;
  bool has_symbol = false;
  SymbolId symbol = 0;        // the free value standing for it
  bool hides_events = false;  // operations of the kernel are missing from the list
};

// An event or a step at its place in the order in which both happen.
struct Moment {
  bool step = false;
  int index = -1;
};

// Every unit of a launch runs the same code and has a place on each axis: cores; or blocks and the threads of one.
struct LaunchAxis {
  std::string name;  // for people: "core"
  SymbolId symbol = 0;
};

struct DeviceEvents {
  bool lifted = false;
  std::string why_not;  // where lifted is false
  std::shared_ptr<ExprPool> pool;
  std::vector<Expr> hypotheses;  // hold at every event: of the launch, and that the unit is one of its units
  std::vector<LaunchAxis> axes;  // outer ones first; none: one unit
  std::vector<Buffer> buffers;
  std::vector<Loop> loops;    // outer loops before inner ones
  std::vector<Event> events;  // program order of the text
  std::vector<Step> steps;    // in the order they happen; those of a loop follow each other
  std::vector<Moment> order;  // of both, likewise
  CoreFlow flow;
  std::vector<Recurrence> recurrences;
  std::vector<ExitValue> exit_values;
  std::vector<Approximation> approximations;
  std::vector<SourceRange> places;
  std::set<std::string> calls;  // device intrinsics that the code of a core holds, whether or not they are events
  bool indexed_locals = false;  // arrays on the stack of a core have variable indexes

  SourceRange PlaceOf(int location) const {
    const auto at = static_cast<std::size_t>(location);
    return location >= 0 && at < places.size() ? places[at] : SourceRange{};
  }
};

// Whether any event may write the argument of that index; `adding`: by an atomic addition.
inline bool WritesArgument(const DeviceEvents& events, int argument, bool adding = false) {
  for (const Event& event : events.events) {
    if (adding && event.atomic == Event::Atomic::kNo) continue;
    for (const Operand& o : event.operands) {
      for (const BufferChoice& choice : o.buffers) {
        if (o.writes && events.buffers[static_cast<std::size_t>(choice.buffer)].argument == argument) return true;
      }
    }
  }
  return false;
}

// Whatever is an expression of an operand, but for the guards of its buffers.
template <class Visit>
void ForEachExpr(Operand& o, const Visit& visit) {
  for (Expr* e : {&o.rows, &o.row_bytes, &o.row_stride, &o.offset, &o.block_bytes}) visit(*e);
  if (!o.lanes) return;
  Lanes& l = *o.lanes;
  for (Expr* e : {&l.repeats, &l.bytes, &l.block_stride, &l.repeat_stride, &l.low, &l.high}) visit(*e);
}

}  // namespace assay
