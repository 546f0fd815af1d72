// On-chip memory as the instructions of the matrix unit see it: an operand with its place, its checks, and the origin
// of unwritten bytes.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/vector.h"

namespace assay::device {

class CubeOperand {
 public:
  CubeOperand(Machine& m, LocalRef ref);

  // Reports an operand that is in none of `allowed`. False then: the instruction has no such path.
  bool Reachable(std::initializer_list<Space> allowed, bool write);
  // Reports a start that is not a multiple of `align`, and bytes [first, end) from the start that are out of
  // bounds: outside its own buffer for a destination, outside the memory for a source. False if they are not even
  // within the address space, so that nothing can be computed.
  bool Check(std::int64_t first, std::int64_t end, std::int64_t align, bool write);
  // Tells watchers of `blocks` runs of `bytes`, `stride` apart, from `begin` on, `repeats` times.
  void Note(std::int64_t begin, std::int64_t bytes, std::int64_t blocks, std::int64_t stride, bool write,
            std::int64_t repeats = 1, std::int64_t repeat_stride = 0);

  std::uint8_t* data(std::int64_t at = 0) const { return space_->data + address_ + at; }
  std::uint8_t* shadow(std::int64_t at = 0) const { return space_->shadow + address_ + at; }
  Space space() const { return buffer_->space; }
  const Buffer& buffer() const { return *buffer_; }
  std::int64_t offset() const { return offset_; }
  std::int64_t address() const { return address_; }
  // The mark of a value computed from bytes with these marks: 0 if all are defined.
  std::uint8_t Taint(std::int64_t at, std::int64_t bytes);

 private:
  Machine* machine_;
  std::uint64_t handle_;
  Buffer* buffer_;
  LocalSpace* space_;
  std::int64_t offset_;   // within the buffer
  std::int64_t address_;  // within the memory
  std::uint8_t origin_ = 0;
};

const char* SpaceName(Space space);

}  // namespace assay::device
