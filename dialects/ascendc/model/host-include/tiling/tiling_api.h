// The advanced library's host side: tiling structs, size helpers and matmul tiling.
#ifndef ASSAY_HOST_TILING_TILING_API_H_
#define ASSAY_HOST_TILING_TILING_API_H_

#include <algorithm>
#include <cstdint>
#include <iostream>

#include "securec.h"

#include "assay/library_helpers.h"
#include "assay/library_later.h"
#include "assay/library_matmul.h"
#include "assay/library_tiling_data.h"
#include "tiling/hccl/hccl_tiling.h"

namespace AscendC {
// Of the transpose's header; the device's have two of them in other types.
#ifndef ASSAY_SHARED_SIZES
#define ASSAY_SHARED_SIZES
constexpr std::uint32_t BLOCK_CUBE = 16;
constexpr std::int32_t CUBE_MAX_SIZE = 256;
constexpr std::uint32_t ONE_BLK_SIZE = 32;
#endif
}  // namespace AscendC

#endif
