// The second half of assay/lower.h: data movement, gathering, masks and scalar conversions.
#pragma once

#include "assay/lower.h"

namespace assay_model {
using AscendC::DataCopyExtParams;
using AscendC::DataCopyPadExtParams;
using AscendC::DataCopyPadParams;
using AscendC::DataCopyParams;
constexpr assay_i64 kBlock = 32;

template <typename T>
ASSAY_MODEL const __gm__ void* GmOf(const GlobalTensor<T>& tensor) {
  return tensor.address_;
}
template <typename T>
ASSAY_MODEL __gm__ void* GmOut(const GlobalTensor<T>& tensor) {
  return tensor.address_;
}

template <typename T>
ASSAY_MODEL void CopyIn(const LocalTensor<T>& d, const GlobalTensor<T>& s, assay_i64 n) {
  assay_dma_in(ASSAY_DMA_COUNT, kDtypeOf<T>, ASSAY_AT(d), GmOf(s), 1, BytesOf<AscendC::PrimT<T>>(n), 0, 0);
}
template <typename T>
ASSAY_MODEL void CopyIn(const LocalTensor<T>& d, const GlobalTensor<T>& s, const DataCopyParams& p) {
  assay_dma_in(ASSAY_DMA_BLOCKS, kDtypeOf<T>, ASSAY_AT(d), GmOf(s), p.blockCount, p.blockLen * kBlock,
               p.srcStride * kBlock, p.dstStride * kBlock);
}
template <typename T>
ASSAY_MODEL void CopyOut(const GlobalTensor<T>& d, const LocalTensor<T>& s, assay_i64 n) {
  assay_dma_out(ASSAY_DMA_COUNT, kDtypeOf<T>, GmOut(d), ASSAY_AT(s), 1, BytesOf<AscendC::PrimT<T>>(n), 0, 0);
}
template <typename T>
ASSAY_MODEL void CopyOut(const GlobalTensor<T>& d, const LocalTensor<T>& s, const DataCopyParams& p) {
  assay_dma_out(ASSAY_DMA_BLOCKS, kDtypeOf<T>, GmOut(d), ASSAY_AT(s), p.blockCount, p.blockLen * kBlock,
                p.srcStride * kBlock, p.dstStride * kBlock);
}
template <typename T>
ASSAY_MODEL void CopyLocal(const LocalTensor<T>& d, const LocalTensor<T>& s, assay_i64 n) {
  assay_dma_local(ASSAY_DMA_COUNT, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), 1, BytesOf<AscendC::PrimT<T>>(n), 0, 0);
}
template <typename T, typename U>
ASSAY_MODEL void CopyLocal(const LocalTensor<T>& d, const LocalTensor<U>& s, const DataCopyParams& p) {
  assay_dma_local(ASSAY_DMA_BLOCKS, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), p.blockCount, p.blockLen * kBlock,
                  p.srcStride * kBlock, p.dstStride * kBlock);
}
// Lengths and the gap on the GM side are bytes, the gap on the UB side is blocks, in both parameter structs.
template <typename T, typename Params, typename Pad>
ASSAY_MODEL void PadIn(const LocalTensor<T>& d, const GlobalTensor<T>& s, const Params& p, const Pad& pad,
                       assay_u64 pad_bits) {
  assay_dma_in_pad(kDtypeOf<T>, ASSAY_AT(d), GmOf(s), p.blockCount, p.blockLen, p.srcStride, p.dstStride * kBlock,
                   pad.leftPadding, pad.rightPadding, pad.isPad, pad_bits);
}
template <typename T, typename Params>
ASSAY_MODEL void PadOut(const GlobalTensor<T>& d, const LocalTensor<T>& s, const Params& p) {
  assay_dma_out(ASSAY_DMA_PAD, kDtypeOf<T>, GmOut(d), ASSAY_AT(s), p.blockCount, p.blockLen, p.srcStride * kBlock,
                p.dstStride);
}

// Slices of a tensor. Along the first dimension whole blocks are taken with gaps between them; along the others rows.
ASSAY_MODEL assay_i64 SliceCount(const AscendC::SliceInfo& slice, assay_i64 length) {
  return (static_cast<assay_i64>(slice.endIndex) - slice.startIndex + 1 + slice.stride) / (length + slice.stride);
}
// Where row `row` of a slice begins, in elements.
ASSAY_MODEL assay_i64 SliceStart(const AscendC::SliceInfo* slices, uint32_t dims, assay_i64 row) {
  assay_i64 offset = slices[0].startIndex, pitch = slices[0].shapeValue;
  for (uint32_t i = 1; i < dims; ++i) {
    const assay_i64 count = SliceCount(slices[i], slices[i].burstLen);
    offset += (slices[i].startIndex + row % count * (slices[i].burstLen + slices[i].stride)) * pitch;
    row /= count;
    pitch *= slices[i].shapeValue;
  }
  return offset;
}
template <typename T, class Copy>
ASSAY_MODEL void EachSlice(const AscendC::SliceInfo* from, uint32_t dims, const Copy& copy) {
  if (from[0].shapeValue == 0) assay_unmodelled("DataCopy of slices by the tensors' own shapes");
  assay_i64 rows = 1;
  for (uint32_t i = 1; i < dims; ++i) rows *= SliceCount(from[i], from[i].burstLen);
  const assay_i64 count = SliceCount(from[0], from[0].burstLen * (kBlock / static_cast<assay_i64>(sizeof(T))));
  for (assay_i64 row = 0; row < rows; ++row) copy(row, count);
}
template <typename T>
ASSAY_MODEL void CopySlicesIn(const LocalTensor<T>& d, const GlobalTensor<T>& s, const AscendC::SliceInfo* to,
                              const AscendC::SliceInfo* from, uint32_t dims) {
  constexpr assay_i64 size = sizeof(T);
  EachSlice<T>(from, dims, [&](assay_i64 row, assay_i64 count) {
    assay_dma_in(ASSAY_DMA_PAD, kDtypeOf<T>, ASSAY_AT(d[static_cast<uint32_t>(SliceStart(to, dims, row))]),
                 GmOf(s[static_cast<uint64_t>(SliceStart(from, dims, row))]), count, from[0].burstLen * kBlock,
                 from[0].stride * size, to[0].stride * size / kBlock * kBlock);
  });
}
template <typename T>
ASSAY_MODEL void CopySlicesOut(const GlobalTensor<T>& d, const LocalTensor<T>& s, const AscendC::SliceInfo* to,
                               const AscendC::SliceInfo* from, uint32_t dims) {
  constexpr assay_i64 size = sizeof(T);
  EachSlice<T>(from, dims, [&](assay_i64 row, assay_i64 count) {
    assay_dma_out(ASSAY_DMA_PAD, kDtypeOf<T>, GmOut(d[static_cast<uint64_t>(SliceStart(to, dims, row))]),
                  ASSAY_AT(s[static_cast<uint32_t>(SliceStart(from, dims, row))]), count, from[0].burstLen * kBlock,
                  from[0].stride * size / kBlock * kBlock, to[0].stride * size);
  });
}

template <typename T, typename Params>
ASSAY_MODEL void CopyMasked(const LocalTensor<T>& d, const LocalTensor<T>& s, Mask m, int repeat, const Params& p) {
  assay_vec_r(ASSAY_COPY, kDtypeOf<T>, kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, 0, ASSAY_MASK(m), repeat,
              p.dstStride, p.srcStride, 0, p.dstRepeatSize, p.srcRepeatSize, 0);
}
template <typename T>
ASSAY_MODEL void GatherN(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint32_t>& index,
                         assay_i64 base, assay_i64 n) {
  assay_gather(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_AT(index), base, n);
}
template <typename T, typename Params>
ASSAY_MODEL void BroadcastBlocks(const LocalTensor<T>& d, const LocalTensor<T>& s, int repeat, const Params& p) {
  assay_brcb(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), repeat, p.dstBlkStride, p.dstRepStride);
}

// The mask register for the first `len` elements of a repeat.
ASSAY_MODEL void MaskFirst(int32_t len) {
  const assay_u64 n = static_cast<assay_u64>(len);
  const assay_u64 low = n >= 64 ? ~0ull : (1ull << n) - 1;
  const assay_u64 high = n >= 128 ? ~0ull : n > 64 ? (1ull << (n - 64)) - 1 : 0;
  assay_mask_set(high, low);
}

template <AscendC::RoundMode mode>
ASSAY_MODEL float RoundFloat(float value) {
  using AscendC::RoundMode;
  if constexpr (mode == RoundMode::CAST_FLOOR) {
    return __builtin_floorf(value);
  } else if constexpr (mode == RoundMode::CAST_CEIL) {
    return __builtin_ceilf(value);
  } else if constexpr (mode == RoundMode::CAST_ROUND) {
    return __builtin_roundf(value);
  } else if constexpr (mode == RoundMode::CAST_TRUNC) {
    return __builtin_truncf(value);
  } else {
    return __builtin_rintf(value);
  }
}
// Integer results saturate, as the device's conversion does.
ASSAY_MODEL int32_t SaturateInt32(float value) {
  if (value != value) return 0;
  if (value >= 2147483648.0f) return 2147483647;
  if (value <= -2147483648.0f) return -2147483647 - 1;
  return static_cast<int32_t>(value);
}
}  // namespace assay_model
