// The advanced API and the vector instructions with a walk of their own as calls of assay_lib: each helper says which
// bytes the call reaches, so that the lift and the machine agree on them, and passes on the numbers of the call.
// Their meaning is given with the operation in dialects/ascendc/device/library-*.cpp.
#pragma once

#include "assay/lower_move.h"

namespace assay_model {

struct Reach {
  assay_u64 buf = 0;
  assay_i64 off = 0;
  assay_i64 bytes = 0;
};
template <typename T>
ASSAY_MODEL Reach ReachOf(const LocalTensor<T>& tensor, assay_i64 elements) {
  return {tensor.address_.assay_buf, tensor.address_.assay_off, BytesOf<AscendC::PrimT<T>>(elements)};
}
template <typename T>
ASSAY_MODEL Reach BytesFrom(const LocalTensor<T>& tensor, assay_i64 bytes) {
  return {tensor.address_.assay_buf, tensor.address_.assay_off, bytes};
}
// A temporary buffer of the caller's, or none: then the call takes what the buffers leave of the unified buffer.
template <typename T>
ASSAY_MODEL Reach Temporary(const LocalTensor<T>& tensor) {
  return {tensor.address_.assay_buf, tensor.address_.assay_off, tensor.address_.dataLen};
}
ASSAY_MODEL Reach NoTemporary() { return {}; }

struct Numbers {
  assay_i64 p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0, p7 = 0;
  double x0 = 0, x1 = 0;
};
struct Operands {
  Reach d0, d1, d2, d3, s0, s1, s2, s3, s4, tmp;
};
#define ASSAY_REACH(r) (r).buf, (r).off, (r).bytes
ASSAY_MODEL assay_i64 Library(int api, int dtype, int source, const Operands& o, const Numbers& n) {
  return assay_lib(api, dtype, source, ASSAY_REACH(o.d0), ASSAY_REACH(o.d1), ASSAY_REACH(o.d2), ASSAY_REACH(o.d3),
                   ASSAY_REACH(o.s0), ASSAY_REACH(o.s1), ASSAY_REACH(o.s2), ASSAY_REACH(o.s3), ASSAY_REACH(o.s4),
                   ASSAY_REACH(o.tmp), n.p0, n.p1, n.p2, n.p3, n.p4, n.p5, n.p6, n.p7, n.x0, n.x1);
}
#undef ASSAY_REACH
// One destination, up to two sources.
ASSAY_MODEL assay_i64 Library(int api, int dtype, int source, Reach d, Reach s0, Reach s1, Reach tmp,
                              const Numbers& n) {
  Operands o;
  o.d0 = d;
  o.s0 = s0;
  o.s1 = s1;
  o.tmp = tmp;
  return Library(api, dtype, source, o, n);
}

// --- rows
// Sum, Mean: [outter, inner] of which n count.
template <int api, typename Acc, typename T, typename Params>
ASSAY_MODEL void ReduceRows(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp, const Params& p) {
  Numbers n;
  n.p0 = p.outter;
  n.p1 = p.inner;
  n.p2 = p.n;
  n.p3 = kDtypeOf<Acc>;
  Library(api, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, p.outter), ReachOf(s, assay_i64{p.outter} * p.inner), {}, tmp, n);
}
// ReduceSum, ReduceMax and ReduceMin by pattern: along the last axis (AR) or the first (RA) of [shape[0], shape[1]].
template <int api, bool reuses_source, bool known_dtype, bool ar, bool ra, typename T>
ASSAY_MODEL void ReducePattern(const char* name, const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp,
                               const uint32_t* shape) {
  if constexpr (!known_dtype || !(ar || ra)) {
    assay_unmodelled(name);
  } else {
    Numbers n;
    const assay_i64 block = 32 / sizeof(AscendC::PrimT<T>);
    n.p0 = shape[0];
    n.p1 = shape[1];
    n.p2 = (n.p1 + block - 1) / block * block;
    n.p3 = ra;
    n.p4 = reuses_source;
    Library(api, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, ar ? n.p0 : n.p1), ReachOf(s, n.p0 * n.p2), {}, tmp, n);
  }
}
template <int dim, int axis, typename T>
ASSAY_MODEL void BroadcastRows(const LocalTensor<T>& d, const LocalTensor<T>& s, const uint32_t* to,
                               const uint32_t* from, Reach tmp) {
  static_assert(dim == 1 || dim == 2, "BroadCast: one or two dimensions");
  Numbers n;
  n.p0 = dim == 2 ? to[0] : 1;
  n.p1 = dim == 2 ? to[dim - 1] : to[0];
  n.p2 = dim == 2 ? from[0] : 1;
  n.p3 = dim == 2 ? from[dim - 1] : from[0];
  n.p4 = axis;
  n.p5 = dim;
  Library(ASSAY_LIB_BROADCAST, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, n.p0 * n.p1), ReachOf(s, n.p2 * n.p3), {}, tmp, n);
}
template <bool last_axis, bool last_row, typename T, typename Params>
ASSAY_MODEL void CumulativeSum(const LocalTensor<T>& d, const LocalTensor<T>& row, const LocalTensor<T>& s, Reach tmp,
                               const Params& p) {
  Numbers n;
  n.p0 = p.outter;
  n.p1 = p.inner;
  n.p2 = last_axis;
  n.p3 = last_row;
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p1);
  if (last_row) o.d1 = ReachOf(row, last_axis ? n.p0 : n.p1);
  o.s0 = ReachOf(s, n.p0 * n.p1);
  o.tmp = tmp;
  Library(ASSAY_LIB_CUM_SUM, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
// One result for n elements of two sources.
template <typename T>
ASSAY_MODEL void XorSum(const LocalTensor<T>& d, const LocalTensor<T>& a, const LocalTensor<T>& b, Reach tmp,
                        assay_i64 count) {
  Numbers n;
  n.p0 = count;
  Library(ASSAY_LIB_XOR_SUM, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, 1), ReachOf(a, count), ReachOf(b, count), tmp, n);
}

// --- elementwise with a temporary buffer
template <int api, typename T>
ASSAY_MODEL void Elements(const LocalTensor<T>& d, const LocalTensor<T>& a, Reach tmp, assay_i64 count) {
  Numbers n;
  n.p0 = count;
  Library(api, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), ReachOf(a, count), {}, tmp, n);
}
template <int api, typename T>
ASSAY_MODEL void Elements(const LocalTensor<T>& d, const LocalTensor<T>& a, const LocalTensor<T>& b, Reach tmp,
                          assay_i64 count, double scalar = 0) {
  Numbers n;
  n.p0 = count;
  n.x0 = scalar;
  Library(api, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), ReachOf(a, count), ReachOf(b, count), tmp, n);
}
// base ^ exponents
template <typename T, typename S>
ASSAY_MODEL void PowerOf(const LocalTensor<T>& d, S base, const LocalTensor<T>& exponent, Reach tmp, assay_i64 count) {
  Numbers n;
  n.p0 = count;
  n.x0 = ScalarOf(base);
  Library(ASSAY_LIB_POWER, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), ReachOf(exponent, count), {}, tmp, n);
}
// `whole_blocks`: anything beyond the first data block is rounded up to whole blocks.
template <bool whole_blocks, typename T, typename S>
ASSAY_MODEL void Progression(const LocalTensor<T>& d, S first, S step, assay_i64 count) {
  constexpr assay_i64 kInBlock = 32 / static_cast<assay_i64>(sizeof(AscendC::PrimT<T>));
  if (whole_blocks && count > kInBlock) count = (count + kInBlock - 1) / kInBlock * kInBlock;
  Numbers n;
  n.p0 = count;
  n.x0 = ScalarOf(first);
  n.x1 = ScalarOf(step);
  Library(ASSAY_LIB_INDEX, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), {}, {}, {}, n);
}
// first + e + r * elements of a repeat, in the lanes of the mask
template <typename T, typename S>
ASSAY_MODEL void ProgressionR(const LocalTensor<T>& d, S first, Mask m, assay_i64 repeat, assay_i64 block,
                              assay_i64 rep) {
  Numbers n{m.kind, static_cast<assay_i64>(m.low), static_cast<assay_i64>(m.high), repeat, block, rep};
  n.x0 = ScalarOf(first);
  const assay_i64 bytes = repeat > 0 ? (repeat - 1) * rep * 32 + 7 * block * 32 + 32 : 0;
  Library(ASSAY_LIB_INDEX_R, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, bytes), {}, {}, {}, n);
}

// --- selection
// Where a byte of the mask is not 0 the scalar is taken. Rows of the mask may be longer than the source's.
template <typename T, typename U, typename S, typename Info>
ASSAY_MODEL void SelectBytes(const LocalTensor<T>& d, const LocalTensor<T>& s, S scalar, bool scalar_where_set,
                             const LocalTensor<U>& mask, Reach tmp, const Info& info) {
  Numbers n;
  n.p0 = info.firstAxis;
  n.p1 = info.srcLastAxis;
  n.p2 = info.maskLastAxis;
  n.p3 = scalar_where_set;
  n.x0 = ScalarOf(scalar);
  Library(ASSAY_LIB_SELECT_BYTES, kDtypeOf<T>, kDtypeOf<U>, ReachOf(d, n.p0 * n.p1), ReachOf(s, n.p0 * n.p1),
          ReachOf(mask, n.p0 * n.p2), tmp, n);
}
// Pattern 0: bits of `pattern`; 1..7 built in. Returns how many elements were kept.
template <typename T, typename Params>
ASSAY_MODEL uint64_t Collect(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach pattern_at, assay_i64 pattern,
                             bool counter, assay_i64 mask, const Params& p) {
  const assay_i64 size = sizeof(AscendC::PrimT<T>);
  Numbers n;
  n.p0 = pattern;
  n.p1 = counter;
  n.p2 = mask;
  n.p3 = p.repeatTimes;
  n.p4 = p.src0BlockStride;
  n.p5 = p.src0RepeatStride;
  n.p6 = p.src1RepeatStride;
  const assay_i64 row = counter ? mask * size : 256;
  const assay_i64 reach = p.repeatTimes > 0 ? (n.p3 - 1) * n.p5 * 32 + (row > 0 ? ((row - 1) / 32) * n.p4 * 32 + 32 : 0)
                                            : 0;
  Operands o;
  o.d0 = BytesFrom(d, 0);
  o.s0 = BytesFrom(s, reach);
  o.s1 = pattern_at;
  if (pattern == 0) o.s1.bytes = p.repeatTimes > 0 ? (n.p3 - 1) * n.p6 * 32 + (row / size + 7) / 8 : 0;
  return static_cast<uint64_t>(Library(ASSAY_LIB_GATHER_MASK, kDtypeOf<T>, kDtypeOf<T>, o, n));
}
template <typename T, typename Params>
ASSAY_MODEL void CollectBlocks(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint32_t>& offset,
                               assay_i64 repeat, const Params& p) {
  Numbers n;
  n.p0 = repeat;
  n.p1 = p.dstBlkStride;
  n.p2 = p.dstRepStride;
  const assay_i64 bytes = repeat > 0 ? (repeat - 1) * n.p2 * 32 + 7 * n.p1 * 32 + 32 : 0;
  Library(ASSAY_LIB_GATHER_BLOCKS, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, bytes), BytesFrom(s, 0),
          BytesFrom(offset, repeat * 32), {}, n);
}
template <typename T>
ASSAY_MODEL void GatherR(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint32_t>& index,
                         assay_i64 base, Mask m, assay_i64 repeat, assay_i64 d_rep) {
  const assay_i64 lanes = 256 / static_cast<assay_i64>(sizeof(AscendC::PrimT<T>));
  Numbers n{m.kind, static_cast<assay_i64>(m.low), static_cast<assay_i64>(m.high), repeat, base, d_rep};
  const assay_i64 bytes = repeat > 0 ? (repeat - 1) * d_rep * 32 + 256 : 0;
  Library(ASSAY_LIB_GATHER_R, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, bytes), BytesFrom(s, 0),
          BytesFrom(index, repeat * lanes * 4), {}, n);
}

// --- sorting: structures of 8 bytes, score and index
template <typename T>
ASSAY_MODEL void SortGroups(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint32_t>& index,
                            assay_i64 repeat) {
  Numbers n;
  n.p0 = repeat;
  Library(ASSAY_LIB_SORT32, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, repeat * 256), ReachOf(s, repeat * 32),
          BytesFrom(index, repeat * 128), {}, n);
}
template <typename T, typename List>
ASSAY_MODEL assay_u64 MergeLists(const LocalTensor<T>& d, const List& list, const uint16_t* lengths, assay_i64 valid,
                                 bool suspend, assay_i64 repeat) {
  Numbers n{lengths[0], lengths[1], lengths[2], lengths[3], valid, suspend, repeat};
  const assay_i64 total = n.p0 + n.p1 + ((valid & 4) ? n.p2 : 0) + ((valid & 8) ? n.p3 : 0);
  const assay_i64 past = repeat > 1 ? (repeat - 1) * total * 8 : 0;
  Operands o;
  o.d0 = BytesFrom(d, total * 8 * repeat);
  o.s0 = BytesFrom(list.src1, n.p0 * 8 + past);
  o.s1 = BytesFrom(list.src2, n.p1 * 8 + past);
  if (valid & 4) o.s2 = BytesFrom(list.src3, n.p2 * 8 + past);
  if (valid & 8) o.s3 = BytesFrom(list.src4, n.p3 * 8 + past);
  return static_cast<assay_u64>(Library(ASSAY_LIB_MRG_SORT, kDtypeOf<T>, kDtypeOf<T>, o, n));
}
template <bool full, typename T>
ASSAY_MODEL void SortAll(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint32_t>& index,
                         const LocalTensor<T>& tmp, assay_i64 repeat) {
  Numbers n;
  n.p0 = repeat;
  n.p1 = full;
  Library(ASSAY_LIB_SORT, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, repeat * 256), ReachOf(s, repeat * 32),
          BytesFrom(index, repeat * 128), full ? Temporary(tmp) : NoTemporary(), n);
}
// Values and indices of sorted structures, both as whole repeats of the selecting instruction give them.
template <typename T>
ASSAY_MODEL void ExtractSorted(const LocalTensor<T>& value, const LocalTensor<uint32_t>& index,
                               const LocalTensor<T>& sorted, assay_i64 repeat) {
  Numbers n;
  n.p0 = repeat;
  Operands o;
  o.d0 = ReachOf(value, repeat * 32);
  o.d1 = BytesFrom(index, repeat * 128);
  o.s0 = BytesFrom(sorted, repeat * 256);
  Library(ASSAY_LIB_EXTRACT, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
template <bool init_index, bool has_finish, bool small, typename T, typename Tiling, typename Info>
ASSAY_MODEL void TopValues(const LocalTensor<T>& value, const LocalTensor<int32_t>& index, const LocalTensor<T>& s,
                           const LocalTensor<int32_t>& source_index, const LocalTensor<bool>& finish, Reach tmp,
                           assay_i64 k, const Tiling& tiling, const Info& info, bool largest) {
  Numbers n;
  n.p0 = info.outter;
  n.p1 = info.inner;
  n.p2 = info.n;
  n.p3 = k;
  n.p4 = largest;
  n.p5 = (init_index ? 1 : 0) | (has_finish ? 2 : 0) | (small ? 4 : 0);
  n.p6 = tiling.tmpLocalSize;
  const assay_i64 size = sizeof(AscendC::PrimT<T>);
  const assay_i64 value_row = small ? k : (k * size + 31) / 32 * 32 / size;
  const assay_i64 index_row = small ? k : (k * 4 + 31) / 32 * 8;
  n.p7 = value_row << 32 | index_row;
  Operands o;
  o.d0 = ReachOf(value, n.p0 * value_row);
  o.d1 = ReachOf(index, n.p0 * index_row);
  o.s0 = ReachOf(s, n.p0 * n.p1);
  if (init_index) o.s1 = ReachOf(source_index, n.p1);
  if (has_finish) o.s2 = ReachOf(finish, n.p0);
  o.tmp = tmp;
  Library(ASSAY_LIB_TOPK, kDtypeOf<T>, kDtypeOf<T>, o, n);
}

// --- layout
template <typename T>
ASSAY_MODEL void Transpose16(const LocalTensor<T>& d, const LocalTensor<T>& s) {
  Library(ASSAY_LIB_TRANSPOSE16, kDtypeOf<T>, kDtypeOf<T>, BytesFrom(d, 512), BytesFrom(s, 512), {}, {}, Numbers());
}
template <typename T, typename Params>
ASSAY_MODEL void TransposeExt(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp, const Params& p) {
  Numbers n{p.nSize, p.cSize, p.hSize, p.wSize, static_cast<assay_i64>(p.transposeType)};
  const bool square = n.p4 == 10  /* TRANSPOSE_ND2ND_B16 */;
  const assay_i64 count = square ? 256 : n.p0 * n.p1 * n.p2 * n.p3;
  Library(ASSAY_LIB_TRANSPOSE, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), ReachOf(s, count), {}, tmp, n);
}
template <typename T, typename Params>
ASSAY_MODEL void Trans5hd(const uint64_t* d, const uint64_t* s, const Params& p) {
  assay_trans_5hd(kDtypeOf<T>, reinterpret_cast<const assay_u64*>(d), reinterpret_cast<const assay_u64*>(s),
                  p.dstHighHalf, p.srcHighHalf, p.repeatTimes, p.dstRepStride, p.srcRepStride);
}
template <typename T, typename Params>
ASSAY_MODEL void Trans5hdPointers(__ubuf__ T** d, __ubuf__ T** s, const Params& p) {
  uint64_t to[16], from[16];
  for (int i = 0; i < 16; ++i) {
    to[i] = reinterpret_cast<uint64_t>(d[i]);
    from[i] = reinterpret_cast<uint64_t>(s[i]);
  }
  Trans5hd<T>(to, from, p);
}
template <typename T, typename Params>
ASSAY_MODEL void Trans5hdTensors(const LocalTensor<T>* d, const LocalTensor<T>* s, const Params& p) {
  uint64_t to[16], from[16];
  for (int i = 0; i < 16; ++i) {
    to[i] = d[i].GetPhyAddr();
    from[i] = s[i].GetPhyAddr();
  }
  Trans5hd<T>(to, from, p);
}
template <typename T>
ASSAY_MODEL T PadBits(uint64_t bits) {
  return FromBits<T>(bits);
}
// Rows of `width` elements (the last padded ones included) get `left` and `right` elements more.
template <typename T, typename Params, typename Tiling>
ASSAY_MODEL void PadRows(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp, const Params& p,
                         const Tiling& t) {
  Numbers n{t.srcHeight, t.srcWidth, t.srcOriWidth, p.leftPad, p.rightPad, p.padValue};
  const assay_i64 size = sizeof(AscendC::PrimT<T>);
  const assay_i64 block = 32 / size;
  // A row that is whole blocks grows; one that is not takes its padding out of the block it ends in.
  const assay_i64 width = n.p1 * size % 32 == 0 ? (n.p2 + n.p3 + n.p4 + block - 1) / block * block
                                                : (n.p1 + n.p3 + n.p4 + block - 1) / block * block;
  n.p6 = width;
  Library(ASSAY_LIB_PAD, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, n.p0 * width), ReachOf(s, n.p0 * n.p1), {}, tmp, n);
}
template <typename T, typename Params, typename Tiling>
ASSAY_MODEL void UnPadRows(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp, const Params& p,
                           const Tiling& t) {
  Numbers n{t.srcHeight, t.srcWidth, p.rightPad};
  Library(ASSAY_LIB_UNPAD, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, n.p0 * (n.p1 - n.p2)), ReachOf(s, n.p0 * n.p1), {},
          tmp, n);
}

// --- special registers and global memory
template <typename T>
ASSAY_MODEL void MaxMinRegister(T& value, T& index) {
  const assay_u64 both = assay_special_get(ASSAY_REG_MAX_MIN);
  value = FromBits<T>(both & (sizeof(T) == 2 ? 0xffffu : 0xffffffffu));
  index = FromBits<T>(both >> 32);
}
template <typename T>
ASSAY_MODEL void MaxMinRegisterBits(uint32_t& value, uint32_t& index) {
  const assay_u64 both = assay_special_get(ASSAY_REG_MAX_MIN);
  value = static_cast<uint32_t>(both & (sizeof(T) == 2 ? 0xffffu : 0xffffffffu));
  index = static_cast<uint32_t>(both >> 32);
}
template <typename T, typename S>
ASSAY_MODEL void FillGlobal(const GlobalTensor<T>& d, assay_i64 count, S value) {
  using Element = AscendC::PrimT<T>;
  const Element element = static_cast<Element>(value);
  assay_gm_fill(GmOut(d), BytesOf<Element>(count), sizeof(Element), ToBits(element));
}
}  // namespace assay_model

#include "assay/lower_layout.h"
#include "assay/lower_norm.h"
