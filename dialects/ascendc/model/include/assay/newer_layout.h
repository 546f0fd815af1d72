// Changes of layout by TransData, since 8.5.
#pragma once

#include "assay/later.h"
#include "assay/lower_layout.h"

namespace AscendC {
// --- layout
template <typename T, typename U>
struct ASSAY_SINCE(8_5) TransDataParams {
  T srcLayout;
  U dstLayout;
};
struct ASSAY_SINCE(8_5) TransDataConfig {
  DataFormat srcFormat;
  DataFormat dstFormat;
};
// Sizes are the ones of NCDHW.
template <const TransDataConfig& config, typename T, typename Shape>
ASSAY_MODEL void assay_trans_data(const LocalTensor<T>& d, const LocalTensor<T>& s, assay_model::Reach tmp,
                                  const Shape& shape) {
  constexpr bool kFrom = config.srcFormat == DataFormat::NCDHW;
  constexpr DataFormat kPacked = kFrom ? config.dstFormat : config.srcFormat;
  assay_model::TransData(d, s, tmp,
                         {kFrom, kPacked == DataFormat::FRACTAL_Z_3D, Std::get<0>(shape), Std::get<1>(shape),
                          Std::get<2>(shape), Std::get<3>(shape), Std::get<4>(shape)});
}
template <const TransDataConfig& config, typename T, typename U, typename S>
ASSAY_MODEL void assay_trans_data_of(const LocalTensor<T>& d, const LocalTensor<T>& s, assay_model::Reach tmp,
                                     const TransDataParams<U, S>& params) {
  if constexpr (config.srcFormat == DataFormat::NCDHW) {
    assay_trans_data<config>(d, s, tmp, params.srcLayout.GetShape());
  } else {
    assay_trans_data<config>(d, s, tmp, params.dstLayout.GetShape());
  }
}
template <const TransDataConfig& config, typename T, typename U, typename S>
ASSAY_SINCE(8_5)
ASSAY_MODEL void TransData(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,
                           const LocalTensor<uint8_t>& sharedTmpBuffer, const TransDataParams<U, S>& params) {
  assay_trans_data_of<config>(dstTensor, srcTensor, assay_model::Temporary(sharedTmpBuffer), params);
}
template <const TransDataConfig& config, typename T, typename U, typename S>
ASSAY_SINCE(8_5)
ASSAY_MODEL void TransData(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,
                           const TransDataParams<U, S>& params) {
  assay_trans_data_of<config>(dstTensor, srcTensor, assay_model::NoTemporary(), params);
}
}  // namespace AscendC
