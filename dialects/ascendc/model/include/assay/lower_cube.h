// From the shapes of the matrix API to the intrinsics of device_abi_cube.h. Helpers only rearrange operands and convert
// units, as in assay/lower.h.
#pragma once

#include "assay/lower.h"
#include "assay/api/advanced_structs.h"

namespace assay_model {
using AscendC::PrimT;

template <typename T>
ASSAY_MODEL void NdToNz(const LocalTensor<T>& d, const GlobalTensor<T>& s, const AscendC::Nd2NzParams& p) {
  using P = PrimT<T>;
  assay_nd2nz(kDtypeOf<T>, ASSAY_AT(d), GmOf(s), p.ndNum, p.nValue, p.dValue, BytesOf<P>(p.srcNdMatrixStride),
              BytesOf<P>(p.srcDValue), p.dstNzC0Stride * kBlock, p.dstNzNStride * kBlock,
              BytesOf<P>(p.dstNzMatrixStride));
}
template <typename T>
ASSAY_MODEL void Load2D(const LocalTensor<T>& d, const LocalTensor<T>& s, const AscendC::LoadData2DParams& p) {
  assay_load_fractals(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), p.startIndex, p.repeatTimes, p.srcStride, p.dstGap,
                      p.ifTranspose);
}
template <typename T>
ASSAY_MODEL void Load2D(const LocalTensor<T>& d, const GlobalTensor<T>& s, const AscendC::LoadData2DParams& p) {
  assay_load_fractals_gm(kDtypeOf<T>, ASSAY_AT(d), GmOf(s), p.startIndex, p.repeatTimes, p.srcStride, p.dstGap);
}
template <typename T, typename U>
ASSAY_MODEL void Load3D(const LocalTensor<T>& d, const LocalTensor<T>& s, const AscendC::LoadData3DParamsV2<U>& p) {
  const assay_u64 pads = static_cast<assay_u64>(p.padList[0]) | static_cast<assay_u64>(p.padList[1]) << 8 |
                         static_cast<assay_u64>(p.padList[2]) << 16 | static_cast<assay_u64>(p.padList[3]) << 24;
  assay_load_image(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), p.l1H, p.l1W, p.channelSize, p.kExtension, p.mExtension,
                   p.kStartPt, p.mStartPt, p.strideW, p.strideH, p.filterW + (p.filterSizeW ? 256 : 0),
                   p.filterH + (p.filterSizeH ? 256 : 0), p.dilationFilterW, p.dilationFilterH, pads, p.enTranspose,
                   ToBits(static_cast<PrimT<T>>(p.padValue)));
}
template <typename T>
ASSAY_MODEL void LoadTransposed(const LocalTensor<T>& d, const LocalTensor<T>& s,
                                const AscendC::LoadData2dTransposeParams& p) {
  assay_load_squares(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), p.startIndex, p.repeatTimes, p.srcStride, p.dstGap,
                     p.dstFracGap, 0);
}
template <typename T>
ASSAY_MODEL void LoadTransposed(const LocalTensor<T>& d, const LocalTensor<T>& s,
                                const AscendC::LoadData2dTransposeParamsV2& p) {
  assay_load_squares(kDtypeOf<T>, ASSAY_AT(d), ASSAY_AT(s), p.startIndex, p.repeatTimes, p.srcStride, p.dstGap,
                     p.dstFracGap, p.srcFracGap);
}
template <typename T, typename U>
ASSAY_MODEL void FillFractals(const LocalTensor<T>& d, const AscendC::InitConstValueParams<U>& p) {
  assay_fill_fractals(kDtypeOf<T>, ASSAY_AT(d), p.repeatTimes, p.blockNum, p.dstGap,
                      ToBits(static_cast<PrimT<T>>(p.initValue)));
}

// A bias on its way to BiasTable may change from half to float; lengths count 64 bytes there, gaps of L1 32.
template <typename D, typename S>
ASSAY_MODEL void CopyBetween(const LocalTensor<D>& d, const LocalTensor<S>& s, const DataCopyParams& p) {
  if constexpr (__is_same(PrimT<D>, float) && __is_same(PrimT<S>, half)) {
    assay_load_bias(ASSAY_AT(d), ASSAY_AT(s), p.blockCount, p.blockLen * 2 * kBlock, p.srcStride * kBlock,
                    p.dstStride * 2 * kBlock);
  } else {
    CopyLocal(d, s, p);
  }
}

template <typename D, typename A, typename B>
ASSAY_MODEL void Multiply(const LocalTensor<D>& c, const LocalTensor<A>& a, const LocalTensor<B>& b,
                          const AscendC::MmadParams& p) {
  const bool clear = p.cmatrixInitVal && !p.isBias;
  // C begins with what lies at the start of the bias table.
  const bool table = p.cmatrixSource && !clear;
  const assay_u64 start = table ? assay_local_at(ASSAY_C2, 0, p.n * 4) : 0;
  assay_mmad(kDtypeOf<D>, kDtypeOf<A>, ASSAY_AT(c), ASSAY_AT(a), ASSAY_AT(b), start, 0, p.m, p.n, p.k,
             (clear ? ASSAY_MMAD_CLEAR : 0) | (table ? ASSAY_MMAD_BIAS : 0) | (p.kDirectionAlign ? ASSAY_MMAD_WIDE_K : 0) |
                 (p.unitFlag != 0 ? ASSAY_MMAD_UNIT : 0));
}
// Where the bias comes from is the position of its tensor; CO1 holds a started C.
template <typename D, typename A, typename B, typename Bias>
ASSAY_MODEL void Multiply(const LocalTensor<D>& c, const LocalTensor<A>& a, const LocalTensor<B>& b,
                          const LocalTensor<Bias>& bias, const AscendC::MmadParams& p) {
  const bool table = bias.GetPosition() == static_cast<int32_t>(AscendC::TPosition::C2);
  assay_mmad(kDtypeOf<D>, kDtypeOf<A>, ASSAY_AT(c), ASSAY_AT(a), ASSAY_AT(b), ASSAY_AT(bias), p.m, p.n, p.k,
             (table ? ASSAY_MMAD_BIAS : 0) | (p.cmatrixInitVal && !table ? ASSAY_MMAD_CLEAR : 0) |
                 (p.kDirectionAlign ? ASSAY_MMAD_WIDE_K : 0) |
                 (p.unitFlag != 0 ? ASSAY_MMAD_UNIT : 0));
}

template <bool rows, typename Params>
ASSAY_MODEL int FixMode(const Params& p) {
  return (rows ? ASSAY_FIX_ROWS : 0) | (p.reluEn ? ASSAY_FIX_RELU : 0) | (p.isChannelSplit ? ASSAY_FIX_SPLIT : 0) |
         (p.unitFlag != 0 ? ASSAY_FIX_UNIT : 0);
}
template <const AscendC::FixpipeConfig& config, typename D, typename S>
ASSAY_MODEL void FixOut(const GlobalTensor<D>& d, const LocalTensor<S>& s, assay_u64 vector, assay_i64 vector_off,
                        const AscendC::FixpipeParamsV220& p) {
  if constexpr (config.format == AscendC::CO2Layout::COLUMN_MAJOR) {
    assay_unmodelled("Fixpipe to column-major");
  } else {
    constexpr bool rows = config.format == AscendC::CO2Layout::ROW_MAJOR;
    assay_fixpipe_out(kDtypeOf<D>, kDtypeOf<S>, GmOut(d), ASSAY_AT(s), vector, vector_off, p.nSize, p.mSize,
                      p.srcStride, p.dstStride, FixMode<rows>(p), p.quantPre, p.deqScalar, p.ndNum, p.srcNdStride,
                      p.dstNdStride);
  }
}
template <const AscendC::FixpipeConfig& config, typename D, typename S>
ASSAY_MODEL void FixLocal(const LocalTensor<D>& d, const LocalTensor<S>& s, assay_u64 vector, assay_i64 vector_off,
                          const AscendC::FixpipeParamsV220& p) {
  constexpr bool rows = config.format == AscendC::CO2Layout::ROW_MAJOR;
  assay_fixpipe_local(kDtypeOf<D>, kDtypeOf<S>, ASSAY_AT(d), ASSAY_AT(s), vector, vector_off, p.nSize, p.mSize,
                      p.srcStride, p.dstStride, FixMode<rows>(p), p.quantPre, p.deqScalar);
}
// The DataCopy form of the way out: matrices, scalar and vector come from registers.
ASSAY_MODEL int FixMode(const AscendC::DataCopyCO12DstParams& p) {
  return ASSAY_FIX_REGISTERS | (p.nz2ndEn ? ASSAY_FIX_ROWS : 0) | (p.reluPre != 0 ? ASSAY_FIX_RELU : 0) |
         (p.channelSplit ? ASSAY_FIX_SPLIT : 0) | (p.unitFlag != 0 ? ASSAY_FIX_UNIT : 0);
}
template <typename D, typename S>
ASSAY_MODEL void FixOut(const GlobalTensor<D>& d, const LocalTensor<S>& s, const AscendC::DataCopyCO12DstParams& p) {
  assay_fixpipe_out(kDtypeOf<D>, kDtypeOf<S>, GmOut(d), ASSAY_AT(s), ASSAY_NONE, p.nSize, p.mSize, p.srcStride,
                    p.dstStride, FixMode(p), p.quantPre, 0, 1, 0, 0);
}
template <typename D, typename S>
ASSAY_MODEL void FixLocal(const LocalTensor<D>& d, const LocalTensor<S>& s, const AscendC::DataCopyCO12DstParams& p) {
  assay_fixpipe_local(kDtypeOf<D>, kDtypeOf<S>, ASSAY_AT(d), ASSAY_AT(s), ASSAY_NONE, p.nSize, p.mSize, p.srcStride,
                      p.dstStride, FixMode(p), p.quantPre, 0);
}
}  // namespace assay_model
