// The device intrinsics of assay/device_abi.h, each a thin call into the current machine, and the table by which the
// linker of the worker finds them.
#include <algorithm>
#include <cstring>
#include <string>

#include "dialects/ascendc/device/cube.h"
#include "dialects/ascendc/device/dma.h"
#include "dialects/ascendc/device/flags.h"
#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/queues.h"
#include "dialects/ascendc/device/vector.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

using assay::Dtype;
using assay::FaultKind;
using namespace assay::device;

namespace {

GmTensor* TensorOf(GmRole role) {
  for (GmTensor& tensor : M().gm().tensors()) {
    if (tensor.role == role) return &tensor;
  }
  return nullptr;
}

// Checks a scalar access of `size` bytes to local memory; null if it has no valid address.
std::uint8_t* LocalScalar(assay_u64 handle, assay_i64 offset, assay_i32 size, bool write, std::uint8_t*& shadow) {
  Machine& m = M();
  m.Step();
  const Buffer& buffer = *m.FindBuffer(handle);
  LocalSpace& space = m.core().spaces[buffer.space];
  if (offset < 0 || offset + size > buffer.size) {
    m.Report(FaultKind::kOnChipOutOfBounds)
        .Extent(offset, size, buffer.size)
        .Arg("write", write)
        .Most("past_memory", buffer.address + offset + size > space.capacity)
        .Text("api", write ? "SetValue" : "GetValue")
        .Other(buffer.init_location);
  }
  const std::int64_t at = buffer.address + offset;
  m.Use(space, at, size);
  m.Note({.space = static_cast<int>(buffer.space), .begin = at, .bytes = size, .write = write, .handle = handle});
  if (at < 0 || at + size > kSpaceReserve) return nullptr;
  space.high = std::max(space.high, at + size);
  shadow = space.shadow + at;
  return space.data + at;
}

}  // namespace

extern "C" {

assay_i64 assay_block_idx(void) {
  const Core& core = M().core();
  return core.cube ? core.block : static_cast<assay_i64>(core.block) * M().launch().vector_cores + core.sub;
}
assay_i64 assay_block_num(void) { return M().launch().block_dim; }
assay_i64 assay_sub_block_idx(void) { return M().core().sub; }
assay_u64 assay_tiling_key(void) { return M().launch().tiling_key; }
void* assay_sys_workspace(void) {
  GmTensor* tensor = TensorOf(GmRole::kSystem);
  return tensor != nullptr ? tensor->base : nullptr;
}

void assay_pipe_begin(void) { PipeBegin(M()); }
void assay_pipe_end(void) { PipeEnd(M()); }
void assay_pipe_reset(void) { PipeReset(M()); }
assay_u64 assay_que_init(assay_i32 src_pos, assay_i32 dst_pos, assay_i32 depth, assay_u32 num, assay_u32 len) {
  return QueueInit(M(), src_pos, dst_pos, depth, num, len);
}
assay_u64 assay_buf_init(assay_i32 pos, assay_u32 len) { return BufferInit(M(), pos, len); }
assay_u64 assay_que_alloc(assay_u64 que) { return QueueAlloc(M(), que); }
void assay_que_enque(assay_u64 que, assay_u64 buf) { QueueEnqueue(M(), que, buf); }
assay_u64 assay_que_deque(assay_u64 que) { return QueueDequeue(M(), que); }
void assay_que_free(assay_u64 que, assay_u64 buf) { QueueFree(M(), que, buf); }
void assay_que_positions(assay_i32 src_pos, assay_i32 dst_pos) {
  M().core().user_source = src_pos;
  M().core().user_destination = dst_pos;
}
assay_i32 assay_que_query(assay_u64 que, assay_i32 what) { return QueueQuery(M(), que, what); }
assay_u64 assay_local_at(assay_i32 pos, assay_u32 addr, assay_u32 len) { return LocalAt(M(), pos, addr, len); }

void assay_dma_in(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const void* src, assay_i64 bursts,
                  assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  const Issue issue(M(), Pipe::kMte2, "assay_dma_in", -1, D(dtype));
  if (M().LosesCopy()) return;
  CopyIn(M(), {dst, dst_off}, Bytes(src), {kind, bursts, burst_bytes, src_gap, dst_gap});
}
void assay_dma_in_pad(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const void* src, assay_i64 bursts,
                      assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap, assay_i64 left, assay_i64 right,
                      assay_i32 is_pad, assay_u64 pad_bits) {
  const Issue issue(M(), Pipe::kMte2, "assay_dma_in_pad", -1, D(dtype));
  if (M().LosesCopy()) return;
  const auto element = static_cast<std::int64_t>(std::max<std::size_t>(assay::SizeOf(D(dtype)), 1));
  // Without a value of its own the copy uses the register's, if that was set.
  const bool set = is_pad == 0 && M().core().special[ASSAY_REG_PADS] != 0;
  CopyInPadded(M(), {dst, dst_off}, Bytes(src), {ASSAY_DMA_PAD, bursts, burst_bytes, src_gap, dst_gap},
               {left, right, is_pad != 0 || set, set ? M().core().special[ASSAY_REG_PAD_VALUE] : pad_bits, element});
}
void assay_dma_out(assay_i32 kind, assay_i32 dtype, void* dst, assay_u64 src, assay_i64 src_off, assay_i64 bursts,
                   assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  const Issue issue(M(), Pipe::kMte3, "assay_dma_out", -1, D(dtype));
  CopyOut(M(), Bytes(dst), {src, src_off}, {kind, bursts, burst_bytes, src_gap, dst_gap});
}
void assay_dma_local(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src,
                     assay_i64 src_off, assay_i64 bursts, assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap) {
  const Issue issue(M(), LocalCopyPipe(M(), dst, src), "assay_dma_local", -1, D(dtype));
  CopyLocal(M(), {dst, dst_off}, {src, src_off}, {kind, bursts, burst_bytes, src_gap, dst_gap});
}

void assay_vec_n(assay_i32 op, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d, assay_i64 d_off, assay_u64 a,
                 assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_vec_n", op, D(dtype));
  VectorCount(M(), op, D(dtype), D(src_dtype), {d, d_off}, {a, a_off}, {b, b_off}, scalar, n);
}
void assay_vec_r(assay_i32 op, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d, assay_i64 d_off, assay_u64 a,
                 assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i32 mask_kind, assay_u64 mask0,
                 assay_u64 mask1, assay_i32 repeat, assay_i32 d_blk, assay_i32 a_blk, assay_i32 b_blk, assay_i32 d_rep,
                 assay_i32 a_rep, assay_i32 b_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_vec_r", op, D(dtype));
  VectorRepeat(M(), op, D(dtype), D(src_dtype), {d, d_off}, {a, a_off}, {b, b_off}, scalar,
               {mask_kind, mask0, mask1, repeat, d_blk, a_blk, b_blk, d_rep, a_rep, b_rep});
}
void assay_cast_n(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, assay_u64 d, assay_i64 d_off, assay_u64 s,
                  assay_i64 s_off, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_cast_n", round, D(d_dtype));
  CastCount(M(), D(d_dtype), D(s_dtype), round, {d, d_off}, {s, s_off}, n);
}
void assay_cast_r(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, assay_u64 d, assay_i64 d_off, assay_u64 s,
                  assay_i64 s_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                  assay_i32 d_blk, assay_i32 s_blk, assay_i32 d_rep, assay_i32 s_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_cast_r", round, D(d_dtype));
  CastRepeat(M(), D(d_dtype), D(s_dtype), round, {d, d_off}, {s, s_off},
             {mask_kind, mask0, mask1, repeat, d_blk, s_blk, 1, d_rep, s_rep, 8});
}
void assay_cmp_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                 assay_u64 b, assay_i64 b_off, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_cmp_n", mode, D(dtype));
  CompareCount(M(), mode, D(dtype), {d, d_off}, {a, a_off}, {b, b_off}, 0, n);
}
void assay_cmp_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                 assay_u64 b, assay_i64 b_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                 assay_i32 d_blk, assay_i32 a_blk, assay_i32 b_blk, assay_i32 d_rep, assay_i32 a_rep, assay_i32 b_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_cmp_r", mode, D(dtype));
  CompareRepeat(M(), mode, D(dtype), {d, d_off}, {a, a_off}, {b, b_off}, 0,
                {mask_kind, mask0, mask1, repeat, d_blk, a_blk, b_blk, d_rep, a_rep, b_rep});
}
void assay_cmps_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                  double scalar, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_cmps_n", mode, D(dtype));
  CompareCount(M(), mode, D(dtype), {d, d_off}, {a, a_off}, {}, scalar, n);
}
void assay_cmps_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                  double scalar, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                  assay_i32 d_blk, assay_i32 a_blk, assay_i32 d_rep, assay_i32 a_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_cmps_r", mode, D(dtype));
  CompareRepeat(M(), mode, D(dtype), {d, d_off}, {a, a_off}, {}, scalar,
                {mask_kind, mask0, mask1, repeat, d_blk, a_blk, 1, d_rep, a_rep, 8});
}
void assay_select_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 m, assay_i64 m_off,
                    assay_u64 a, assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i64 n) {
  const Issue issue(M(), Pipe::kVector, "assay_select_n", mode, D(dtype));
  SelectCount(M(), mode, D(dtype), {d, d_off}, {m, m_off}, {a, a_off}, {b, b_off}, scalar, n);
}
void assay_select_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 m, assay_i64 m_off,
                    assay_u64 a, assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i32 mask_kind,
                    assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_blk, assay_i32 a_blk,
                    assay_i32 b_blk, assay_i32 d_rep, assay_i32 a_rep, assay_i32 b_rep) {
  const Issue issue(M(), Pipe::kVector, "assay_select_r", mode, D(dtype));
  SelectRepeat(M(), mode, D(dtype), {d, d_off}, {m, m_off}, {a, a_off}, {b, b_off}, scalar,
               {mask_kind, mask0, mask1, repeat, d_blk, a_blk, b_blk, d_rep, a_rep, b_rep});
}
assay_u64 assay_ub_get(assay_u64 buf, assay_i64 off, assay_i32 size) {
  const Issue issue(M(), Pipe::kScalar, "assay_ub_get", -1, Dtype::kRaw);
  std::uint8_t* shadow = nullptr;
  const std::uint8_t* data = LocalScalar(buf, off, size, false, shadow);
  if (data == nullptr) return 0;
  if (std::find(shadow, shadow + size, kFresh) != shadow + size) {
    const Buffer& buffer = *M().FindBuffer(buf);
    M().Report(FaultKind::kUninitialisedRead)
        .Arg("offset", off)
        .Arg("bytes", size)
        .Arg("size", buffer.size)
        .Text("api", "GetValue")
        .Other(buffer.init_location);
  } else if (size > 0) {
    M().NoteScalarRead(*std::max_element(shadow, shadow + size));
  }
  assay_u64 bits = 0;
  std::memcpy(&bits, data, static_cast<std::size_t>(std::clamp(size, 0, 8)));
  return bits;
}
void assay_ub_set(assay_u64 buf, assay_i64 off, assay_i32 size, assay_u64 bits) {
  const Issue issue(M(), Pipe::kScalar, "assay_ub_set", -1, Dtype::kRaw);
  std::uint8_t* shadow = nullptr;
  std::uint8_t* data = LocalScalar(buf, off, size, true, shadow);
  if (data == nullptr) return;
  std::memcpy(data, &bits, static_cast<std::size_t>(std::clamp(size, 0, 8)));
  std::memset(shadow, kDefined, static_cast<std::size_t>(std::clamp(size, 0, 8)));
}
void* assay_ub_ref(assay_u64 buf, assay_i64 off, assay_i32 size) {
  const Issue issue(M(), Pipe::kScalar, "assay_ub_ref", -1, Dtype::kRaw);
  std::uint8_t* shadow = nullptr;
  std::uint8_t* data = LocalScalar(buf, off, size, true, shadow);
  if (data == nullptr) M().EndCore();
  return data;
}
assay_u64 assay_gm_get(const void* p, assay_i32 size) {
  // A core that polls a place waits for another core to write there.
  constexpr int kMostPolls = 16;
  Core& core = M().core();
  core.polls = core.polled == p ? core.polls + 1 : 0;
  core.polled = p;
  if (core.polls == kMostPolls) {
    core.polls = 0;
    M().Wait(Core::State::kReady);
  }
  const Issue issue(M(), Pipe::kScalar, "assay_gm_get", -1, Dtype::kRaw);
  M().Step();
  std::uint8_t bytes[8] = {};
  M().NoteGm(p, size, false);
  GetThroughCache(M(), Bytes(const_cast<void*>(p)), std::clamp(size, 0, 8), bytes);
  assay_u64 bits = 0;
  std::memcpy(&bits, bytes, 8);
  return bits;
}
void assay_gm_set(void* p, assay_i32 size, assay_u64 bits) {
  const Issue issue(M(), Pipe::kScalar, "assay_gm_set", -1, Dtype::kRaw);
  M().Step();
  std::uint8_t bytes[8];
  std::memcpy(bytes, &bits, 8);
  M().NoteGm(p, size, true);
  SetThroughCache(M(), Bytes(p), std::clamp(size, 0, 8), bytes);
}
void* assay_gm_ref(void* p, assay_i32) {
  M().Step();
  M().core().cache.CleanUnlessNative(M(), M().core().id, Bytes(p));  // the access itself is told to RawAccess
  return p;
}
void assay_tiling_read(void* to, const void* tiling, assay_u64 bytes) {
  M().Step();
  std::vector<std::uint8_t> shadow(bytes);
  M().ReadGm(Bytes(to), shadow.data(), Bytes(tiling), static_cast<std::int64_t>(bytes));
}

void assay_set_flag(assay_i32 event, assay_i32 id) { SetFlag(M(), event, id); }
void assay_wait_flag(assay_i32 event, assay_i32 id) { WaitFlag(M(), event, id); }
assay_i32 assay_event_alloc(assay_i32 event, assay_i32 reserve) { return AllocEvent(M(), event, reserve != 0); }
void assay_event_release(assay_i32 event, assay_i32 id) { ReleaseEvent(M(), event, id); }
void assay_barrier(assay_i32 pipe) {
  M().Step();
  M().Sync(SyncEvent::Kind::kBarrier, pipe);
}
void assay_sync_all(void) {
  M().Step();
  CheckWaves(M(), "SyncAll");
  CheckScheduleMode(M());
  M().Sync(SyncEvent::Kind::kSyncAll);
  M().core().barrier_of_all = false;
  M().Wait(Core::State::kAtBarrier);
}
void assay_sync_soft(const void* words, assay_u64 buf, assay_i64 off, assay_i32 cores) {
  SyncThroughMemory(M(), Bytes(words), {buf, off}, cores);
}
void assay_cross_set(assay_i32 mode, assay_i32 pipe, assay_i32 id) {
  Machine& m = M();
  m.Step();
  m.Sync(SyncEvent::Kind::kCrossSet, mode, id, pipe);
  m.SetCross(mode, id);
}
void assay_cross_wait(assay_i32 id) {
  Machine& m = M();
  m.Step();
  CheckWaves(m, "CrossCoreWaitFlag");
  m.core().cross_id = id;
  m.Wait(Core::State::kAtCrossWait);
}
void assay_dcache_clean(const void* p, assay_i32 whole) { CleanCache(M(), Bytes(const_cast<void*>(p)), whole != 0); }

void assay_atomic(assay_i32 op, assay_i32 dtype) {
  M().Step();
  M().Sync(SyncEvent::Kind::kAtomic, op);
  M().core().atomic = op;
  M().core().atomic_dtype = dtype;
  M().core().atomic_location = M().core().location;
}
void assay_mask_mode(assay_i32 counter) {
  M().Step();
  M().core().counter_mode = counter != 0;
}
void assay_mask_set(assay_u64 high, assay_u64 low) {
  M().Step();
  M().core().mask_high = high;
  M().core().mask_low = low;
}

void assay_assert(assay_i32 holds) {
  M().Step();
  if (holds != 0) return;
  M().Report(FaultKind::kAssertFailed);
  M().EndCore();
}
void assay_trap(void) {
  M().Report(FaultKind::kCrash).Text("reason", "trap");
  M().EndCore();
}
void assay_unmodelled(const char* what) { M().Undecided(what != nullptr ? what : "something that is not modelled"); }
void assay_hidden_space(const char* api) { NoteHiddenSpace(M(), api); }
void assay_loc(assay_i32 location) { M().At(location); }
void assay_fuel_spent(void) {
  g_fuel_left = 0;
  M().Report(FaultKind::kTimeBudget).Arg("fuel", static_cast<std::int64_t>(M().launch().fuel));
  M().EndRun();
}

// Inserted by the worker around native loads and stores whose target it cannot determine.
void assay_wrapped_offset(assay_i64 exact, assay_i64 used) { M().NoteWrap(exact, used); }
void assay_raw_access(const void* p, assay_i64 size, assay_i32 write) { M().RawAccess(p, size, write != 0); }

}  // extern "C"

namespace assay::device {

std::span<const IntrinsicSymbol> BaseIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_block_idx),     ASSAY_ENTRY(assay_block_num),     ASSAY_ENTRY(assay_sub_block_idx),
      ASSAY_ENTRY(assay_tiling_key),    ASSAY_ENTRY(assay_sys_workspace), ASSAY_ENTRY(assay_pipe_begin),
      ASSAY_ENTRY(assay_pipe_end),      ASSAY_ENTRY(assay_pipe_reset),    ASSAY_ENTRY(assay_que_init),
      ASSAY_ENTRY(assay_buf_init),      ASSAY_ENTRY(assay_que_alloc),     ASSAY_ENTRY(assay_que_enque),
      ASSAY_ENTRY(assay_que_deque),     ASSAY_ENTRY(assay_que_free),      ASSAY_ENTRY(assay_que_query),
      ASSAY_ENTRY(assay_que_positions), ASSAY_ENTRY(assay_sync_soft),     ASSAY_ENTRY(assay_local_at),
      ASSAY_ENTRY(assay_dma_in),        ASSAY_ENTRY(assay_dma_in_pad),    ASSAY_ENTRY(assay_dma_out),
      ASSAY_ENTRY(assay_dma_local),     ASSAY_ENTRY(assay_vec_n),         ASSAY_ENTRY(assay_vec_r),
      ASSAY_ENTRY(assay_cast_n),        ASSAY_ENTRY(assay_cast_r),        ASSAY_ENTRY(assay_cmp_n),
      ASSAY_ENTRY(assay_cmp_r),         ASSAY_ENTRY(assay_cmps_n),        ASSAY_ENTRY(assay_cmps_r),
      ASSAY_ENTRY(assay_select_n),      ASSAY_ENTRY(assay_select_r),

      ASSAY_ENTRY(assay_ub_get),        ASSAY_ENTRY(assay_ub_set),        ASSAY_ENTRY(assay_ub_ref),
      ASSAY_ENTRY(assay_gm_get),        ASSAY_ENTRY(assay_gm_set),        ASSAY_ENTRY(assay_gm_ref),
      ASSAY_ENTRY(assay_tiling_read),   ASSAY_ENTRY(assay_set_flag),      ASSAY_ENTRY(assay_wait_flag),
      ASSAY_ENTRY(assay_event_alloc),   ASSAY_ENTRY(assay_event_release), ASSAY_ENTRY(assay_barrier),
      ASSAY_ENTRY(assay_sync_all),      ASSAY_ENTRY(assay_cross_set),     ASSAY_ENTRY(assay_cross_wait),
      ASSAY_ENTRY(assay_dcache_clean),  ASSAY_ENTRY(assay_atomic),        ASSAY_ENTRY(assay_mask_mode),
      ASSAY_ENTRY(assay_mask_set),      ASSAY_ENTRY(assay_assert),        ASSAY_ENTRY(assay_trap),
      ASSAY_ENTRY(assay_hidden_space),  ASSAY_ENTRY(assay_unmodelled),    ASSAY_ENTRY(assay_loc),
      ASSAY_ENTRY(assay_fuel_spent),    ASSAY_ENTRY(assay_raw_access),    ASSAY_ENTRY(assay_wrapped_offset),
  };
#undef ASSAY_ENTRY
  return kTable;
}

}  // namespace assay::device
