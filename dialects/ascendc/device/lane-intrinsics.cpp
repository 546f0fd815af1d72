// The intrinsics of the vector unit that mix lanes: reductions, gathers, broadcasts of blocks.
#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/vector.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

using assay::Dtype;
using namespace assay::device;

extern "C" {

void assay_reduce_n(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                    assay_u64 w, assay_i64 w_off, assay_i64 n, assay_i32 with_index) {
  const Issue issue(M(), Pipe::kVector, "assay_reduce_n", op, D(dtype));
  ReduceForm form;
  form.count_form = true;
  form.n = n;
  form.work = {w, w_off};
  form.with_index = with_index != 0;
  Reduce(M(), op, D(dtype), {d, d_off}, {s, s_off}, form);
}
void assay_reduce_r(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                    assay_u64 w, assay_i64 w_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1,
                    assay_i32 repeat, assay_i32 s_rep, assay_i32 with_index) {
  const Issue issue(M(), Pipe::kVector, "assay_reduce_r", op, D(dtype));
  ReduceForm form;
  form.form = {mask_kind, mask0, mask1, repeat, 1, 1, 1, 8, s_rep, 8};
  form.work = {w, w_off};
  form.with_index = with_index != 0;
  Reduce(M(), op, D(dtype), {d, d_off}, {s, s_off}, form);
}
void assay_whole_reduce(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                        assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_rep,
                        assay_i32 s_blk, assay_i32 s_rep, assay_i32 order) {
  const Issue issue(M(), Pipe::kVector, "assay_whole_reduce", op, D(dtype));
  ReduceForm form;
  form.form = {mask_kind, mask0, mask1, repeat, 1, s_blk, 1, d_rep, s_rep, 8};
  form.order = order;
  WholeReduce(M(), op, D(dtype), {d, d_off}, {s, s_off}, form);
}
void assay_block_reduce(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                        assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_rep,
                        assay_i32 s_blk, assay_i32 s_rep, assay_i32 pairs) {
  const Issue issue(M(), Pipe::kVector, "assay_block_reduce", op, D(dtype));
  ReduceForm form;
  form.form = {mask_kind, mask0, mask1, repeat, 1, s_blk, 1, d_rep, s_rep, 8};
  BlockReduce(M(), op, D(dtype), {d, d_off}, {s, s_off}, form, pairs != 0);
}
void assay_gather(assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off, assay_u64 idx,
                  assay_i64 idx_off, assay_i64 base_bytes, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_gather", -1, D(dtype));
  Gather(M(), D(dtype), {d, d_off}, {s, s_off}, {idx, idx_off}, base_bytes, n);
}
void assay_brcb(assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off, assay_i32 repeat,
                assay_i32 d_blk, assay_i32 d_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_brcb", -1, D(dtype));
  Brcb(M(), D(dtype), {d, d_off}, {s, s_off}, repeat, d_blk, d_rep);
}

}  // extern "C"

namespace assay::device {

std::span<const IntrinsicSymbol> LaneIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_reduce_n),     ASSAY_ENTRY(assay_reduce_r), ASSAY_ENTRY(assay_whole_reduce),
      ASSAY_ENTRY(assay_block_reduce), ASSAY_ENTRY(assay_gather),   ASSAY_ENTRY(assay_brcb),
  };
#undef ASSAY_ENTRY
  return kTable;
}

}  // namespace assay::device
