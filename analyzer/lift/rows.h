// Table rows that describe the calls of a dialect's lowered code: their effect on memory and on contents of tensors.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "analyzer/facts/events.h"

namespace assay::lift {

// Argument numbers count from 0; -1 = has none.
enum class Effect {
  kNone,       // synchronisation, queue bookkeeping: no operand in memory
  kCoreIndex,  // the unit's place on `axis`
  kCoreCount,
  kSubCore,
  kTilingKey,
  kTilingRead,
  kWorkspace,
  kLocation,
  kMakeQueue,    // args: position, second position, depth, buffers, bytes of one
  kMakeScratch,  // args: position, bytes
  kMakeFixed,    // args: position, address, bytes
  kTakeBuffer,   // returns a buffer of the queue in argument 0
  kReset,        // gives all on-chip buffers back
  kAccess,
  kAccessThrough,  // kAccess, and returns a native pointer to the accessed bytes
  kAtomic,         // arg 0: 0 = off
  kCounterMask,    // arg 0: not 0 = masks count elements and repeats are ignored
  kUnmodelled      // ends the analysis
};

enum class Extent {
  kElements,    // args[0] elements of `dtype`
  kBursts,      // args: bursts, bytes of one, gap after one
  kPadded,      // args: bursts, bytes of one, gap after one, left, right (elements of `dtype`)
  kRepeats,     // args: repeat, block stride, repeat stride; the row's mask arguments
  kBlocks,      // as kRepeats, with whole repeats of 8 data blocks
  kMaskBits,    // one bit for each of args[0] elements
  kRepeatBits,  // args: repeat; one bit for each element of a whole repeat
  kResults,     // args: repeat, repeat stride in results; `results` elements a result
  kResult,      // args: not 0 = two elements, else one (-1: one)
  kBytes,       // args[0] bytes
  kUnknown      // depends on data
};

struct OperandRow {
  std::string_view name;
  bool writes = false;
  bool global = false;  // `handle` is a native pointer to global memory
  int handle = -1;
  int offset = -1;
  Extent extent = Extent::kUnknown;
  int dtype = -1;  // argument holding the element type
  int args[5] = {-1, -1, -1, -1, -1};
  int alignment = 1;  // bytes the start has to be a multiple of
  int results = 1;    // kResults
};

struct IntrinsicRow {
  std::string_view name;
  std::string_view text;  // for people
  Effect effect = Effect::kNone;
  int dma_kind = -1;         // argument holding AssayDmaKind
  int mask = -1;             // first of mask kind, mask0, mask1
  int inexact_if_zero = -1;  // kMaskBits over-approximates where this argument is 0
  OperandRow operands[9] = {};
  std::optional<Step::Kind> step = {};  // of queue operations and barriers
  int axis = 0;                         // of kCoreIndex: 0 the cores, from 1 on LaunchValues::inner_axes
};

enum class Returns {
  kOfArguments,  // a number that only the arguments decide, and what the core did before
  kOfBuffer,     // contents of the first buffer in `reads`
  kContents,     // what a tensor holds, or what an instruction left of it
  kPlace         // a native pointer to the contents of argument 0
};

struct ContentRow {
  std::string_view name;
  Returns returns = Returns::kOfArguments;
  bool harmless = false;       // without effect: marks, and queries of the launch
  bool from_global = false;    // what it writes comes from global memory
  int global = -1;             // the pointer to global memory that it only reads by
  int data[3] = {-1, -1, -1};  // arguments that only become data
  int writes[4] = {-1, -1, -1, -1};
  int reads[6] = {-1, -1, -1, -1, -1, -1};
  int index = -1;           // a buffer whose elements are addresses
  int local[2] = {-1, -1};  // native pointers to the kernel's own variables, which it reads
};

// How one operation of a multi-operation intrinsic finds the data it moves.
enum class LibraryAddresses {
  kOfArguments,
  kOfIndex,    // its second source holds addresses, or says which elements stay
  kOfContents  // how much it moves follows from what it reads
};
// Properties of some calls beyond their rows.
enum class Role {
  kPlain,
  kOrders,          // waits or marks, and leaves no state that others depend on
  kSetsFlag,        // as kOrders; flag and id are arguments 0 and 1
  kWaitsFlag,       // likewise
  kScalarAccess,    // a scalar on chip: handle, offset, bytes
  kLibrary,         // one intrinsic for many operations
  kPutsInQueue,     // the buffer of argument 1 goes into the queue of argument 0
  kTakesAddresses,  // of buffers by native addresses, which may be any
  kReadsTiling,     // to argument 0, as many bytes as argument 2
  kReadsRegister,   // what an instruction left in a register
  kLocalAddress,    // of a handle (argument 0) and an offset (argument 1)
  kLocalHandle,     // the handle of a local address again
  kLocalOffset      // and its offset
};

}  // namespace assay::lift
