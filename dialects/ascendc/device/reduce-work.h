// The work tensor of ReduceSum, ReduceMax and ReduceMin: what the library leaves in it, and where it writes past its
// end.
#pragma once

#include <cstdint>
#include <vector>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/vector.h"

namespace assay::device {

// The result of one repeat. `index` counts within the repeat.
struct Partial {
  float value = 0;
  std::int64_t index = 0;
  std::uint8_t taint = 0;
};

// Elements of the work tensor that the call writes, 0 if it needs none. `repeats` are those of the whole call.
//   Sum, count form: none, the instruction accumulates by itself. Sum, repeat form: one per repeat.
//   Max and Min: value and index of each whole repeat (one at least), and with the index asked for those of each
//   further round, every round on a block boundary; the rest after the last whole repeat of the count form goes through
//   the first two elements.
//   [ReduceSum.md, ReduceMax.md; impl/basic_api/dav_c220/kernel_operator_vec_reduce_impl.h]
std::int64_t WorkElements(int op, const ReduceForm& form, int per_repeat, std::int64_t repeats);

// Leaves the results of the first round. Memory past the work tensor's own buffer is clobbered: a fault if it reaches
// an output before it is written again, or at once if the memory itself ends.
void UseWork(Machine& m, int op, Dtype dtype, const ReduceForm& form, const std::vector<Partial>& parts,
             int per_repeat);

}  // namespace assay::device
