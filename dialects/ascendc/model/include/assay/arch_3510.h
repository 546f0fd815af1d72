// Included after the model headers, which are those of 2201: what a kernel sees on 3510 (950). Sources:
// asc-devkit impl/basic_api/utils/kernel_utils_constants.h, tests/api/basic_api/CMakeLists.txt (macros of the
// architecture); __CCE_AICORE__ is 310, as maintained kernels ask it.
#pragma once

#include "kernel_operator.h"
#include "lib/matmul_intf.h"

#undef __CCE_AICORE__
#undef __NPU_ARCH__
#define __CCE_AICORE__ 310
#define __NPU_ARCH__ 3510
#define __DAV_C310__ 1
#ifdef __DAV_C220_CUBE__
#undef __DAV_C220_CUBE__
#define __DAV_C310_CUBE__ 1
#else
#undef __DAV_C220_VEC__
#define __DAV_C310_VEC__ 1
#endif

// And, Or: 32-bit elements are whole there.
template <>
inline constexpr bool assay_model::kBitsByHalves<int32_t> = false;
template <>
inline constexpr bool assay_model::kBitsByHalves<uint32_t> = false;

namespace AscendC {
constexpr int32_t assay_vec_local_3510 = 248 * 1024;
constexpr uint32_t assay_ub_3510 = 248 * 1024;
ASSAY_MODEL constexpr uint32_t assay_ub_bytes_3510() { return assay_ub_3510; }
constexpr uint32_t assay_l1_3510 = 512 * 1024;
constexpr uint32_t assay_l0c_3510 = 256 * 1024;
}  // namespace AscendC
#define TOTAL_VEC_LOCAL_SIZE assay_vec_local_3510
#define TOTAL_UB_SIZE assay_ub_3510
#define GetUBSizeInBytes assay_ub_bytes_3510
#define GetRuntimeUBSize assay_ub_bytes_3510
#define TMP_UB_OFFSET assay_ub_3510
#define TOTAL_L1_SIZE assay_l1_3510
#define TOTAL_L0C_SIZE assay_l0c_3510

#include "assay/registers.h"
#include "assay/newer_3510.h"
