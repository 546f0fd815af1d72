// The C interface of the cores, from release 8.5 on: raw pointers with an address space, no tensors, no queues.
// Source: asc-devkit at 82b89a15f, include/c_api.
#pragma once

#include "kernel_operator.h"

#define asc_simd
#define ASC_IS_AIV ASCEND_IS_AIV
#define ASC_IS_AIC ASCEND_IS_AIC
#define ASC_IS_NOT_AIV ASCEND_IS_NOT_AIV
#define ASC_IS_NOT_AIC ASCEND_IS_NOT_AIC
#ifndef __fbuf__
#define __fbuf__ __attribute__((address_space(7)))
#endif
#define __biasbuf__ __attribute__((address_space(8)))

// Values of the registers that a function sets in one go; the fields are bits of `config`.
union asc_fill_value_config {
  uint64_t config = 0;
  struct {
    uint64_t repeat : 15;
    uint64_t reserved1 : 1;
    uint64_t blk_num : 15;
    uint64_t reserved2 : 1;
    uint64_t dst_gap : 15;
    uint64_t reserved3 : 17;
  };
};
union asc_store_atomic_config {
  uint64_t config = 0;
  struct {
    uint64_t atomic_type : 3;
    uint64_t atomic_op : 2;
    uint64_t reserved1 : 59;
  };
};
union asc_set_l0c_copy_params_config {
  uint64_t config = 0;
  struct {
    uint64_t nd_num : 16;
    uint64_t src_nd_stride : 16;
    uint64_t dst_nd_stride : 16;
  };
};
union asc_load3d_v2_config {
  uint64_t config = 0x10000;
  struct {
    uint64_t rpt_stride : 16;
    uint64_t rpt_time : 8;
    uint64_t rpt_mode : 1;
    uint64_t reserved2 : 39;
  };
};
union asc_ndim_pad_count_config {
  uint64_t config = 0;
  struct {
    uint8_t loop1_lp_count, loop1_rp_count, loop2_lp_count, loop2_rp_count;
    uint8_t loop3_lp_count, loop3_rp_count, loop4_lp_count, loop4_rp_count;
  };
};
union asc_l13d_fmatrix_config {
  uint64_t config = 0;
  struct {
    uint16_t l1_height, l1_width;
    uint8_t padding_left_size, padding_right_size, padding_top_size, padding_bottom_size;
  };
};
constexpr asc_fill_value_config ASC_FILL_VALUE_DEFAULT_CFG{};
constexpr asc_store_atomic_config ASC_STORE_ATOMIC_DEFAULT_CFG{};
constexpr asc_set_l0c_copy_params_config ASC_DEFAULT_SET_L0C_COPY_PARAMS_CFG{};
constexpr asc_load3d_v2_config ASC_DEFAULT_LOAD3D_V2_CONFIG{};
constexpr asc_ndim_pad_count_config ASC_DEFAULT_NDIM_PAD_COUNT_CONFIG{};
constexpr asc_l13d_fmatrix_config ASC_DEFAULT_L13D_FMATRIX_CONFIG{};
using AscendC::int4b_t;

enum class asc_load_l2_cache_mode : uint8_t {
  NORMAL_FIRST_VICTIM = 0,
  NORMAL_LAST_VICTIM = 1,
  NORMAL_PERSISTENT = 2,
  NOTALLOC_KEEP = 4,
  NOTALLOC_CLEAN = 5,
  NOTALLOC_DROP = 6
};
enum class asc_store_l2_cache_mode : uint8_t {
  NORMAL_FIRST_VICTIM = 0,
  NORMAL_LAST_VICTIM = 1,
  NORMAL_PERSISTENT = 2,
  NOTALLOC_CLEAN = 4
};

#include "c_api/matrices.h"
// Waiting for each other: macros there, too, since the pipes are constants of the instruction.
#define asc_sync_notify(pipe, tpipe, id) assay_c::Notify((pipe), (tpipe), (id))
#define asc_sync_wait(pipe, tpipe, id) assay_c::Await((pipe), (tpipe), (id))
#define asc_sync_pipe(pipe) pipe_barrier(pipe)
__aicore__ void assay_asc_sync(int pipe, int64_t id);
#define asc_sync_block_arrive(pipe, flag_id) AscendC::CrossCoreSetFlag<0x2, pipe>(flag_id)
#define asc_sync_subblock_arrive(pipe, flag_id) AscendC::CrossCoreSetFlag<0x1, pipe>(flag_id)
#define asc_sync_inter_arrive(pipe, flag_id) AscendC::CrossCoreSetFlag<0x0, pipe>(flag_id)
#define asc_sync_data_barrier(arg) assay_asc_sync(static_cast<int>(arg), 0)
#define asc_sync_subblock_wait(pipe, flag_id) AscendC::CrossCoreWaitFlag(flag_id)
#define asc_sync_block_wait(pipe, flag_id) AscendC::CrossCoreWaitFlag(flag_id)
#define asc_sync_inter_wait(pipe, flag_id) AscendC::CrossCoreWaitFlag(flag_id)

#include "c_api/functions.h"
#if __NPU_ARCH__ == 3510
#include "c_api/registers.h"
// Patterns of masks: all lanes, the first so many, every third or fourth, a half, a quarter, none.
enum asc_mask_pattern {
  PAT_ALL,
  PAT_VL1,
  PAT_VL2,
  PAT_VL3,
  PAT_VL4,
  PAT_VL8,
  PAT_VL16,
  PAT_VL32,
  PAT_VL64,
  PAT_VL128,
  PAT_M3,
  PAT_M4,
  PAT_H,
  PAT_Q,
  PAT_ALLF = 15
};
#include "c_api/functions_3510.h"
enum ascMutexExecuteMode { ASC_LOCK_BLOCK = 0, ASC_LOCK_NON_BLOCK = 1 };
// Which pipe had the lock is not kept: all are waited for.
__aicore__ inline void asc_lock(pipe_t, uint8_t, const ascMutexExecuteMode = ASC_LOCK_BLOCK) { pipe_barrier(PIPE_ALL); }
__aicore__ inline void asc_unlock(pipe_t, uint8_t, const ascMutexExecuteMode = ASC_LOCK_BLOCK) {}
#endif
