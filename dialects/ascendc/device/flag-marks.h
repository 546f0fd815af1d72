// The marks of undefined bytes that an operation on single bits leaves: a byte of flags is undefined in the bits in
// which a source is.
#pragma once

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/operand.h"

namespace assay::device {

class FlagMarks {
 public:
  explicit FlagMarks(Machine& machine) : machine_(machine) {}

  // `shadow`: of the source's first `bytes` bytes.
  void Join(Operand& source, const std::uint8_t* shadow, std::int64_t bytes);
  // Of what was just stored there.
  void Store(Operand& target, std::int64_t repeat, int count, const Lanes& lanes) const;

 private:
  Machine& machine_;
  std::uint8_t marks_[kRow] = {};  // 0: defined
};

}  // namespace assay::device
