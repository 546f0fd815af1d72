// The intrinsics of matrix cores and of launches with cube cores; part of device_abi.h and under its rules. Sizes, gaps
// and strides are BYTES unless a comment says otherwise; counts of fractals, elements and repeats are what they say.
#pragma once

// Bits of assay_mmad's `mode` and of assay_fixpipe_*'s.
// UNIT: the unit flag orders the multiplication and the way out of L0C against each other.
enum AssayMmadMode { ASSAY_MMAD_CLEAR = 1, ASSAY_MMAD_BIAS = 2, ASSAY_MMAD_WIDE_K = 4, ASSAY_MMAD_UNIT = 8 };
enum AssayFixMode {
  ASSAY_FIX_ROWS = 1, ASSAY_FIX_RELU = 2, ASSAY_FIX_SPLIT = 4, ASSAY_FIX_REGISTERS = 8, ASSAY_FIX_UNIT = 16
};

// A matrix of a Matmul object: row-major (format 0) or in pieces of 32 bytes (1), in global memory or in a buffer.
struct assay_matrix {
  const ASSAY_GM void* gm;
  assay_u64 buf;
  assay_i64 off;
  assay_i32 dtype;
  assay_i32 format;
  assay_i32 transposed;
  assay_i32 local;
};
// The settings of a Matmul object when it multiplies; extents in elements.
struct assay_matmul {
  struct assay_matrix a, b, bias;
  assay_i64 m, n, ka, kb;  // the whole matrices, as they stand in memory
  assay_i64 single_k;
  assay_i64 batch;  // which pair of matrices, counted in whole ones
  assay_u64 scale;  // quantisation parameter of the result, 0 = none
  const ASSAY_GM void* scales;  // one for each column instead
  assay_i32 has_bias;
  assay_i32 hf32;
};

extern "C" {
// Which cores the kernel asks for (KernelMetaType); read off the module before the launch, a run ignores it.
void assay_kernel_type(assay_i64 type);
assay_i64 assay_sub_block_num(void) __attribute__((const));
// SyncAll of both kinds of cores.
void assay_sync_all_cores(void);

// `matrices` row-major matrices of rows x columns elements, each row cut into pieces of 32 bytes.
void assay_nd2nz(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const ASSAY_GM void* src, assay_i64 matrices,
                 assay_i64 rows, assay_i64 columns, assay_i64 src_matrix, assay_i64 src_row, assay_i64 dst_piece,
                 assay_i64 dst_row, assay_i64 dst_matrix);
// `count` fractals of 512 bytes; start, stride (start to start) and gap (end to start) in fractals.
void assay_load_fractals(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                         assay_i64 start, assay_i64 count, assay_i64 stride, assay_i64 gap, assay_i32 transpose);
// `transpose`: 0 or 1, or 2 where the last square may be half there.
enum { ASSAY_LOAD_TURNED_PART = 2 };
void assay_load_matrix(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                       assay_i64 m_start, assay_i64 k_start, assay_i64 m_step, assay_i64 k_step, assay_i64 src_stride,
                       assay_i64 dst_stride, assay_i32 transpose);
void assay_load_fractals_gm(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const ASSAY_GM void* src,
                            assay_i64 start, assay_i64 count, assay_i64 stride, assay_i64 gap);
// Transposed squares; start and stride in squares, gaps in fractals.
void assay_load_squares(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                        assay_i64 start, assay_i64 count, assay_i64 stride, assay_i64 gap, assay_i64 fractal_gap,
                        assay_i64 src_fractal_gap);
// img2col (LoadData3DParamsV2). `pads`: left, right, top, bottom in the low four bytes.
void assay_load_image(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off,
                      assay_i64 height, assay_i64 width, assay_i64 channels, assay_i64 k_extent, assay_i64 m_extent,
                      assay_i64 k_start, assay_i64 m_start, assay_i64 stride_w, assay_i64 stride_h, assay_i64 filter_w,
                      assay_i64 filter_h, assay_i64 dilation_w, assay_i64 dilation_h, assay_u64 pads,
                      assay_i32 transpose, assay_u64 pad_bits);
// `blocks` and `gap` in data blocks: 32 bytes in L1, 512 in L0A and L0B.
void assay_fill_fractals(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_i64 repeats, assay_i64 blocks,
                         assay_i64 gap, assay_u64 bits);
// From L1 to BiasTable, halves becoming floats; bytes and gaps are those of the source.
void assay_load_bias(assay_u64 dst, assay_i64 dst_off, assay_u64 src, assay_i64 src_off, assay_i64 bursts,
                     assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap);
void assay_mmad(assay_i32 dtype, assay_i32 src_dtype, assay_u64 c, assay_i64 c_off, assay_u64 a, assay_i64 a_off,
                assay_u64 b, assay_i64 b_off, assay_u64 bias, assay_i64 bias_off, assay_i64 m, assay_i64 n,
                assay_i64 k, assay_i32 mode);
// src_stride: rows of 16 elements; dst_stride: elements (row-major) or blocks of 32 bytes; src_matrix: KiB;
// dst_matrix: elements. `vector`: quantisation parameters of each column, where quant takes them.
void assay_fixpipe_out(assay_i32 dtype, assay_i32 src_dtype, ASSAY_GM void* dst, assay_u64 src, assay_i64 src_off,
                       assay_u64 vector, assay_i64 vector_off, assay_i64 n, assay_i64 m, assay_i64 src_stride,
                       assay_i64 dst_stride, assay_i32 mode, assay_i32 quant, assay_u64 scalar, assay_i64 matrices,
                       assay_i64 src_matrix, assay_i64 dst_matrix);
void assay_fixpipe_local(assay_i32 dtype, assay_i32 src_dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src,
                         assay_i64 src_off, assay_u64 vector, assay_i64 vector_off, assay_i64 n, assay_i64 m,
                         assay_i64 src_stride, assay_i64 dst_stride, assay_i32 mode, assay_i32 quant,
                         assay_u64 scalar);
// Registers that the DataCopy form of the way out reads.
void assay_fixpipe_matrices(assay_i64 matrices, assay_i64 src_matrix, assay_i64 dst_matrix);
void assay_fixpipe_scalar(assay_u64 scalar);
void assay_fixpipe_vector(assay_u64 vector, assay_i64 vector_off);
void assay_hf32(assay_i32 enable);
// Inserted by the worker, never by the headers.
void assay_divided_by_zero(void);
// Rows [row, row + rows) and columns [column, column + columns) of a product, written from c on in rows of `stride`
// elements.
void assay_matmul_out(const struct assay_matmul* spec, ASSAY_GM void* c, assay_i32 dtype, assay_i64 row,
                      assay_i64 column, assay_i64 rows, assay_i64 columns, assay_i64 stride, assay_i32 atomic);
void assay_matmul_local(const struct assay_matmul* spec, assay_u64 c, assay_i64 c_off, assay_i32 dtype, assay_i64 row,
                        assay_i64 column, assay_i64 rows, assay_i64 columns, assay_i64 stride);
}
