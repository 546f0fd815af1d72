// Implements the functions of the C interface on registers (3510), over the same device functions as AscendC::Reg.
#pragma once

#include "assay/registers.h"

using vector_bool = AscendC::Reg::MaskReg;
using addr_reg = AscendC::Reg::AddrReg;
using vector_half = AscendC::Reg::RegTensor<half>;
using vector_float = AscendC::Reg::RegTensor<float>;
using vector_bfloat16_t = AscendC::Reg::RegTensor<bfloat16_t>;
using vector_int8_t = AscendC::Reg::RegTensor<int8_t>;
using vector_uint8_t = AscendC::Reg::RegTensor<uint8_t>;
using vector_int16_t = AscendC::Reg::RegTensor<int16_t>;
using vector_uint16_t = AscendC::Reg::RegTensor<uint16_t>;
using vector_int32_t = AscendC::Reg::RegTensor<int32_t>;
using vector_uint32_t = AscendC::Reg::RegTensor<uint32_t>;
using vector_int64_t = AscendC::Reg::RegTensor<int64_t>;
using vector_uint64_t = AscendC::Reg::RegTensor<uint64_t>;
using vector_hifloat8_t = AscendC::Reg::RegTensor<hifloat8_t>;
using vector_fp8_e5m2_t = AscendC::Reg::RegTensor<fp8_e5m2_t>;
using vector_fp8_e4m3fn_t = AscendC::Reg::RegTensor<fp8_e4m3fn_t>;
using vector_fp8_e8m0_t = AscendC::Reg::RegTensor<fp8_e8m0_t>;
using vector_fp4x2_e2m1_t = AscendC::Reg::RegTensor<fp4x2_e2m1_t>;
using vector_fp4x2_e1m2_t = AscendC::Reg::RegTensor<fp4x2_e1m2_t>;
struct assay_int4x2_t { uint8_t bits; };
using vector_int4x2_t = AscendC::Reg::RegTensor<assay_int4x2_t>;
// What an access not aligned to 32 bytes leaves over: nothing here, where each is executed at once.
struct vector_store_unalign {};
struct vector_load_unalign {};

namespace assay_c {
using namespace assay_model;

template <int op, typename R>
ASSAY_MODEL void Unary(R& d, R& s, const vector_bool& mask) {
  RegOp(op, d, s, static_cast<R*>(nullptr), mask, false);
}
template <int op, typename R>
ASSAY_MODEL void Binary(R& d, R& a, R& b, const vector_bool& mask) {
  RegOp(op, d, a, &b, mask, false);
}
template <int op>
ASSAY_MODEL void Binary(vector_bool& d, vector_bool& a, vector_bool& b, vector_bool& mask) {
  if constexpr (op == ASSAY_AND) AscendC::Reg::And(d, a, b, mask);
  if constexpr (op == ASSAY_OR) AscendC::Reg::Or(d, a, b, mask);
  if constexpr (op == ASSAY_XOR) AscendC::Reg::Xor(d, a, b, mask);
}
template <int op>
ASSAY_MODEL void Unary(vector_bool& d, vector_bool& s, vector_bool& mask) {
  AscendC::Reg::Not(d, s, mask);
}
template <int op, typename R, typename V>
ASSAY_MODEL void Shift(R& d, R& a, V& by, const vector_bool& mask) {
  R other;
  __builtin_memcpy(other.bytes, by.bytes, sizeof(other.bytes));
  RegOp(op, d, a, &other, mask, false);
}
template <int op, typename R, typename U>
ASSAY_MODEL void Scalar(R& d, R& s, U value, const vector_bool& mask) {
  R other = Broadcast<R>(value);
  RegOp(op, d, s, &other, mask, false);
}
template <AscendC::CMPMODE mode, typename R>
ASSAY_MODEL void Compare(vector_bool& d, R& a, R& b, vector_bool& mask) {
  AscendC::Reg::Compare<float, mode>(d, a, b, mask);
}
template <AscendC::CMPMODE mode, typename R, typename U>
ASSAY_MODEL void CompareScalar(vector_bool& d, R& a, U value, vector_bool& mask) {
  AscendC::Reg::Compares<float, mode>(d, a, value, mask);
}
template <typename R, typename V>
ASSAY_MODEL void Cast(R& d, V& s, const vector_bool& mask, int part, int round) {
  RegCast(d, s, mask, part, round, false);
}
// To a whole number that stays a floating one.
template <int round, typename R>
ASSAY_MODEL void Whole(R& d, R& s, const vector_bool& mask) {
  using T = ElementOf<R>;
  float in[R::kLanes], out[R::kLanes];
  R whole;
  for (int i = 0; i < R::kLanes; ++i) in[i] = ElementFrom<float>(Lane(s, i));
  assay_reg_cast(ASSAY_F32, ASSAY_F32, round, out, in, R::kLanes);
  for (int i = 0; i < R::kLanes; ++i) Lane(whole, i) = ElementFrom<T>(out[i]);
  RegMove(d, whole, mask, false);
}
template <int op, typename R, typename V>
ASSAY_MODEL void Reduce(R& d, V& s, const vector_bool& mask, int group = 256) {
  RegReduce<op>(d, s, mask, group, op != ASSAY_REDUCE_SUM && group == 256);
}
template <typename R, typename U>
ASSAY_MODEL void Fill(R& d, U value) {
  d = Broadcast<R>(value);
}
template <typename R, typename U>
ASSAY_MODEL void Fill(R& d, U value, const vector_bool& mask) {
  R all = Broadcast<R>(value);
  RegMove(d, all, mask, false);
}
template <typename R>
ASSAY_MODEL void FillFirst(R& d, R& s, const vector_bool& mask) {
  Fill(d, Lane(s, 0), mask);
}
template <typename R>
ASSAY_MODEL void Copy(R& d, R& s, vector_bool& mask) {
  RegMove(d, s, mask, true);
}
ASSAY_MODEL void Copy(vector_bool& d, vector_bool& s, vector_bool& mask) { AscendC::Reg::Move(d, s, mask); }
ASSAY_MODEL void Copy(vector_bool& d, vector_bool& s) { d = s; }
template <typename R>
ASSAY_MODEL void Copy(vector_bool& d, R& s, int16_t part) {
  constexpr int kSize = sizeof(ElementOf<R>), kPart = 32 / kSize;
  for (int i = 0; i < 256; ++i) {
    const int bit = i / kSize;
    d.on[i] = s.bytes[part * kPart + bit / 8] >> (bit % 8) & 1;
  }
}
template <LoadDist dist, typename R, typename P>
ASSAY_MODEL void Load(R& d, P src, int64_t offset = 0) {
  RegLoad<dist>(d.bytes, NativeOf(src + offset), R::kBytes);
}
template <LoadDist dist, typename R, typename P>
ASSAY_MODEL void Load(R& d, P src, addr_reg offset) {
  RegLoad<dist>(d.bytes, NativeOf(src + offset.elements), R::kBytes);
}
template <LoadDist dist, typename R, typename P>
ASSAY_MODEL void LoadNext(R& d, P& src, int32_t offset) {
  RegLoad<dist>(d.bytes, NativeOf(src), R::kBytes);
  src += offset;
}
template <LoadDist d1, LoadDist d2, LoadDist d4, typename R, typename P, typename... O>
ASSAY_MODEL void LoadBySize(R& d, P src, O... offset) {
  constexpr int kSize = sizeof(ElementOf<R>);
  Load<kSize == 1 ? d1 : kSize == 2 ? d2 : d4>(d, src, offset...);
}
template <LoadDist d1, LoadDist d2, LoadDist d4, typename R, typename P>
ASSAY_MODEL void LoadNextBySize(R& d, P& src, int32_t offset) {
  constexpr int kSize = sizeof(ElementOf<R>);
  LoadNext<kSize == 1 ? d1 : kSize == 2 ? d2 : d4>(d, src, offset);
}
template <StoreDist dist, typename P, typename R>
ASSAY_MODEL void Store(P dst, R& s, const vector_bool& mask, int64_t offset = 0) {
  RegStore<dist, ElementOf<R>>(NativeOf(dst + offset), s.bytes, mask, R::kBytes);
}
template <StoreDist dist, typename P, typename R>
ASSAY_MODEL void Store(P dst, R& s, const vector_bool& mask, addr_reg offset) {
  RegStore<dist, ElementOf<R>>(NativeOf(dst + offset.elements), s.bytes, mask, R::kBytes);
}
template <StoreDist d1, StoreDist d2, StoreDist d4, typename P, typename R, typename... O>
ASSAY_MODEL void StoreBySize(P dst, R& s, const vector_bool& mask, O... offset) {
  constexpr int kSize = sizeof(ElementOf<R>);
  Store<kSize == 1 ? d1 : kSize == 2 ? d2 : d4>(dst, s, mask, offset...);
}
template <typename R, typename P>
ASSAY_MODEL void LoadTwo(R& d0, R& d1, P src, int64_t offset = 0) {
  constexpr int kSize = sizeof(ElementOf<R>);
  RegLoadTwo<kSize == 1   ? LoadDist::DIST_DINTLV_B8
             : kSize == 2 ? LoadDist::DIST_DINTLV_B16 : LoadDist::DIST_DINTLV_B32>(d0, d1, NativeOf(src + offset));
}
template <typename P, typename R>
ASSAY_MODEL void StoreTwo(P dst, R& a, R& b, int64_t offset = 0) {
  constexpr int kSize = sizeof(ElementOf<R>);
  RegStoreTwo<kSize == 1   ? StoreDist::DIST_INTLV_B8
              : kSize == 2 ? StoreDist::DIST_INTLV_B16 : StoreDist::DIST_INTLV_B32>(NativeOf(dst + offset), a, b);
}
template <typename P, typename R>
ASSAY_MODEL void StorePart(P dst, R& s, int64_t count) {
  assay_reg_store(NativeOf(dst), s.bytes, nullptr, sizeof(ElementOf<R>), count * static_cast<int>(sizeof(ElementOf<R>)));
}
}  // namespace assay_c

#define asc_create_mask_b8(pattern) assay_model::PatternOf(1, static_cast<int>(pattern))
#define asc_create_mask_b16(pattern) assay_model::PatternOf(2, static_cast<int>(pattern))
#define asc_create_mask_b32(pattern) assay_model::PatternOf(4, static_cast<int>(pattern))
