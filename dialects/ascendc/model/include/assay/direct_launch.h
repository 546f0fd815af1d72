// What a text sees that launches its kernels itself (`.asc`), beside the model of the device's interface: the compiler's
// words for it, and the host's enumerations instead of the numbers that an operator's build defines under their names.
// Source: asc-devkit at 82b89a15f, docs (built-in keywords of the language extension) and examples.
#pragma once

#include "kernel_operator.h"

// The standard library has a use of its own for this word.
#pragma push_macro("__noinline__")
#undef __noinline__
#include <memory>
#pragma pop_macro("__noinline__")

#undef DT_FLOAT
#undef DT_FLOAT16
#undef DT_INT8
#undef DT_INT32
#undef DT_UINT8
#undef DT_INT16
#undef DT_UINT16
#undef DT_INT64
#undef DT_UINT32
#undef DT_UINT64
#undef DT_BOOL
#undef DT_DOUBLE
#undef DT_STRING
#undef DT_DUAL_SUB_INT8
#undef DT_DUAL_SUB_UINT8
#undef DT_COMPLEX64
#undef DT_COMPLEX128
#undef DT_QINT8
#undef DT_QINT16
#undef DT_QINT32
#undef DT_QUINT8
#undef DT_QUINT16
#undef DT_RESOURCE
#undef DT_STRING_REF
#undef DT_DUAL
#undef DT_VARIANT
#undef DT_BF16
#undef DT_UNDEFINED
#undef DT_INT4
#undef DT_UINT1
#undef DT_INT2
#undef DT_UINT2
#undef DT_MAX
#undef FORMAT_NCHW
#undef FORMAT_NHWC
#undef FORMAT_ND
#undef FORMAT_NC1HWC0
#undef FORMAT_FRACTAL_Z
#undef FORMAT_NC1C0HWPAD
#undef FORMAT_NHWC1C0
#undef FORMAT_FSR_NCHW
#undef FORMAT_FRACTAL_DECONV
#undef FORMAT_C1HWNC0
#undef FORMAT_FRACTAL_DECONV_TRANSPOSE
#undef FORMAT_FRACTAL_DECONV_SP_STRIDE_TRANS
#undef FORMAT_NC1HWC0_C04
#undef FORMAT_FRACTAL_Z_C04
#undef FORMAT_CHWN
#undef FORMAT_FRACTAL_DECONV_SP_STRIDE8_TRANS
#undef FORMAT_HWCN
#undef FORMAT_NC1KHKWHWC0
#undef FORMAT_BN_WEIGHT
#undef FORMAT_FILTER_HWCK
#undef FORMAT_HASHTABLE_LOOKUP_LOOKUPS
#undef FORMAT_HASHTABLE_LOOKUP_KEYS
#undef FORMAT_HASHTABLE_LOOKUP_VALUE
#undef FORMAT_HASHTABLE_LOOKUP_OUTPUT
#undef FORMAT_HASHTABLE_LOOKUP_HITS
#undef FORMAT_C1HWNCoC0
#undef FORMAT_MD
#undef FORMAT_NDHWC
#undef FORMAT_FRACTAL_ZZ
#undef FORMAT_FRACTAL_NZ
#undef FORMAT_NCDHW
#undef FORMAT_DHWCN
#undef FORMAT_NDC1HWC0
#undef FORMAT_FRACTAL_Z_3D
#undef FORMAT_CN
#undef FORMAT_NC
#undef FORMAT_DHWNC
#undef FORMAT_FRACTAL_Z_3D_TRANSPOSE
#undef FORMAT_FRACTAL_ZN_LSTM
#undef FORMAT_FRACTAL_Z_G
#undef FORMAT_RESERVED
#undef FORMAT_ALL
#undef FORMAT_NULL
#undef FORMAT_ND_RNN_BIAS
#undef FORMAT_FRACTAL_ZN_RNN
#undef FORMAT_NYUV
#undef FORMAT_NYUV_A
#undef FORMAT_NCL
#undef FORMAT_MAX

#define __kfc_workspace__
#define __schedmode__(mode)
#define __launch_bounds__(...)
#define __maxnreg__(n)

#ifdef ASSAY_HOST_PASS
// Host code has one memory.
#undef __gm__
#define __gm__
#endif
