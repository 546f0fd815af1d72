// Functions of the compiler: declared, so that a kernel that calls them parses.
#pragma once

#include "assay/lower_raw.h"

#define CCE_TRUE 1
#define CCE_FALSE 0
ASSAY_MODEL void trap(uint64_t err_code) {
  assay_trap();
}
ASSAY_MODEL void copy_data_align64(uint8_t* dst, __ubuf__ uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
ASSAY_MODEL void copy_data_align64(uint8_t* dst, __gm__ uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
ASSAY_MODEL void copy_data_align64(uint8_t* dst, uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
ASSAY_MODEL void copy_data(uint8_t* dst, __ubuf__ uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
ASSAY_MODEL void copy_data(uint8_t* dst, __gm__ uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
ASSAY_MODEL void copy_data(uint8_t* dst, uint8_t* src, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];
}
void copy_ubuf_to_sbuf(void* dst, __ubuf__ void* src, uint64_t size, int64_t inc);
void copy_sbuf_to_ubuf(__ubuf__ void* dst, void* src, uint64_t size, int64_t inc);
void vbitsort(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat);
void vbitsort(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat);
void vbitsort(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ unsigned int* src1, uint8_t repeat);
void vbitsort(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ unsigned int* src1, uint8_t repeat);
void vaadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat);
void vaadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat);
void vmergech(__ubuf__ uint8_t* dst, __ubuf__ uint8_t* src, uint8_t repeat);
void vmergech(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat);
void vrpac(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat);
void vrpac(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat);
void viou(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat);
void viou(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat);
ASSAY_MODEL void icache_preload(int64_t n) {
}
uint64_t get_vmrgsort_real_addr(__ubuf__ uint64_t* src, unsigned int shift, uint64_t config = 0x0F00ULL);
uint64_t get_vmrgsort_real_addr(__ubuf__ half* src[4], unsigned int shift, uint64_t config = 0x0F00ULL);
uint64_t get_vmrgsort_real_addr(__ubuf__ float* src[4], unsigned int shift, uint64_t config = 0x0F00ULL);
void vmrgsort4(__ubuf__ half* dst, __ubuf__ uint64_t* src0, uint64_t src1, uint64_t config);
void vmrgsort4(__ubuf__ half* dst, __ubuf__ uint64_t* src, uint8_t repeat, uint16_t list0, uint16_t list1, uint16_t
    list2, uint16_t list3, bool enable_exh_sus, uint8_t mask);
void vmrgsort4(__ubuf__ half* dst, __ubuf__ half* src0[4], uint64_t src1, uint64_t config);
void vmrgsort4(__ubuf__ half* dst, __ubuf__ half* src[4], uint8_t repeat, uint16_t list0, uint16_t list1, uint16_t
    list2, uint16_t list3, bool enable_exh_sus, uint8_t mask);
void vmrgsort4(__ubuf__ float* dst, __ubuf__ uint64_t* src0, uint64_t src1, uint64_t config);
void vmrgsort4(__ubuf__ float* dst, __ubuf__ uint64_t* src, uint8_t repeat, uint16_t list0, uint16_t list1, uint16_t
    list2, uint16_t list3, bool enable_exh_sus, uint8_t mask);
void vmrgsort4(__ubuf__ float* dst, __ubuf__ float* src0[4], uint64_t src1, uint64_t config);
void vmrgsort4(__ubuf__ float* dst, __ubuf__ float* src[4], uint8_t repeat, uint16_t list0, uint16_t list1, uint16_t
    list2, uint16_t list3, bool enable_exh_sus, uint8_t mask);
void set_l0_set_value(uint32_t value);
void set_l0_set_value(half value);
void set_l0_set_value(bfloat16_t value);
void create_ca_matrix(__ca__ bfloat16_t* dst, int64_t repeat, half value);
void create_ca_matrix(__ca__ bfloat16_t* dst, int64_t repeat, uint32_t value);
void create_ca_matrix(__ca__ bfloat16_t* dst, int64_t repeat, bfloat16_t value);
void create_cb_matrix(__cb__ bfloat16_t* dst, int64_t repeat, half value);
void create_cb_matrix(__cb__ bfloat16_t* dst, int64_t repeat, uint32_t value);
void create_cb_matrix(__cb__ bfloat16_t* dst, int64_t repeat, bfloat16_t value);
void create_cbuf_matrix(__cbuf__ bfloat16_t* dst, int64_t repeat, half value);
void create_cbuf_matrix(__cbuf__ bfloat16_t* dst, int64_t repeat, uint32_t value);
void create_cbuf_matrix(__cbuf__ bfloat16_t* dst, int64_t repeat, bfloat16_t value);
void set_va_reg_sb(ub_addr8_t addr, uint64_t* array);
void set_va_reg(ub_addr8_t addr, __ubuf__ uint64_t* array);
void clear_overflow_status();
void mad(__cc__ float* c, __ca__ bfloat16_t* a, __cb__ bfloat16_t* b, uint64_t addr, uint64_t config);
void mad(__cc__ float* c, __ca__ bfloat16_t* a, __cb__ bfloat16_t* b, uint64_t addr, uint16_t m, uint16_t k,
    uint16_t n, uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ float* c, __ca__ bfloat16_t* a, __cb__ bfloat16_t* b, uint64_t addr, uint16_t m, uint16_t k,
    uint16_t n, uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset,
    bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ half* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint64_t config);
void mad(__cc__ float* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint64_t config);
void mad(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint64_t config);
void mad(__cc__ int32_t* c, __ca__ int8_t* a, __cb__ int8_t* b, uint64_t addr, uint64_t config);
void mad(__cc__ uint32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint64_t config);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint64_t config);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ int8_t* b, uint64_t addr, uint64_t config);
void mad(__cc__ half* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n, uint8_t
    unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ float* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n, uint8_t
    unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ int8_t* a, __cb__ int8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ uint32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t
    n, uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ int8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ half* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n, uint8_t
    featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool cmatrixSource,
    bool cmatrixInitVal);
void mad(__cc__ float* c, __ca__ half* a, __cb__ half* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n, uint8_t
    featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool cmatrixSource,
    bool cmatrixInitVal);
void mad(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ int8_t* a, __cb__ int8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ uint32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t
    n, uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ uint8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad(__cc__ int32_t* c, __ca__ uint8_t* a, __cb__ int8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad_s4(__cc__ int32_t* c, __ca__ void* a, __cb__ void* b, uint64_t addr, uint64_t config);
void mad_s4(__cc__ int32_t* c, __ca__ void* a, __cb__ void* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad_s4(__cc__ int32_t* c, __ca__ void* a, __cb__ void* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t n,
    uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad_tf322f32(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint64_t config);
void mad_tf322f32(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t
    n, uint8_t unitFlag, bool kDirectionAlign, bool cmatrixSource, bool cmatrixInitVal);
void mad_tf322f32(__cc__ float* c, __ca__ float* a, __cb__ float* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t
    n, uint8_t featOffset, uint8_t smaskOffset, uint8_t unitFlag, bool kDirectionAlign, bool isWeightOffset, bool
    cmatrixSource, bool cmatrixInitVal);
void mad_sp(__cc__ int32_t* c, __ca__ int8_t* a, __cb__ int8_t* b, uint64_t addr, uint64_t config);
void mad_sp(__cc__ int32_t* c, __ca__ int8_t* a, __cb__ int8_t* b, uint64_t addr, uint16_t m, uint16_t k, uint16_t
    n, uint8_t unitFlag, bool cmatrixSource, bool cmatrixInitVal);
__ubuf__ int8_t* get_ub_virtual_address(__ubuf__ int8_t* addr);
__ubuf__ uint8_t* get_ub_virtual_address(__ubuf__ uint8_t* addr);
__ubuf__ int16_t* get_ub_virtual_address(__ubuf__ int16_t* addr);
__ubuf__ uint16_t* get_ub_virtual_address(__ubuf__ uint16_t* addr);
__ubuf__ half* get_ub_virtual_address(__ubuf__ half* addr);
__ubuf__ int32_t* get_ub_virtual_address(__ubuf__ int32_t* addr);
__ubuf__ uint32_t* get_ub_virtual_address(__ubuf__ uint32_t* addr);
__ubuf__ float* get_ub_virtual_address(__ubuf__ float* addr);
uint64_t get_ub_virtual_address(uint64_t addr);
template <typename T>
void st_atomic(int64_t value, __gm__ T* addr);
void st_atomic(float value, __gm__ float* addr);
void st_atomic(half value, __gm__ half* addr);

namespace bisheng::cce {
void metrics_prof_start();
void metrics_prof_stop();
}  // namespace bisheng::cce
void copy_gm_to_ubuf(__ubuf__ void* dst, __gm__ void* src, uint64_t config);
ASSAY_MODEL void copy_gm_to_ubuf(__ubuf__ void* dst, __gm__ void* src, uint8_t sid, uint16_t nBurst, uint16_t
    lenBurst, uint16_t srcStride, uint16_t dstStride) {
  assay_model::RawCopyIn(dst, src, nBurst, lenBurst, srcStride, dstStride);
}
void copy_ubuf_to_gm(__gm__ void* dst, __ubuf__ void* src, uint64_t config);
void copy_ubuf_to_gm(__gm__ void* dst, __ubuf__ void* src, uint64_t config, bm_t byteMode);
void copy_ubuf_to_gm(__gm__ void* dst, __ubuf__ void* src, uint8_t sid, uint16_t nBurst, uint16_t lenBurst, uint16_t
    srcStride, uint16_t dstStride, bm_t byteMode);
ASSAY_MODEL void copy_ubuf_to_gm(__gm__ void* dst, __ubuf__ void* src, uint8_t sid, uint16_t nBurst, uint16_t
    lenBurst, uint16_t srcStride, uint16_t dstStride) {
  assay_model::RawCopyOut(dst, src, nBurst, lenBurst, srcStride, dstStride);
}
void copy_ubuf_to_ubuf(__ubuf__ void* dst, __ubuf__ void* src, uint64_t config);
ASSAY_MODEL void copy_ubuf_to_ubuf(__ubuf__ void* dst, __ubuf__ void* src, uint8_t sid, uint16_t nBurst, uint16_t
    lenBurst, uint16_t srcStride, uint16_t dstStride) {
  assay_model::RawCopyLocal(dst, src, nBurst, lenBurst, srcStride, dstStride);
}
void dcci(__gm__ void* dst, uint64_t entire);
void dcci(__gm__ void* dst, uint64_t entire, uint64_t type);
void dsb(mem_dsb_t arg0);
void ffts_cross_core_sync(pipe_t pipe, uint64_t config);
ASSAY_MODEL int64_t get_acc_val() {
  return static_cast<int64_t>(assay_special_get(ASSAY_REG_SUM));
}
ASSAY_MODEL int64_t get_block_idx() {
  return assay_block_idx();
}
ASSAY_MODEL int64_t get_block_num() {
  return assay_block_num();
}
int64_t get_coreid();
int64_t get_ctrl();
int64_t get_para_base();
ASSAY_MODEL int64_t get_subblockdim() {
  return assay_sub_block_num();
}
ASSAY_MODEL int64_t get_subblockid() {
  return assay_sub_block_idx();
}
int64_t get_sys_cnt();
ASSAY_MODEL void pipe_barrier(pipe_t pipe) {
  assay_barrier(static_cast<int32_t>(pipe));
}
void scatter_vnchwconv_b16(ub_addr8_t dst, __ubuf__ int16_t* src, uint64_t config);
void scatter_vnchwconv_b16(ub_addr8_t dst, __ubuf__ int16_t* src, uint8_t repeat, uint16_t dstStride, uint16_t
    srcStride);
void scatter_vnchwconv_b16(ub_addr8_t dst, __ubuf__ uint16_t* src, uint64_t config);
void scatter_vnchwconv_b16(ub_addr8_t dst, __ubuf__ uint16_t* src, uint8_t repeat, uint16_t dstStride, uint16_t
    srcStride);
void scatter_vnchwconv_b16(__ubuf__ int16_t* dst, ub_addr8_t src, uint64_t config);
void scatter_vnchwconv_b16(__ubuf__ int16_t* dst, ub_addr8_t src, uint8_t repeat, uint16_t dstStride, uint16_t
    srcStride);
void scatter_vnchwconv_b16(__ubuf__ uint16_t* dst, ub_addr8_t src, uint64_t config);
void scatter_vnchwconv_b16(__ubuf__ uint16_t* dst, ub_addr8_t src, uint8_t repeat, uint16_t dstStride, uint16_t
    srcStride);
void scatter_vnchwconv_b16(ub_addr8_t dst, ub_addr8_t src, uint64_t config);
void scatter_vnchwconv_b16(ub_addr8_t dst, ub_addr8_t src, uint8_t repeat, uint16_t dstStride, uint16_t srcStride);
void set_ctrl(uint64_t config);
ASSAY_MODEL void set_flag(pipe_t pipe, pipe_t tpipe, event_t pipeID) {
  assay_set_flag(static_cast<int32_t>(assay_model::EventOf(pipe, tpipe)), static_cast<int32_t>(pipeID));
}
void set_flag(pipe_t tpipe, event_t pipeID);
ASSAY_MODEL void set_flag(pipe_t pipe, pipe_t tpipe, uint64_t pipeID) {
  assay_set_flag(static_cast<int32_t>(assay_model::EventOf(pipe, tpipe)), static_cast<int32_t>(pipeID));
}
void set_flag(pipe_t tpipe, uint64_t pipeID);
ASSAY_MODEL void set_mask_count() {
  assay_mask_mode(1);
}
ASSAY_MODEL void set_mask_norm() {
  assay_mask_mode(0);
}
void set_va_reg_sb(ub_addr8_t addr, uint64_t* array);
ASSAY_MODEL void set_vector_mask(uint64_t mask1, uint64_t mask0) {
  assay_mask_set(mask1, mask0);
}
void vadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint64_t repeat);
ASSAY_MODEL void vadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vadd(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint64_t config);
ASSAY_MODEL void vadd(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vadd(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vadd(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint64_t config);
ASSAY_MODEL void vadd(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vadd(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vcadd(__ubuf__ half* dst, __ubuf__ half* src, uint64_t config);
ASSAY_MODEL void vcadd(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride) {
  assay_model::RawSum(dst, src, repeat, dstRepeatStride, srcBlockStride, srcRepeatStride, false);
}
void vcadd(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vcadd(__ubuf__ half* dst, __ubuf__ half* src, uint64_t config, bool MASK);
ASSAY_MODEL void vcadd(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride, bool mode) {
  assay_model::RawSum(dst, src, repeat, dstRepeatStride, srcBlockStride, srcRepeatStride, mode);
}
void vcadd(__ubuf__ float* dst, __ubuf__ float* src, uint64_t config);
ASSAY_MODEL void vcadd(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride) {
  assay_model::RawSum(dst, src, repeat, dstRepeatStride, srcBlockStride, srcRepeatStride, false);
}
void vcadd(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vcadd(__ubuf__ float* dst, __ubuf__ float* src, uint64_t config, bool MASK);
ASSAY_MODEL void vcadd(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstRepeatStride, uint16_t
    srcBlockStride, uint16_t srcRepeatStride, bool mode) {
  assay_model::RawSum(dst, src, repeat, dstRepeatStride, srcBlockStride, srcRepeatStride, mode);
}
void vector_dup(__ubuf__ half* dst, half src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ half* dst, half src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ half* dst, half src, uint8_t repeat, uint16_t dstBlockStride, uint16_t srcBlockStride,
    uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ half* dst, half src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ float* dst, float src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ float* dst, float src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ float* dst, float src, uint8_t repeat, uint16_t dstBlockStride, uint16_t srcBlockStride,
    uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ float* dst, float src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ int16_t* dst, int16_t src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ int16_t* dst, int16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ int16_t* dst, int16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ int16_t* dst, int16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ int32_t* dst, int32_t src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ int32_t* dst, int32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ int32_t* dst, int32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ int32_t* dst, int32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ uint16_t* dst, uint16_t src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ uint16_t* dst, uint16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ uint16_t* dst, uint16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ uint16_t* dst, uint16_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ uint32_t* dst, uint32_t src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ uint32_t* dst, uint32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ uint32_t* dst, uint32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vector_dup(__ubuf__ uint32_t* dst, uint32_t src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vector_dup(__ubuf__ bfloat16_t* dst, bfloat16_t src, uint64_t config);
ASSAY_MODEL void vector_dup(__ubuf__ bfloat16_t* dst, bfloat16_t src, uint8_t repeat, uint16_t dstBlockStride,
    uint16_t srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_DUP, dst, decltype(dst)(nullptr), decltype(dst)(nullptr), static_cast<double>(src),
      {repeat, dstBlockStride, 1, 1, dstRepeatStride, 8, 8});
}
void vexp(__ubuf__ half* dst, __ubuf__ half* src, uint64_t config);
ASSAY_MODEL void vexp(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_EXP, dst, src, decltype(src)(nullptr), 0, {repeat, dstBlockStride, srcBlockStride, 1,
      dstRepeatStride, srcRepeatStride, 8});
}
void vexp(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t srcBlockStride,
    uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vexp(__ubuf__ half* dst, __ubuf__ half* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_EXP, dst, src, decltype(src)(nullptr), 0, {repeat, dstBlockStride, srcBlockStride, 1,
      dstRepeatStride, srcRepeatStride, 8});
}
void vexp(__ubuf__ float* dst, __ubuf__ float* src, uint64_t config);
ASSAY_MODEL void vexp(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_EXP, dst, src, decltype(src)(nullptr), 0, {repeat, dstBlockStride, srcBlockStride, 1,
      dstRepeatStride, srcRepeatStride, 8});
}
void vexp(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint8_t dstRepeatStride, uint8_t srcRepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vexp(__ubuf__ float* dst, __ubuf__ float* src, uint8_t repeat, uint16_t dstBlockStride, uint16_t
    srcBlockStride, uint16_t dstRepeatStride, uint16_t srcRepeatStride) {
  assay_model::RawVector(ASSAY_EXP, dst, src, decltype(src)(nullptr), 0, {repeat, dstBlockStride, srcBlockStride, 1,
      dstRepeatStride, srcRepeatStride, 8});
}
void vmadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint64_t config);
ASSAY_MODEL void vmadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_FUSED_MUL_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride,
      src1BlockStride, dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmadd(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vmadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint64_t config);
ASSAY_MODEL void vmadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_FUSED_MUL_ADD, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride,
      src1BlockStride, dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmadd(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vmul(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint64_t config);
ASSAY_MODEL void vmul(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_MUL, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmul(__ubuf__ half* dst, __ubuf__ half* src0, __ubuf__ half* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vmul(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint64_t config);
ASSAY_MODEL void vmul(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_MUL, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmul(__ubuf__ float* dst, __ubuf__ float* src0, __ubuf__ float* src1, uint8_t repeat, uint8_t dstBlockStride,
    uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride, uint8_t
    src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vmul(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint64_t config);
ASSAY_MODEL void vmul(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_MUL, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmul(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vmul(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint64_t config);
ASSAY_MODEL void vmul(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_MUL, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vmul(__ubuf__ int32_t* dst, __ubuf__ int32_t* src0, __ubuf__ int32_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vor(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint64_t config);
ASSAY_MODEL void vor(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_OR, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vor(__ubuf__ int16_t* dst, __ubuf__ int16_t* src0, __ubuf__ int16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
void vor(__ubuf__ uint16_t* dst, __ubuf__ uint16_t* src0, __ubuf__ uint16_t* src1, uint64_t config);
ASSAY_MODEL void vor(__ubuf__ uint16_t* dst, __ubuf__ uint16_t* src0, __ubuf__ uint16_t* src1, uint8_t repeat,
    uint8_t dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t
    src0RepeatStride, uint8_t src1RepeatStride) {
  assay_model::RawVector(ASSAY_OR, dst, src0, src1, 0, {repeat, dstBlockStride, src0BlockStride, src1BlockStride,
      dstRepeatStride, src0RepeatStride, src1RepeatStride});
}
void vor(__ubuf__ uint16_t* dst, __ubuf__ uint16_t* src0, __ubuf__ uint16_t* src1, uint8_t repeat, uint8_t
    dstBlockStride, uint8_t src0BlockStride, uint8_t src1BlockStride, uint8_t dstRepeatStride, uint8_t src0RepeatStride,
    uint8_t src1RepeatStride, bool repeatStrideMode, bool strideSizeMode);
ASSAY_MODEL void vtranspose(__ubuf__ int16_t* dst, __ubuf__ int16_t* src) {
  assay_model::RawTranspose16(dst, src);
}
ASSAY_MODEL void vtranspose(__ubuf__ uint16_t* dst, __ubuf__ uint16_t* src) {
  assay_model::RawTranspose16(dst, src);
}
ASSAY_MODEL void wait_flag(pipe_t pipe, pipe_t tpipe, event_t pipeID) {
  assay_wait_flag(static_cast<int32_t>(assay_model::EventOf(pipe, tpipe)), static_cast<int32_t>(pipeID));
}
void wait_flag(pipe_t pipe, event_t pipeID);
ASSAY_MODEL void wait_flag(pipe_t pipe, pipe_t tpipe, uint64_t pipeID) {
  assay_wait_flag(static_cast<int32_t>(assay_model::EventOf(pipe, tpipe)), static_cast<int32_t>(pipeID));
}
void wait_flag(pipe_t pipe, uint64_t pipeID);
void wait_flag_dev(int64_t flagID);
