// What each device intrinsic (include/assay/device_abi.h) does to memory, as data: which arguments are handles and
// offsets, who writes, and how its extent follows from its arguments. Argument numbers count from 0; -1 = has none.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "analyzer/facts/events.h"

namespace assay::ascendc {

enum class Effect {
  kNone,  // synchronisation, queue bookkeeping: no operand in memory
  kCoreIndex,
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
};

// Null for names that are no device intrinsic.
const IntrinsicRow* FindIntrinsic(std::string_view name);
std::span<const IntrinsicRow> Intrinsics();
// Where buffers made for a position live.
MemorySpace SpaceOfPosition(std::int64_t position);
// Bytes of an element, 0 where it is smaller than a byte or the number means nothing.
std::int64_t ElementBytes(std::int64_t dtype);

inline constexpr std::int64_t kDataBlock = 32;
inline constexpr std::int64_t kRepeatBytes = 256;
// The framework's allocator adds a data block to a tensor and rounds up to this: what lies there is readable and
// belongs to nobody. Writing is tolerated up to the end of the last data block.
inline constexpr std::int64_t kAllocationUnit = 512;
// AssayDmaKind: the lengths of these move whole data blocks only.
inline constexpr std::int64_t kDmaCount = 0;
inline constexpr std::int64_t kDmaBlocks = 1;
// AssayMaskKind.
inline constexpr std::int64_t kMaskCount = 1;
inline constexpr std::int64_t kMaskBitmap = 2;

}  // namespace assay::ascendc
