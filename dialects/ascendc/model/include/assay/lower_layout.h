// The third part of assay/lower_library.h: changes of layout, of 16-bit tensors and between vectors and fractals.
#pragma once

#include "assay/lower_library.h"

namespace assay_model {
// NCDHW to NDC1HWC0 or FRACTAL_Z_3D, or back: rows of H x W elements are whole data blocks.
template <typename T>
ASSAY_MODEL void TransData(const LocalTensor<T>& d, const LocalTensor<T>& s, Reach tmp, const Numbers& n) {
  const bool from_plain = n.p0 != 0, fractal = n.p1 != 0;
  const assay_i64 batches = fractal ? (n.p2 + 15) / 16 * 16 : n.p2, hw = n.p5 * n.p6;
  const assay_i64 plain = n.p2 * n.p3 * n.p4 * ((hw + 15) / 16 * 16);
  const assay_i64 packed = batches * ((n.p3 + 15) / 16 * 16) * n.p4 * hw;
  Library(ASSAY_LIB_TRANS_DATA, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, from_plain ? packed : plain),
          ReachOf(s, from_plain ? plain : packed), {}, tmp, n);
}
// One run of pieces of 16 elements to fractals, and of fractals back.
template <typename T>
ASSAY_MODEL void VectorToMatrix(const LocalTensor<T>& d, const LocalTensor<T>& s, assay_i64 runs, assay_i64 pieces) {
  if (runs != 1) assay_unmodelled("BroadCastVecToMM of several runs");
  Numbers n{pieces};
  Library(ASSAY_LIB_VECTOR_TO_MATRIX, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, pieces * 256), ReachOf(s, pieces * 16), {},
          {}, n);
}
template <typename T, typename Params, typename More>
ASSAY_MODEL void MatrixToVector(const LocalTensor<T>& d, const LocalTensor<T>& s, const Params& p, const More& more) {
  const bool plain = more.blockMode == AscendC::BlockMode::BLOCK_MODE_MATRIX && p.blockCount == 1 && !more.isRelu &&
                     more.deqScale == AscendC::DeqScale::DEQ_NONE;
  if (!plain || s.GetPosition() != static_cast<int32_t>(AscendC::TPosition::CO1))
    assay_unmodelled("DataCopy of this mode");
  const assay_i64 count = assay_i64{p.blockLen} * 256;
  Library(ASSAY_LIB_MATRIX_TO_VECTOR, kDtypeOf<T>, kDtypeOf<T>, ReachOf(d, count), ReachOf(s, count), {}, {},
          Numbers());
}
}  // namespace assay_model
