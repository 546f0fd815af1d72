// The template arguments of a kernel; see assay/template_argument.h. On the device a dtype is a type as well.
#pragma once

#define ASSAY_TEMPLATE_ON_DEVICE
#include "assay/template_argument.h"
#include "kernel_operator.h"

namespace assay_template {
template <Number dtype>
struct TypeOf;
template <> struct TypeOf<DT_FLOAT> { using Type = float; };
template <> struct TypeOf<DT_FLOAT16> { using Type = half; };
template <> struct TypeOf<DT_INT8> { using Type = int8_t; };
template <> struct TypeOf<DT_INT32> { using Type = int32_t; };
template <> struct TypeOf<DT_UINT8> { using Type = uint8_t; };
template <> struct TypeOf<DT_INT16> { using Type = int16_t; };
template <> struct TypeOf<DT_UINT16> { using Type = uint16_t; };
template <> struct TypeOf<DT_INT64> { using Type = int64_t; };
template <> struct TypeOf<DT_UINT32> { using Type = uint32_t; };
template <> struct TypeOf<DT_UINT64> { using Type = uint64_t; };
template <> struct TypeOf<C_DT_DOUBLE> { using Type = double; };
template <> struct TypeOf<C_DT_BOOL> { using Type = bool; };
template <> struct TypeOf<DT_BF16> { using Type = bfloat16_t; };
template <> struct TypeOf<DT_INT4> { using Type = AscendC::int4b_t; };
}  // namespace assay_template
