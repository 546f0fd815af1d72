// Instructions whose later repeats read places that their earlier ones write. The device reads ahead of its writes by
// an undocumented amount; this does not matter if every repeat reads the same values either way.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <vector>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/operand.h"

namespace assay::device {

// Lives as long as the instruction runs and reports the overlap at the end; free of cost without an overlap.
class Overlap {
 public:
  Overlap(Machine& m, const Lanes& lanes, const Operand& d, std::initializer_list<Operand*> sources);
  ~Overlap();
  Overlap(const Overlap&) = delete;
  Overlap& operator=(const Overlap&) = delete;

  // What a repeat reads after the earlier ones wrote: the `n` elements in `row`.
  void Read(const Operand& source, std::int64_t repeat, int n, const std::uint8_t* row);

 private:
  Machine& m_;
  std::int64_t bytes_ = 0, behind_ = 0;
  bool same_ = true;
  std::map<const Operand*, std::vector<std::uint8_t>> before_;  // rows as they were before the first repeat
};

}  // namespace assay::device
