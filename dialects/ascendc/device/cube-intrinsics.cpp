// The intrinsics of assay/device_abi_cube.h, each a thin call into the current machine, and their table.
#include <algorithm>

#include "dialects/ascendc/device/cube.h"
#include "dialects/ascendc/device/flags.h"
#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

using assay::Dtype;
using namespace assay::device;

namespace {

// HardEvents M_FIX and FIX_M, and an id that no kernel can name: the unit flag makes one pipe wait for the other's
// results, fractal by fractal.
constexpr int kCubeToFix = 17, kFixToCube = 18, kUnitFlagId = 63;
void UnitFlag(int event) {
  M().Sync(SyncEvent::Kind::kSetFlag, event, kUnitFlagId);
  M().Sync(SyncEvent::Kind::kWaitFlag, event, kUnitFlagId);
}

Fix MakeFix(assay_i64 n, assay_i64 m, assay_i64 src_stride, assay_i64 dst_stride, assay_i32 mode, assay_i32 quant,
            assay_u64 scalar, LocalRef vector) {
  Fix form;
  form.n = n;
  form.m = m;
  form.source_stride = src_stride;
  form.target_stride = dst_stride;
  form.row_major = (mode & ASSAY_FIX_ROWS) != 0;
  form.relu = (mode & ASSAY_FIX_RELU) != 0;
  form.split = (mode & ASSAY_FIX_SPLIT) != 0;
  form.quant = quant;
  form.scalar = scalar;
  form.vector = vector;
  if ((mode & ASSAY_FIX_REGISTERS) == 0) return form;
  const FixRegisters& registers = M().core().fix;
  form.scalar = registers.scalar;
  form.vector = {registers.vector, registers.vector_offset};
  if (!form.row_major) return form;
  form.matrices = registers.matrices;
  form.source_matrix = registers.source_matrix;
  form.target_matrix = registers.target_matrix;
  return form;
}

}  // namespace

extern "C" {

void assay_kernel_type(assay_i64) {}
assay_i64 assay_sub_block_num(void) { return M().core().cube ? 1 : std::max(M().launch().vector_cores, 1); }
void assay_sync_all_cores(void) {
  M().Step();
  CheckScheduleMode(M());
  M().Sync(SyncEvent::Kind::kSyncAll);
  M().core().barrier_of_all = true;
  M().Wait(Core::State::kAtBarrier);
}

void assay_nd2nz(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const void* src, assay_i64 matrices, assay_i64 rows,
                 assay_i64 columns, assay_i64 src_matrix, assay_i64 src_row, assay_i64 dst_piece, assay_i64 dst_row,
                 assay_i64 dst_matrix) {
  const Issue issue(M(), Pipe::kMte2, "assay_nd2nz", -1, D(dtype));
  CopyNdToNz(M(), D(dtype), {dst, dst_off}, Bytes(src),
             {matrices, rows, columns, src_matrix, src_row, dst_piece, dst_row, dst_matrix});
}
void assay_load_fractals(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                         assay_i64 start, assay_i64 count, assay_i64 stride, assay_i64 gap, assay_i32 transpose) {
  const Issue issue(M(), Pipe::kMte1, "assay_load_fractals", -1, D(dtype));
  LoadFractals(M(), D(dtype), {dst, dst_off}, {src, src_off}, {start, count, stride, gap, transpose != 0});
}
void assay_load_fractals_gm(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const void* src, assay_i64 start,
                            assay_i64 count, assay_i64 stride, assay_i64 gap) {
  const Issue issue(M(), Pipe::kMte2, "assay_load_fractals_gm", -1, D(dtype));
  LoadFractals(M(), D(dtype), {dst, dst_off}, Bytes(src), {start, count, stride, gap, false});
}
void assay_load_matrix(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                       assay_i64 m_start, assay_i64 k_start, assay_i64 m_step, assay_i64 k_step, assay_i64 src_stride,
                       assay_i64 dst_stride, assay_i32 transpose) {
  const Issue issue(M(), Pipe::kMte1, "assay_load_matrix", -1, D(dtype));
  LoadMatrix(
      M(), D(dtype), {dst, dst_off}, {src, src_off},
      {m_start, k_start, m_step, k_step, src_stride, dst_stride, transpose != 0, transpose == ASSAY_LOAD_TURNED_PART});
}
void assay_load_squares(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                        assay_i64 start, assay_i64 count, assay_i64 stride, assay_i64 gap, assay_i64 fractal_gap,
                        assay_i64 src_fractal_gap) {
  const Issue issue(M(), Pipe::kMte1, "assay_load_squares", -1, D(dtype));
  LoadSquares(M(), D(dtype), {dst, dst_off}, {src, src_off}, {start, count, stride, gap, fractal_gap, src_fractal_gap});
}
void assay_load_image(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                      assay_i64 height, assay_i64 width, assay_i64 channels, assay_i64 k_extent, assay_i64 m_extent,
                      assay_i64 k_start, assay_i64 m_start, assay_i64 stride_w, assay_i64 stride_h, assay_i64 filter_w,
                      assay_i64 filter_h, assay_i64 dilation_w, assay_i64 dilation_h, assay_u64 pads,
                      assay_i32 transpose, assay_u64 pad_bits) {
  const Issue issue(M(), Pipe::kMte1, "assay_load_image", -1, D(dtype));
  const auto pad = [&](int i) { return static_cast<std::int64_t>(pads >> (8 * i) & 0xff); };
  LoadImage(M(), D(dtype), {dst, dst_off}, {src, src_off},
            {height, width, channels, k_extent, m_extent, k_start, m_start, stride_w, stride_h, filter_w, filter_h,
             dilation_w, dilation_h, pad(0), pad(1), pad(2), pad(3), transpose != 0, pad_bits});
}
void assay_fill_fractals(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_i64 repeats, assay_i64 blocks,
                         assay_i64 gap, assay_u64 bits) {
  const Issue issue(M(), Pipe::kMte2, "assay_fill_fractals", -1, D(dtype));
  FillConstant(M(), D(dtype), {dst, dst_off}, repeats, blocks, gap, bits);
}
void assay_load_bias(assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off, assay_i64 bursts,
                     assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  const Issue issue(M(), Pipe::kMte1, "assay_load_bias");
  LoadBias(M(), {dst, dst_off}, {src, src_off}, bursts, burst_bytes, src_gap, dst_gap);
}
void assay_mmad(assay_i32 dtype, assay_i32 src_dtype, assay_u64 c, assay_i64 c_off, assay_u64 a, assay_i64 a_off,
                assay_u64 b, assay_i64 b_off, assay_u64 bias, assay_i64 bias_off, assay_i64 m, assay_i64 n, assay_i64 k,
                assay_i32 mode) {
  if ((mode & ASSAY_MMAD_UNIT) != 0) UnitFlag(kFixToCube);
  const Issue issue(M(), Pipe::kCube, "assay_mmad", mode, D(src_dtype));
  Mmad(M(), D(dtype), D(src_dtype), {c, c_off}, {a, a_off}, {b, b_off}, {bias, bias_off},
       {m, n, k, (mode & ASSAY_MMAD_CLEAR) != 0, (mode & ASSAY_MMAD_BIAS) != 0, (mode & ASSAY_MMAD_WIDE_K) != 0});
}
void assay_fixpipe_out(assay_i32 dtype, assay_i32 src_dtype, void* dst, assay_u64 src, assay_i64 src_off,
                       assay_u64 vector, assay_i64 vector_off, assay_i64 n, assay_i64 m, assay_i64 src_stride,
                       assay_i64 dst_stride, assay_i32 mode, assay_i32 quant, assay_u64 scalar, assay_i64 matrices,
                       assay_i64 src_matrix, assay_i64 dst_matrix) {
  if ((mode & ASSAY_FIX_UNIT) != 0) UnitFlag(kCubeToFix);
  const Issue issue(M(), Pipe::kFix, "assay_fixpipe_out", quant, D(dtype));
  Fix form = MakeFix(n, m, src_stride, dst_stride, mode, quant, scalar, {vector, vector_off});
  if ((mode & ASSAY_FIX_REGISTERS) == 0 && form.row_major) {
    form.matrices = matrices;
    form.source_matrix = src_matrix;
    form.target_matrix = dst_matrix;
  }
  FixpipeOut(M(), D(dtype), D(src_dtype), static_cast<std::uint8_t*>(dst), {src, src_off}, form);
}
void assay_fixpipe_local(assay_i32 dtype, assay_i32 src_dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src,
                         assay_i64 src_off, assay_u64 vector, assay_i64 vector_off, assay_i64 n, assay_i64 m,
                         assay_i64 src_stride, assay_i64 dst_stride, assay_i32 mode, assay_i32 quant,
                         assay_u64 scalar) {
  if ((mode & ASSAY_FIX_UNIT) != 0) UnitFlag(kCubeToFix);
  const Issue issue(M(), Pipe::kFix, "assay_fixpipe_local", quant, D(dtype));
  FixpipeLocal(M(), D(dtype), D(src_dtype), {dst, dst_off}, {src, src_off},
               MakeFix(n, m, src_stride, dst_stride, mode, quant, scalar, {vector, vector_off}));
}
void assay_fixpipe_matrices(assay_i64 matrices, assay_i64 src_matrix, assay_i64 dst_matrix) {
  M().Step();
  FixRegisters& fix = M().core().fix;
  fix.matrices = matrices;
  fix.source_matrix = src_matrix;
  fix.target_matrix = dst_matrix;
}
void assay_fixpipe_scalar(assay_u64 scalar) {
  M().Step();
  M().core().fix.scalar = scalar;
}
void assay_fixpipe_vector(assay_u64 vector, assay_i64 vector_off) {
  M().Step();
  M().core().fix.vector = vector;
  M().core().fix.vector_offset = vector_off;
}
void assay_matmul_out(const struct assay_matmul* spec, void* c, assay_i32 dtype, assay_i64 row, assay_i64 column,
                      assay_i64 rows, assay_i64 columns, assay_i64 stride, assay_i32 atomic) {
  const Issue issue(M(), Pipe::kScalar, "assay_matmul_out", -1, D(dtype));
  MatmulOut(M(), *spec, static_cast<std::uint8_t*>(c), D(dtype), {row, column, rows, columns, stride, atomic});
}
void assay_matmul_local(const struct assay_matmul* spec, assay_u64 c, assay_i64 c_off, assay_i32 dtype, assay_i64 row,
                        assay_i64 column, assay_i64 rows, assay_i64 columns, assay_i64 stride) {
  const Issue issue(M(), Pipe::kScalar, "assay_matmul_local", -1, D(dtype));
  MatmulLocal(M(), *spec, {c, c_off}, D(dtype), {row, column, rows, columns, stride, 0});
}
// Inserted by the worker. The result is undefined, but the core goes on. Only advice, since the quotient
// is often unused, such as the split of a block that does not follow.
void assay_divided_by_zero(void) { M().Report(assay::FaultKind::kDivisionByZero, true); }
void assay_hf32(assay_i32 enable) {
  M().Step();
  M().core().hf32 = enable != 0;
}
}

namespace assay::device {

std::span<const IntrinsicSymbol> CubeIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_kernel_type),
      ASSAY_ENTRY(assay_sub_block_num),
      ASSAY_ENTRY(assay_sync_all_cores),
      ASSAY_ENTRY(assay_nd2nz),
      ASSAY_ENTRY(assay_load_fractals),
      ASSAY_ENTRY(assay_load_matrix),
      ASSAY_ENTRY(assay_load_fractals_gm),
      ASSAY_ENTRY(assay_load_squares),
      ASSAY_ENTRY(assay_load_image),
      ASSAY_ENTRY(assay_fill_fractals),
      ASSAY_ENTRY(assay_mmad),
      ASSAY_ENTRY(assay_fixpipe_out),
      ASSAY_ENTRY(assay_fixpipe_local),
      ASSAY_ENTRY(assay_fixpipe_scalar),
      ASSAY_ENTRY(assay_fixpipe_matrices),
      ASSAY_ENTRY(assay_fixpipe_vector),
      ASSAY_ENTRY(assay_load_bias),
      ASSAY_ENTRY(assay_divided_by_zero),
      ASSAY_ENTRY(assay_matmul_out),
      ASSAY_ENTRY(assay_matmul_local),
      ASSAY_ENTRY(assay_hf32),
  };
#undef ASSAY_ENTRY
  return kTable;
}

namespace {

void* NullOperand() { return nullptr; }

// What the base intrinsics do on a matrix core. The vendor's wrappers of vector instructions, and of copies to and
// from UB, are empty when compiled for it.
constexpr std::string_view kOfBothKinds[] = {
    "assay_block_idx",   "assay_block_num",      "assay_sub_block_idx", "assay_tiling_key",    "assay_sys_workspace",
    "assay_pipe_begin",  "assay_pipe_end",       "assay_pipe_reset",    "assay_que_init",      "assay_buf_init",
    "assay_que_alloc",   "assay_que_enque",      "assay_que_deque",     "assay_que_free",      "assay_que_query",
    "assay_local_at",    "assay_gm_get",         "assay_gm_set",        "assay_gm_ref",        "assay_tiling_read",
    "assay_set_flag",    "assay_wait_flag",      "assay_event_alloc",   "assay_event_release", "assay_barrier",
    "assay_sync_all",    "assay_cross_set",      "assay_cross_wait",    "assay_dcache_clean",  "assay_atomic",
    "assay_mask_mode",   "assay_mask_set",       "assay_assert",        "assay_trap",          "assay_unmodelled",
    "assay_loc",         "assay_fuel_spent",     "assay_raw_access",    "assay_ub_get",        "assay_ub_set",
    "assay_ub_ref",      "assay_wrapped_offset", "assay_local_address", "assay_local_handle",  "assay_local_offset",
    "assay_special_get", "assay_special_set",
};

bool LiesInUb(assay_u64 handle) { return M().FindBuffer(handle)->space == kUb; }

void CubeDmaIn(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const void* src, assay_i64 bursts,
               assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  if (!LiesInUb(dst)) assay_dma_in(kind, dtype, dst, dst_off, src, bursts, burst_bytes, src_gap, dst_gap);
}
void CubeDmaOut(assay_i32 kind, assay_i32 dtype, void* dst, assay_u64 src, assay_i64 src_off, assay_i64 bursts,
                assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  if (!LiesInUb(src)) assay_dma_out(kind, dtype, dst, src, src_off, bursts, burst_bytes, src_gap, dst_gap);
}
// Lengths and gaps in BiasTable count 64 bytes, in the Fixpipe buffer 128 (DataCopy's page, table of units).
void CubeDmaLocal(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                  assay_i64 bursts, assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  if (LiesInUb(dst) || LiesInUb(src)) return;
  const Space to = M().FindBuffer(dst)->space;
  const assay_i64 unit = kind != ASSAY_DMA_BLOCKS ? 1 : to == kBias ? 2 : to == kFixBuf ? 4 : 1;
  assay_dma_local(kind, dtype, dst, dst_off, src, src_off, bursts, burst_bytes * unit, src_gap, dst_gap * unit);
}

}  // namespace

void* CubeCoreIntrinsic(std::string_view name) {
  if (name == "assay_dma_in") return reinterpret_cast<void*>(&CubeDmaIn);
  if (name == "assay_dma_out") return reinterpret_cast<void*>(&CubeDmaOut);
  if (name == "assay_dma_local") return reinterpret_cast<void*>(&CubeDmaLocal);
  void* address = IntrinsicAddress(name);
  if (address == nullptr) return nullptr;
  const auto cube = CubeIntrinsics();
  const bool own = std::any_of(cube.begin(), cube.end(), [&](const IntrinsicSymbol& s) { return s.name == name; });
  const bool shared = std::find(std::begin(kOfBothKinds), std::end(kOfBothKinds), name) != std::end(kOfBothKinds);
  return own || shared ? address : reinterpret_cast<void*>(&NullOperand);
}

}  // namespace assay::device
