// The device intrinsics: what every body of the AscendC model headers reduces to, and what the simulator implements.
// Plain data only: local tensors are a buffer handle (returned by the init and alloc calls, never stored through a
// pointer) and a byte offset; global tensors are a pointer. All sizes, gaps and offsets are BYTES unless a comment
// says otherwise; `n`, `left`, `right` are ELEMENTS; strides of repeat forms are 32-byte DATA BLOCKS.
#pragma once

#ifndef ASSAY_GM
#define ASSAY_GM
#endif

typedef __UINT64_TYPE__ assay_u64;
typedef __INT64_TYPE__ assay_i64;
typedef __UINT32_TYPE__ assay_u32;
typedef __INT32_TYPE__ assay_i32;

enum AssayDtype {
  ASSAY_F16 = 0, ASSAY_F32, ASSAY_BF16, ASSAY_I8, ASSAY_U8, ASSAY_I16, ASSAY_U16, ASSAY_I32, ASSAY_U32,
  ASSAY_I64, ASSAY_U64, ASSAY_I4, ASSAY_F64, ASSAY_BOOL, ASSAY_RAW
};

// Same numbers as TPosition.
enum AssayPosition {
  ASSAY_GM_POS = 0, ASSAY_A1, ASSAY_A2, ASSAY_B1, ASSAY_B2, ASSAY_C1, ASSAY_C2, ASSAY_CO1, ASSAY_CO2,
  ASSAY_VECIN, ASSAY_VECOUT, ASSAY_VECCALC, ASSAY_SPM, ASSAY_TSCM, ASSAY_C2PIPE2GM, ASSAY_C2PIPE2LOCAL
};

enum AssayVecOp {
  // one source
  ASSAY_ABS = 0, ASSAY_EXP, ASSAY_LN, ASSAY_SQRT, ASSAY_RSQRT, ASSAY_RECIPROCAL, ASSAY_RELU, ASSAY_NOT, ASSAY_COPY,
  // two sources
  ASSAY_ADD = 32, ASSAY_SUB, ASSAY_MUL, ASSAY_DIV, ASSAY_MAX, ASSAY_MIN, ASSAY_AND, ASSAY_OR,
  ASSAY_ADD_RELU, ASSAY_SUB_RELU, ASSAY_MUL_ADD_DST, ASSAY_FUSED_MUL_ADD, ASSAY_FUSED_MUL_ADD_RELU,
  // one source and a scalar
  ASSAY_ADDS = 64, ASSAY_MULS, ASSAY_MAXS, ASSAY_MINS, ASSAY_LEAKY_RELU, ASSAY_SHIFT_LEFT, ASSAY_SHIFT_RIGHT,
  ASSAY_AXPY,
  // scalar only
  ASSAY_DUP = 96,
  // documented mathematics of the advanced API, one source (count form)
  ASSAY_TANH = 128, ASSAY_SIGMOID, ASSAY_GELU, ASSAY_FAST_GELU, ASSAY_SILU, ASSAY_ERF, ASSAY_ERFC, ASSAY_SIN,
  ASSAY_COS, ASSAY_TAN, ASSAY_SINH, ASSAY_COSH, ASSAY_ASIN, ASSAY_ACOS, ASSAY_ATAN, ASSAY_ASINH, ASSAY_ACOSH,
  ASSAY_ATANH, ASSAY_LOG10, ASSAY_LOG2, ASSAY_SIGN, ASSAY_FLOOR, ASSAY_CEIL, ASSAY_ROUND, ASSAY_TRUNC, ASSAY_FRAC,
  ASSAY_SWISH,  // scalar = beta
  ASSAY_POWER,  // two sources, or source and scalar with b == 0
  ASSAY_XOR,
  ASSAY_FAST_GELU_V2
};
// The scalar of the Gelu operations: flags of their template arguments.
enum AssayGelu { ASSAY_GELU_PRECISE = 1, ASSAY_GELU_FAST = 2, ASSAY_GELU_FLAGS = 4 };

enum AssayDmaKind { ASSAY_DMA_COUNT = 0, ASSAY_DMA_BLOCKS = 1, ASSAY_DMA_PAD = 2 };
// COUNT: mask0 = n elements of each repeat; BITS: mask0 low, mask1 high; REGISTER: the value set by SetVectorMask.
enum AssayMaskKind { ASSAY_MASK_COUNT = 1, ASSAY_MASK_BITS = 2, ASSAY_MASK_REGISTER = 3 };
enum AssayCmp { ASSAY_CMP_LT = 0, ASSAY_CMP_GT, ASSAY_CMP_EQ, ASSAY_CMP_LE, ASSAY_CMP_GE, ASSAY_CMP_NE };
enum AssayReduce { ASSAY_REDUCE_SUM = 0, ASSAY_REDUCE_MAX, ASSAY_REDUCE_MIN };
enum AssayLib {
  ASSAY_LIB_BROADCAST = 0, ASSAY_LIB_SUM, ASSAY_LIB_MEAN, ASSAY_LIB_XOR_SUM, ASSAY_LIB_CUM_SUM,
  ASSAY_LIB_INDEX, ASSAY_LIB_INDEX_R, ASSAY_LIB_SELECT_BYTES, ASSAY_LIB_GATHER_MASK, ASSAY_LIB_GATHER_BLOCKS,
  ASSAY_LIB_GATHER_R, ASSAY_LIB_SCATTER, ASSAY_LIB_SCATTER_R,
  ASSAY_LIB_SORT32, ASSAY_LIB_MRG_SORT, ASSAY_LIB_SORT, ASSAY_LIB_CONCAT, ASSAY_LIB_EXTRACT, ASSAY_LIB_TOPK,
  ASSAY_LIB_TRANSPOSE16, ASSAY_LIB_TRANSPOSE, ASSAY_LIB_CONFUSION, ASSAY_LIB_PAD, ASSAY_LIB_UNPAD,
  ASSAY_LIB_TRANS_DATA, ASSAY_LIB_VECTOR_TO_MATRIX, ASSAY_LIB_MATRIX_TO_VECTOR,
  ASSAY_LIB_SOFTMAX, ASSAY_LIB_SIMPLE_SOFTMAX, ASSAY_LIB_LOG_SOFTMAX, ASSAY_LIB_SOFTMAX_FLASH,
  ASSAY_LIB_SOFTMAX_FLASH_V2, ASSAY_LIB_SOFTMAX_FLASH_V3, ASSAY_LIB_SOFTMAX_GRAD, ASSAY_LIB_SOFTMAX_GRAD_FRONT,
  ASSAY_LIB_ADJUST_SOFTMAX,
  ASSAY_LIB_GEGLU, ASSAY_LIB_SWIGLU, ASSAY_LIB_REGLU, ASSAY_LIB_FMOD, ASSAY_LIB_LGAMMA, ASSAY_LIB_DIGAMMA,
  ASSAY_LIB_POWER,
  ASSAY_LIB_LAYER_NORM, ASSAY_LIB_LAYER_NORM_RSTD, ASSAY_LIB_LAYER_NORM_GRAD, ASSAY_LIB_LAYER_NORM_GRAD_BETA,
  ASSAY_LIB_RMS_NORM, ASSAY_LIB_BATCH_NORM, ASSAY_LIB_DEEP_NORM, ASSAY_LIB_GROUP_NORM, ASSAY_LIB_NORMALIZE,
  ASSAY_LIB_WELFORD_UPDATE, ASSAY_LIB_WELFORD_FINALIZE,
  ASSAY_LIB_QUANT, ASSAY_LIB_DEQUANT, ASSAY_LIB_ANTI_QUANT, ASSAY_LIB_DROPOUT,
  ASSAY_LIB_ADD_RELU_CAST, ASSAY_LIB_SUB_RELU_CAST, ASSAY_LIB_MUL_CAST, ASSAY_LIB_CAST_DEQ, ASSAY_LIB_ADD_DEQ_RELU,
  ASSAY_LIB_BILINEAR, ASSAY_LIB_SHIFT_ROUND, ASSAY_LIB_COMPARE_REGISTER, ASSAY_LIB_SELECT_REGISTER,
  ASSAY_LIB_PAIR_REDUCE, ASSAY_LIB_VECTOR_PADDING, ASSAY_LIB_REDUCE_SUM, ASSAY_LIB_REDUCE_MAX, ASSAY_LIB_REDUCE_MIN,
  ASSAY_LIB_COUNT
};
enum AssayRegister {
  ASSAY_REG_SUM = 0, ASSAY_REG_MAX_MIN, ASSAY_REG_REMAINING, ASSAY_REG_MRG_SORT, ASSAY_REG_DEQ_SCALE,
  ASSAY_REG_COMPARE_LOW, ASSAY_REG_COMPARE_HIGH, ASSAY_REG_PAD_VALUE, ASSAY_REG_PADS,
  ASSAY_REG_CONTROL, ASSAY_REG_CYCLES, ASSAY_REG_NZ, ASSAY_REG_LOAD_REPEAT, ASSAY_REG_COUNT
};
enum AssayQueQuery { ASSAY_QUE_HAS_TENSOR = 0, ASSAY_QUE_HAS_IDLE, ASSAY_QUE_COUNT, ASSAY_QUE_VACANT };
enum AssayAtomic { ASSAY_ATOMIC_NONE = 0, ASSAY_ATOMIC_ADD, ASSAY_ATOMIC_MAX, ASSAY_ATOMIC_MIN };

extern "C" {
// --- system variables (pure)
assay_i64 assay_block_idx(void) __attribute__((const));
assay_i64 assay_block_num(void) __attribute__((const));
assay_i64 assay_sub_block_idx(void) __attribute__((const));
assay_u64 assay_tiling_key(void) __attribute__((const));
ASSAY_GM void* assay_sys_workspace(void);

// --- TPipe, TQue, TBuf. `num` buffers of `len` bytes each, rounded up to 32 by the machine.
void assay_pipe_begin(void);
void assay_pipe_end(void);
void assay_pipe_reset(void);
assay_u64 assay_que_init(assay_i32 src_pos, assay_i32 dst_pos, assay_i32 depth, assay_u32 num, assay_u32 len);
assay_u64 assay_buf_init(assay_i32 pos, assay_u32 len);
assay_u64 assay_que_alloc(assay_u64 que);
void assay_que_enque(assay_u64 que, assay_u64 buf);
assay_u64 assay_que_deque(assay_u64 que);
void assay_que_free(assay_u64 que, assay_u64 buf);
// The next EnQue or DeQue goes between these positions, not between the queue's own.
void assay_que_positions(assay_i32 src_pos, assay_i32 dst_pos);
assay_i32 assay_que_query(assay_u64 que, assay_i32 what);
// A local tensor at a fixed address (LocalMemAllocator, LocalTensor(pos, addr, len)).
assay_u64 assay_local_at(assay_i32 pos, assay_u32 addr, assay_u32 len);

// --- data movement. COUNT and BLOCKS move whole data blocks: the machine drops what is past a multiple of 32 in
// burst_bytes. PAD moves bytes exactly. Gaps run from the end of one burst to the start of the next.
void assay_dma_in(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const ASSAY_GM void* src,
                  assay_i64 bursts, assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap);
void assay_dma_in_pad(assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, const ASSAY_GM void* src, assay_i64 bursts,
                      assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap, assay_i64 left, assay_i64 right,
                      assay_i32 is_pad, assay_u64 pad_bits);
void assay_dma_out(assay_i32 kind, assay_i32 dtype, ASSAY_GM void* dst, assay_u64 src, assay_i64 src_off,
                   assay_i64 bursts, assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap);
void assay_dma_local(assay_i32 kind, assay_i32 dtype, assay_u64 dst, assay_i64 dst_off, assay_u64 src,
                     assay_i64 src_off, assay_i64 bursts, assay_i64 burst_bytes, assay_i64 src_gap, assay_i64 dst_gap);

// --- vector. `_n`: n contiguous elements. `_r`: mask and repeat form, block and repeat strides in data blocks.
// Unused operands are 0. `dtype` is the destination's, `src_dtype` the sources'.
void assay_vec_n(assay_i32 op, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d, assay_i64 d_off, assay_u64 a,
                 assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i64 n);
void assay_vec_r(assay_i32 op, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d, assay_i64 d_off, assay_u64 a,
                 assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i32 mask_kind, assay_u64 mask0,
                 assay_u64 mask1, assay_i32 repeat, assay_i32 d_blk, assay_i32 a_blk, assay_i32 b_blk, assay_i32 d_rep,
                 assay_i32 a_rep, assay_i32 b_rep);
void assay_cast_n(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, assay_u64 d, assay_i64 d_off, assay_u64 s,
                  assay_i64 s_off, assay_i64 n);
void assay_cast_r(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, assay_u64 d, assay_i64 d_off, assay_u64 s,
                  assay_i64 s_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                  assay_i32 d_blk, assay_i32 s_blk, assay_i32 d_rep, assay_i32 s_rep);
// Bit i of the result stream is 1 when the comparison holds for element i.
void assay_cmp_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                 assay_u64 b, assay_i64 b_off, assay_i64 n);
void assay_cmp_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                 assay_u64 b, assay_i64 b_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                 assay_i32 d_blk, assay_i32 a_blk, assay_i32 b_blk, assay_i32 d_rep, assay_i32 a_rep, assay_i32 b_rep);
void assay_cmps_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                  double scalar, assay_i64 n);
void assay_cmps_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 a, assay_i64 a_off,
                  double scalar, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat,
                  assay_i32 d_blk, assay_i32 a_blk, assay_i32 d_rep, assay_i32 a_rep);
// mode: 0 tensor-tensor, mask bits of one repeat reused; 1 tensor-scalar (b == 0); 2 tensor-tensor, bits consumed.
void assay_select_n(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 m, assay_i64 m_off,
                    assay_u64 a, assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i64 n);
void assay_select_r(assay_i32 mode, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 m, assay_i64 m_off,
                    assay_u64 a, assay_i64 a_off, assay_u64 b, assay_i64 b_off, double scalar, assay_i32 mask_kind,
                    assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_blk, assay_i32 a_blk,
                    assay_i32 b_blk, assay_i32 d_rep, assay_i32 a_rep, assay_i32 b_rep);
// ReduceSum / ReduceMax / ReduceMin: result in element 0 (and its index, bit pattern, in element 1 if with_index).
void assay_reduce_n(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                    assay_u64 w, assay_i64 w_off, assay_i64 n, assay_i32 with_index);
void assay_reduce_r(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                    assay_u64 w, assay_i64 w_off, assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1,
                    assay_i32 repeat, assay_i32 s_rep, assay_i32 with_index);
// WholeReduce*: one result a repeat; `order` 0 value-index, 1 index-value, 2 value only, 3 index only.
void assay_whole_reduce(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                        assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_rep,
                        assay_i32 s_blk, assay_i32 s_rep, assay_i32 order);
// BlockReduce* (group = 8 blocks, one result a block) and PairReduceSum (pairs != 0).
void assay_block_reduce(assay_i32 op, assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off,
                        assay_i32 mask_kind, assay_u64 mask0, assay_u64 mask1, assay_i32 repeat, assay_i32 d_rep,
                        assay_i32 s_blk, assay_i32 s_rep, assay_i32 pairs);
// d[i] = *(base of s + base_bytes + idx[i] bytes)
void assay_gather(assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off, assay_u64 idx,
                  assay_i64 idx_off, assay_i64 base_bytes, assay_i64 n);
void assay_brcb(assay_i32 dtype, assay_u64 d, assay_i64 d_off, assay_u64 s, assay_i64 s_off, assay_i32 repeat,
                assay_i32 d_blk, assay_i32 d_rep);

// --- library: operations of the advanced API as a whole, by their documented mathematics, and vector instructions with
// a walk of their own. Up to four destinations, five sources and a temporary buffer, each a handle (0 = none), its
// offset and the BYTES that the call reaches; tmp_bytes are those the buffer has. p0.. are numbers of the call, x0, x1
// scalars; library-*.cpp of the simulator says of each operation which. Returns what the operation returns.
assay_i64 assay_lib(assay_i32 api, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d0, assay_i64 d0_off,
                    assay_i64 d0_bytes, assay_u64 d1, assay_i64 d1_off, assay_i64 d1_bytes, assay_u64 d2,
                    assay_i64 d2_off, assay_i64 d2_bytes, assay_u64 d3, assay_i64 d3_off, assay_i64 d3_bytes,
                    assay_u64 s0, assay_i64 s0_off, assay_i64 s0_bytes, assay_u64 s1, assay_i64 s1_off,
                    assay_i64 s1_bytes, assay_u64 s2, assay_i64 s2_off, assay_i64 s2_bytes, assay_u64 s3,
                    assay_i64 s3_off, assay_i64 s3_bytes, assay_u64 s4, assay_i64 s4_off, assay_i64 s4_bytes,
                    assay_u64 tmp, assay_i64 tmp_off, assay_i64 tmp_bytes, assay_i64 p0, assay_i64 p1, assay_i64 p2,
                    assay_i64 p3, assay_i64 p4, assay_i64 p5, assay_i64 p6, assay_i64 p7, double x0, double x1);
// Native address of a position in a local tensor, and the tensor that contains a native address: handle (0 = none) and
// offset.
void* assay_local_address(assay_u64 buf, assay_i64 off);
assay_u64 assay_local_handle(const void* p);
assay_i64 assay_local_offset(const void* p);
// 16 destinations and 16 sources by native address; strides in data blocks.
void assay_trans_5hd(assay_i32 dtype, const assay_u64* dst, const assay_u64* src, assay_i32 dst_high,
                     assay_i32 src_high, assay_i32 repeat, assay_i32 d_rep, assay_i32 s_rep);
// vcadd in its mode without destination: the sum of all repeats goes to the register that ASSAY_REG_SUM reads.
void assay_reduce_to_register(assay_i32 dtype, assay_u64 s, assay_i64 s_off, assay_i32 repeat, assay_i32 s_blk,
                              assay_i32 s_rep);
// `bytes` of global memory filled with an element of `size` bytes, by way of the unused part of the unified buffer.
void assay_gm_fill(ASSAY_GM void* dst, assay_i64 bytes, assay_i32 size, assay_u64 bits);
// Results that reductions and selections leave in special registers (AssayRegister).
assay_u64 assay_special_get(assay_i32 what);
void assay_special_set(assay_i32 what, assay_u64 bits);

// --- registers of vector code (3510): 256 bytes each, with masks of one flag a byte; `at` is a native address in UB.
void assay_reg_load(void* reg, const void* at, assay_i64 bytes);
void assay_reg_store(void* at, const void* reg, const void* mask, assay_i64 element, assay_i64 bytes);
void assay_reg_op(assay_i32 op, assay_i32 dtype, void* d, const void* a, const void* b, const void* mask, double scalar,
                  assay_i32 merging, assay_i64 bytes);
// `round` may say that values too large for an integer keep their low bits.
enum { ASSAY_REG_KEEPS_LOW_BITS = 32 };
void assay_reg_cast(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, void* d, const void* s, assay_i64 n);
void assay_reg_compare(assay_i32 mode, assay_i32 dtype, void* holds, const void* a, const void* b, assay_i64 n);
void assay_reg_fill(void* d, assay_u64 bits, assay_i64 element, assay_i64 bytes);
void assay_reg_reduce(assay_i32 op, assay_i32 d_dtype, assay_i32 s_dtype, void* d, void* index, const void* s,
                      const void* mask, assay_i64 group, assay_i64 bytes);

// --- code on threads (3510): `function` once for each thread with a copy of `bytes` of data; what all threads of the
// block wait for; the values of the lanes of a warp that meet here, and which they are.
void assay_simt_run(void (*function)(const void*), const void* data, assay_i64 bytes, assay_u32 x, assay_u32 y,
                    assay_u32 z);
void assay_simt_barrier(void);
assay_u32 assay_simt_exchange(assay_u64 bits, assay_u64* all);
assay_u32 assay_simt_lane(void);

// --- scalar access; `size` is the element size in bytes, `bits` its bit pattern.
assay_u64 assay_ub_get(assay_u64 buf, assay_i64 off, assay_i32 size);
void assay_ub_set(assay_u64 buf, assay_i64 off, assay_i32 size, assay_u64 bits);
// A reference into a local tensor (operator()): `size` bytes at off are checked once.
void* assay_ub_ref(assay_u64 buf, assay_i64 off, assay_i32 size);
assay_u64 assay_gm_get(const ASSAY_GM void* p, assay_i32 size);
void assay_gm_set(ASSAY_GM void* p, assay_i32 size, assay_u64 bits);
ASSAY_GM void* assay_gm_ref(ASSAY_GM void* p, assay_i32 size);
// The tiling struct: `bytes` read from the tiling argument into a host-side copy.
void assay_tiling_read(void* to, const ASSAY_GM void* tiling, assay_u64 bytes);

// --- synchronisation; events, pipes and ids carry the numbers of HardEvent and pipe_t.
void assay_set_flag(assay_i32 event, assay_i32 id);
void assay_wait_flag(assay_i32 event, assay_i32 id);
assay_i32 assay_event_alloc(assay_i32 event, assay_i32 reserve);
void assay_event_release(assay_i32 event, assay_i32 id);
void assay_barrier(assay_i32 pipe);
void assay_sync_all(void);
// SyncAll through words in global memory: 32 bytes a core there and in the local tensor; `cores` 0 = all.
void assay_sync_soft(const ASSAY_GM void* words, assay_u64 buf, assay_i64 off, assay_i32 cores);
// Modes as CrossCoreSetFlag's; ASSAY_CROSS_EACH reaches every core at once, with ids from ASSAY_CROSS_BLOCKS on.
enum { ASSAY_CROSS_EACH = 256, ASSAY_CROSS_BLOCKS = 4096 };
void assay_cross_set(assay_i32 mode, assay_i32 pipe, assay_i32 id);
void assay_cross_wait(assay_i32 id);
void assay_dcache_clean(const ASSAY_GM void* p, assay_i32 whole);

// --- modes
void assay_atomic(assay_i32 op, assay_i32 dtype);
void assay_mask_mode(assay_i32 counter);
void assay_mask_set(assay_u64 high, assay_u64 low);

// --- endings and marks
void assay_assert(assay_i32 holds);
void assay_trap(void);
// Ends the run as undecided: the kernel needs something the model does not have.
void assay_unmodelled(const char* what);
// `api` uses temporary space after the kernel's buffers, because it was given none.
void assay_hidden_space(const char* api);
// Inserted by the lowering, never by the headers: where we are, and the loop budget.
void assay_loc(assay_i32 location);
void assay_fuel_spent(void);
}

#include "device_abi_cube.h"
