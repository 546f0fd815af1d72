// The vector unit's instructions, as the intrinsics pass them on. Offsets in bytes, counts in elements, strides in data
// blocks of 32 bytes.
#pragma once

#include <cstdint>

#include "analyzer/facts/dtype.h"
#include "dialects/ascendc/device/machine.h"

namespace assay::device {

struct LocalRef {
  std::uint64_t handle = 0;
  std::int64_t offset = 0;
};

struct RepeatForm {
  int mask_kind = 0;
  std::uint64_t mask0 = 0, mask1 = 0;
  std::int64_t repeat = 0;
  std::int64_t d_block = 1, a_block = 1, b_block = 1;
  std::int64_t d_repeat = 8, a_repeat = 8, b_repeat = 8;
};

// Whether the current instruction is one of those whose accuracy this run is about (Launch::inexact_at).
bool IsMeantInexact(Machine& m);
void CheckRepeat(Machine& m, std::int64_t repeat);
void VectorCount(Machine& m, int op, Dtype dtype, Dtype source, LocalRef d, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n);
void VectorRepeat(Machine& m, int op, Dtype dtype, Dtype source, LocalRef d, LocalRef a, LocalRef b, double scalar,
                  const RepeatForm& form);
void CastCount(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, std::int64_t n);
void CastRepeat(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, const RepeatForm& form);
// b without a handle: compare with, or select from, the scalar.
void CompareCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar, std::int64_t n);
void CompareRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar,
                   const RepeatForm& form);
void SelectCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n);
void SelectRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                  const RepeatForm& form);

struct ReduceForm {
  RepeatForm form;  // a_block, a_repeat: the source's; d_repeat in units of one repeat's result
  bool count_form = false;
  std::int64_t n = 0;
  bool with_index = false;
  LocalRef work;  // of the reductions of a whole tensor
  int order = 0;  // whole reduce: 0 value-index, 1 index-value, 2 value only, 3 index only
};
void Reduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form);
void WholeReduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form);
void BlockReduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form, bool pairs);
void Gather(Machine& m, Dtype dtype, LocalRef d, LocalRef s, LocalRef index, std::int64_t base, std::int64_t n);
void Brcb(Machine& m, Dtype dtype, LocalRef d, LocalRef s, std::int64_t repeat, std::int64_t d_block,
          std::int64_t d_repeat);

}  // namespace assay::device
