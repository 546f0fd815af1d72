// Vector code on registers (3510): masks, and what moves elements between registers and the unified buffer, or within a
// register. Signatures: asc-devkit include/basic_api/reg_compute; distributions, its documents.
#pragma once

#include "assay/register_math.h"

namespace assay_model {
using AscendC::Reg::LoadDist;
using AscendC::Reg::StoreDist;

template <typename P>
ASSAY_MODEL void* NativeOf(P pointer) {
  return reinterpret_cast<void*>(reinterpret_cast<assay_u64>(pointer));
}
// Elements of `from` bytes, each in the place of one of `to` bytes, followed by zeros.
ASSAY_MODEL void SpreadInto(uint8_t* to_bytes, const uint8_t* source, int from, int to, int bytes) {
  for (int i = 0; i < bytes / to; ++i) {
    for (int k = 0; k < to; ++k) to_bytes[i * to + k] = k < from ? source[i * from + k] : 0;
  }
}
ASSAY_MODEL void RepeatInto(uint8_t* to_bytes, const uint8_t* source, int size, int times, int bytes) {
  for (int i = 0; i < bytes; ++i) to_bytes[i] = source[i / (size * times) * size + i % size];
}
template <LoadDist dist>
ASSAY_MODEL void RegLoad(uint8_t* reg, const void* at, int bytes) {
  uint8_t read[512] = {};
  assay_u64 one = 0;
  if constexpr (dist == LoadDist::DIST_NORM) {
    assay_reg_load(reg, at, bytes);
  } else if constexpr (dist == LoadDist::DIST_BRC_B8 || dist == LoadDist::DIST_BRC_B16 ||
                       dist == LoadDist::DIST_BRC_B32) {
    constexpr int kSize = dist == LoadDist::DIST_BRC_B8 ? 1 : dist == LoadDist::DIST_BRC_B16 ? 2 : 4;
    assay_reg_load(&one, at, kSize);
    assay_reg_fill(reg, one, kSize, bytes);
  } else if constexpr (dist == LoadDist::DIST_US_B8 || dist == LoadDist::DIST_US_B16) {
    assay_reg_load(read, at, bytes / 2);
    RepeatInto(reg, read, dist == LoadDist::DIST_US_B8 ? 1 : 2, 2, bytes);
  } else if constexpr (dist == LoadDist::DIST_DS_B8 || dist == LoadDist::DIST_DS_B16) {
    constexpr int kSize = dist == LoadDist::DIST_DS_B8 ? 1 : 2;
    assay_reg_load(read, at, 2 * bytes);
    for (int i = 0; i < bytes; ++i) reg[i] = read[i / kSize * 2 * kSize + i % kSize];
  } else if constexpr (dist == LoadDist::DIST_UNPACK_B8 || dist == LoadDist::DIST_UNPACK_B16 ||
                       dist == LoadDist::DIST_UNPACK_B32) {
    constexpr int kSize = dist == LoadDist::DIST_UNPACK_B8 ? 1 : dist == LoadDist::DIST_UNPACK_B16 ? 2 : 4;
    assay_reg_load(read, at, bytes / 2);
    SpreadInto(reg, read, kSize, 2 * kSize, bytes);
  } else if constexpr (dist == LoadDist::DIST_UNPACK4_B8) {
    assay_reg_load(read, at, bytes / 4);
    SpreadInto(reg, read, 1, 4, bytes);
  } else if constexpr (dist == LoadDist::DIST_BLK) {
    assay_reg_load(read, at, 32);
    for (int i = 0; i < bytes; ++i) reg[i] = read[i % 32];
  } else if constexpr (dist == LoadDist::DIST_E2B_B16 || dist == LoadDist::DIST_E2B_B32) {
    constexpr int kSize = dist == LoadDist::DIST_E2B_B16 ? 2 : 4;
    assay_reg_load(read, at, bytes / 32 * kSize);
    RepeatInto(reg, read, kSize, 32 / kSize, bytes);
  } else {
    assay_unmodelled("MicroAPI::LoadAlign");
  }
}
template <StoreDist dist, typename T>
ASSAY_MODEL void RegStore(void* at, const uint8_t* reg, const MaskReg& mask, int bytes) {
  constexpr int kElement = dist == StoreDist::DIST_NORM_B8    ? 1
                           : dist == StoreDist::DIST_NORM_B16 ? 2
                           : dist == StoreDist::DIST_NORM_B32 ? 4 : static_cast<int>(sizeof(T));
  if constexpr (dist == StoreDist::DIST_NORM || dist == StoreDist::DIST_NORM_B8 || dist == StoreDist::DIST_NORM_B16 ||
                dist == StoreDist::DIST_NORM_B32) {
    assay_reg_store(at, reg, mask.on, kElement, bytes);
  } else if constexpr (dist == StoreDist::DIST_FIRST_ELEMENT_B8 || dist == StoreDist::DIST_FIRST_ELEMENT_B16 ||
                       dist == StoreDist::DIST_FIRST_ELEMENT_B32) {
    constexpr int kSize =
        dist == StoreDist::DIST_FIRST_ELEMENT_B8 ? 1 : dist == StoreDist::DIST_FIRST_ELEMENT_B16 ? 2 : 4;
    assay_reg_store(at, reg, nullptr, kSize, kSize);
  } else if constexpr (dist == StoreDist::DIST_PACK_B16 || dist == StoreDist::DIST_PACK_B32 ||
                       dist == StoreDist::DIST_PACK_B64 || dist == StoreDist::DIST_PACK4_B32) {
    constexpr int kFrom = dist == StoreDist::DIST_PACK_B16 ? 2 : dist == StoreDist::DIST_PACK_B64 ? 8 : 4;
    constexpr int kTo = dist == StoreDist::DIST_PACK4_B32 ? 1 : kFrom / 2;
    uint8_t packed[256] = {}, on[256] = {};
    for (int i = 0; i < bytes / kFrom; ++i) {
      on[i * kTo] = mask.on[i * kFrom];
      for (int k = 0; k < kTo; ++k) packed[i * kTo + k] = reg[i * kFrom + k];
    }
    assay_reg_store(at, packed, on, kTo, bytes / kFrom * kTo);
  } else {
    assay_unmodelled("MicroAPI::StoreAlign");
  }
}
template <LoadDist dist, typename R>
ASSAY_MODEL void RegLoadTwo(R& d0, R& d1, const void* at) {
  R a, b;
  assay_reg_load(a.bytes, at, R::kBytes);
  if constexpr (dist == LoadDist::DIST_BDINTLV) {
    assay_unmodelled("MicroAPI::LoadAlign");
  } else if constexpr (dist == LoadDist::DIST_NORM) {
    assay_reg_load(d1.bytes, static_cast<const char*>(at) + R::kBytes, R::kBytes);
    d0 = a;
  } else {
    assay_reg_load(b.bytes, static_cast<const char*>(at) + R::kBytes, R::kBytes);
    constexpr int kSize = dist == LoadDist::DIST_DINTLV_B8 ? 1 : dist == LoadDist::DIST_DINTLV_B16 ? 2 : 4;
    if (kSize != sizeof(ElementOf<R>)) assay_unmodelled("MicroAPI::LoadAlign");
    RegDeInterleave(d0, d1, a, b, kSize);
  }
}
template <StoreDist dist, typename R>
ASSAY_MODEL void RegStoreTwo(void* at, R& s0, R& s1) {
  constexpr int kSize = dist == StoreDist::DIST_INTLV_B8 ? 1 : dist == StoreDist::DIST_INTLV_B16 ? 2 : 4;
  constexpr bool kKnown = dist == StoreDist::DIST_INTLV_B8 || dist == StoreDist::DIST_INTLV_B16 ||
                          dist == StoreDist::DIST_INTLV_B32;
  if (!kKnown || kSize != sizeof(ElementOf<R>)) assay_unmodelled("MicroAPI::StoreAlign");
  R a, b;
  RegInterleave(a, b, s0, s1, kSize);
  assay_reg_store(at, a.bytes, nullptr, kSize, R::kBytes);
  assay_reg_store(static_cast<char*>(at) + R::kBytes, b.bytes, nullptr, kSize, R::kBytes);
}
// Bits of memory as flags and back: a bit for each byte of a register.
ASSAY_MODEL void MaskLoad(MaskReg& mask, const void* at, int step) {
  uint8_t bits[64] = {};
  assay_reg_load(bits, at, step == 1 ? 32 : step == 2 ? 64 : 16);
  for (int i = 0; i < 256; ++i) {
    const int bit = step == 0 ? i / 2 : i * step;
    mask.on[i] = bits[bit / 8] >> (bit % 8) & 1;
  }
}
ASSAY_MODEL void MaskStore(void* at, const MaskReg& mask, int step) {
  uint8_t bits[32] = {};
  for (int i = 0; i < 256 / step; ++i) bits[i / 8] |= static_cast<uint8_t>((mask.on[i * step] != 0) << (i % 8));
  assay_reg_store(at, bits, nullptr, 1, 32 / step);
}
}  // namespace assay_model

namespace AscendC {
namespace Reg {
template <typename T, const RegTrait& regTrait = RegTraitNumOne>
__aicore__ inline MaskReg UpdateMask(uint32_t& scalarValue) {
  constexpr uint32_t kLanes = 256 * regTrait.REG_NUM / sizeof(T);
  const MaskReg mask = assay_model::FirstOf(sizeof(T), scalarValue, 256 * regTrait.REG_NUM);
  scalarValue -= scalarValue < kLanes ? scalarValue : kLanes;
  return mask;
}
template <typename T, MaskPattern mode = MaskPattern::ALL, const RegTrait& regTrait = RegTraitNumOne>
__aicore__ inline MaskReg CreateMask() {
  return assay_model::PatternOf(sizeof(T), static_cast<int>(mode), 256 * regTrait.REG_NUM);
}
#define ASSAY_MASK_OP(name, expression)                                                          \
  __aicore__ inline void name(MaskReg& dst, MaskReg& src0, MaskReg& src1, MaskReg& mask) {       \
    MaskReg result;                                                                              \
    for (int i = 0; i < 512; ++i) {                                                              \
      const uint8_t a = src0.on[i], b = src1.on[i], m = mask.on[i];                              \
      result.on[i] = expression;                                                                 \
    }                                                                                            \
    dst = result;                                                                                \
  }
ASSAY_MASK_OP(And, a & b & m)
ASSAY_MASK_OP(Or, (a | b) & m)
ASSAY_MASK_OP(Xor, (a ^ b) & m)
ASSAY_MASK_OP(Select, m != 0 ? a : b)
#undef ASSAY_MASK_OP
__aicore__ inline void Not(MaskReg& dst, MaskReg& src, MaskReg& mask) {
  for (int i = 0; i < 512; ++i) dst.on[i] = src.on[i] == 0 && mask.on[i] != 0 ? 1 : 0;
}
__aicore__ inline void Move(MaskReg& dst, MaskReg& src, MaskReg& mask) {
  for (int i = 0; i < 512; ++i) dst.on[i] = src.on[i] & mask.on[i];
}
__aicore__ inline void Move(MaskReg& dst, MaskReg& src) { dst = src; }
template <HighLowPart part = HighLowPart::LOWEST>
__aicore__ inline void Pack(MaskReg& dst, MaskReg& src) {
  MaskReg result;
  for (int i = 0; i < 128; ++i) result.on[i + (part == HighLowPart::LOWEST ? 0 : 128)] = src.on[2 * i];
  dst = result;
}
template <HighLowPart part = HighLowPart::LOWEST>
__aicore__ inline void UnPack(MaskReg& dst, MaskReg& src) {
  MaskReg result;
  for (int i = 0; i < 128; ++i) result.on[2 * i] = src.on[i + (part == HighLowPart::LOWEST ? 0 : 128)];
  dst = result;
}

template <typename T = DefaultType, LoadDist dist = LoadDist::DIST_NORM, typename U>
__aicore__ inline void LoadAlign(U& dstReg, __ubuf__ T* srcAddr) {
  assay_model::RegLoad<dist>(dstReg.bytes, assay_model::NativeOf(srcAddr), U::kBytes);
}
template <typename T = DefaultType, PostLiteral postMode, LoadDist dist = LoadDist::DIST_NORM, typename U>
__aicore__ inline void LoadAlign(U& dstReg, __ubuf__ T*& srcAddr, int32_t postUpdateStride) {
  assay_model::RegLoad<dist>(
      dstReg.bytes, assay_model::NativeOf(srcAddr + (postMode == PostLiteral::POST_MODE_NORMAL ? postUpdateStride : 0)),
      U::kBytes);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) srcAddr += postUpdateStride;
}
template <typename T = DefaultType, LoadDist dist = LoadDist::DIST_NORM, typename U>
__aicore__ inline void LoadAlign(U& dstReg, __ubuf__ T* srcAddr, AddrReg offset) {
  assay_model::RegLoad<dist>(dstReg.bytes, assay_model::NativeOf(srcAddr + offset.elements), U::kBytes);
}
template <typename T = DefaultType, LoadDist dist, typename U>
__aicore__ inline void LoadAlign(U& dstReg0, U& dstReg1, __ubuf__ T* srcAddr) {
  assay_model::RegLoadTwo<dist>(dstReg0, dstReg1, assay_model::NativeOf(srcAddr));
}
template <typename T = DefaultType, PostLiteral postMode, LoadDist dist, typename U>
__aicore__ inline void LoadAlign(U& dstReg0, U& dstReg1, __ubuf__ T*& srcAddr, int32_t postUpdateStride) {
  assay_model::RegLoadTwo<dist>(dstReg0, dstReg1, assay_model::NativeOf(srcAddr));
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) srcAddr += postUpdateStride;
}
template <typename T = DefaultType, LoadDist dist, typename U>
__aicore__ inline void LoadAlign(U& dstReg0, U& dstReg1, __ubuf__ T* srcAddr, AddrReg offset) {
  assay_model::RegLoadTwo<dist>(dstReg0, dstReg1, assay_model::NativeOf(srcAddr + offset.elements));
}
template <typename T = DefaultType, StoreDist dist = StoreDist::DIST_NORM, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, U& srcReg, MaskReg& mask) {
  assay_model::RegStore<dist, T>(assay_model::NativeOf(dstAddr), srcReg.bytes, mask, U::kBytes);
}
template <typename T = DefaultType, PostLiteral postMode, StoreDist dist = StoreDist::DIST_NORM, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T*& dstAddr, U& srcReg, int32_t postUpdateStride, MaskReg& mask) {
  assay_model::RegStore<dist, T>(
      assay_model::NativeOf(dstAddr + (postMode == PostLiteral::POST_MODE_NORMAL ? postUpdateStride : 0)),
      srcReg.bytes, mask, U::kBytes);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) dstAddr += postUpdateStride;
}
template <typename T = DefaultType, StoreDist dist = StoreDist::DIST_NORM, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, U& srcReg, AddrReg offset, MaskReg& mask) {
  assay_model::RegStore<dist, T>(assay_model::NativeOf(dstAddr + offset.elements), srcReg.bytes, mask, U::kBytes);
}
template <typename T = DefaultType, StoreDist dist, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, U& srcReg0, U& srcReg1, MaskReg&) {
  assay_model::RegStoreTwo<dist>(assay_model::NativeOf(dstAddr), srcReg0, srcReg1);
}
template <typename T = DefaultType, StoreDist dist, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, U& srcReg0, U& srcReg1, AddrReg offset, MaskReg&) {
  assay_model::RegStoreTwo<dist>(assay_model::NativeOf(dstAddr + offset.elements), srcReg0, srcReg1);
}
}  // namespace Reg
}  // namespace AscendC

#include "assay/register_move_more.h"
