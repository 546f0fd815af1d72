// Moves of registers (3510) that are not one run of the unified buffer: by data blocks, off the grid of 32 bytes, by
// indices, of masks, and within a register.
#pragma once

#include "assay/register_math.h"

namespace assay_model {
// Each data block of 32 bytes that the mask names something of.
ASSAY_MODEL bool NamesBlock(const MaskReg& mask, int block) {
  for (int i = 0; i < 32; ++i) {
    if (mask.on[block * 32 + i] != 0) return true;
  }
  return false;
}
template <typename R>
ASSAY_MODEL void LoadBlocks(R& d, const void* at, uint32_t stride, const MaskReg& mask) {
  for (int i = 0; i < 8; ++i) {
    if (NamesBlock(mask, i))
      assay_reg_load(d.bytes + i * 32, static_cast<const char*>(at) + assay_u64{stride} * 32 * i, 32);
  }
}
template <typename R>
ASSAY_MODEL void StoreBlocks(void* at, R& s, uint32_t stride, const MaskReg& mask) {
  for (int i = 0; i < 8; ++i)
    assay_reg_store(static_cast<char*>(at) + assay_u64{stride} * 32 * i, s.bytes + i * 32, mask.on + i * 32,
                    sizeof(ElementOf<R>), 32);
}
// Of tensors, one after the other.
template <typename T>
ASSAY_MODEL void MoveElement(const AscendC::LocalTensor<T>& dst, int32_t to, const AscendC::LocalTensor<T>& src,
                             int32_t from) {
  T value;
  assay_reg_load(&value, NativeOf(src.GetPhyAddr(static_cast<uint32_t>(from))), sizeof(T));
  assay_reg_store(NativeOf(dst.GetPhyAddr(static_cast<uint32_t>(to))), &value, nullptr, sizeof(T), sizeof(T));
}
template <typename T, typename U, typename F>
ASSAY_MODEL void MarkElements(const AscendC::LocalTensor<T>& dst, const AscendC::LocalTensor<U>& src, uint32_t count,
                              F holds) {
  for (uint32_t i = 0; i < count; ++i) {
    U value;
    assay_reg_load(&value, NativeOf(src.GetPhyAddr(i)), sizeof(U));
    const T result = ElementFrom<T>(holds(ElementFrom<float>(value)) ? 1 : 0);
    assay_reg_store(NativeOf(dst.GetPhyAddr(i)), &result, nullptr, sizeof(T), sizeof(T));
  }
}
}  // namespace assay_model

namespace AscendC {
namespace Reg {
template <typename T = DefaultType, DataCopyMode dataMode, typename U>
__aicore__ inline void LoadAlign(U& dstReg, __ubuf__ T* srcAddr, uint32_t dataBlockStride, MaskReg& mask) {
  assay_model::LoadBlocks(dstReg, assay_model::NativeOf(srcAddr), dataBlockStride, mask);
}
template <typename T = DefaultType, DataCopyMode dataMode, PostLiteral postMode, typename U>
__aicore__ inline void LoadAlign(U& dstReg, __ubuf__ T*& srcAddr, uint32_t dataBlockStride, uint32_t repeatStride,
                                 MaskReg& mask) {
  assay_model::LoadBlocks(dstReg, assay_model::NativeOf(srcAddr), dataBlockStride, mask);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) srcAddr += repeatStride * (32 / sizeof(T));
}
template <typename T = DefaultType, DataCopyMode dataMode, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, U& srcReg, uint32_t dataBlockStride, MaskReg& mask) {
  assay_model::StoreBlocks(assay_model::NativeOf(dstAddr), srcReg, dataBlockStride, mask);
}
template <typename T = DefaultType, DataCopyMode dataMode, PostLiteral postMode, typename U>
__aicore__ inline void StoreAlign(__ubuf__ T*& dstAddr, U& srcReg, uint32_t dataBlockStride, uint32_t repeatStride,
                                  MaskReg& mask) {
  assay_model::StoreBlocks(assay_model::NativeOf(dstAddr), srcReg, dataBlockStride, mask);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) dstAddr += repeatStride * (32 / sizeof(T));
}

template <typename T>
__aicore__ inline void LoadUnAlignPre(UnalignReg&, __ubuf__ T*) {}
template <typename T>
__aicore__ inline void LoadUnAlignPre(UnalignReg&, __ubuf__ T*, AddrReg&) {}
template <typename T = DefaultType, PostLiteral postMode = PostLiteral::POST_MODE_UPDATE, typename U>
__aicore__ inline void LoadUnAlign(U& dstReg, UnalignReg&, __ubuf__ T*& srcAddr, uint32_t postUpdateStride) {
  assay_reg_load(dstReg.bytes, assay_model::NativeOf(srcAddr), U::kBytes);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) srcAddr += postUpdateStride;
}
template <typename T = DefaultType, typename U>
__aicore__ inline void LoadUnAlign(U& dstReg, UnalignReg&, __ubuf__ T* srcAddr) {
  assay_reg_load(dstReg.bytes, assay_model::NativeOf(srcAddr), U::kBytes);
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Load(U& dstReg, __ubuf__ T* srcAddr) {
  assay_reg_load(dstReg.bytes, assay_model::NativeOf(srcAddr), U::kBytes);
}
template <typename T = DefaultType, PostLiteral postMode = PostLiteral::POST_MODE_UPDATE, typename U>
__aicore__ inline void StoreUnAlign(__ubuf__ T*& dstAddr, U& srcReg, UnalignReg&, uint32_t postUpdateStride) {
  assay_reg_store(assay_model::NativeOf(dstAddr), srcReg.bytes, nullptr, sizeof(T),
                  assay_i64{postUpdateStride} * static_cast<int>(sizeof(T)));
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) dstAddr += postUpdateStride;
}
template <typename T, PostLiteral postMode = PostLiteral::POST_MODE_UPDATE>
__aicore__ inline void StoreUnAlignPost(__ubuf__ T*& dstAddr, UnalignReg&, int32_t postUpdateStride) {
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) dstAddr += postUpdateStride;
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Store(__ubuf__ T* dstAddr, U& srcReg) {
  assay_reg_store(assay_model::NativeOf(dstAddr), srcReg.bytes, nullptr, sizeof(T), U::kBytes);
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Store(__ubuf__ T* dstAddr, U& srcReg, uint32_t count) {
  assay_reg_store(assay_model::NativeOf(dstAddr), srcReg.bytes, nullptr, sizeof(T),
                  assay_i64{count} * static_cast<int>(sizeof(T)));
}

// Elements of a byte come as two.
template <typename T0 = DefaultType, typename T1, typename T2 = DefaultType, typename T3, typename T4>
__aicore__ inline void Gather(T3& dstReg, __ubuf__ T1* baseAddr, T4& index, MaskReg& mask) {
  using E = assay_model::ElementOf<T3>;
  T3 result;
  for (int i = 0; i < T3::kLanes && i < T4::kLanes; ++i) {
    if (mask.on[i * sizeof(E)] == 0) continue;
    assay_reg_load(result.bytes + i * sizeof(E), assay_model::NativeOf(baseAddr + assay_model::Lane(index, i)),
                   sizeof(T1) < sizeof(E) ? sizeof(T1) : sizeof(E));
  }
  dstReg = result;
}
template <typename T = DefaultType, typename U, typename S>
__aicore__ inline void GatherB(U& dstReg, __ubuf__ T* baseAddr, S& index, MaskReg& mask) {
  for (int i = 0; i < 8; ++i) {
    if (!assay_model::NamesBlock(mask, i)) continue;
    assay_reg_load(dstReg.bytes + i * 32,
                   static_cast<char*>(assay_model::NativeOf(baseAddr)) + assay_model::Lane(index, i), 32);
  }
}
template <typename T = DefaultType, typename U = DefaultType, typename S, typename V>
__aicore__ inline void Scatter(__ubuf__ T* baseAddr, S& srcReg, V& index, MaskReg& mask) {
  using E = assay_model::ElementOf<S>;
  for (int i = 0; i < S::kLanes && i < V::kLanes; ++i) {
    if (mask.on[i * sizeof(E)] != 0)
      assay_reg_store(assay_model::NativeOf(baseAddr + assay_model::Lane(index, i)), srcReg.bytes + i * sizeof(E),
                      nullptr, sizeof(T), sizeof(T));
  }
}
template <typename T = DefaultType, typename U = DefaultType, typename S, typename V,
          typename = assay_model::ElementOf<V>>
__aicore__ inline void Gather(S& dstReg, S& srcReg, V& indexReg) {
  S result;
  for (int i = 0; i < S::kLanes && i < V::kLanes; ++i)
    assay_model::Lane(result, i) = assay_model::Lane(srcReg, static_cast<int>(assay_model::Lane(indexReg, i)) & (S::kLanes - 1));
  dstReg = result;
}

template <typename T, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void LoadAlign(MaskReg& mask, __ubuf__ T* srcAddr) {
  assay_model::MaskLoad(mask, assay_model::NativeOf(srcAddr),
                        dist == MaskDist::DIST_NORM ? 1 : dist == MaskDist::DIST_DS ? 2 : 0);
}
template <typename T, PostLiteral postMode, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void LoadAlign(MaskReg& mask, __ubuf__ T*& srcAddr, int32_t offset) {
  LoadAlign<T, dist>(mask, srcAddr);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) srcAddr += offset;
}
template <typename T, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void LoadAlign(MaskReg& mask, __ubuf__ T* srcAddr, AddrReg offset) {
  LoadAlign<T, dist>(mask, srcAddr + offset.elements);
}
template <typename T, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, MaskReg& mask) {
  assay_model::MaskStore(assay_model::NativeOf(dstAddr), mask, dist == MaskDist::DIST_NORM ? 1 : 2);
}
template <typename T, PostLiteral postMode, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void StoreAlign(__ubuf__ T*& dstAddr, MaskReg& mask, int32_t offset) {
  StoreAlign<T, dist>(dstAddr, mask);
  if constexpr (postMode == PostLiteral::POST_MODE_UPDATE) dstAddr += offset;
}
template <typename T, MaskDist dist = MaskDist::DIST_NORM>
__aicore__ inline void StoreAlign(__ubuf__ T* dstAddr, MaskReg& mask, AddrReg offset) {
  StoreAlign<T, dist>(dstAddr + offset.elements, mask);
}

template <typename T>
__aicore__ inline AddrReg CreateAddrReg(uint16_t index0, uint32_t stride0, uint16_t index1 = 0, uint32_t stride1 = 0,
                                        uint16_t index2 = 0, uint32_t stride2 = 0, uint16_t index3 = 0,
                                        uint32_t stride3 = 0) {
  return {uint64_t{index0} * stride0 + uint64_t{index1} * stride1 + uint64_t{index2} * stride2 +
          uint64_t{index3} * stride3};
}
// Reads and writes come in the order of the text here.
template <MemType src, MemType dst>
__aicore__ inline void LocalMemBar() {}

template <typename T = DefaultType, typename U = DefaultType, HistogramsBinType mode, HistogramsType type, typename S,
          typename V>
__aicore__ inline void Histograms(V& dstReg, S& srcReg, MaskReg& mask) {
  assay_model::Histogram(dstReg, srcReg, mask, 128 * static_cast<int>(mode), type == HistogramsType::ACCUMULATE);
}
template <typename T = DefaultType, GatherMaskMode store = GatherMaskMode::NO_STORE_REG, typename U>
__aicore__ inline void Squeeze(U& dstReg, U& srcReg, MaskReg& mask) {
  if (store == GatherMaskMode::STORE_REG) assay_unmodelled("MicroAPI::Squeeze");
  constexpr int kSize = sizeof(assay_model::ElementOf<U>);
  U result;
  int next = 0;
  for (int i = 0; i < U::kLanes; ++i) {
    if (mask.on[i * kSize] != 0) assay_model::Lane(result, next++) = assay_model::Lane(srcReg, i);
  }
  dstReg = result;
}
template <typename T = DefaultType, typename U>
__aicore__ inline void Unsqueeze(U& dstReg, MaskReg& mask) {
  constexpr int kSize = sizeof(assay_model::ElementOf<U>);
  U result;
  int ones = 0;
  for (int i = 0; i < U::kLanes; ++i) {
    assay_model::Lane(result, i) = static_cast<assay_model::ElementOf<U>>(ones);
    if (mask.on[i * kSize] != 0) ++ones;
  }
  dstReg = result;
}
template <typename T = DefaultType, typename U = DefaultType, HighLowPart part = HighLowPart::LOWEST, typename S,
          typename V, typename = assay_model::ElementOf<S>>
__aicore__ inline void Pack(S& dstReg, V& srcReg) {
  S result;
  for (int i = 0; i < V::kLanes && i < S::kLanes; ++i)
    assay_model::Lane(result, i + (part == HighLowPart::LOWEST ? 0 : S::kLanes / 2)) =
        static_cast<assay_model::ElementOf<S>>(assay_model::Lane(srcReg, i));
  dstReg = result;
}
template <typename T = DefaultType, typename U = DefaultType, HighLowPart part = HighLowPart::LOWEST, typename S,
          typename V, typename = assay_model::ElementOf<S>>
__aicore__ inline void UnPack(S& dstReg, V& srcReg) {
  S result;
  for (int i = 0; i < S::kLanes; ++i)
    assay_model::Lane(result, i) = static_cast<assay_model::ElementOf<S>>(
        assay_model::Lane(srcReg, i + (part == HighLowPart::LOWEST ? 0 : V::kLanes / 2)));
  dstReg = result;
}
}  // namespace Reg
}  // namespace AscendC
