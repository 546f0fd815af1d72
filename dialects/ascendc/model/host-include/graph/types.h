// Model of the ge scalar types, data types and formats.
#ifndef ASSAY_HOST_GRAPH_TYPES_H_
#define ASSAY_HOST_GRAPH_TYPES_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "graph/ascend_string.h"

#ifndef ASSAY_SINCE
#define ASSAY_SINCE(v) __attribute__((annotate("assay_since:" #v)))
#endif

namespace ge {

using float32_t = float;
using float64_t = double;

// A dimension, or the number of dimensions, that is known only when the operator runs.
const std::int64_t UNKNOWN_DIM = -1;
const std::int64_t UNKNOWN_DIM_NUM = -2;

enum DataType {
  DT_FLOAT = 0,
  DT_FLOAT16 = 1,
  DT_INT8 = 2,
  DT_INT32 = 3,
  DT_UINT8 = 4,
  DT_INT16 = 6,
  DT_UINT16 = 7,
  DT_UINT32 = 8,
  DT_INT64 = 9,
  DT_UINT64 = 10,
  DT_DOUBLE = 11,
  DT_BOOL = 12,
  DT_STRING = 13,
  DT_DUAL_SUB_INT8 = 14,
  DT_DUAL_SUB_UINT8 = 15,
  DT_COMPLEX64 = 16,
  DT_COMPLEX128 = 17,
  DT_QINT8 = 18,
  DT_QINT16 = 19,
  DT_QINT32 = 20,
  DT_QUINT8 = 21,
  DT_QUINT16 = 22,
  DT_RESOURCE = 23,
  DT_STRING_REF = 24,
  DT_DUAL = 25,
  DT_VARIANT = 26,
  DT_BF16 = 27,
  DT_UNDEFINED = 28,
  DT_INT4 = 29,
  DT_UINT1 = 30,
  DT_INT2 = 31,
  DT_UINT2 = 32,
  DT_COMPLEX32 = 33,
  DT_HIFLOAT8 = 34,
  DT_FLOAT8_E5M2 = 35,
  DT_FLOAT8_E4M3FN = 36,
  DT_FLOAT8_E8M0 = 37,
  DT_FLOAT6_E3M2 = 38,
  DT_FLOAT6_E2M3 = 39,
  DT_FLOAT4_E2M1 = 40,
  DT_FLOAT4_E1M2 = 41,
  DT_MAX = 42
};

enum Format {
  FORMAT_NCHW = 0,
  FORMAT_NHWC,
  FORMAT_ND,
  FORMAT_NC1HWC0,
  FORMAT_FRACTAL_Z,
  FORMAT_NC1C0HWPAD = 5,
  FORMAT_NHWC1C0,
  FORMAT_FSR_NCHW,
  FORMAT_FRACTAL_DECONV,
  FORMAT_C1HWNC0,
  FORMAT_FRACTAL_DECONV_TRANSPOSE = 10,
  FORMAT_FRACTAL_DECONV_SP_STRIDE_TRANS,
  FORMAT_NC1HWC0_C04,
  FORMAT_FRACTAL_Z_C04,
  FORMAT_CHWN,
  FORMAT_FRACTAL_DECONV_SP_STRIDE8_TRANS = 15,
  FORMAT_HWCN,
  FORMAT_NC1KHKWHWC0,
  FORMAT_BN_WEIGHT,
  FORMAT_FILTER_HWCK,
  FORMAT_HASHTABLE_LOOKUP_LOOKUPS = 20,
  FORMAT_HASHTABLE_LOOKUP_KEYS,
  FORMAT_HASHTABLE_LOOKUP_VALUE,
  FORMAT_HASHTABLE_LOOKUP_OUTPUT,
  FORMAT_HASHTABLE_LOOKUP_HITS,
  FORMAT_C1HWNCoC0 = 25,
  FORMAT_MD,
  FORMAT_NDHWC,
  FORMAT_FRACTAL_ZZ,
  FORMAT_FRACTAL_NZ,
  FORMAT_NCDHW = 30,
  FORMAT_DHWCN,
  FORMAT_NDC1HWC0,
  FORMAT_FRACTAL_Z_3D,
  FORMAT_CN,
  FORMAT_NC = 35,
  FORMAT_DHWNC,
  FORMAT_FRACTAL_Z_3D_TRANSPOSE,
  FORMAT_FRACTAL_ZN_LSTM,
  FORMAT_FRACTAL_Z_G,
  FORMAT_RESERVED = 40,
  FORMAT_ALL,
  FORMAT_NULL,
  FORMAT_ND_RNN_BIAS,
  FORMAT_FRACTAL_ZN_RNN,
  FORMAT_NYUV = 45,
  FORMAT_NYUV_A,
  FORMAT_NCL,
  FORMAT_FRACTAL_Z_WINO,
  FORMAT_C1HWC0,
  FORMAT_END = 50,
  FORMAT_FRACTAL_NZ_C0_16 ASSAY_SINCE(8_5) = 50,
  FORMAT_FRACTAL_NZ_C0_32 ASSAY_SINCE(8_5),
  FORMAT_FRACTAL_NZ_C0_2 ASSAY_SINCE(8_5),
  FORMAT_FRACTAL_NZ_C0_4 ASSAY_SINCE(8_5),
  FORMAT_FRACTAL_NZ_C0_8 ASSAY_SINCE(8_5),
  FORMAT_MAX = 0xff
};

enum UnknowShapeOpType {
  DEPEND_IN_SHAPE = 1,
  DEPEND_CONST_VALUE = 2,
  DEPEND_SHAPE_RANGE = 3,
  DEPEND_COMPUTE = 4
};
enum DeviceType { NPU = 0, CPU = 1 };
enum Placement { kPlacementHost = 0, kPlacementDevice = 1, kPlacementEnd };

// Bytes of one element; types below a byte give 1000 + bits; -1 where unknown.
inline int GetSizeByDataType(DataType data_type) {
  switch (data_type) {
    case DT_INT8: case DT_UINT8: case DT_BOOL: case DT_QINT8: case DT_QUINT8: case DT_DUAL_SUB_INT8:
    case DT_DUAL_SUB_UINT8: case DT_HIFLOAT8: case DT_FLOAT8_E5M2: case DT_FLOAT8_E4M3FN: case DT_FLOAT8_E8M0:
      return 1;
    case DT_FLOAT16: case DT_BF16: case DT_INT16: case DT_UINT16: case DT_QINT16: case DT_QUINT16:
      return 2;
    case DT_FLOAT: case DT_INT32: case DT_UINT32: case DT_QINT32: case DT_COMPLEX32:
      return 4;
    case DT_DUAL:
      return 5;
    case DT_INT64: case DT_UINT64: case DT_DOUBLE: case DT_COMPLEX64: case DT_RESOURCE:
      return 8;
    case DT_COMPLEX128: case DT_STRING:
      return 16;
    case DT_UINT1:
      return 1001;
    case DT_INT2: case DT_UINT2:
      return 1002;
    case DT_INT4: case DT_FLOAT4_E2M1: case DT_FLOAT4_E1M2:
      return 1004;
    case DT_FLOAT6_E3M2: case DT_FLOAT6_E2M3:
      return 1006;
    default:
      return -1;
  }
}

inline std::int64_t GetSizeInBytes(std::int64_t element_count, DataType data_type) {
  const int size = GetSizeByDataType(data_type);
  if (element_count < 0 || size <= 0) return -1;
  if (size > 1000) return (element_count * (size - 1000) + 7) / 8;
  std::int64_t bytes = 0;
  return __builtin_mul_overflow(element_count, static_cast<std::int64_t>(size), &bytes) ? -1 : bytes;
}

// A format word is primary (8 bits), sub-format (16 bits), C0 code (4 bits).
inline std::int32_t GetFormatFromSub(std::int32_t primary_format, std::int32_t sub_format) {
  return static_cast<std::int32_t>((static_cast<std::uint32_t>(primary_format) & 0xffU) |
                                   ((static_cast<std::uint32_t>(sub_format) & 0xffffU) << 8U));
}
inline std::int32_t GetPrimaryFormat(std::int32_t format) { return format & 0xff; }
inline std::int32_t GetSubFormat(std::int32_t format) {
  return static_cast<std::int32_t>((static_cast<std::uint32_t>(format) & 0xffff00U) >> 8U);
}
inline bool HasSubFormat(std::int32_t format) { return GetSubFormat(format) > 0; }
inline std::int64_t GetC0Value(std::int32_t format) {
  const std::uint32_t code = (static_cast<std::uint32_t>(format) >> 24U) & 0xfU;
  return code == 0 ? -1 : static_cast<std::int64_t>(1) << (code - 1);
}
inline const char_t* GetFormatName(Format format) {
  static const char_t* const names[FORMAT_END] = {
      "NCHW", "NHWC", "ND", "NC1HWC0", "FRACTAL_Z", "NC1C0HWPAD", "NHWC1C0", "FSR_NCHW", "FRACTAL_DECONV",
      "C1HWNC0", "FRACTAL_DECONV_TRANSPOSE", "FRACTAL_DECONV_SP_STRIDE_TRANS", "NC1HWC0_C04", "FRACTAL_Z_C04",
      "CHWN", "DECONV_SP_STRIDE8_TRANS", "HWCN", "NC1KHKWHWC0", "BN_WEIGHT", "FILTER_HWCK", "LOOKUP_LOOKUPS",
      "LOOKUP_KEYS", "LOOKUP_VALUE", "LOOKUP_OUTPUT", "LOOKUP_HITS", "C1HWNCoC0", "MD", "NDHWC", "FRACTAL_ZZ",
      "FRACTAL_NZ", "NCDHW", "DHWCN", "NDC1HWC0", "FRACTAL_Z_3D", "CN", "NC", "DHWNC", "FRACTAL_Z_3D_TRANSPOSE",
      "FRACTAL_ZN_LSTM", "FRACTAL_Z_G", "RESERVED", "ALL", "NULL", "ND_RNN_BIAS", "FRACTAL_ZN_RNN", "NYUV",
      "NYUV_A", "NCL", "FRACTAL_Z_WINO", "C1HWC0"};
  return format >= 0 && format < FORMAT_END ? names[format] : "RESERVED";
}

}  // namespace ge

#endif
