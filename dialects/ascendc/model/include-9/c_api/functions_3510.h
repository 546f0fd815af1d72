// Functions of the C interface that only the cores of 3510 have. A run that reaches one that is declared only ends there.
// Source: asc-devkit at 82b89a15f, include/c_api.
#pragma once

__aicore__ void asc_mmad(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad(__cc__ float* c_matrix, __ca__ hifloat8_t* a_matrix, __cb__ hifloat8_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_sync(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_sync(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_sync(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_sync(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_sync(__cc__ float* c_matrix, __ca__ hifloat8_t* a_matrix, __cb__ hifloat8_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp4x2_e1m2_t* a_matrix, __cb__ fp4x2_e1m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp4x2_e1m2_t* a_matrix, __cb__ fp4x2_e2m1_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp4x2_e2m1_t* a_matrix, __cb__ fp4x2_e1m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp4x2_e2m1_t* a_matrix, __cb__ fp4x2_e2m1_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp4x2_e1m2_t* a_matrix, __cb__ fp4x2_e1m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp4x2_e1m2_t* a_matrix, __cb__ fp4x2_e2m1_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp4x2_e2m1_t* a_matrix, __cb__ fp4x2_e1m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp4x2_e2m1_t* a_matrix, __cb__ fp4x2_e2m1_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp8_e4m3fn_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e4m3fn_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_mmad_mx_sync(__cc__ float* c_matrix, __ca__ fp8_e5m2_t* a_matrix, __cb__ fp8_e5m2_t* b_matrix, uint16_t left_height, uint16_t n_dim, uint16_t right_width, uint8_t unit_flag, bool disable_gemv, bool c_matrix_source, bool c_matrix_init_val);
__aicore__ void asc_copy_l12l0b(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_sync(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b_sync(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b_sync(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a(__ca__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a(__ca__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_sync(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a_sync(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0a_sync(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t k_extension, uint16_t m_extension, uint16_t k_start_pt, uint16_t m_start_pt, uint8_t stride_w, uint8_t stride_h, uint8_t filter_w, uint8_t filter_h, uint8_t dilation_filter_w, uint8_t dilation_filter_h, bool filter_size_w, bool filter_size_h, bool transpose, bool f_matrix_ctrl, uint16_t channel_size);
__aicore__ void asc_copy_l12l0b_trans(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans_sync(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans_sync(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans_sync(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans_sync(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_l12l0b_trans_sync(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t index_id, uint8_t repeat, uint16_t src_stride, uint16_t dst_gap, uint16_t dst_frac_gap, uint16_t src_frac_gap);
__aicore__ void asc_copy_gm2l1(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1(__cbuf__ fp4x2_e1m2_t* dst, __gm__ fp4x2_e1m2_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1(__cbuf__ fp4x2_e2m1_t* dst, __gm__ fp4x2_e2m1_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_sync(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_sync(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_sync(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_sync(__cbuf__ fp4x2_e1m2_t* dst, __gm__ fp4x2_e1m2_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_sync(__cbuf__ fp4x2_e2m1_t* dst, __gm__ fp4x2_e2m1_t* src, uint32_t m_start_position, uint32_t k_start_position, uint16_t dst_stride, uint16_t m_step, uint16_t k_step, uint8_t decomp_mode, uint8_t l2_cache_ctl);
__aicore__ void asc_copy_gm2l1_nd2nz(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_nd2nz(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_nd2nz(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_nd2nz_sync(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_nd2nz_sync(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_nd2nz_sync(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_l0c2gm(__gm__ fp8_e4m3fn_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm(__gm__ fp8_e5m2_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm(__gm__ hifloat8_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm(__gm__ fp8_e4m3fn_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm(__gm__ fp8_e5m2_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm(__gm__ hifloat8_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ fp8_e4m3fn_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ fp8_e5m2_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ hifloat8_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ fp8_e4m3fn_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ fp8_e5m2_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2gm_sync(__gm__ hifloat8_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t l2_cache_ctl, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l12l0a_mx(uint64_t dst, __cbuf__ fp8_e8m0_t* src, uint16_t x_start_pos, uint16_t y_start_pos, uint8_t x_step, uint8_t y_step, uint16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_mx_sync(uint64_t dst, __cbuf__ fp8_e8m0_t* src, uint16_t x_start_pos, uint16_t y_start_pos, uint8_t x_step, uint8_t y_step, uint16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_mx(uint64_t dst, __cbuf__ fp8_e8m0_t* src, uint16_t x_start_pos, uint16_t y_start_pos, uint8_t x_step, uint8_t y_step, uint16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_mx_sync(uint64_t dst, __cbuf__ fp8_e8m0_t* src, uint16_t x_start_pos, uint16_t y_start_pos, uint8_t x_step, uint8_t y_step, uint16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose(__ca__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose(__ca__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose_sync(__ca__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose_sync(__ca__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose_sync(__ca__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose_sync(__ca__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0a_transpose_sync(__ca__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose_sync(__cb__ fp8_e4m3fn_t* dst, __cbuf__ fp8_e4m3fn_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose_sync(__cb__ fp8_e5m2_t* dst, __cbuf__ fp8_e5m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose_sync(__cb__ hifloat8_t* dst, __cbuf__ hifloat8_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose_sync(__cb__ fp4x2_e2m1_t* dst, __cbuf__ fp4x2_e2m1_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_l12l0b_transpose_sync(__cb__ fp4x2_e1m2_t* dst, __cbuf__ fp4x2_e1m2_t* src, uint16_t m_start_position, uint16_t k_start_position, uint8_t m_step, uint8_t k_step, int16_t src_stride, uint16_t dst_stride);
__aicore__ void asc_copy_gm2l1_align(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t n_burst, uint32_t len_burst, uint8_t left_padding_count, uint8_t right_padding_count, bool data_select_bit, uint8_t l2_cache_ctl, uint64_t burst_src_stride, uint32_t burst_dst_stride);
__aicore__ void asc_copy_gm2l1_align_sync(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t n_burst, uint32_t len_burst, uint8_t left_padding_count, uint8_t right_padding_count, bool data_select_bit, uint8_t l2_cache_ctl, uint64_t burst_src_stride, uint32_t burst_dst_stride);
__aicore__ void asc_copy_gm2l1_dn2nz(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_dn2nz(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_dn2nz(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_dn2nz_sync(__cbuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_dn2nz_sync(__cbuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_gm2l1_dn2nz_sync(__cbuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint64_t loop1_src_stride, uint8_t l2_cache_ctl, uint16_t n_value, uint32_t d_value, uint64_t loop4_src_stride, bool smallc0_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ fp8_e4m3fn_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ fp8_e5m2_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ hifloat8_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ fp8_e4m3fn_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ fp8_e5m2_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub(__ubuf__ hifloat8_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ fp8_e4m3fn_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ fp8_e5m2_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ hifloat8_t* dst_addr, __cc__ float* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ fp8_e4m3fn_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ fp8_e5m2_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_l0c2ub_sync(__ubuf__ hifloat8_t* dst_addr, __cc__ int32_t* src_addr, uint16_t n_size, uint16_t m_size, uint32_t loop_dst_stride, uint16_t loop_src_stride, uint8_t dual_dst_ctl, bool sub_blockid, uint8_t clip_relu_pre, uint8_t unit_flag_ctl, uint64_t quant_pre, uint8_t relu_pre, bool split_en, bool nz2nd_en, uint64_t quant_post, uint8_t relu_post, bool clip_relu_post, uint8_t eltwise_op, bool eltwise_antq_en, bool c0_pad_en, bool broadcast_en, bool nz2dn_en);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, uint8_t l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, uint8_t l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, uint8_t l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t size);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t size);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t size);
__aicore__ void asc_copy_gm2ub_align_sync(__ubuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint32_t size);
__aicore__ void asc_copy_gm2ub_align_sync(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t size);
__aicore__ void asc_copy_gm2ub_align_sync(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align(__gm__ hifloat8_t* dst, __ubuf__ hifloat8_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e5m2_t* dst, __ubuf__ fp8_e5m2_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e4m3fn_t* dst, __ubuf__ fp8_e4m3fn_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ void asc_copy_ub2gm_align(__gm__ hifloat8_t* dst, __ubuf__ hifloat8_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e5m2_t* dst, __ubuf__ fp8_e5m2_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e4m3fn_t* dst, __ubuf__ fp8_e4m3fn_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align_sync(__gm__ hifloat8_t* dst, __ubuf__ hifloat8_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align_sync(__gm__ fp8_e5m2_t* dst, __ubuf__ fp8_e5m2_t* src, uint32_t size);
__aicore__ void asc_copy_ub2gm_align_sync(__gm__ fp8_e4m3fn_t* dst, __ubuf__ fp8_e4m3fn_t* src, uint32_t size);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp4x2_e2m1_t* dst, __gm__ fp4x2_e2m1_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, uint8_t cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp4x2_e1m2_t* dst, __gm__ fp4x2_e1m2_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, uint8_t cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e8m0_t* dst, __gm__ fp8_e8m0_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, uint8_t cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, uint8_t cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, uint8_t cache_mode);
__aicore__ void asc_set_vector_mask(uint64_t mask1, uint64_t mask0);
__aicore__ inline void asc_float2int32_rd(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_float2int32_ru(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_float2int32_rn(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_float2int32_rna(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ uint8_t* dst, __gm__ uint8_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ int8_t* dst, __gm__ int8_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ uint16_t* dst, __gm__ uint16_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ int16_t* dst, __gm__ int16_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ uint32_t* dst, __gm__ uint32_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ int32_t* dst, __gm__ int32_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ half* dst, __gm__ half* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ float* dst, __gm__ float* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ void asc_copy_gm2ub_align(__ubuf__ hifloat8_t* dst, __gm__ hifloat8_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ inline void asc_copy_gm2ub_align(__ubuf__ bfloat16_t* dst, __gm__ bfloat16_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride) { assay_c::CopyInPadded(dst, src, n_burst, len_burst, left_padding_num, right_padding_num, enable_constant_pad, src_stride, dst_stride); }
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ void asc_copy_gm2ub_align(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint16_t n_burst, uint32_t len_burst, uint8_t left_padding_num, uint8_t right_padding_num, bool enable_constant_pad, asc_load_l2_cache_mode l2_cache_mode, uint64_t src_stride, uint32_t dst_stride);
__aicore__ inline void asc_copy_ub2gm_align(__gm__ uint8_t* dst, __ubuf__ uint8_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ int8_t* dst, __ubuf__ int8_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ uint16_t* dst, __ubuf__ uint16_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ int16_t* dst, __ubuf__ int16_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ uint32_t* dst, __ubuf__ uint32_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ int32_t* dst, __ubuf__ int32_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ half* dst, __ubuf__ half* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ inline void asc_copy_ub2gm_align(__gm__ float* dst, __ubuf__ float* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ void asc_copy_ub2gm_align(__gm__ hifloat8_t* dst, __ubuf__ hifloat8_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ inline void asc_copy_ub2gm_align(__gm__ bfloat16_t* dst, __ubuf__ bfloat16_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride) { assay_c::CopyOutPadded(dst, src, n_burst, len_burst, dst_stride, src_stride); }
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e5m2_t* dst, __ubuf__ fp8_e5m2_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ void asc_copy_ub2gm_align(__gm__ fp8_e4m3fn_t* dst, __ubuf__ fp8_e4m3fn_t* src, uint16_t n_burst, uint32_t len_burst, asc_store_l2_cache_mode l2_cache_mode, uint64_t dst_stride, uint32_t src_stride);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ int8_t* dst, __gm__ int8_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ uint8_t* dst, __gm__ uint8_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp4x2_e2m1_t* dst, __gm__ fp4x2_e2m1_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp4x2_e1m2_t* dst, __gm__ fp4x2_e1m2_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e8m0_t* dst, __gm__ fp8_e8m0_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e5m2_t* dst, __gm__ fp8_e5m2_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ fp8_e4m3fn_t* dst, __gm__ fp8_e4m3fn_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ int16_t* dst, __gm__ int16_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ uint16_t* dst, __gm__ uint16_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ half* dst, __gm__ half* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ bfloat16_t* dst, __gm__ bfloat16_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ int32_t* dst, __gm__ int32_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ uint32_t* dst, __gm__ uint32_t* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ void asc_ndim_copy_gm2ub(__ubuf__ float* dst, __gm__ float* src, uint32_t loop0_size, uint32_t loop1_size, uint32_t loop2_size, uint32_t loop3_size, uint32_t loop4_size, uint8_t loop0_lp_count, uint8_t loop0_rp_count, bool padding_mode, asc_load_l2_cache_mode l2_cache_mode);
__aicore__ inline void asc_add(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_add(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_ADD>(dst, src0, src1, mask); }
__aicore__ void asc_add(vector_bool& carry, vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask);
__aicore__ void asc_add(vector_bool& carry, vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask);
__aicore__ inline void asc_sub(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ inline void asc_sub(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_SUB>(dst, src0, src1, mask); }
__aicore__ void asc_sub(vector_bool& carry, vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask);
__aicore__ void asc_sub(vector_bool& carry, vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask);
__aicore__ inline void asc_mul(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_mul(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_MUL>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_div(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_DIV>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_max(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MAX>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_min(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_MIN>(dst, src0, src1, mask); }
__aicore__ inline void asc_max_scalar(vector_int8_t& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_int32_t& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_uint8_t& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_uint16_t& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_uint32_t& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_half& dst, vector_half src, half value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_float& dst, vector_float src, float value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_max_scalar(vector_bfloat16_t& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MAX>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_uint16_t& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_half& dst, vector_half src, half value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_int32_t& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_uint32_t& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_mul_scalar(vector_float& dst, vector_float src, float value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_int8_t& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_uint8_t& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_uint16_t& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_half& dst, vector_half src, half value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_bfloat16_t& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_int32_t& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_uint32_t& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_add_scalar(vector_float& dst, vector_float src, float value, vector_bool mask) { assay_c::Scalar<ASSAY_ADD>(dst, src, value, mask); }
__aicore__ inline void asc_leakyrelu(vector_float& dst, vector_float src, float value, vector_bool mask) { AscendC::Reg::LeakyRelu(dst, src, value, mask); }
__aicore__ inline void asc_leakyrelu(vector_half& dst, vector_half src, half value, vector_bool mask) { AscendC::Reg::LeakyRelu(dst, src, value, mask); }
__aicore__ inline void asc_exp(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_EXP>(dst, src, mask); }
__aicore__ inline void asc_exp(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_EXP>(dst, src, mask); }
__aicore__ inline void asc_abs(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Unary<ASSAY_ABS>(dst, src, mask); }
__aicore__ inline void asc_abs(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Unary<ASSAY_ABS>(dst, src, mask); }
__aicore__ inline void asc_abs(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Unary<ASSAY_ABS>(dst, src, mask); }
__aicore__ inline void asc_abs(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_ABS>(dst, src, mask); }
__aicore__ inline void asc_abs(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_ABS>(dst, src, mask); }
__aicore__ inline void asc_sqrt(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_SQRT>(dst, src, mask); }
__aicore__ inline void asc_sqrt(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_SQRT>(dst, src, mask); }
__aicore__ inline void asc_relu(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_RELU>(dst, src, mask); }
__aicore__ inline void asc_relu(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Unary<ASSAY_RELU>(dst, src, mask); }
__aicore__ inline void asc_relu(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_RELU>(dst, src, mask); }
__aicore__ inline void asc_not(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_not(vector_bool& dst, vector_bool src, vector_bool mask) { assay_c::Unary<ASSAY_NOT>(dst, src, mask); }
__aicore__ inline void asc_and(vector_bool& dst, vector_bool src0, vector_bool src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ void asc_and(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1, vector_bool mask);
__aicore__ void asc_and(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1, vector_bool mask);
__aicore__ inline void asc_and(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_and(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_AND>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_or(vector_bool& dst, vector_bool src0, vector_bool src1, vector_bool mask) { assay_c::Binary<ASSAY_OR>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_uint8_t& dst, vector_uint8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_uint16_t& dst, vector_uint16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_uint32_t& dst, vector_uint32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftleft(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_LEFT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_uint8_t& dst, vector_uint8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_uint16_t& dst, vector_uint16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_uint32_t& dst, vector_uint32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_shiftright(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Shift<ASSAY_SHIFT_RIGHT>(dst, src0, src1, mask); }
__aicore__ inline void asc_min_scalar(vector_int32_t& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_uint32_t& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_uint16_t& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_int8_t& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_uint8_t& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_float& dst, vector_float src, float value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_min_scalar(vector_half& dst, vector_half src, half value, vector_bool mask) { assay_c::Scalar<ASSAY_MIN>(dst, src, value, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt(vector_bool& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_gt(vector_bool& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GT>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ge(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::GE>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_eq(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::EQ>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_ne(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::NE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_le(vector_bool& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { assay_c::Compare<AscendC::CMPMODE::LE>(dst, src0, src1, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_half src, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_lt_scalar(vector_bool& dst, vector_float src, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_half src, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_gt_scalar(vector_bool& dst, vector_float src, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GT>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_half src, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_ge_scalar(vector_bool& dst, vector_float src, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::GE>(dst, src, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_int8_t src0, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_uint8_t src0, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_int16_t src0, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_uint16_t src0, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_half src0, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_bfloat16_t src0, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_int32_t src0, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_uint32_t src0, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_eq_scalar(vector_bool& dst, vector_float src0, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::EQ>(dst, src0, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_half src, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_float src, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_ne_scalar(vector_bool& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::NE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_uint8_t src, uint8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_int8_t src, int8_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_uint16_t src, uint16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_uint32_t src, uint32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_int32_t src, int32_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_half src, half value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_float src, float value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_le_scalar(vector_bool& dst, vector_bfloat16_t src, bfloat16_t value, vector_bool mask) { assay_c::CompareScalar<AscendC::CMPMODE::LE>(dst, src, value, mask); }
__aicore__ inline void asc_select(vector_bool& dst, vector_bool src0, vector_bool src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ void asc_select(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1, vector_bool mask);
__aicore__ void asc_select(vector_hifloat8_t& dst, vector_hifloat8_t src0, vector_hifloat8_t src1, vector_bool mask);
__aicore__ void asc_select(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1, vector_bool mask);
__aicore__ inline void asc_select(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_bfloat16_t& dst, vector_bfloat16_t src0, vector_bfloat16_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_select(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { AscendC::Reg::Select(dst, src0, src1, mask); }
__aicore__ inline void asc_axpy(vector_half& dst, vector_half src, half value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL_ADD_DST>(dst, src, value, mask); }
__aicore__ inline void asc_axpy(vector_float& dst, vector_float src, float value, vector_bool mask) { assay_c::Scalar<ASSAY_MUL_ADD_DST>(dst, src, value, mask); }
__aicore__ inline void asc_gather_datablock(vector_int8_t& dst, __ubuf__ int8_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_uint8_t& dst, __ubuf__ uint8_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_int16_t& dst, __ubuf__ int16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_int32_t& dst, __ubuf__ int32_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_int64_t& dst, __ubuf__ int64_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_uint64_t& dst, __ubuf__ uint64_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_half& dst, __ubuf__ half* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_float& dst, __ubuf__ float* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ inline void asc_gather_datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::GatherB(dst, src, index, mask); }
__aicore__ void asc_gather_datablock(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_int4x2_t& dst, __ubuf__ int4b_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, vector_uint32_t index, vector_bool mask);
__aicore__ void asc_gather_datablock(vector_int8_t& dst, __ubuf__ int8_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_uint8_t& dst, __ubuf__ uint8_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_int16_t& dst, __ubuf__ int16_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_int32_t& dst, __ubuf__ int32_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_int64_t& dst, __ubuf__ int64_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_uint64_t& dst, __ubuf__ uint64_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_half& dst, __ubuf__ half* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_float& dst, __ubuf__ float* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_int4x2_t& dst, __ubuf__ int4b_t* src, vector_uint32_t index);
__aicore__ void asc_gather_datablock(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, vector_uint32_t index);
__aicore__ inline void asc_gather(vector_int16_t& dst, __ubuf__ int8_t* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_uint16_t& dst, __ubuf__ uint8_t* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_int16_t& dst, __ubuf__ int16_t* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_uint16_t& dst, __ubuf__ uint16_t* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_int32_t& dst, __ubuf__ int32_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_uint32_t& dst, __ubuf__ uint32_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_half& dst, __ubuf__ half* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_float& dst, __ubuf__ float* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ void asc_gather(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, vector_uint16_t index, vector_bool mask);
__aicore__ void asc_gather(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, vector_uint16_t index, vector_bool mask);
__aicore__ void asc_gather(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, vector_uint16_t index, vector_bool mask);
__aicore__ void asc_gather(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, vector_uint16_t index, vector_bool mask);
__aicore__ inline void asc_gather(vector_int16_t& dst, __ubuf__ int16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_uint16_t& dst, __ubuf__ uint16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_half& dst, __ubuf__ half* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Gather(dst, src, index, mask); }
__aicore__ inline void asc_gather(vector_int8_t& dst, vector_int8_t src, vector_uint8_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_uint8_t& dst, vector_uint8_t src, vector_uint8_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_int16_t& dst, vector_int16_t src, vector_uint16_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_uint16_t& dst, vector_uint16_t src, vector_uint16_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_int32_t& dst, vector_int32_t src, vector_uint32_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_uint32_t& dst, vector_uint32_t src, vector_uint32_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_half& dst, vector_half src, vector_uint16_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ inline void asc_gather(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_uint16_t index) { AscendC::Reg::Gather(dst, src, index); }
__aicore__ void asc_gather(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src, vector_uint8_t index);
__aicore__ void asc_gather(vector_hifloat8_t& dst, vector_hifloat8_t src, vector_uint8_t index);
__aicore__ void asc_gather(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src, vector_uint8_t index);
__aicore__ void asc_gather(vector_fp8_e8m0_t& dst, vector_fp8_e8m0_t src, vector_uint8_t index);
__aicore__ inline void asc_bfloat162float(vector_float& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_bfloat162int32_rna(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_bfloat162int32_ru(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_bfloat162int32_rd(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_bfloat162int32_rn(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_bfloat162int32_rz(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_half2float(vector_float& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_half2int16_rna(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_half2int16_ru(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_half2int16_rd(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_half2int16_rn(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_half2int16_rz(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_half2int32_rna(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_half2int32_ru(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_half2int32_rd(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_half2int32_rn(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_half2int32_rz(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_half2int8_rna(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_half2int8_ru(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_half2int8_rd(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_half2int8_rn(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_half2int8_rz(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_half2uint8_rna(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_half2uint8_ru(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_half2uint8_rd(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_half2uint8_rn(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_half2uint8_rz(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_float2half_rn(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_float2half_rna(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_float2half_rd(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_float2half_ru(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_float2half_rz(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_float2half_ro(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 6); }
__aicore__ inline void asc_float2int16_rna(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_float2int16_ru(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_float2int16_rd(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_float2int16_rn(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_float2int16_rz(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_float2int32_rz(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_float2int64_rna(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 36); }
__aicore__ inline void asc_float2int64_ru(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 35); }
__aicore__ inline void asc_float2int64_rd(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 34); }
__aicore__ inline void asc_float2int64_rn(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 33); }
__aicore__ inline void asc_float2int64_rz(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 37); }
__aicore__ inline void asc_float2bfloat16_rn(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_float2bfloat16_rna(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_float2bfloat16_rd(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_float2bfloat16_ru(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_float2bfloat16_rz(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_int82half(vector_half& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_uint82half(vector_half& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int162half_rna(vector_half& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_int162half_ru(vector_half& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_int162half_rd(vector_half& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_int162half_rn(vector_half& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_int162half_rz(vector_half& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_int162float(vector_float& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int322float_rna(vector_float& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_int322float_ru(vector_float& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_int322float_rd(vector_float& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_int322float_rn(vector_float& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_int322float_rz(vector_float& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_int322int16(vector_int16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int322int64(vector_int64_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int642int32(vector_int32_t& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int642float_rna(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_int642float_ru(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_int642float_rd(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_int642float_rn(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_int642float_rz(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_duplicate(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ void asc_duplicate(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_duplicate(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ inline void asc_duplicate(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_half& dst, vector_half src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_duplicate(vector_float& dst, vector_float src, vector_bool mask) { assay_c::FillFirst(dst, src, mask); }
__aicore__ inline void asc_pair_reduce_sum(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 2 * sizeof(assay_model::ElementOf<vector_half>)); }
__aicore__ inline void asc_pair_reduce_sum(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 2 * sizeof(assay_model::ElementOf<vector_float>)); }
__aicore__ inline void asc_copy(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_bool& dst, vector_bool src, vector_bool mask) { assay_c::Copy(dst, src, mask); }
__aicore__ inline void asc_copy(vector_bool& dst, vector_bool src) { assay_c::Copy(dst, src); }
__aicore__ inline void asc_copy(vector_bool& dst, vector_uint16_t src, int16_t part) { assay_c::Copy(dst, src, part); }
__aicore__ inline void asc_copy(vector_bool& dst, vector_uint32_t src, int16_t part) { assay_c::Copy(dst, src, part); }
__aicore__ inline void asc_squeeze(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_half& dst, vector_half src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_float& dst, vector_float src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ inline void asc_squeeze(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { AscendC::Reg::Squeeze(dst, src, mask); }
__aicore__ void asc_squeeze(vector_hifloat8_t& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_squeeze(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_squeeze(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_squeeze(vector_fp8_e8m0_t& dst, vector_fp8_e8m0_t src, vector_bool mask);
__aicore__ inline void asc_storealign(__ubuf__ int8_t* dst_align32b, vector_int8_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ int16_t* dst_align32b, vector_int16_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ int32_t* dst_align32b, vector_int32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ half* dst_align32b, vector_half src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ float* dst_align32b, vector_float src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); }
__aicore__ void asc_storealign(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src, vector_bool mask);
__aicore__ inline void asc_storealign(__ubuf__ int8_t* dst_align32b, vector_int8_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ int16_t* dst_align32b, vector_int16_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ int32_t* dst_align32b, vector_int32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ half* dst_align32b, vector_half src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ float* dst_align32b, vector_float src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ void asc_storealign(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src, addr_reg offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src, addr_reg offset, vector_bool mask);
__aicore__ inline void asc_storealign(__ubuf__ int8_t* dst_align32b, vector_int8_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ int16_t* dst_align32b, vector_int16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ int32_t* dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ half* dst_align32b, vector_half src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ float* dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask, offset); }
__aicore__ void asc_storealign(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src, int32_t offset, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int8_t* dst_align32b, vector_int8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int16_t* dst_align32b, vector_int16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ int32_t* dst_align32b, vector_int32_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ half* dst_align32b, vector_half src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ float* dst_align32b, vector_float src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign(__ubuf__ uint32_t* dst, vector_bool src, addr_reg offset);
__aicore__ void asc_storealign(__ubuf__ uint16_t* dst, vector_bool src, addr_reg offset);
__aicore__ void asc_storealign(__ubuf__ uint8_t* dst, vector_bool src, addr_reg offset);
__aicore__ inline void asc_storealign(__ubuf__ uint32_t* dst, vector_bool src) { assay_model::MaskStore(assay_model::NativeOf(dst), src, 1); }
__aicore__ inline void asc_storealign(__ubuf__ uint16_t* dst, vector_bool src) { assay_model::MaskStore(assay_model::NativeOf(dst), src, 1); }
__aicore__ inline void asc_storealign(__ubuf__ uint8_t* dst, vector_bool src) { assay_model::MaskStore(assay_model::NativeOf(dst), src, 1); }
__aicore__ void asc_storealign(__ubuf__ uint32_t* dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign(__ubuf__ uint16_t* dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign(__ubuf__ uint8_t* dst, vector_bool src, int32_t offset);
__aicore__ inline void asc_storealign_1st(__ubuf__ int8_t* dst_align32b, vector_int8_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ int16_t* dst_align32b, vector_int16_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ int32_t* dst_align32b, vector_int32_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ half* dst_align32b, vector_half src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ float* dst_align32b, vector_float src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ inline void asc_storealign_1st(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src) { assay_c::StorePart(dst_align32b, src, 1); }
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src);
__aicore__ void asc_storealign_1st(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src);
__aicore__ void asc_storealign_1st(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src);
__aicore__ void asc_storealign_1st(__ubuf__ int8_t* dst_align32b, vector_int8_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ int16_t* dst_align32b, vector_int16_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ int32_t* dst_align32b, vector_int32_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ half* dst_align32b, vector_half src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ float* dst_align32b, vector_float src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src, addr_reg offset);
__aicore__ void asc_storealign_1st(__ubuf__ int8_t* dst_align32b, vector_int8_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ int16_t* dst_align32b, vector_int16_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ int32_t* dst_align32b, vector_int32_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ half* dst_align32b, vector_half src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ float* dst_align32b, vector_float src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src, int32_t offset);
__aicore__ void asc_storealign_1st(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src, int32_t offset);
__aicore__ inline void asc_storealign_pack(__ubuf__ int16_t* dst_align32b, vector_int16_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int32_t* dst_align32b, vector_int32_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int64_t* dst_align32b, vector_int64_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint64_t* dst_align32b, vector_uint64_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ half* dst_align32b, vector_half src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ float* dst_align32b, vector_float src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int16_t* dst_align32b, vector_int16_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int32_t* dst_align32b, vector_int32_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int64_t* dst_align32b, vector_int64_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint64_t* dst_align32b, vector_uint64_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ half* dst_align32b, vector_half src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ float* dst_align32b, vector_float src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, addr_reg offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int16_t* dst_align32b, vector_int16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int32_t* dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ int64_t* dst_align32b, vector_int64_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ uint64_t* dst_align32b, vector_uint64_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ half* dst_align32b, vector_half src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ float* dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask, offset); }
__aicore__ void asc_storealign_pack(__ubuf__ uint32_t* dst, vector_bool src, addr_reg offset);
__aicore__ void asc_storealign_pack(__ubuf__ uint16_t* dst, vector_bool src, addr_reg offset);
__aicore__ void asc_storealign_pack(__ubuf__ uint8_t* dst, vector_bool src, addr_reg offset);
__aicore__ void asc_storealign_pack(__ubuf__ uint32_t* dst, vector_bool src);
__aicore__ void asc_storealign_pack(__ubuf__ uint16_t* dst, vector_bool src);
__aicore__ void asc_storealign_pack(__ubuf__ uint8_t* dst, vector_bool src);
__aicore__ void asc_storealign_pack(__ubuf__ uint32_t* dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_pack(__ubuf__ uint16_t* dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_pack(__ubuf__ uint8_t* dst, vector_bool src, int32_t offset);
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ int32_t* dst_align32b, vector_int32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ float* dst_align32b, vector_float src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ int32_t* dst_align32b, vector_int32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ float* dst_align32b, vector_float src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ int32_t* dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_v2(__ubuf__ float* dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ int8_t* dst_align32b, vector_int8_t src0, vector_int8_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src0, vector_uint8_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ int16_t* dst_align32b, vector_int16_t src0, vector_int16_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src0, vector_uint16_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ int32_t* dst_align32b, vector_int32_t src0, vector_int32_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src0, vector_uint32_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ half* dst_align32b, vector_half src0, vector_half src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ inline void asc_storealign_intlv(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src0, vector_bfloat16_t src1) { assay_c::StoreTwo(dst_align32b, src0, src1); }
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src0, vector_hifloat8_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src0, vector_fp8_e8m0_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src0, vector_fp4x2_e2m1_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src0, vector_fp4x2_e1m2_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src0, vector_int4x2_t src1);
__aicore__ void asc_storealign_intlv(__ubuf__ int8_t* dst_align32b, vector_int8_t src0, vector_int8_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src0, vector_uint8_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int16_t* dst_align32b, vector_int16_t src0, vector_int16_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src0, vector_uint16_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int32_t* dst_align32b, vector_int32_t src0, vector_int32_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src0, vector_uint32_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ half* dst_align32b, vector_half src0, vector_half src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src0, vector_bfloat16_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src0, vector_hifloat8_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src0, vector_fp8_e8m0_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src0, vector_fp4x2_e2m1_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src0, vector_fp4x2_e1m2_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src0, vector_int4x2_t src1, addr_reg offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int8_t* dst_align32b, vector_int8_t src0, vector_int8_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint8_t* dst_align32b, vector_uint8_t src0, vector_uint8_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int16_t* dst_align32b, vector_int16_t src0, vector_int16_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint16_t* dst_align32b, vector_uint16_t src0, vector_uint16_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int32_t* dst_align32b, vector_int32_t src0, vector_int32_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src0, vector_uint32_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ half* dst_align32b, vector_half src0, vector_half src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ bfloat16_t* dst_align32b, vector_bfloat16_t src0, vector_bfloat16_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e4m3fn_t* dst_align32b, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ hifloat8_t* dst_align32b, vector_hifloat8_t src0, vector_hifloat8_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e5m2_t* dst_align32b, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp8_e8m0_t* dst_align32b, vector_fp8_e8m0_t src0, vector_fp8_e8m0_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e2m1_t* dst_align32b, vector_fp4x2_e2m1_t src0, vector_fp4x2_e2m1_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ fp4x2_e1m2_t* dst_align32b, vector_fp4x2_e1m2_t src0, vector_fp4x2_e1m2_t src1, int32_t offset);
__aicore__ void asc_storealign_intlv(__ubuf__ int4b_t* dst_align32b, vector_int4x2_t src0, vector_int4x2_t src1, int32_t offset);
__aicore__ inline void asc_storealign_postupdate(__ubuf__ int8_t*& dst_align32b, vector_int8_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ uint8_t*& dst_align32b, vector_uint8_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ int16_t*& dst_align32b, vector_int16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ uint16_t*& dst_align32b, vector_uint16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ half*& dst_align32b, vector_half src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ float*& dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_postupdate(__ubuf__ bfloat16_t*& dst_align32b, vector_bfloat16_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_NORM>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ void asc_storealign_postupdate(__ubuf__ int8_t*& dst_align32b, vector_int8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint8_t*& dst_align32b, vector_uint8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ int16_t*& dst_align32b, vector_int16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint16_t*& dst_align32b, vector_uint16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ bfloat16_t*& dst_align32b, vector_bfloat16_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ fp8_e4m3fn_t*& dst_align32b, vector_fp8_e4m3fn_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ hifloat8_t*& dst_align32b, vector_hifloat8_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ fp8_e5m2_t*& dst_align32b, vector_fp8_e5m2_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ fp8_e8m0_t*& dst_align32b, vector_fp8_e8m0_t src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ half*& dst_align32b, vector_half src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ float*& dst_align32b, vector_float src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint32_t*& dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint16_t*& dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_postupdate(__ubuf__ uint8_t*& dst, vector_bool src, int32_t offset);
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ int8_t*& dst_align32b, vector_int8_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ uint8_t*& dst_align32b, vector_uint8_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ int16_t*& dst_align32b, vector_int16_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ uint16_t*& dst_align32b, vector_uint16_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ half*& dst_align32b, vector_half src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ float*& dst_align32b, vector_float src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_1st_postupdate(__ubuf__ bfloat16_t*& dst_align32b, vector_bfloat16_t src, int32_t offset) { assay_c::StorePart(dst_align32b, src, 1); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ int16_t*& dst_align32b, vector_int16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ uint16_t*& dst_align32b, vector_uint16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ int64_t*& dst_align32b, vector_int64_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ uint64_t*& dst_align32b, vector_uint64_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ half*& dst_align32b, vector_half src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ float*& dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate(__ubuf__ bfloat16_t*& dst_align32b, vector_bfloat16_t src, int32_t offset, vector_bool mask) { assay_c::StoreBySize<assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B16, assay_c::StoreDist::DIST_PACK_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ void asc_storealign_pack_postupdate(__ubuf__ uint32_t*& dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_pack_postupdate(__ubuf__ uint16_t*& dst, vector_bool src, int32_t offset);
__aicore__ void asc_storealign_pack_postupdate(__ubuf__ uint8_t*& dst, vector_bool src, int32_t offset);
__aicore__ inline void asc_storealign_pack_postupdate_v2(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate_v2(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_postupdate_v2(__ubuf__ float*& dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storeunalign(__ubuf__ int8_t* dst, vector_store_unalign& src0, vector_int8_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ uint8_t* dst, vector_store_unalign& src0, vector_uint8_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ int16_t* dst, vector_store_unalign& src0, vector_int16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ uint16_t* dst, vector_store_unalign& src0, vector_uint16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ int32_t* dst, vector_store_unalign& src0, vector_int32_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ int64_t* dst, vector_store_unalign& src0, vector_int64_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ uint32_t* dst, vector_store_unalign& src0, vector_uint32_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ half* dst, vector_store_unalign& src0, vector_half src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ float* dst, vector_store_unalign& src0, vector_float src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ inline void asc_storeunalign(__ubuf__ bfloat16_t* dst, vector_store_unalign& src0, vector_bfloat16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); }
__aicore__ void asc_storeunalign(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign& src0, vector_fp8_e4m3fn_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ hifloat8_t* dst, vector_store_unalign& src0, vector_hifloat8_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign& src0, vector_fp8_e5m2_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign& src0, vector_fp8_e8m0_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign& src0, vector_fp4x2_e2m1_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign& src0, vector_fp4x2_e1m2_t src1, uint32_t count);
__aicore__ void asc_storeunalign(__ubuf__ int4b_t* dst, vector_store_unalign& src0, vector_int4x2_t src1, uint32_t count);
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ int8_t*& dst, vector_store_unalign& src0, vector_int8_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ uint8_t*& dst, vector_store_unalign& src0, vector_uint8_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ int16_t*& dst, vector_store_unalign& src0, vector_int16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ uint16_t*& dst, vector_store_unalign& src0, vector_uint16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ int32_t*& dst, vector_store_unalign& src0, vector_int32_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ uint32_t*& dst, vector_store_unalign& src0, vector_uint32_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ int64_t*& dst, vector_store_unalign& src0, vector_int64_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ half*& dst, vector_store_unalign& src0, vector_half src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ float*& dst, vector_store_unalign& src0, vector_float src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ inline void asc_storeunalign_postupdate(__ubuf__ bfloat16_t*& dst, vector_store_unalign& src0, vector_bfloat16_t src1, uint32_t count) { assay_c::StorePart(dst, src1, count); dst += count; }
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e4m3fn_t*& dst, vector_store_unalign& src0, vector_fp8_e4m3fn_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ hifloat8_t*& dst, vector_store_unalign& src0, vector_hifloat8_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e5m2_t*& dst, vector_store_unalign& src0, vector_fp8_e5m2_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e8m0_t*& dst, vector_store_unalign& src0, vector_fp8_e8m0_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e2m1_t*& dst, vector_store_unalign& src0, vector_fp4x2_e2m1_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e1m2_t*& dst, vector_store_unalign& src0, vector_fp4x2_e1m2_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int4b_t*& dst, vector_store_unalign& src0, vector_int4x2_t src1, uint32_t count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint8_t*& dst, vector_store_unalign& src0, vector_bool src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint16_t*& dst, vector_store_unalign& src0, vector_bool src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint32_t*& dst, vector_store_unalign& src0, vector_bool src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int8_t* dst, vector_store_unalign& src0, vector_int8_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint8_t* dst, vector_store_unalign& src0, vector_uint8_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int16_t* dst, vector_store_unalign& src0, vector_int16_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint16_t* dst, vector_store_unalign& src0, vector_uint16_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int32_t* dst, vector_store_unalign& src0, vector_int32_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint32_t* dst, vector_store_unalign& src0, vector_uint32_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int64_t* dst, vector_store_unalign& src0, vector_int64_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ half* dst, vector_store_unalign& src0, vector_half src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ float* dst, vector_store_unalign& src0, vector_float src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ bfloat16_t* dst, vector_store_unalign& src0, vector_bfloat16_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign& src0, vector_fp8_e4m3fn_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign& src0, vector_fp8_e5m2_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign& src0, vector_fp8_e8m0_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign& src0, vector_fp4x2_e2m1_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign& src0, vector_fp4x2_e1m2_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int4b_t* dst, vector_store_unalign& src0, vector_int4x2_t src1);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int8_t* dst, vector_store_unalign& src0, vector_int8_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint8_t* dst, vector_store_unalign& src0, vector_uint8_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int16_t* dst, vector_store_unalign& src0, vector_int16_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint16_t* dst, vector_store_unalign& src0, vector_uint16_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int32_t* dst, vector_store_unalign& src0, vector_int32_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ uint32_t* dst, vector_store_unalign& src0, vector_uint32_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int64_t* dst, vector_store_unalign& src0, vector_int64_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ half* dst, vector_store_unalign& src0, vector_half src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ float* dst, vector_store_unalign& src0, vector_float src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ bfloat16_t* dst, vector_store_unalign& src0, vector_bfloat16_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign& src0, vector_fp8_e4m3fn_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ hifloat8_t* dst, vector_store_unalign& src0, vector_hifloat8_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign& src0, vector_fp8_e5m2_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign& src0, vector_fp8_e8m0_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign& src0, vector_fp4x2_e2m1_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign& src0, vector_fp4x2_e1m2_t src1, addr_reg& count);
__aicore__ void asc_storeunalign_postupdate(__ubuf__ int4b_t* dst, vector_store_unalign& src0, vector_int4x2_t src1, addr_reg& count);
__aicore__ vector_bool asc_get_mask_spr_b16();
__aicore__ vector_bool asc_get_mask_spr_b32();
__aicore__ inline void asc_loadalign(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ void asc_loadalign(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_half& dst, __ubuf__ half* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_float& dst, __ubuf__ float* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_int64_t& dst, __ubuf__ int64_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_loadalign(vector_uint64_t& dst, __ubuf__ uint64_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ void asc_loadalign(vector_bool& dst, __ubuf__ uint32_t* src);
__aicore__ inline void asc_loadalign(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int64_t& dst, __ubuf__ int64_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint64_t& dst, __ubuf__ uint64_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign(vector_bool& dst, __ubuf__ uint32_t* src, int32_t offset);
__aicore__ void asc_loadalign(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_int64_t& dst, __ubuf__ int64_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_uint64_t& dst, __ubuf__ uint64_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign(vector_bool& dst, __ubuf__ uint32_t* src, addr_reg offset);
__aicore__ void asc_loadalign(vector_int8_t& dst, __ubuf__ int8_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_uint8_t& dst, __ubuf__ uint8_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_int16_t& dst, __ubuf__ int16_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_uint16_t& dst, __ubuf__ uint16_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_int32_t& dst, __ubuf__ int32_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_uint32_t& dst, __ubuf__ uint32_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_int64_t& dst, __ubuf__ int64_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_int4x2_t& dst, __ubuf__ int4b_t* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_half& dst, __ubuf__ half* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign(vector_float& dst, __ubuf__ float* src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ inline void asc_loadalign_brc(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ void asc_loadalign_brc(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_brc(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_brc(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_brc(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_brc(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_brc(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_brc(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_brc(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc(vector_float& dst, __ubuf__ float* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ void asc_loadalign_brc(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_brc(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ inline void asc_loadalign_upsample(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_upsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_upsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_upsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_upsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_upsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_upsample(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ inline void asc_loadalign_upsample(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ inline void asc_loadalign_upsample(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ inline void asc_loadalign_upsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src); }
__aicore__ void asc_loadalign_upsample(vector_bool& dst, __ubuf__ uint32_t* src);
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_upsample(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_upsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_upsample(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_upsample(vector_bool& dst, __ubuf__ uint32_t* src, addr_reg offset);
__aicore__ void asc_loadalign_upsample(vector_bool& dst, __ubuf__ uint32_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_upsample(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_upsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_upsample(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ inline void asc_loadalign_downsample(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_downsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_downsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_downsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_downsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_downsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_downsample(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ inline void asc_loadalign_downsample(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ inline void asc_loadalign_downsample(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ inline void asc_loadalign_downsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src); }
__aicore__ void asc_loadalign_downsample(vector_bool& dst, __ubuf__ uint32_t* src);
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_downsample(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_downsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_downsample(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_downsample(vector_bool& dst, __ubuf__ uint32_t* src, addr_reg offset);
__aicore__ void asc_loadalign_downsample(vector_bool& dst, __ubuf__ uint32_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_downsample(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_downsample(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_downsample(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_unpack(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_unpack(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_unpack(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_unpack(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_unpack(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_unpack(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ inline void asc_loadalign_unpack(vector_float& dst, __ubuf__ float* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src); }
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_unpack(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_unpack(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_unpack(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_v2(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src); }
__aicore__ inline void asc_loadalign_unpack_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src); }
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_unpack_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_v2(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_unpack_v2(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_v2(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_brc_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_brc_v2(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_half& dst, __ubuf__ half* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v2(vector_float& dst, __ubuf__ float* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_v2(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_v2(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v2(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_float& dst, __ubuf__ float* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_v3(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_int8_t& dst0, vector_int8_t& dst1, __ubuf__ int8_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint8_t& dst0, vector_uint8_t& dst1, __ubuf__ uint8_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e2m1_t& dst0, vector_fp4x2_e2m1_t& dst1, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e1m2_t& dst0, vector_fp4x2_e1m2_t& dst1, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_deintlv(vector_int4x2_t& dst0, vector_int4x2_t& dst1, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_deintlv(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_deintlv(vector_int16_t& dst0, vector_int16_t& dst1, __ubuf__ int16_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint16_t& dst0, vector_uint16_t& dst1, __ubuf__ uint16_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_half& dst0, vector_half& dst1, __ubuf__ half* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, __ubuf__ bfloat16_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_int32_t& dst0, vector_int32_t& dst1, __ubuf__ int32_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint32_t& dst0, vector_uint32_t& dst1, __ubuf__ uint32_t* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ inline void asc_loadalign_deintlv(vector_float& dst0, vector_float& dst1, __ubuf__ float* src) { assay_c::LoadTwo(dst0, dst1, src); }
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e1m2_t& dst0, vector_fp4x2_e1m2_t& dst1, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e2m1_t& dst0, vector_fp4x2_e2m1_t& dst1, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_int4x2_t& dst0, vector_int4x2_t& dst1, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_uint8_t& dst0, vector_uint8_t& dst1, __ubuf__ uint8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_int8_t& dst0, vector_int8_t& dst1, __ubuf__ int8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_uint16_t& dst0, vector_uint16_t& dst1, __ubuf__ uint16_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_int16_t& dst0, vector_int16_t& dst1, __ubuf__ int16_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, __ubuf__ bfloat16_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_half& dst0, vector_half& dst1, __ubuf__ half* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_uint32_t& dst0, vector_uint32_t& dst1, __ubuf__ uint32_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_int32_t& dst0, vector_int32_t& dst1, __ubuf__ int32_t* src, addr_reg offset);
__aicore__ void asc_loadalign_deintlv(vector_float& dst0, vector_float& dst1, __ubuf__ float* src, addr_reg offset);
__aicore__ inline void asc_loadalign_deintlv(vector_int8_t& dst0, vector_int8_t& dst1, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint8_t& dst0, vector_uint8_t& dst1, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e2m1_t& dst0, vector_fp4x2_e2m1_t& dst1, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_fp4x2_e1m2_t& dst0, vector_fp4x2_e1m2_t& dst1, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_int4x2_t& dst0, vector_int4x2_t& dst1, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_deintlv(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_deintlv(vector_int16_t& dst0, vector_int16_t& dst1, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint16_t& dst0, vector_uint16_t& dst1, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_half& dst0, vector_half& dst1, __ubuf__ half* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_int32_t& dst0, vector_int32_t& dst1, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_uint32_t& dst0, vector_uint32_t& dst1, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_deintlv(vector_float& dst0, vector_float& dst1, __ubuf__ float* src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ inline void asc_loadalign_postupdate(vector_int64_t& dst, __ubuf__ int64_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign_postupdate(vector_bool& dst, __ubuf__ uint32_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_postupdate(vector_uint64_t& dst, __ubuf__ uint64_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src, offset); }
__aicore__ void asc_loadalign_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_int64_t& dst, __ubuf__ int64_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_half& dst, __ubuf__ half*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_float& dst, __ubuf__ float*& src, uint16_t block_stride, uint16_t repeat_stride, vector_bool mask);
__aicore__ void asc_loadalign_postupdate(vector_bool& dst, __ubuf__ uint32_t*& src);
__aicore__ inline void asc_loadalign_brc_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_upsample_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_upsample_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_upsample_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_US_B8, assay_c::LoadDist::DIST_US_B16, assay_c::LoadDist::DIST_US_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_upsample_postupdate(vector_bool& dst, __ubuf__ uint32_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_downsample_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_downsample_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ inline void asc_loadalign_downsample_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_DS_B8, assay_c::LoadDist::DIST_DS_B16, assay_c::LoadDist::DIST_DS_B16>(dst, src, offset); }
__aicore__ void asc_loadalign_downsample_postupdate(vector_bool& dst, __ubuf__ uint32_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_UNPACK_B8, assay_c::LoadDist::DIST_UNPACK_B16, assay_c::LoadDist::DIST_UNPACK_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate_v2(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack_postupdate_v2(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack_postupdate_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_postupdate_v2(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v2(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_postupdate_v3(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_int8_t& dst0, vector_int8_t& dst1, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_uint8_t& dst0, vector_uint8_t& dst1, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ void asc_loadalign_deintlv_postupdate(vector_fp4x2_e2m1_t& dst0, vector_fp4x2_e2m1_t& dst1, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_fp4x2_e1m2_t& dst0, vector_fp4x2_e1m2_t& dst1, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_int4x2_t& dst0, vector_int4x2_t& dst1, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_deintlv_postupdate(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_int16_t& dst0, vector_int16_t& dst1, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_uint16_t& dst0, vector_uint16_t& dst1, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_half& dst0, vector_half& dst1, __ubuf__ half*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_int32_t& dst0, vector_int32_t& dst1, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_uint32_t& dst0, vector_uint32_t& dst1, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadalign_deintlv_postupdate(vector_float& dst0, vector_float& dst1, __ubuf__ float*& src, int32_t offset) { assay_c::LoadTwo(dst0, dst1, src); src += offset; }
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int8_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint8_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp4x2_e2m1_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp4x2_e1m2_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int4b_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e8m0_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e5m2_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e4m3fn_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ hifloat8_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int16_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint16_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ half* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ bfloat16_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int32_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint32_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ float* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int64_t* src) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int8_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint8_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int4b_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ hifloat8_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int16_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint16_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ half* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ bfloat16_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int32_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ uint32_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ float* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign_pre(vector_load_unalign& dst, __ubuf__ int64_t* src, addr_reg offset) {}
__aicore__ inline void asc_loadunalign(vector_int8_t& dst, vector_load_unalign& src0, __ubuf__ int8_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_uint8_t& dst, vector_load_unalign& src0, __ubuf__ uint8_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_int16_t& dst, vector_load_unalign& src0, __ubuf__ int16_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_uint16_t& dst, vector_load_unalign& src0, __ubuf__ uint16_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_int32_t& dst, vector_load_unalign& src0, __ubuf__ int32_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_uint32_t& dst, vector_load_unalign& src0, __ubuf__ uint32_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_half& dst, vector_load_unalign& src0, __ubuf__ half* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_float& dst, vector_load_unalign& src0, __ubuf__ float* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_int64_t& dst, vector_load_unalign& src0, __ubuf__ int64_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ inline void asc_loadunalign(vector_bfloat16_t& dst, vector_load_unalign& src0, __ubuf__ bfloat16_t* src1) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src1); }
__aicore__ void asc_loadunalign(vector_fp8_e4m3fn_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e4m3fn_t* src1);
__aicore__ void asc_loadunalign(vector_hifloat8_t& dst, vector_load_unalign& src0, __ubuf__ hifloat8_t* src1);
__aicore__ void asc_loadunalign(vector_fp8_e5m2_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e5m2_t* src1);
__aicore__ void asc_loadunalign(vector_fp8_e8m0_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e8m0_t* src1);
__aicore__ void asc_loadunalign(vector_fp4x2_e2m1_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e2m1_t* src1);
__aicore__ void asc_loadunalign(vector_fp4x2_e1m2_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e1m2_t* src1);
__aicore__ void asc_loadunalign(vector_int4x2_t& dst, vector_load_unalign& src0, __ubuf__ int4b_t* src1);
__aicore__ inline void asc_loadunalign_postupdate(vector_int8_t& dst, vector_load_unalign& src0, __ubuf__ int8_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_uint8_t& dst, vector_load_unalign& src0, __ubuf__ uint8_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_int16_t& dst, vector_load_unalign& src0, __ubuf__ int16_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_uint16_t& dst, vector_load_unalign& src0, __ubuf__ uint16_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_int32_t& dst, vector_load_unalign& src0, __ubuf__ int32_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_uint32_t& dst, vector_load_unalign& src0, __ubuf__ uint32_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_half& dst, vector_load_unalign& src0, __ubuf__ half*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_float& dst, vector_load_unalign& src0, __ubuf__ float*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_int64_t& dst, vector_load_unalign& src0, __ubuf__ int64_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ inline void asc_loadunalign_postupdate(vector_bfloat16_t& dst, vector_load_unalign& src0, __ubuf__ bfloat16_t*& src1, uint32_t count) { assay_c::LoadNext<assay_c::LoadDist::DIST_NORM>(dst, src1, count); }
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e4m3fn_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e4m3fn_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_hifloat8_t& dst, vector_load_unalign& src0, __ubuf__ hifloat8_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e5m2_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e5m2_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_fp4x2_e2m1_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e2m1_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_fp4x2_e1m2_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e1m2_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_int4x2_t& dst, vector_load_unalign& src0, __ubuf__ int4b_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e8m0_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e8m0_t*& src1, uint32_t count);
__aicore__ void asc_loadunalign_postupdate(vector_int8_t& dst, vector_load_unalign& src0, __ubuf__ int8_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_uint8_t& dst, vector_load_unalign& src0, __ubuf__ uint8_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_int16_t& dst, vector_load_unalign& src0, __ubuf__ int16_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_uint16_t& dst, vector_load_unalign& src0, __ubuf__ uint16_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_int32_t& dst, vector_load_unalign& src0, __ubuf__ int32_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_uint32_t& dst, vector_load_unalign& src0, __ubuf__ uint32_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_half& dst, vector_load_unalign& src0, __ubuf__ half* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_float& dst, vector_load_unalign& src0, __ubuf__ float* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_int64_t& dst, vector_load_unalign& src0, __ubuf__ int64_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_bfloat16_t& dst, vector_load_unalign& src0, __ubuf__ bfloat16_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e4m3fn_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e4m3fn_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_hifloat8_t& dst, vector_load_unalign& src0, __ubuf__ hifloat8_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e5m2_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e5m2_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_fp4x2_e2m1_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e2m1_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_fp4x2_e1m2_t& dst, vector_load_unalign& src0, __ubuf__ fp4x2_e1m2_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_int4x2_t& dst, vector_load_unalign& src0, __ubuf__ int4b_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ void asc_loadunalign_postupdate(vector_fp8_e8m0_t& dst, vector_load_unalign& src0, __ubuf__ fp8_e8m0_t* src1, addr_reg& offset, uint32_t inc);
__aicore__ inline void asc_load(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_half& dst, __ubuf__ half* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_float& dst, __ubuf__ float* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_int64_t& dst, __ubuf__ int64_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ inline void asc_load(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_NORM>(dst, src); }
__aicore__ void asc_load(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_load(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ void asc_load(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_load(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_load(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_load(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_load(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_storeunalign_post(__ubuf__ int8_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint8_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int4b_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ hifloat8_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int16_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint16_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ half* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ bfloat16_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int32_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint32_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ float* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int64_t* dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int8_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ uint8_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ int4b_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ int16_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ uint16_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ half* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ bfloat16_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ int32_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ uint32_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ float* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ int64_t* dst, vector_store_unalign src);
__aicore__ void asc_storeunalign_post(__ubuf__ int8_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint8_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e2m1_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp4x2_e1m2_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int4b_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e8m0_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e5m2_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ fp8_e4m3fn_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ hifloat8_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int16_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint16_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ half* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ bfloat16_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int32_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ uint32_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ float* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post(__ubuf__ int64_t* dst, vector_store_unalign src, addr_reg offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ int8_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ uint8_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ fp4x2_e2m1_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ fp4x2_e1m2_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ int4b_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ fp8_e8m0_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ fp8_e5m2_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ fp8_e4m3fn_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ hifloat8_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ int16_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ uint16_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ half*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ bfloat16_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ int32_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ uint32_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ float*& dst, vector_store_unalign src, int32_t offset);
__aicore__ void asc_storeunalign_post_postupdate(__ubuf__ int64_t*& dst, vector_store_unalign src, int32_t offset);
__aicore__ inline void asc_store(__ubuf__ int8_t* dst, vector_int8_t src) { assay_c::StorePart(dst, src, vector_int8_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ uint8_t* dst, vector_uint8_t src) { assay_c::StorePart(dst, src, vector_uint8_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ int16_t* dst, vector_int16_t src) { assay_c::StorePart(dst, src, vector_int16_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ uint16_t* dst, vector_uint16_t src) { assay_c::StorePart(dst, src, vector_uint16_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ int32_t* dst, vector_int32_t src) { assay_c::StorePart(dst, src, vector_int32_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ uint32_t* dst, vector_uint32_t src) { assay_c::StorePart(dst, src, vector_uint32_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ half* dst, vector_half src) { assay_c::StorePart(dst, src, vector_half::kLanes); }
__aicore__ inline void asc_store(__ubuf__ float* dst, vector_float src) { assay_c::StorePart(dst, src, vector_float::kLanes); }
__aicore__ inline void asc_store(__ubuf__ int64_t* dst, vector_int64_t src) { assay_c::StorePart(dst, src, vector_int64_t::kLanes); }
__aicore__ inline void asc_store(__ubuf__ bfloat16_t* dst, vector_bfloat16_t src) { assay_c::StorePart(dst, src, vector_bfloat16_t::kLanes); }
__aicore__ void asc_store(__ubuf__ fp8_e4m3fn_t* dst, vector_fp8_e4m3fn_t src);
__aicore__ void asc_store(__ubuf__ hifloat8_t* dst, vector_hifloat8_t src);
__aicore__ void asc_store(__ubuf__ fp8_e5m2_t* dst, vector_fp8_e5m2_t src);
__aicore__ void asc_store(__ubuf__ fp8_e8m0_t* dst, vector_fp8_e8m0_t src);
__aicore__ void asc_store(__ubuf__ fp4x2_e2m1_t* dst, vector_fp4x2_e2m1_t src);
__aicore__ void asc_store(__ubuf__ fp4x2_e1m2_t* dst, vector_fp4x2_e1m2_t src);
__aicore__ void asc_store(__ubuf__ int4b_t* dst, vector_int4x2_t src);
__aicore__ inline void asc_store(__ubuf__ int8_t* dst, vector_int8_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ uint8_t* dst, vector_uint8_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ int16_t* dst, vector_int16_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ uint16_t* dst, vector_uint16_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ int32_t* dst, vector_int32_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ uint32_t* dst, vector_uint32_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ half* dst, vector_half src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ float* dst, vector_float src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ int64_t* dst, vector_int64_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ inline void asc_store(__ubuf__ bfloat16_t* dst, vector_bfloat16_t src, uint32_t count) { assay_c::StorePart(dst, src, count); }
__aicore__ void asc_store(__ubuf__ fp8_e8m0_t* dst, vector_fp8_e8m0_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ fp8_e4m3fn_t* dst, vector_fp8_e4m3fn_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ hifloat8_t* dst, vector_hifloat8_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ fp8_e5m2_t* dst, vector_fp8_e5m2_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ fp4x2_e2m1_t* dst, vector_fp4x2_e2m1_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ fp4x2_e1m2_t* dst, vector_fp4x2_e1m2_t src, uint32_t count);
__aicore__ void asc_store(__ubuf__ int4b_t* dst, vector_int4x2_t src, uint32_t count);
__aicore__ inline void asc_scatter(__ubuf__ int8_t* dst, vector_int8_t src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ uint8_t* dst, vector_uint8_t src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ int16_t* dst, vector_int16_t src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ uint16_t* dst, vector_uint16_t src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ int32_t* dst, vector_int32_t src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ uint32_t* dst, vector_uint32_t src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ bfloat16_t* dst, vector_bfloat16_t src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ half* dst, vector_half src, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(__ubuf__ float* dst, vector_float src, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(dst, src, index, mask); }
__aicore__ inline void asc_scatter(vector_int8_t& src, __ubuf__ int8_t* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_uint8_t& src, __ubuf__ uint8_t* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_int16_t& src, __ubuf__ int16_t* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_uint16_t& src, __ubuf__ uint16_t* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_int32_t& src, __ubuf__ int32_t* dst, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_uint32_t& src, __ubuf__ uint32_t* dst, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_bfloat16_t& src, __ubuf__ bfloat16_t* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_half& src, __ubuf__ half* dst, vector_uint16_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_scatter(vector_float& src, __ubuf__ float* dst, vector_uint32_t index, vector_bool mask) { AscendC::Reg::Scatter(src, dst, index, mask); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_brc_elem(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_brc_elem(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_float& dst, __ubuf__ float* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_elem(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_elem(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_elem(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_elem(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_elem(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_elem(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack4(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src); }
__aicore__ inline void asc_loadalign_unpack4(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src); }
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_unpack4(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_unpack4(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_unpack4(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack4(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack4(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack4(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_unpack4(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack4(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack4(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack4(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_unpack4(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_datablock(vector_int8_t& dst, __ubuf__ int8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint8_t& dst, __ubuf__ uint8_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_int4x2_t& dst, __ubuf__ int4b_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src);
__aicore__ void asc_loadalign_brc_datablock(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src);
__aicore__ inline void asc_loadalign_brc_datablock(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_half& dst, __ubuf__ half* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_float& dst, __ubuf__ float* src) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int8_t& dst, __ubuf__ int8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint8_t& dst, __ubuf__ uint8_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_int4x2_t& dst, __ubuf__ int4b_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_datablock(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_datablock(vector_int4x2_t& dst, __ubuf__ int4b_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint8_t& dst, __ubuf__ uint8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int8_t& dst, __ubuf__ int8_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_datablock(vector_hifloat8_t& dst, __ubuf__ hifloat8_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t* src, addr_reg offset);
__aicore__ void asc_loadalign_brc_datablock(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t* src, addr_reg offset);
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::Load<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int16_t& dst, __ubuf__ int16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_half& dst, __ubuf__ half* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int32_t& dst, __ubuf__ int32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_float& dst, __ubuf__ float* src) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int16_t& dst, __ubuf__ int16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_half& dst, __ubuf__ half* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int32_t& dst, __ubuf__ int32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_float& dst, __ubuf__ float* src, int32_t offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint16_t& dst, __ubuf__ uint16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int16_t& dst, __ubuf__ int16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_bfloat16_t& dst, __ubuf__ bfloat16_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_half& dst, __ubuf__ half* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_uint32_t& dst, __ubuf__ uint32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_int32_t& dst, __ubuf__ int32_t* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock(vector_float& dst, __ubuf__ float* src, addr_reg offset) { assay_c::LoadBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_elem_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_BRC_B8, assay_c::LoadDist::DIST_BRC_B16, assay_c::LoadDist::DIST_BRC_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack4_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ inline void asc_loadalign_unpack4_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_UNPACK4_B8>(dst, src, offset); }
__aicore__ void asc_loadalign_unpack4_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_unpack4_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_int8_t& dst, __ubuf__ int8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_uint8_t& dst, __ubuf__ uint8_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_fp4x2_e2m1_t& dst, __ubuf__ fp4x2_e2m1_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_fp4x2_e1m2_t& dst, __ubuf__ fp4x2_e1m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_int4x2_t& dst, __ubuf__ int4b_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_fp8_e8m0_t& dst, __ubuf__ fp8_e8m0_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_fp8_e5m2_t& dst, __ubuf__ fp8_e5m2_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_fp8_e4m3fn_t& dst, __ubuf__ fp8_e4m3fn_t*& src, int32_t offset);
__aicore__ void asc_loadalign_brc_datablock_postupdate(vector_hifloat8_t& dst, __ubuf__ hifloat8_t*& src, int32_t offset);
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_datablock_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNext<assay_c::LoadDist::DIST_BLK>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_int16_t& dst, __ubuf__ int16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_uint16_t& dst, __ubuf__ uint16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_half& dst, __ubuf__ half*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_bfloat16_t& dst, __ubuf__ bfloat16_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_int32_t& dst, __ubuf__ int32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_uint32_t& dst, __ubuf__ uint32_t*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_loadalign_brc_elem2datablock_postupdate(vector_float& dst, __ubuf__ float*& src, int32_t offset) { assay_c::LoadNextBySize<assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B16, assay_c::LoadDist::DIST_E2B_B32>(dst, src, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ int32_t* dst_align32b, vector_int32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ float* dst_align32b, vector_float src, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ int32_t* dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ float* dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ int32_t* dst_align32b, vector_int32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ uint32_t* dst_align32b, vector_uint32_t src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter(__ubuf__ float* dst_align32b, vector_float src, addr_reg offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask, offset); }
__aicore__ inline void asc_storealign_pack_quarter_postupdate(__ubuf__ int32_t*& dst_align32b, vector_int32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_quarter_postupdate(__ubuf__ uint32_t*& dst_align32b, vector_uint32_t src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ inline void asc_storealign_pack_quarter_postupdate(__ubuf__ float*& dst_align32b, vector_float src, int32_t offset, vector_bool mask) { assay_c::Store<assay_c::StoreDist::DIST_PACK4_B32>(dst_align32b, src, mask); dst_align32b += offset; }
__aicore__ addr_reg asc_update_addr_reg_b32(uint32_t offset);
__aicore__ addr_reg asc_update_addr_reg_b32(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_update_addr_reg_b32(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_update_addr_reg_b32(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ addr_reg asc_update_addr_reg_b16(uint32_t offset);
__aicore__ addr_reg asc_update_addr_reg_b16(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_update_addr_reg_b16(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_update_addr_reg_b16(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ addr_reg asc_update_addr_reg_b8(uint32_t offset);
__aicore__ addr_reg asc_update_addr_reg_b8(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_update_addr_reg_b8(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_update_addr_reg_b8(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ addr_reg asc_create_iter_reg_b32(uint32_t offset);
__aicore__ addr_reg asc_create_iter_reg_b32(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_create_iter_reg_b32(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_create_iter_reg_b32(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ addr_reg asc_create_iter_reg_b16(uint32_t offset);
__aicore__ addr_reg asc_create_iter_reg_b16(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_create_iter_reg_b16(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_create_iter_reg_b16(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ addr_reg asc_create_iter_reg_b8(uint32_t offset);
__aicore__ addr_reg asc_create_iter_reg_b8(uint32_t offset0, uint32_t offset1);
__aicore__ addr_reg asc_create_iter_reg_b8(uint32_t offset0, uint32_t offset1, uint32_t offset2);
__aicore__ addr_reg asc_create_iter_reg_b8(uint32_t offset0, uint32_t offset1, uint32_t offset2, uint32_t offset3);
__aicore__ void asc_addc(vector_bool& carry, vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool carry_src, vector_bool mask);
__aicore__ void asc_addc(vector_bool& carry, vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool carry_src, vector_bool mask);
__aicore__ inline void asc_madd(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { assay_c::Binary<ASSAY_FUSED_MUL_ADD>(dst, src0, src1, mask); }
__aicore__ inline void asc_madd(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { assay_c::Binary<ASSAY_FUSED_MUL_ADD>(dst, src0, src1, mask); }
__aicore__ void asc_subc(vector_bool& carry, vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool carry_src, vector_bool mask);
__aicore__ void asc_subc(vector_bool& carry, vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool carry_src, vector_bool mask);
__aicore__ inline void asc_shiftleft_scalar(vector_uint8_t& dst, vector_uint8_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftleft_scalar(vector_int8_t& dst, vector_int8_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftleft_scalar(vector_uint16_t& dst, vector_uint16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftleft_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftleft_scalar(vector_uint32_t& dst, vector_uint32_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftleft_scalar(vector_int32_t& dst, vector_int32_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_LEFT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_uint8_t& dst, vector_uint8_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_int8_t& dst, vector_int8_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_uint16_t& dst, vector_uint16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_int16_t& dst, vector_int16_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_uint32_t& dst, vector_uint32_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ inline void asc_shiftright_scalar(vector_int32_t& dst, vector_int32_t src, int16_t value, vector_bool mask) { assay_c::Scalar<ASSAY_SHIFT_RIGHT>(dst, src, value, mask); }
__aicore__ void asc_float2half_rd_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_rd_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ void asc_float2half_rd_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2half_ru_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_ru_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ void asc_float2half_ru_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2half_rz_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_rz_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ void asc_float2half_rz_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2half_rn_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_rn_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ void asc_float2half_rn_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2half_rna_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_rna_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ void asc_float2half_rna_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2half_ro_sat(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2half_ro_v2(vector_half& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 6); }
__aicore__ void asc_float2half_ro_sat_v2(vector_half& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_uint322int16(vector_int16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint322int16_sat(vector_int16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_uint322int16_v2(vector_int16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint322int16_sat_v2(vector_int16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_half2bfloat16_rd(vector_bfloat16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_half2bfloat16_rn(vector_bfloat16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_half2bfloat16_rna(vector_bfloat16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_half2bfloat16_ru(vector_bfloat16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_half2bfloat16_rz(vector_bfloat16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_bfloat162half_rd(vector_half& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ void asc_bfloat162half_rd_sat(vector_half& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ inline void asc_bfloat162half_ru(vector_half& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ void asc_bfloat162half_ru_sat(vector_half& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ inline void asc_bfloat162half_rz(vector_half& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ void asc_bfloat162half_rz_sat(vector_half& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ inline void asc_bfloat162half_rn(vector_half& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ void asc_bfloat162half_rn_sat(vector_half& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ inline void asc_bfloat162half_rna(vector_half& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ void asc_bfloat162half_rna_sat(vector_half& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_e4m32float(vector_float& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_e4m32float_v2(vector_float& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_e4m32float_v3(vector_float& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_e4m32float_v4(vector_float& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ inline void asc_int162float_v2(vector_float& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ void asc_int4x22int16(vector_int16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22int16_v2(vector_int16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22int16_v3(vector_int16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22int16_v4(vector_int16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ inline void asc_int322int16_sat(vector_int16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int322int16_v2(vector_int16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int322int16_sat_v2(vector_int16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_int322uint8(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int322uint8_sat(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int322uint8_v2(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int322uint8_sat_v2(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_int322uint8_v3(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 32); }
__aicore__ inline void asc_int322uint8_sat_v3(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 0); }
__aicore__ inline void asc_int322uint8_v4(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 32); }
__aicore__ inline void asc_int322uint8_sat_v4(vector_uint8_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 0); }
__aicore__ inline void asc_duplicate_scalar(vector_uint8_t& dst, uint8_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_int8_t& dst, int8_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ void asc_duplicate_scalar(vector_fp8_e4m3fn_t& dst, fp8_e4m3fn_t value, vector_bool mask);
__aicore__ void asc_duplicate_scalar(vector_fp8_e5m2_t& dst, fp8_e5m2_t value, vector_bool mask);
__aicore__ inline void asc_duplicate_scalar(vector_uint16_t& dst, uint16_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_int16_t& dst, int16_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_half& dst, half value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_bfloat16_t& dst, bfloat16_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_uint32_t& dst, uint32_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_int32_t& dst, int32_t value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_float& dst, float value, vector_bool mask) { assay_c::Fill(dst, value, mask); }
__aicore__ inline void asc_duplicate_scalar(vector_uint8_t& dst, uint8_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_int8_t& dst, int8_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_uint16_t& dst, uint16_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_int16_t& dst, int16_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_uint32_t& dst, uint32_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_int32_t& dst, int32_t value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_half& dst, half value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_float& dst, float value) { assay_c::Fill(dst, value); }
__aicore__ inline void asc_duplicate_scalar(vector_bfloat16_t& dst, bfloat16_t value) { assay_c::Fill(dst, value); }
__aicore__ void asc_duplicate_scalar(vector_fp8_e4m3fn_t& dst, fp8_e4m3fn_t value);
__aicore__ void asc_duplicate_scalar(vector_fp8_e5m2_t& dst, fp8_e5m2_t value);
__aicore__ void asc_duplicate_scalar(vector_fp8_e8m0_t& dst, fp8_e8m0_t value);
__aicore__ inline void asc_abs_sub(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { AscendC::Reg::AbsSub(dst, src0, src1, mask); }
__aicore__ inline void asc_abs_sub(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { AscendC::Reg::AbsSub(dst, src0, src1, mask); }
__aicore__ inline void asc_neg(vector_int8_t& dst, vector_int8_t src, vector_bool mask) { AscendC::Reg::Neg(dst, src, mask); }
__aicore__ inline void asc_neg(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { AscendC::Reg::Neg(dst, src, mask); }
__aicore__ inline void asc_neg(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { AscendC::Reg::Neg(dst, src, mask); }
__aicore__ inline void asc_neg(vector_half& dst, vector_half src, vector_bool mask) { AscendC::Reg::Neg(dst, src, mask); }
__aicore__ inline void asc_neg(vector_float& dst, vector_float src, vector_bool mask) { AscendC::Reg::Neg(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_max(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask); }
__aicore__ inline void asc_reduce_min_datablock(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_min_datablock(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_min_datablock(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_min_datablock(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_min_datablock(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_min_datablock(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MIN>(dst, src, mask, 32); }
__aicore__ void asc_squeeze_v2(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_int8_t& dst, vector_int8_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_int16_t& dst, vector_int16_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_int32_t& dst, vector_int32_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_half& dst, vector_half src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_float& dst, vector_float src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_hifloat8_t& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_squeeze_v2(vector_fp8_e8m0_t& dst, vector_fp8_e8m0_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_uint8_t& dst, vector_uint8_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_int8_t& dst, vector_int8_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_int16_t& dst, vector_int16_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_int32_t& dst, vector_int32_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_half& dst, vector_half src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_float& dst, vector_float src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_hifloat8_t& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_fp8_e4m3fn_t& dst, vector_fp8_e4m3fn_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_fp8_e5m2_t& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_squeeze_with_status(vector_fp8_e8m0_t& dst, vector_fp8_e8m0_t src, vector_bool mask);
__aicore__ void asc_intlv_b8(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ void asc_intlv_b16(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ void asc_intlv_b32(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ inline void asc_intlv(vector_uint8_t& dst0, vector_uint8_t& dst1, vector_uint8_t src0, vector_uint8_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_int8_t& dst0, vector_int8_t& dst1, vector_int8_t src0, vector_int8_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_uint16_t& dst0, vector_uint16_t& dst1, vector_uint16_t src0, vector_uint16_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_int16_t& dst0, vector_int16_t& dst1, vector_int16_t src0, vector_int16_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_uint32_t& dst0, vector_uint32_t& dst1, vector_uint32_t src0, vector_uint32_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_int32_t& dst0, vector_int32_t& dst1, vector_int32_t src0, vector_int32_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_half& dst0, vector_half& dst1, vector_half src0, vector_half src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_intlv(vector_float& dst0, vector_float& dst1, vector_float src0, vector_float src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ void asc_intlv(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, vector_fp8_e8m0_t src0, vector_fp8_e8m0_t src1);
__aicore__ void asc_intlv(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1);
__aicore__ void asc_intlv(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1);
__aicore__ void asc_intlv(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, vector_hifloat8_t src0, vector_hifloat8_t src1);
__aicore__ inline void asc_intlv(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, vector_bfloat16_t src0, vector_bfloat16_t src1) { AscendC::Reg::Interleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_unsqueeze(vector_uint8_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_unsqueeze(vector_int8_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_unsqueeze(vector_uint16_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_unsqueeze(vector_int16_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_unsqueeze(vector_uint32_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_unsqueeze(vector_int32_t& dst, vector_bool mask) { AscendC::Reg::Unsqueeze(dst, mask); }
__aicore__ inline void asc_arange(vector_int8_t& dst, int8_t value) { AscendC::Reg::Arange(dst, value); }
__aicore__ inline void asc_arange(vector_int16_t& dst, int16_t value) { AscendC::Reg::Arange(dst, value); }
__aicore__ inline void asc_arange(vector_int32_t& dst, int32_t value) { AscendC::Reg::Arange(dst, value); }
__aicore__ inline void asc_arange(vector_half& dst, half value) { AscendC::Reg::Arange(dst, value); }
__aicore__ inline void asc_arange(vector_float& dst, float value) { AscendC::Reg::Arange(dst, value); }
__aicore__ inline void asc_arange_descend(vector_int8_t& dst, int8_t value) { AscendC::Reg::Arange<float, AscendC::Reg::IndexOrder::DECREASE_ORDER>(dst, value); }
__aicore__ inline void asc_arange_descend(vector_int16_t& dst, int16_t value) { AscendC::Reg::Arange<float, AscendC::Reg::IndexOrder::DECREASE_ORDER>(dst, value); }
__aicore__ inline void asc_arange_descend(vector_int32_t& dst, int32_t value) { AscendC::Reg::Arange<float, AscendC::Reg::IndexOrder::DECREASE_ORDER>(dst, value); }
__aicore__ inline void asc_arange_descend(vector_half& dst, half value) { AscendC::Reg::Arange<float, AscendC::Reg::IndexOrder::DECREASE_ORDER>(dst, value); }
__aicore__ inline void asc_arange_descend(vector_float& dst, float value) { AscendC::Reg::Arange<float, AscendC::Reg::IndexOrder::DECREASE_ORDER>(dst, value); }
__aicore__ inline void asc_cumulative_histogram_bin0(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Histogram(dst, src, mask, 0, true); }
__aicore__ inline void asc_cumulative_histogram_bin1(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Histogram(dst, src, mask, 128, true); }
__aicore__ inline void asc_frequency_histogram_bin0(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Histogram(dst, src, mask, 0, false); }
__aicore__ inline void asc_frequency_histogram_bin1(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Histogram(dst, src, mask, 128, false); }
__aicore__ inline vector_bool asc_update_mask_b8(uint32_t& value) { const vector_bool mask = assay_model::FirstOf(1, value); value -= value < 256u ? value : 256u; return mask; }
__aicore__ inline vector_bool asc_update_mask_b16(uint32_t& value) { const vector_bool mask = assay_model::FirstOf(2, value); value -= value < 128u ? value : 128u; return mask; }
__aicore__ inline vector_bool asc_update_mask_b32(uint32_t& value) { const vector_bool mask = assay_model::FirstOf(4, value); value -= value < 64u ? value : 64u; return mask; }
__aicore__ inline void asc_half2int8_rd_sat(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_half2int8_rd_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_half2int8_rd_sat_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_half2int8_ru_sat(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_half2int8_ru_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_half2int8_ru_sat_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_half2int8_rz_sat(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_half2int8_rz_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ inline void asc_half2int8_rz_sat_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ inline void asc_half2int8_rn_sat(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_half2int8_rn_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_half2int8_rn_sat_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_half2int8_rna_sat(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_half2int8_rna_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_half2int8_rna_sat_v2(vector_int8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ void asc_half2hif8_rh(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rh_sat(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rh_v2(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rh_sat_v2(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rna(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rna_sat(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rna_v2(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2hif8_rna_sat_v2(vector_hifloat8_t& dst, vector_half src, vector_bool mask);
__aicore__ inline void asc_bfloat162float_v2(vector_float& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ void asc_int4x22bfloat16(vector_bfloat16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22bfloat16_v2(vector_bfloat16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22bfloat16_v3(vector_bfloat16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22bfloat16_v4(vector_bfloat16_t& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ inline void asc_int162uint32(vector_uint32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int162uint32_v2(vector_uint32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint162uint8(vector_uint8_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint162uint8_sat(vector_uint8_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_uint162uint8_v2(vector_uint8_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint162uint8_sat_v2(vector_uint8_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_bfloat162int32_rn_sat(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_bfloat162int32_rn_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_bfloat162int32_rn_sat_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_bfloat162int32_rna_sat(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_bfloat162int32_rna_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_bfloat162int32_rna_sat_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ inline void asc_bfloat162int32_rd_sat(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_bfloat162int32_rd_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_bfloat162int32_rd_sat_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_bfloat162int32_ru_sat(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_bfloat162int32_ru_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_bfloat162int32_ru_sat_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_bfloat162int32_rz_sat(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_bfloat162int32_rz_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ inline void asc_bfloat162int32_rz_sat_v2(vector_int32_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ inline void asc_half2int16_rn_sat(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_half2int16_rna_sat(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_half2int16_rd_sat(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_half2int16_ru_sat(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_half2int16_rz_sat(vector_int16_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_int642float_rn_v2(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_int642float_rna_v2(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ inline void asc_int642float_rd_v2(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_int642float_ru_v2(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_int642float_rz_v2(vector_float& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ inline void asc_int82half_v2(vector_half& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_int162int32(vector_int32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int162int32_v2(vector_int32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint322uint8(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint322uint8_sat(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_uint322uint8_v2(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint322uint8_sat_v2(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_uint322uint8_v3(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 32); }
__aicore__ inline void asc_uint322uint8_sat_v3(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 0); }
__aicore__ inline void asc_uint322uint8_v4(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 32); }
__aicore__ inline void asc_uint322uint8_sat_v4(vector_uint8_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 0); }
__aicore__ void asc_hif82half(vector_half& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_hif82half_v2(vector_half& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_sat(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_sat_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_sat_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rd_sat_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_sat(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_sat_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_sat_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_ru_sat_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_sat(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_sat_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_sat_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rz_sat_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_sat(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_sat_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_sat_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rn_sat_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_sat(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_sat_v2(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_sat_v3(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ void asc_half2int4x2_rna_sat_v4(vector_int4x2_t& dst, vector_half src, vector_bool mask);
__aicore__ inline void asc_uint82half_v2(vector_half& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_uint162uint32(vector_uint32_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint162uint32_v2(vector_uint32_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ void asc_hif82float(vector_float& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_hif82float_v2(vector_float& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_hif82float_v3(vector_float& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ void asc_hif82float_v4(vector_float& dst, vector_hifloat8_t src, vector_bool mask);
__aicore__ inline void asc_reduce_max_datablock(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_max_datablock(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_max_datablock(vector_uint16_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_max_datablock(vector_int16_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_max_datablock(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_max_datablock(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_MAX>(dst, src, mask, 32); }
__aicore__ inline void asc_half2uint8_rd_sat(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_half2uint8_rd_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_half2uint8_rd_sat_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_half2uint8_rn_sat(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_half2uint8_rn_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_half2uint8_rn_sat_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_half2uint8_rna_sat(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_half2uint8_rna_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_half2uint8_rna_sat_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ inline void asc_half2uint8_ru_sat(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_half2uint8_ru_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_half2uint8_ru_sat_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_half2uint8_rz_sat(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_half2uint8_rz_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ inline void asc_half2uint8_rz_sat_v2(vector_uint8_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ void asc_int4x22half(vector_half& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22half_v2(vector_half& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22half_v3(vector_half& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ void asc_int4x22half_v4(vector_half& dst, vector_int4x2_t src, vector_bool mask);
__aicore__ inline void asc_int82int16(vector_int16_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int82int16_v2(vector_int16_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int162uint8(vector_uint8_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int162uint8_sat(vector_uint8_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int162uint8_v2(vector_uint8_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int162uint8_sat_v2(vector_uint8_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_float2int16_rd_sat(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_float2int16_rd_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_float2int16_rd_sat_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_float2int16_rn_sat(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_float2int16_rn_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_float2int16_rn_sat_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_float2int16_rna_sat(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_float2int16_rna_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_float2int16_rna_sat_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ inline void asc_float2int16_ru_sat(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_float2int16_ru_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_float2int16_ru_sat_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_float2int16_rz_sat(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_float2int16_rz_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ inline void asc_float2int16_rz_sat_v2(vector_int16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ inline void asc_float2int32_rd_sat(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_float2int32_ru_sat(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_float2int32_rz_sat(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_float2int32_rn_sat(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_float2int32_rna_sat(vector_int32_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_float2int64_rd_sat(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 2); }
__aicore__ inline void asc_float2int64_rd_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_float2int64_rd_sat_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ inline void asc_float2int64_rn_sat(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 1); }
__aicore__ inline void asc_float2int64_rn_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_float2int64_rn_sat_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ inline void asc_float2int64_rna_sat(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 4); }
__aicore__ inline void asc_float2int64_rna_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_float2int64_rna_sat_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ inline void asc_float2int64_ru_sat(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 3); }
__aicore__ inline void asc_float2int64_ru_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_float2int64_ru_sat_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ inline void asc_float2int64_rz_sat(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 5); }
__aicore__ inline void asc_float2int64_rz_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ inline void asc_float2int64_rz_sat_v2(vector_int64_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ void asc_bfloat162e2m1x2_rd(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rd_v2(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rd_v3(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rd_v4(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rn(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rn_v2(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rn_v3(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rn_v4(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rna(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rna_v2(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rna_v3(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rna_v4(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_ru(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_ru_v2(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_ru_v3(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_ru_v4(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rz(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rz_v2(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rz_v3(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e2m1x2_rz_v4(vector_fp4x2_e2m1_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_sat(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_sat_v2(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_v2(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_sat_v3(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_v3(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_sat_v4(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rh_v4(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_sat(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_sat_v2(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_v2(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_sat_v3(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_v3(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_sat_v4(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2hif8_rna_v4(vector_hifloat8_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_uint82uint32(vector_uint32_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint82uint32_v2(vector_uint32_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_uint82uint32_v3(vector_uint32_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 32); }
__aicore__ inline void asc_uint82uint32_v4(vector_uint32_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 32); }
__aicore__ inline void asc_uint322uint16_sat(vector_uint16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_uint322uint16(vector_uint16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint322uint16_sat_v2(vector_uint16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_uint322uint16_v2(vector_uint16_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_ceil(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Whole<3>(dst, src, mask); }
__aicore__ inline void asc_ceil(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Whole<3>(dst, src, mask); }
__aicore__ inline void asc_ceil(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Whole<3>(dst, src, mask); }
__aicore__ inline void asc_floor(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Whole<2>(dst, src, mask); }
__aicore__ inline void asc_floor(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Whole<2>(dst, src, mask); }
__aicore__ inline void asc_floor(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Whole<2>(dst, src, mask); }
__aicore__ inline void asc_rint(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Whole<1>(dst, src, mask); }
__aicore__ inline void asc_rint(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Whole<1>(dst, src, mask); }
__aicore__ inline void asc_rint(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Whole<1>(dst, src, mask); }
__aicore__ inline void asc_round(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Whole<4>(dst, src, mask); }
__aicore__ inline void asc_round(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Whole<4>(dst, src, mask); }
__aicore__ inline void asc_round(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Whole<4>(dst, src, mask); }
__aicore__ inline void asc_trunc(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Whole<5>(dst, src, mask); }
__aicore__ inline void asc_trunc(vector_bfloat16_t& dst, vector_bfloat16_t src, vector_bool mask) { assay_c::Whole<5>(dst, src, mask); }
__aicore__ inline void asc_trunc(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Whole<5>(dst, src, mask); }
__aicore__ void asc_e2m1x22bfloat16(vector_bfloat16_t& dst, vector_fp4x2_e2m1_t src, vector_bool mask);
__aicore__ void asc_e2m1x22bfloat16_v2(vector_bfloat16_t& dst, vector_fp4x2_e2m1_t src, vector_bool mask);
__aicore__ void asc_e2m1x22bfloat16_v3(vector_bfloat16_t& dst, vector_fp4x2_e2m1_t src, vector_bool mask);
__aicore__ void asc_e2m1x22bfloat16_v4(vector_bfloat16_t& dst, vector_fp4x2_e2m1_t src, vector_bool mask);
__aicore__ void asc_muls(vector_half& dst, vector_float src, float value, vector_bool mask);
__aicore__ void asc_muls_v2(vector_half& dst, vector_float src, float value, vector_bool mask);
__aicore__ void asc_float2bfloat16_rd_sat(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2bfloat16_rd_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 2); }
__aicore__ void asc_float2bfloat16_rd_sat_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2bfloat16_rn_sat(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2bfloat16_rn_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 1); }
__aicore__ void asc_float2bfloat16_rn_sat_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2bfloat16_rna_sat(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2bfloat16_rna_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 4); }
__aicore__ void asc_float2bfloat16_rna_sat_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2bfloat16_ru_sat(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2bfloat16_ru_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 3); }
__aicore__ void asc_float2bfloat16_ru_sat_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2bfloat16_rz_sat(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_float2bfloat16_rz_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 5); }
__aicore__ void asc_float2bfloat16_rz_sat_v2(vector_bfloat16_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_v2(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_v3(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_v4(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_sat(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_sat_v2(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_sat_v3(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e5m2_rn_sat_v4(vector_fp8_e5m2_t& dst, vector_float src, vector_bool mask);
__aicore__ inline void asc_half2float_v2(vector_float& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_half2int32_rd_v2(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 34); }
__aicore__ inline void asc_half2int32_rn_v2(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 33); }
__aicore__ inline void asc_half2int32_rna_v2(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 36); }
__aicore__ inline void asc_half2int32_ru_v2(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 35); }
__aicore__ inline void asc_half2int32_rz_v2(vector_int32_t& dst, vector_half src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 37); }
__aicore__ void asc_e5m22float(vector_float& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_e5m22float_v2(vector_float& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_e5m22float_v3(vector_float& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ void asc_e5m22float_v4(vector_float& dst, vector_fp8_e5m2_t src, vector_bool mask);
__aicore__ inline void asc_int322int64_v2(vector_int64_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int322uint16(vector_uint16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int322uint16_sat(vector_uint16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int322uint16_v2(vector_uint16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int322uint16_sat_v2(vector_uint16_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_int642int32_sat(vector_int32_t& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 0); }
__aicore__ inline void asc_int642int32_v2(vector_int32_t& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int642int32_sat_v2(vector_int32_t& dst, vector_int64_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 0); }
__aicore__ inline void asc_uint82uint16(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_uint82uint16_v2(vector_uint16_t& dst, vector_uint8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_pack(vector_uint8_t& dst, vector_uint16_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack(vector_uint8_t& dst, vector_int16_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack(vector_uint16_t& dst, vector_uint32_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack(vector_uint16_t& dst, vector_int32_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack(vector_bool& dst, vector_bool src) { AscendC::Reg::Pack<AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ void asc_pack_v2(vector_uint8_t& dst, vector_uint16_t src);
__aicore__ void asc_pack_v2(vector_uint8_t& dst, vector_int16_t src);
__aicore__ void asc_pack_v2(vector_uint16_t& dst, vector_uint32_t src);
__aicore__ void asc_pack_v2(vector_uint16_t& dst, vector_int32_t src);
__aicore__ void asc_pack_v2(vector_bool& dst, vector_bool src);
__aicore__ inline void asc_pack_to_low(vector_uint8_t& dst, vector_uint16_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack_to_low(vector_uint16_t& dst, vector_uint32_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack_to_low(vector_bool& dst, vector_bool src) { AscendC::Reg::Pack<AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_pack_to_high(vector_uint8_t& dst, vector_uint16_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_pack_to_high(vector_uint16_t& dst, vector_uint32_t src) { AscendC::Reg::Pack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_pack_to_high(vector_bool& dst, vector_bool src) { AscendC::Reg::Pack<AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ void asc_exp_sub(vector_float& dst, vector_half src0, vector_half src1, vector_bool mask);
__aicore__ void asc_exp_sub(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask);
__aicore__ void asc_exp_sub_v2(vector_float& dst, vector_half src0, vector_half src1, vector_bool mask);
__aicore__ void asc_exp_sub_v2(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask);
__aicore__ inline void asc_ln(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Unary<ASSAY_LN>(dst, src, mask); }
__aicore__ inline void asc_ln(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Unary<ASSAY_LN>(dst, src, mask); }
__aicore__ inline void asc_deintlv(vector_int32_t& dst0, vector_int32_t& dst1, vector_int32_t src0, vector_int32_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_uint32_t& dst0, vector_uint32_t& dst1, vector_uint32_t src0, vector_uint32_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_int16_t& dst0, vector_int16_t& dst1, vector_int16_t src0, vector_int16_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_uint16_t& dst0, vector_uint16_t& dst1, vector_uint16_t src0, vector_uint16_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_int8_t& dst0, vector_int8_t& dst1, vector_int8_t src0, vector_int8_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_uint8_t& dst0, vector_uint8_t& dst1, vector_uint8_t src0, vector_uint8_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ void asc_deintlv(vector_fp8_e4m3fn_t& dst0, vector_fp8_e4m3fn_t& dst1, vector_fp8_e4m3fn_t src0, vector_fp8_e4m3fn_t src1);
__aicore__ void asc_deintlv(vector_hifloat8_t& dst0, vector_hifloat8_t& dst1, vector_hifloat8_t src0, vector_hifloat8_t src1);
__aicore__ void asc_deintlv(vector_fp8_e5m2_t& dst0, vector_fp8_e5m2_t& dst1, vector_fp8_e5m2_t src0, vector_fp8_e5m2_t src1);
__aicore__ void asc_deintlv(vector_fp8_e8m0_t& dst0, vector_fp8_e8m0_t& dst1, vector_fp8_e8m0_t src0, vector_fp8_e8m0_t src1);
__aicore__ inline void asc_deintlv(vector_bfloat16_t& dst0, vector_bfloat16_t& dst1, vector_bfloat16_t src0, vector_bfloat16_t src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_float& dst0, vector_float& dst1, vector_float src0, vector_float src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ inline void asc_deintlv(vector_half& dst0, vector_half& dst1, vector_half src0, vector_half src1) { AscendC::Reg::DeInterleave(dst0, dst1, src0, src1); }
__aicore__ void asc_deintlv_b8(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ void asc_deintlv_b16(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ void asc_deintlv_b32(vector_bool& dst0, vector_bool& dst1, vector_bool src0, vector_bool src1);
__aicore__ inline void asc_reduce_sum(vector_int32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum(vector_uint32_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask); }
__aicore__ inline void asc_reduce_sum_datablock(vector_half& dst, vector_half src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_sum_datablock(vector_float& dst, vector_float src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_sum_datablock(vector_uint32_t& dst, vector_uint16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_sum_datablock(vector_int32_t& dst, vector_int16_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_sum_datablock(vector_uint32_t& dst, vector_uint32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_reduce_sum_datablock(vector_int32_t& dst, vector_int32_t src, vector_bool mask) { assay_c::Reduce<ASSAY_REDUCE_SUM>(dst, src, mask, 32); }
__aicore__ inline void asc_unpack_upper(vector_uint16_t& dst, vector_uint8_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_unpack_upper(vector_int16_t& dst, vector_int8_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_unpack_upper(vector_uint32_t& dst, vector_uint16_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_unpack_upper(vector_int32_t& dst, vector_int16_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_unpack_upper(vector_bool& dst, vector_bool src) { AscendC::Reg::UnPack<AscendC::Reg::HighLowPart::HIGHEST>(dst, src); }
__aicore__ inline void asc_unpack_lower(vector_uint16_t& dst, vector_uint8_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_unpack_lower(vector_int16_t& dst, vector_int8_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_unpack_lower(vector_uint32_t& dst, vector_uint16_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_unpack_lower(vector_int32_t& dst, vector_int16_t src) { AscendC::Reg::UnPack<float, float, AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ inline void asc_unpack_lower(vector_bool& dst, vector_bool src) { AscendC::Reg::UnPack<AscendC::Reg::HighLowPart::LOWEST>(dst, src); }
__aicore__ void asc_float2e4m3_rn_sat(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_sat_v2(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_v2(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_sat_v3(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_v3(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_sat_v4(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_float2e4m3_rn_v4(vector_fp8_e4m3fn_t& dst, vector_float src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rd(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rd_v2(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rd_v3(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rd_v4(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rn(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rn_v2(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rn_v3(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rn_v4(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rna(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rna_v2(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rna_v3(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rna_v4(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_ru(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_ru_v2(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_ru_v3(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_ru_v4(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rz(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rz_v2(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rz_v3(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_bfloat162e1m2x2_rz_v4(vector_fp4x2_e1m2_t& dst, vector_bfloat16_t src, vector_bool mask);
__aicore__ void asc_e1m2x22bfloat16(vector_bfloat16_t& dst, vector_fp4x2_e1m2_t src, vector_bool mask);
__aicore__ void asc_e1m2x22bfloat16_v2(vector_bfloat16_t& dst, vector_fp4x2_e1m2_t src, vector_bool mask);
__aicore__ void asc_e1m2x22bfloat16_v3(vector_bfloat16_t& dst, vector_fp4x2_e1m2_t src, vector_bool mask);
__aicore__ void asc_e1m2x22bfloat16_v4(vector_bfloat16_t& dst, vector_fp4x2_e1m2_t src, vector_bool mask);
__aicore__ inline void asc_int82int32(vector_int32_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 0, 32); }
__aicore__ inline void asc_int82int32_v2(vector_int32_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 1, 32); }
__aicore__ inline void asc_int82int32_v3(vector_int32_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 2, 32); }
__aicore__ inline void asc_int82int32_v4(vector_int32_t& dst, vector_int8_t src, vector_bool mask) { assay_c::Cast(dst, src, mask, 3, 32); }
__aicore__ inline void asc_xor(vector_int32_t& dst, vector_int32_t src0, vector_int32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_uint32_t& dst, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_uint16_t& dst, vector_uint16_t src0, vector_uint16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_int16_t& dst, vector_int16_t src0, vector_int16_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_uint8_t& dst, vector_uint8_t src0, vector_uint8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_int8_t& dst, vector_int8_t src0, vector_int8_t src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_xor(vector_bool& dst, vector_bool src0, vector_bool src1, vector_bool mask) { assay_c::Binary<ASSAY_XOR>(dst, src0, src1, mask); }
__aicore__ inline void asc_prelu(vector_float& dst, vector_float src0, vector_float src1, vector_bool mask) { AscendC::Reg::Prelu(dst, src0, src1, mask); }
__aicore__ inline void asc_prelu(vector_half& dst, vector_half src0, vector_half src1, vector_bool mask) { AscendC::Reg::Prelu(dst, src0, src1, mask); }
__aicore__ void asc_mull(vector_uint32_t& dst0, vector_uint32_t& dst1, vector_uint32_t src0, vector_uint32_t src1, vector_bool mask);
__aicore__ void asc_mull(vector_int32_t& dst0, vector_int32_t& dst1, vector_int32_t src0, vector_int32_t src1, vector_bool mask);
__aicore__ void asc_clear_ar_spr();
