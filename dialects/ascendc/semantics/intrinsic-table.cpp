// The rows. Start alignment: 32 bytes on chip for data movement and vector operands (common constraints page of the
// vendor's documentation); results of reductions align to their own size and are left to the simulator.
#include "dialects/ascendc/semantics/intrinsic-table.h"

#include <algorithm>
#include <map>

#include "analyzer/facts/dtype.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::ascendc {
namespace {

using enum Extent;

constexpr OperandRow Gm(bool writes, int pointer, Extent extent, int a0, int a1 = -1, int a2 = -1) {
  return {writes ? "destination" : "source", writes, true, pointer, -1, extent, -1, {a0, a1, a2, -1, -1}, 1, 1};
}
constexpr OperandRow Local(std::string_view name, int handle, Extent extent, int dtype, int a0, int a1 = -1,
                           int a2 = -1, int alignment = 32) {
  return {name, name == "destination", false, handle, handle + 1, extent, dtype, {a0, a1, a2, -1, -1}, alignment, 1};
}
constexpr OperandRow Results(int handle, int dtype, int repeat, int stride, int results) {
  return {"destination", true, false, handle, handle + 1, kResults, dtype, {repeat, stride, -1, -1, -1}, 1, results};
}
constexpr OperandRow Padded(int handle, int dtype, int bursts) {
  return {"destination",
          true,
          false,
          handle,
          handle + 1,
          kPadded,
          dtype,
          {bursts, bursts + 1, bursts + 3, bursts + 4, bursts + 5},
          32,
          1};
}
// Handle, offset and bytes; start alignment below a data block is left to the simulator.
constexpr OperandRow Reach(std::string_view name, int handle) {
  return {name, name == "destination", false, handle, handle + 1, kBytes, -1, {handle + 2, -1, -1, -1, -1}, 1, 1};
}
constexpr IntrinsicRow Plain(std::string_view name, Effect effect = Effect::kNone,
                             std::optional<Step::Kind> step = std::nullopt) {
  return {name, name.substr(6), effect, -1, -1, -1, {}, step};
}
constexpr IntrinsicRow Moves(std::string_view name, Step::Kind step, Effect effect = Effect::kNone) {
  return Plain(name, effect, step);
}

constexpr IntrinsicRow kIntrinsics[] = {
    Plain("assay_block_idx", Effect::kCoreIndex),
    Plain("assay_block_num", Effect::kCoreCount),
    Plain("assay_sub_block_idx", Effect::kSubCore),
    Plain("assay_tiling_key", Effect::kTilingKey),
    Plain("assay_tiling_read", Effect::kTilingRead),
    Plain("assay_sys_workspace", Effect::kWorkspace),
    Plain("assay_loc", Effect::kLocation),
    Plain("assay_que_init", Effect::kMakeQueue),
    Plain("assay_buf_init", Effect::kMakeScratch),
    Plain("assay_local_at", Effect::kMakeFixed),
    Moves("assay_que_alloc", Step::Kind::kAcquire, Effect::kTakeBuffer),
    Moves("assay_que_deque", Step::Kind::kWait, Effect::kTakeBuffer),
    Plain("assay_pipe_reset", Effect::kReset),
    Plain("assay_atomic", Effect::kAtomic),
    Plain("assay_mask_mode", Effect::kCounterMask),
    Plain("assay_unmodelled", Effect::kUnmodelled),
    Plain("assay_hidden_space"),
    Plain("assay_pipe_begin"),
    Plain("assay_pipe_end"),
    Moves("assay_que_enque", Step::Kind::kCommit),
    Moves("assay_que_free", Step::Kind::kRelease),
    Plain("assay_que_query"),
    Plain("assay_que_positions"),
    Plain("assay_set_flag"),
    Plain("assay_wait_flag"),
    Plain("assay_event_alloc"),
    Plain("assay_event_release"),
    Plain("assay_barrier"),
    Moves("assay_sync_all", Step::Kind::kBarrier),
    Moves("assay_sync_soft", Step::Kind::kBarrier),
    Plain("assay_cross_set"),
    Plain("assay_cross_wait"),
    Plain("assay_dcache_clean"),
    Plain("assay_mask_set"),
    Plain("assay_assert"),
    Plain("assay_trap"),
    Plain("assay_fuel_spent"),
    Plain("assay_special_get"),
    Plain("assay_special_set"),
    Plain("assay_local_handle"),
    Plain("assay_local_offset"),
    Plain("assay_local_address", Effect::kUnmodelled),
    Plain("assay_trans_5hd", Effect::kUnmodelled),
    Plain("assay_reg_load", Effect::kUnmodelled),
    Plain("assay_reg_store", Effect::kUnmodelled),
    Plain("assay_reg_op", Effect::kUnmodelled),
    Plain("assay_reg_cast", Effect::kUnmodelled),
    Plain("assay_reg_compare", Effect::kUnmodelled),
    Plain("assay_reg_fill", Effect::kUnmodelled),
    Plain("assay_reg_reduce", Effect::kUnmodelled),
    Plain("assay_simt_run", Effect::kUnmodelled),
    Plain("assay_simt_barrier", Effect::kUnmodelled),
    Plain("assay_simt_exchange", Effect::kUnmodelled),
    Plain("assay_simt_lane", Effect::kUnmodelled),
    {"assay_lib",
     "library operation",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Reach("destination", 3), Reach("destination", 6), Reach("destination", 9), Reach("destination", 12),
      Reach("first source", 15), Reach("second source", 18), Reach("third source", 21), Reach("fourth source", 24),
      Reach("fifth source", 27)}},
    {"assay_reduce_to_register", "reduction", Effect::kAccess, -1, -1, -1, {Local("source", 1, kUnknown, 0, -1)}},
    {"assay_gm_fill", "fill", Effect::kAccess, -1, -1, -1, {Gm(true, 0, kBytes, 1)}},
    Plain("assay_kernel_type"),
    Plain("assay_sub_block_num"),
    Moves("assay_sync_all_cores", Step::Kind::kBarrier),
    Plain("assay_fixpipe_matrices"),
    Plain("assay_fixpipe_scalar"),
    Plain("assay_fixpipe_vector"),
    Plain("assay_hf32"),
    Plain("assay_divided_by_zero"),
    // Those of the matrix unit: run, not yet lifted.
    Plain("assay_nd2nz", Effect::kUnmodelled),
    Plain("assay_load_fractals", Effect::kUnmodelled),
    Plain("assay_load_matrix", Effect::kUnmodelled),
    Plain("assay_load_fractals_gm", Effect::kUnmodelled),
    Plain("assay_load_squares", Effect::kUnmodelled),
    Plain("assay_load_image", Effect::kUnmodelled),
    Plain("assay_fill_fractals", Effect::kUnmodelled),
    Plain("assay_load_bias", Effect::kUnmodelled),
    Plain("assay_matmul_out", Effect::kUnmodelled),
    Plain("assay_matmul_local", Effect::kUnmodelled),
    Plain("assay_mmad", Effect::kUnmodelled),
    Plain("assay_fixpipe_out", Effect::kUnmodelled),
    Plain("assay_fixpipe_local", Effect::kUnmodelled),
    {"assay_dma_in",
     "copy in",
     Effect::kAccess,
     0,
     -1,
     -1,
     {Local("destination", 2, kBursts, -1, 5, 6, 8), Gm(false, 4, kBursts, 5, 6, 7)}},
    {"assay_dma_in_pad",
     "padded copy in",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Padded(1, 0, 4), Gm(false, 3, kBursts, 4, 5, 6)}},
    {"assay_dma_out",
     "copy out",
     Effect::kAccess,
     0,
     -1,
     -1,
     {Gm(true, 2, kBursts, 5, 6, 8), Local("source", 3, kBursts, -1, 5, 6, 7)}},
    {"assay_dma_local",
     "local copy",
     Effect::kAccess,
     0,
     -1,
     -1,
     {Local("destination", 2, kBursts, -1, 6, 7, 9), Local("source", 4, kBursts, -1, 6, 7, 8)}},
    {"assay_vec_n",
     "vector operation",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 3, kElements, 1, 10), Local("first source", 5, kElements, 2, 10),
      Local("second source", 7, kElements, 2, 10)}},
    {"assay_vec_r",
     "vector operation",
     Effect::kAccess,
     -1,
     10,
     -1,
     {Local("destination", 3, kRepeats, 1, 13, 14, 17), Local("first source", 5, kRepeats, 2, 13, 15, 18),
      Local("second source", 7, kRepeats, 2, 13, 16, 19)}},
    {"assay_cast_n",
     "cast",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 3, kElements, 0, 7), Local("source", 5, kElements, 1, 7)}},
    {"assay_cast_r",
     "cast",
     Effect::kAccess,
     -1,
     7,
     -1,
     {Local("destination", 3, kRepeats, 0, 10, 11, 13), Local("source", 5, kRepeats, 1, 10, 12, 14)}},
    {"assay_cmp_n",
     "compare",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 2, kMaskBits, 1, 8), Local("first source", 4, kElements, 1, 8),
      Local("second source", 6, kElements, 1, 8)}},
    {"assay_cmp_r",
     "compare",
     Effect::kAccess,
     -1,
     8,
     -1,
     {Local("destination", 2, kRepeatBits, 1, 11), Local("first source", 4, kRepeats, 1, 11, 13, 16),
      Local("second source", 6, kRepeats, 1, 11, 14, 17)}},
    {"assay_cmps_n",
     "compare",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 2, kMaskBits, 1, 7), Local("source", 4, kElements, 1, 7)}},
    {"assay_cmps_r",
     "compare",
     Effect::kAccess,
     -1,
     7,
     -1,
     {Local("destination", 2, kRepeatBits, 1, 10), Local("source", 4, kRepeats, 1, 10, 12, 14)}},
    {"assay_select_n",
     "select",
     Effect::kAccess,
     -1,
     -1,
     0,
     {Local("destination", 2, kElements, 1, 11), Local("mask", 4, kMaskBits, 1, 11),
      Local("first source", 6, kElements, 1, 11), Local("second source", 8, kElements, 1, 11)}},
    {"assay_select_r",
     "select",
     Effect::kAccess,
     -1,
     11,
     0,
     {Local("destination", 2, kRepeats, 1, 14, 15, 18), Local("mask", 4, kRepeatBits, 1, 14),
      Local("first source", 6, kRepeats, 1, 14, 16, 19), Local("second source", 8, kRepeats, 1, 14, 17, 20)}},
    {"assay_reduce_n",
     "reduction",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 2, kResult, 1, 9, -1, -1, 1), Local("source", 4, kElements, 1, 8)}},
    {"assay_reduce_r",
     "reduction",
     Effect::kAccess,
     -1,
     8,
     -1,
     {Local("destination", 2, kResult, 1, 13, -1, -1, 1), Local("source", 4, kRepeats, 1, 11, -1, 12)}},
    {"assay_whole_reduce",
     "repeat reduction",
     Effect::kAccess,
     -1,
     6,
     -1,
     {Results(2, 1, 9, 10, 2), Local("source", 4, kRepeats, 1, 9, 11, 12)}},
    {"assay_block_reduce",
     "block reduction",
     Effect::kAccess,
     -1,
     6,
     -1,
     {Results(2, 1, 9, 10, 64), Local("source", 4, kRepeats, 1, 9, 11, 12)}},
    {"assay_gather",
     "gather",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 1, kElements, 0, 8), Local("source", 3, kUnknown, 0, -1)}},
    {"assay_brcb",
     "broadcast",
     Effect::kAccess,
     -1,
     -1,
     -1,
     {Local("destination", 1, kBlocks, 0, 5, 6, 7), Local("source", 3, kUnknown, 0, -1)}},
    {"assay_ub_get", "scalar read", Effect::kAccess, -1, -1, -1, {Local("source", 0, kBytes, -1, 2, -1, -1, 1)}},
    {"assay_ub_set", "scalar write", Effect::kAccess, -1, -1, -1, {Local("destination", 0, kBytes, -1, 2, -1, -1, 1)}},
    {"assay_ub_ref",
     "element access",
     Effect::kAccessThrough,
     -1,
     -1,
     -1,
     {Local("source", 0, kBytes, -1, 2, -1, -1, 1)}},
    {"assay_gm_get", "scalar read", Effect::kAccess, -1, -1, -1, {Gm(false, 0, kBytes, 1)}},
    {"assay_gm_set", "scalar write", Effect::kAccess, -1, -1, -1, {Gm(true, 0, kBytes, 1)}},
    {"assay_gm_ref", "element access", Effect::kAccessThrough, -1, -1, -1, {Gm(false, 0, kBytes, 1)}},
};

static_assert(kDmaCount == ASSAY_DMA_COUNT && kDmaBlocks == ASSAY_DMA_BLOCKS);
static_assert(kMaskCount == ASSAY_MASK_COUNT && kMaskBitmap == ASSAY_MASK_BITS);
static_assert(static_cast<int>(Dtype::kRaw) == ASSAY_RAW);

}  // namespace

std::span<const IntrinsicRow> Intrinsics() { return kIntrinsics; }

const IntrinsicRow* FindIntrinsic(std::string_view name) {
  static const auto kByName = [] {
    std::map<std::string_view, const IntrinsicRow*> out;
    for (const IntrinsicRow& row : kIntrinsics) out.emplace(row.name, &row);
    return out;
  }();
  const auto found = kByName.find(name);
  return found == kByName.end() ? nullptr : found->second;
}

MemorySpace SpaceOfPosition(std::int64_t position) {
  switch (position) {
    case ASSAY_VECIN:
    case ASSAY_VECOUT:
    case ASSAY_VECCALC:
      return MemorySpace::kOnChip;
    default:
      return MemorySpace::kOther;
  }
}

std::int64_t ElementBytes(std::int64_t dtype) {
  if (dtype < 0 || dtype > ASSAY_RAW) return 0;
  return static_cast<std::int64_t>(SizeOf(static_cast<Dtype>(dtype)));
}

}  // namespace assay::ascendc
