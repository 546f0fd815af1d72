// Included after the model headers, which are those of 2201: what a kernel sees on 2002 (310P). One core has both the
// matrix and the vector unit. Sources: asc-devkit impl/basic_api/utils/kernel_utils_constants.h,
// impl/utils/sys_macros.h (g_coreType), tests/api/basic_api/CMakeLists.txt (macros of the architecture); __CCE_AICORE__
// is 200, as maintained kernels ask it.
#pragma once

#include "kernel_operator.h"
#include "lib/matmul_intf.h"

#undef __CCE_AICORE__
#undef __NPU_ARCH__
#undef __DAV_C220_VEC__
#define __CCE_AICORE__ 200
#define __NPU_ARCH__ 2002
#define __DAV_M200__ 1

constexpr int32_t assay_core_type_2002 = AscendC::MIX;
#define g_coreType assay_core_type_2002

namespace AscendC {
constexpr int32_t assay_vec_local_2002 = 248 * 1024;
constexpr uint32_t assay_ub_2002 = 256 * 1024;
constexpr uint32_t assay_tmp_ub_2002 = 248 * 1024;
constexpr uint32_t assay_l1_2002 = 1024 * 1024;
constexpr uint32_t assay_l0c_2002 = 256 * 1024;
}  // namespace AscendC
#define TOTAL_VEC_LOCAL_SIZE assay_vec_local_2002
#define TOTAL_UB_SIZE assay_ub_2002
#define TMP_UB_OFFSET assay_tmp_ub_2002
#define TOTAL_L1_SIZE assay_l1_2002
#define TOTAL_L0C_SIZE assay_l0c_2002

// The compiler has no bfloat16 on this architecture, and projects that build for several chips declare a type of that
// name: it must not meet the model's.
#define bfloat16_t assay_bfloat16_2002
