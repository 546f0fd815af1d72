// How a vector instruction traverses its operands: lanes (which elements of which repeats) and, for each operand,
// the address of lane e of repeat r. Rows of one repeat are fetched with their definedness, computed, and stored.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/machine.h"

namespace assay::device {

// The elements of each repeat. Either the first `active` (in the last repeat `tail`), or those whose bit is set.
struct Lanes {
  int per_repeat = 0;
  std::int64_t repeats = 0;
  int active = 0;
  int tail = 0;
  bool by_bits = false;
  std::uint64_t bits[2] = {0, 0};

  int End(std::int64_t repeat) const { return repeat + 1 == repeats ? tail : active; }
  bool Has(int lane) const { return !by_bits || (lane < 128 && (bits[lane / 64] >> (lane % 64) & 1) != 0); }
};

// One run of `count` contiguous elements of any length, for checks only.
Lanes OneRun(std::int64_t count);
// n contiguous elements, in repeats of 256 bytes of the widest operand.
Lanes CountLanes(std::int64_t n, std::int64_t widest);
// Mask and repeat form, in the core's mask mode.
Lanes MaskLanes(Core& core, int mask_kind, std::uint64_t mask0, std::uint64_t mask1, std::int64_t repeat,
                std::int64_t widest);

class Operand {
 public:
  // Contiguous; repeats follow each other.
  static Operand Flat(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype, int per_repeat);
  // Strides in data blocks.
  static Operand Strided(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype, std::int64_t block_stride,
                         std::int64_t repeat_stride);
  // The same place as `other`, as one run of repeats of `per_repeat` elements.
  static Operand Flat(const Operand& other, int per_repeat) {
    Operand flat = other;
    flat.repeat_ = per_repeat * other.element_;
    return flat;
  }
  // Reports misalignment (`align` 1 = exempt), a wrong memory, and for destinations everything out of bounds. Sources
  // may read past their buffer: only the values that reach an output matter, unless the memory itself ends.
  void Check(const Lanes& lanes, bool write, int align = 32);

  // First `count` lanes of the repeat, and their definedness, one byte per byte of a lane.
  void Fetch(std::int64_t repeat, int count, std::uint8_t* to, std::uint8_t* shadow);
  void Store(std::int64_t repeat, int count, const Lanes& lanes, const std::uint8_t* from, const std::uint8_t* taint);

  // True if the lanes are one run of bytes entirely inside the operand's own buffer. Then Run() is its start and
  // RunBytes() its length; its definedness is at RunShadow().
  bool IsRun(const Lanes& lanes) const;
  std::int64_t RunBytes(const Lanes& lanes) const { return (lanes.repeats - 1) * repeat_ + lanes.tail * element_; }
  std::uint8_t* Run() const { return space_->data + base_; }
  std::uint8_t* RunShadow() const { return space_->shadow + base_; }

  std::int64_t element() const { return element_; }
  Dtype dtype() const { return dtype_; }
  Buffer* buffer() const { return buffer_; }
  std::int64_t offset() const { return offset_; }
  LocalSpace& space() const { return *space_; }
  Machine& machine() const { return *machine_; }
  std::int64_t Address(std::int64_t repeat, std::int64_t lane) const {
    const std::int64_t byte = lane * element_;
    return base_ + repeat * repeat_ + byte / 32 * block_ + byte % 32;
  }
  // One origin number for undefined bytes this instruction reads from this operand.
  std::uint8_t Origin();

 private:
  Operand(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype);
  void NoteAccess(const Lanes& lanes, bool write);

  Machine* machine_;
  std::uint64_t handle_;
  Buffer* buffer_;
  LocalSpace* space_;
  Dtype dtype_;
  std::int64_t element_;
  std::int64_t offset_;        // within the buffer
  std::int64_t base_;          // within the memory
  std::int64_t block_ = 32;    // bytes between data blocks of a repeat
  std::int64_t repeat_ = 256;  // bytes between repeats
  bool safe_ = false;          // every access lies in the reserved memory
  bool outside_ = false;       // some access leaves the own buffer
  std::uint8_t origin_ = 0;
};

// Whether `lanes` of d may be computed at once from the same lanes of the sources (null = not read): every operand
// is one run, the sources are defined, and each coincides with d or is disjoint from it. Otherwise the order of
// repeats can be observed.
bool OneGo(const Lanes& lanes, const Operand& d, std::initializer_list<const Operand*> sources);
// How many bytes after an overlapping source d starts, if both are runs, so that later repeats read what earlier
// ones wrote; 0 if there is no such source. The device reads ahead of its writes, and the documents leave the values
// open ("General constraints on overlapping addresses").
std::int64_t ReadsOwnWrites(const Lanes& lanes, const Operand& d, std::initializer_list<const Operand*> sources);
inline std::int64_t Count(const Lanes& lanes) { return (lanes.repeats - 1) * lanes.per_repeat + lanes.tail; }
// Marks all of a run as defined.
void Define(const Lanes& lanes, const Operand& d);

// Joins the definedness of a row's sources: 0 for a defined lane, else an origin. Null when all lanes are defined.
class RowTaint {
 public:
  explicit RowTaint(int lanes) : lanes_(lanes) { std::fill_n(marks_, lanes, std::uint8_t{0}); }
  void Join(Operand& operand, const std::uint8_t* shadow);
  const std::uint8_t* marks() const { return any_ ? marks_ : nullptr; }
  std::uint8_t* lane(int i) { return &marks_[i]; }
  void set_any() { any_ = true; }

 private:
  int lanes_;
  bool any_ = false;
  std::uint8_t marks_[kRow];
};

}  // namespace assay::device
