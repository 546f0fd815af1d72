// The last accesses to each byte, for one memory. The unit of bookkeeping is a data block of 32 bytes, which keeps
// long rows cheap; two accesses to one block conflict only if they share a byte, which is checked when it matters.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "dialects/ascendc/device/instruction.h"
#include "dialects/ascendc/device/pipe-events.h"

namespace assay::device {

constexpr std::int64_t kCellBytes = 32;

// One access of one instruction, as long as it is the last of some block.
struct Touch {
  std::int32_t core = 0;
  Pipe pipe = Pipe::kScalar;
  bool write = false;
  bool atomic = false;
  bool raw = false;           // through a native pointer
  std::uint32_t number = 0;   // of the instruction among its pipe's
  std::uint32_t vectors = 0;  // vector instructions the core had issued by then
  std::uint32_t fences = 0;   // barriers of the copies in, ditto
  std::int32_t location = -1;
  const char* intrinsic = "";
  Access access;
};

// Whether two accesses to one memory share a byte. Strided ones are compared run by run.
bool SharesByte(const Access& a, const Access& b);

// Index into a list of touches; 0 means none.
using TouchId = std::uint32_t;

class Shadow {
 public:
  // In global memory a write may set bytes or add to them; what they were last set by is kept beside what they were
  // last written by.
  enum class How { kPlain, kSets, kAdds };

  // Calls `check(id)` once for each earlier touch in the blocks of `access` that could conflict, then replaces them
  // by `self`. `self` 0 = only look.
  template <class Check>
  void Visit(const Access& access, Pipe pipe, TouchId self, const Check& check, How how = How::kPlain);
  void Clear();

 private:
  using Cells = std::vector<TouchId>;
  static void Grow(Cells& cells, std::size_t size) {
    if (cells.size() < size) cells.resize(size + size / 2 + 64, 0);
  }
  template <class Check>
  void VisitRun(std::int64_t begin, std::int64_t end, bool write, std::size_t pipe, TouchId self, const Check& check,
                How how);

  Cells written_, set_;
  std::array<Cells, kPipes> read_;
};

template <class Check>
void Shadow::VisitRun(std::int64_t begin, std::int64_t end, bool write, std::size_t pipe, TouchId self,
                      const Check& check, How how) {
  if (begin < 0 || end <= begin) return;
  const auto first = static_cast<std::size_t>(begin / kCellBytes);
  const auto last = static_cast<std::size_t>((end - 1) / kCellBytes);
  const auto look = [&](const Cells& cells) {
    TouchId seen = 0;
    for (std::size_t c = first; c <= last && c < cells.size(); ++c) {
      const TouchId id = cells[c];
      if (id != 0 && id != seen && id != self) check(seen = id);
    }
  };
  // Readers first: if one comes between two writes, the missing wait is the wait for it.
  if (write) {
    for (const Cells& cells : read_) look(cells);
  }
  look(how == How::kAdds ? set_ : written_);
  if (!write) {
    Grow(read_[pipe], last + 1);
    if (self != 0) std::fill(&read_[pipe][first], &read_[pipe][last] + 1, self);
    return;
  }
  Grow(written_, last + 1);
  if (self != 0) std::fill(&written_[first], &written_[last] + 1, self);
  if (how != How::kSets) return;
  Grow(set_, last + 1);
  if (self != 0) std::fill(&set_[first], &set_[last] + 1, self);
}

template <class Check>
void Shadow::Visit(const Access& access, Pipe pipe, TouchId self, const Check& check, How how) {
  const auto p = static_cast<std::size_t>(IndexOf(pipe));
  for (std::int64_t r = 0; r < access.repeats; ++r) {
    const std::int64_t row = access.begin + r * access.repeat_stride;
    if (access.block_stride == access.bytes) {
      VisitRun(row, row + access.blocks * access.bytes, access.write, p, self, check, how);
      continue;
    }
    for (std::int64_t b = 0; b < access.blocks; ++b) {
      const std::int64_t at = row + b * access.block_stride;
      VisitRun(at, at + access.bytes, access.write, p, self, check, how);
    }
  }
}

}  // namespace assay::device
