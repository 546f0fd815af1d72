// The second half of assay/lower_library.h: the SoftMax family, normalisations, quantisation.
#pragma once

#include "assay/lower_library.h"

namespace assay_model {

// --- SoftMax. Rows of srcK elements of which oriSrcK are reduced; every column of a row is computed. Sums and maxima
// fill one data block a row. The tiling says how many rows are processed where it fits the shape, else the device makes
// a tiling of its own for all rows.
template <bool nz, typename Config, typename Tiling, typename Shape>
ASSAY_MODEL Numbers SoftMaxNumbers(const Config& config, const Tiling& t, const Shape& shape) {
  Numbers n;
  n.p0 = shape.srcM;
  n.p1 = shape.srcK;
  n.p2 = shape.oriSrcM;
  n.p3 = config.oriSrcM != 0 && config.oriSrcK != 0 ? config.oriSrcK : shape.oriSrcK;
  const bool fits = t.srcM == shape.srcM && t.srcK == shape.srcK;
  const assay_i64 tiled = t.rangeM == 0 ? assay_i64{t.splitM} : assay_i64{t.rangeM} * t.splitM + t.tailM;
  n.p4 = fits ? tiled : n.p0;
  n.p5 = nz ? 1 : 0;
  n.p6 = fits ? assay_i64{t.splitM} : -1;
  return n;
}
struct NoConfig {
  uint32_t oriSrcM = 0, oriSrcK = 0;
};
template <typename U>
constexpr assay_i64 kBlockElements = 32 / static_cast<assay_i64>(sizeof(AscendC::PrimT<U>));

template <int api, bool nz, typename Config, typename T, typename U, typename Tiling, typename Shape>
ASSAY_MODEL void SoftMaxRows(const Config& config, const LocalTensor<T>& d, const LocalTensor<U>& sum,
                             const LocalTensor<U>& max, const LocalTensor<T>& s, Reach tmp, const Tiling& t,
                             const Shape& shape) {
  const Numbers n = SoftMaxNumbers<nz>(config, t, shape);
  Operands o;
  o.d0 = ReachOf(d, n.p4 * n.p1);
  o.d1 = ReachOf(sum, n.p4 * kBlockElements<U>);
  o.d2 = ReachOf(max, n.p4 * kBlockElements<U>);
  o.s0 = ReachOf(s, n.p4 * n.p1);
  o.tmp = tmp;
  Library(api, kDtypeOf<T>, kDtypeOf<U>, o, n);
}
template <typename Config, typename T, typename Tiling, typename Shape>
ASSAY_MODEL void SoftMaxOnly(const Config& config, const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp,
                             const Tiling& t, const Shape& shape) {
  const Numbers n = SoftMaxNumbers<false>(config, t, shape);
  Operands o;
  o.d0 = ReachOf(d, n.p4 * n.p1);
  o.s0 = ReachOf(s, n.p4 * n.p1);
  o.tmp = tmp;
  Library(ASSAY_LIB_SOFTMAX, kDtypeOf<T>, ASSAY_F32, o, n);
}
// The sums and maxima are given.
template <bool nz, typename Config, typename T, typename U, typename Tiling, typename Shape>
ASSAY_MODEL void SoftMaxSimple(const Config& config, const LocalTensor<T>& d, const LocalTensor<U>& sum,
                               const LocalTensor<U>& max, const LocalTensor<T>& s, Reach tmp, const Tiling& t,
                               const Shape& shape) {
  const Numbers n = SoftMaxNumbers<nz>(config, t, shape);
  Operands o;
  o.d0 = ReachOf(d, n.p4 * n.p1);
  o.s0 = ReachOf(s, n.p4 * n.p1);
  o.s1 = ReachOf(sum, n.p4 * kBlockElements<U>);
  o.s2 = ReachOf(max, n.p4 * kBlockElements<U>);
  o.tmp = tmp;
  Library(ASSAY_LIB_SIMPLE_SOFTMAX, kDtypeOf<T>, kDtypeOf<U>, o, n);
}
template <int api, bool nz, typename Config, typename T, typename U, typename Tiling, typename Shape>
ASSAY_MODEL void SoftMaxFlash(const Config& config, bool update, const LocalTensor<T>& d, const LocalTensor<U>& sum,
                              const LocalTensor<U>& max, const LocalTensor<T>& s, const LocalTensor<T>& exp_max,
                              const LocalTensor<U>& in_sum, const LocalTensor<U>& in_max, Reach tmp, const Tiling& t,
                              const Shape& shape) {
  Numbers n = SoftMaxNumbers<nz>(config, t, shape);
  n.p7 = update;
  Operands o;
  o.d0 = ReachOf(d, n.p4 * n.p1);
  o.d1 = ReachOf(sum, n.p4 * kBlockElements<U>);
  o.d2 = ReachOf(max, n.p4 * kBlockElements<U>);
  if (update) o.d3 = ReachOf(exp_max, n.p4 * kBlockElements<T>);
  o.s0 = ReachOf(s, n.p4 * n.p1);
  if (update) o.s1 = ReachOf(in_sum, n.p4 * kBlockElements<U>);
  if (update) o.s2 = ReachOf(in_max, n.p4 * kBlockElements<U>);
  o.tmp = tmp;
  Library(api, kDtypeOf<T>, kDtypeOf<U>, o, n);
}
template <bool nz, typename T, typename Tiling, typename Shape>
ASSAY_MODEL void SoftMaxGradient(bool front, const LocalTensor<T>& d, const LocalTensor<T>& grad,
                                 const LocalTensor<T>& s, Reach tmp, const Tiling& t, const Shape& shape) {
  const Numbers n = SoftMaxNumbers<nz>(NoConfig(), t, shape);
  Operands o;
  o.d0 = ReachOf(d, n.p4 * (front ? kBlockElements<T> : n.p1));
  o.s0 = ReachOf(grad, n.p4 * n.p1);
  o.s1 = ReachOf(s, n.p4 * n.p1);
  o.tmp = tmp;
  Library(front ? ASSAY_LIB_SOFTMAX_GRAD_FRONT : ASSAY_LIB_SOFTMAX_GRAD, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
template <bool nz, int step, typename T, typename U, typename S, typename Shape>
ASSAY_MODEL bool AdjustRows(const LocalTensor<T>& d, const LocalTensor<U>& max, assay_i64 from, S to,
                            const Shape& shape) {
  Numbers n;
  n.p0 = shape.srcM;
  n.p1 = shape.srcK;
  n.p2 = from;
  n.p3 = step;
  n.p5 = nz;
  n.x0 = ScalarOf(to);
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p1);
  o.s0 = ReachOf(max, n.p0 * (step != 0 ? 1 : kBlockElements<U>));
  return Library(ASSAY_LIB_ADJUST_SOFTMAX, kDtypeOf<T>, kDtypeOf<U>, o, n) != 0;
}

// --- normalisations. Shapes come with the tiling; numbers: rows, row length, row length as stored.
template <typename T, typename S, typename Tiling>
ASSAY_MODEL void LayerNormRows(const LocalTensor<T>& d, const LocalTensor<T>& mean, const LocalTensor<T>& variance,
                               const LocalTensor<T>& x, const LocalTensor<T>& gamma, const LocalTensor<T>& beta,
                               Reach tmp, S epsilon, const Tiling& t) {
  Numbers n;
  n.p0 = assay_i64{t.bLength} * t.sLength;
  n.p1 = t.originalHLength;
  n.p2 = t.hLength;
  n.p3 = t.tmpBufSize;
  n.p4 = t.firstTmpStartPos + assay_i64{t.oneTmpSize} * t.numberOfTmpBuf;
  n.x0 = ScalarOf(epsilon);
  n.x1 = t.lastDimValueBack;
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p2);
  o.d1 = ReachOf(mean, n.p0);
  o.d2 = ReachOf(variance, n.p0);
  o.s0 = ReachOf(x, n.p0 * n.p2);
  o.s1 = ReachOf(gamma, n.p2);
  o.s2 = ReachOf(beta, n.p2);
  o.tmp = tmp;
  Library(ASSAY_LIB_LAYER_NORM, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
// Mean and reciprocal deviation (or variance) as float; gamma and beta of a type of their own.
template <bool no_beta, bool no_gamma, bool rstd, typename U, typename T, typename Para, typename Tiling>
ASSAY_MODEL void LayerNormSeparate(const LocalTensor<T>& d, const LocalTensor<float>& mean,
                                   const LocalTensor<float>& out, const LocalTensor<T>& x,
                                   const LocalTensor<U>& gamma, const LocalTensor<U>& beta, Reach tmp, float epsilon,
                                   const Para& p, const Tiling&) {
  Numbers n;
  n.p0 = p.aLength;
  n.p1 = p.rLength;
  n.p2 = p.rLengthWithPadding;
  n.p3 = rstd;
  n.x0 = epsilon;
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p2);
  o.d1 = ReachOf(mean, n.p0);
  o.d2 = ReachOf(out, n.p0);
  o.s0 = ReachOf(x, n.p0 * n.p2);
  if (!no_gamma) o.s1 = ReachOf(gamma, n.p2);
  if (!no_beta) o.s2 = ReachOf(beta, n.p2);
  o.tmp = tmp;
  Library(ASSAY_LIB_LAYER_NORM_RSTD, kDtypeOf<T>, kDtypeOf<U>, o, n);
}
template <bool no_beta, bool no_gamma, typename U, typename T, typename Para>
ASSAY_MODEL void NormalizeRows(const LocalTensor<T>& d, const LocalTensor<float>& rstd, const LocalTensor<float>& mean,
                               const LocalTensor<float>& variance, const LocalTensor<T>& x,
                               const LocalTensor<U>& gamma, const LocalTensor<U>& beta, Reach tmp, float epsilon,
                               const Para& p) {
  Numbers n;
  n.p0 = p.aLength;
  n.p1 = p.rLength;
  n.p2 = p.rLengthWithPadding;
  n.x0 = epsilon;
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p2);
  o.d1 = ReachOf(rstd, n.p0);
  o.s0 = ReachOf(x, n.p0 * n.p2);
  if (!no_gamma) o.s1 = ReachOf(gamma, n.p2);
  if (!no_beta) o.s2 = ReachOf(beta, n.p2);
  o.s3 = ReachOf(mean, n.p0);
  o.s4 = ReachOf(variance, n.p0);
  o.tmp = tmp;
  Library(ASSAY_LIB_NORMALIZE, kDtypeOf<T>, kDtypeOf<U>, o, n);
}
template <typename T, typename S, typename Tiling>
ASSAY_MODEL void RmsNormRows(const LocalTensor<T>& d, const LocalTensor<T>& x, const LocalTensor<T>& gamma, Reach tmp,
                             S epsilon, const Tiling& t) {
  Numbers n;
  n.p0 = assay_i64{t.bLength} * t.sLength;
  n.p1 = t.originalHLength;
  n.p2 = t.hLength;
  n.x0 = ScalarOf(epsilon);
  n.x1 = t.reciprocalOfHLength;
  Library(ASSAY_LIB_RMS_NORM, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, n.p0 * n.p2), ReachOf(x, n.p0 * n.p2),
          ReachOf(gamma, n.p2), tmp, n);
}
template <typename T, typename S, typename Tiling>
ASSAY_MODEL void DeepNormRows(const LocalTensor<T>& d, const LocalTensor<T>& mean, const LocalTensor<T>& rstd,
                              const LocalTensor<T>& x, const LocalTensor<T>& gx, const LocalTensor<T>& beta,
                              const LocalTensor<T>& gamma, Reach tmp, S alpha, S epsilon, const Tiling& t) {
  Numbers n;
  n.p0 = assay_i64{t.bLength} * t.sLength;
  n.p1 = t.originalHLength;
  n.p2 = t.hLength;
  n.x0 = ScalarOf(epsilon);
  n.x1 = ScalarOf(alpha);
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p2);
  o.d1 = ReachOf(mean, n.p0);
  o.d2 = ReachOf(rstd, n.p0);
  o.s0 = ReachOf(x, n.p0 * n.p2);
  o.s1 = ReachOf(gamma, n.p2);
  o.s2 = ReachOf(beta, n.p2);
  o.s3 = ReachOf(gx, n.p0 * n.p2);
  o.tmp = tmp;
  Library(ASSAY_LIB_DEEP_NORM, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
// Statistics over the first axis: originalBLength rows of meanVarSize elements.
template <typename T, typename S, typename Tiling>
ASSAY_MODEL void BatchNormRows(const LocalTensor<T>& d, const LocalTensor<T>& mean, const LocalTensor<T>& variance,
                               const LocalTensor<T>& x, const LocalTensor<T>& gamma, const LocalTensor<T>& beta,
                               Reach tmp, S epsilon, const Tiling& t) {
  Numbers n;
  n.p0 = t.originalBLength;
  n.p1 = t.meanVarSize;
  n.x0 = ScalarOf(epsilon);
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p1);
  o.d1 = ReachOf(mean, n.p1);
  o.d2 = ReachOf(variance, n.p1);
  o.s0 = ReachOf(x, n.p0 * n.p1);
  o.s1 = ReachOf(gamma, n.p0);
  o.s2 = ReachOf(beta, n.p0);
  o.tmp = tmp;
  Library(ASSAY_LIB_BATCH_NORM, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
template <bool in_place, typename T, typename U, typename Para>
ASSAY_MODEL void WelfordStep(const LocalTensor<U>& mean, const LocalTensor<U>& variance, const LocalTensor<U>& in_mean,
                             const LocalTensor<U>& in_variance, const LocalTensor<T>& x, Reach tmp, const Para& p) {
  Numbers n;
  n.p0 = p.rnLength;
  n.p1 = p.abLength;
  n.p2 = p.abComputeLength;
  n.p3 = in_place;
  n.x0 = p.nRec;
  Operands o;
  o.d0 = ReachOf(mean, n.p0 * n.p1);
  o.d1 = ReachOf(variance, n.p0 * n.p1);
  o.s0 = ReachOf(x, n.p0 * n.p1);
  o.s1 = ReachOf(in_mean, n.p0 * n.p1);
  o.s2 = ReachOf(in_variance, n.p0 * n.p1);
  o.tmp = tmp;
  Library(ASSAY_LIB_WELFORD_UPDATE, kDtypeOf<U>, kDtypeOf<T>, o, n);
}
template <typename Para>
ASSAY_MODEL void WelfordEnd(const LocalTensor<float>& mean, const LocalTensor<float>& variance,
                            const LocalTensor<float>& in_mean, const LocalTensor<float>& in_variance, Reach counts,
                            Reach tmp, const Para& p) {
  Numbers n{p.rnLength, p.abLength, p.headCount, p.headCountLength, p.tailCount, p.tailCountLength};
  n.x0 = p.abRec;
  n.x1 = p.rRec;
  Operands o;
  o.d0 = ReachOf(mean, 1);
  o.d1 = ReachOf(variance, 1);
  o.s0 = ReachOf(in_mean, n.p1);
  o.s1 = ReachOf(in_variance, n.p1);
  o.s2 = counts;
  if (counts.buf != 0) o.s2.bytes = n.p1 * 4;
  o.tmp = tmp;
  Library(ASSAY_LIB_WELFORD_FINALIZE, ASSAY_F32, ASSAY_F32, o, n);
}

// --- quantisation
// scale and offset are scalars, or rows that repeat.
template <typename T>
ASSAY_MODEL void Quantise(const LocalTensor<int8_t>& d, const LocalTensor<T>& s, Reach tmp, double scale,
                          double offset, assay_i64 count) {
  Numbers n;
  n.p0 = count;
  n.x0 = scale;
  n.x1 = offset;
  Library(ASSAY_LIB_QUANT, ASSAY_I8, kDtypeOf<T>, ReachOf(d, count), ReachOf(s, count), {}, tmp, n);
}
template <typename T>
ASSAY_MODEL void QuantiseRows(const LocalTensor<int8_t>& d, const LocalTensor<T>& s, Reach tmp,
                              const LocalTensor<T>& scale, assay_i64 scales, const LocalTensor<T>* offset,
                              double offset_scalar, assay_i64 count) {
  Numbers n;
  n.p0 = count;
  n.p1 = scales;
  n.x1 = offset_scalar;
  Operands o;
  o.d0 = ReachOf(d, count);
  o.s0 = ReachOf(s, count);
  o.s1 = ReachOf(scale, scales);
  if (offset != nullptr) o.s2 = ReachOf(*offset, scales);
  o.tmp = tmp;
  Library(ASSAY_LIB_QUANT, ASSAY_I8, kDtypeOf<T>, o, n);
}
// int32 rows of n elements (stored as m rows of whole data blocks of the destination), scaled by a row or a scalar.
template <typename D, typename S, typename Params>
ASSAY_MODEL void Dequantise(const LocalTensor<D>& d, const LocalTensor<int32_t>& s, Reach scale, double scalar,
                            Reach tmp, const Params& p) {
  Numbers n{p.m, p.n, p.calCount};
  const assay_i64 block = kBlockElements<D>;
  n.p3 = (n.p1 + block - 1) / block * block;  // a row of the destination
  n.x0 = scalar;
  Operands o;
  o.d0 = ReachOf(d, n.p0 * n.p3);
  o.s0 = ReachOf(s, n.p0 * n.p1);
  o.s1 = scale;
  if (scale.buf != 0) o.s1.bytes = BytesOf<AscendC::PrimT<S>>(n.p2);
  o.tmp = tmp;
  Library(ASSAY_LIB_DEQUANT, kDtypeOf<D>, kDtypeOf<S>, o, n);
}
// Mode 1: a byte keeps an element, 2: a bit does; 3, 4: masks whose rows are longer than the source's.
template <int mode, bool init_bits, typename T, typename Info>
ASSAY_MODEL void DropElements(const LocalTensor<T>& d, const LocalTensor<T>& s, const LocalTensor<uint8_t>& mask,
                              Reach tmp, float keep, const Info& info) {
  Numbers n{info.firstAxis, info.srcLastAxis, info.maskLastAxis, mode, init_bits};
  n.x0 = keep;
  const assay_i64 count = n.p0 * n.p1;
  Operands o;
  o.d0 = ReachOf(d, count);
  o.s0 = ReachOf(s, count);
  o.s1 = BytesFrom(mask, n.p0 * n.p2);
  o.tmp = tmp;
  Library(ASSAY_LIB_DROPOUT, kDtypeOf<T>, kDtypeOf<T>, o, n);
}
}  // namespace assay_model
