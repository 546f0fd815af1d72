// Sizes of the chip that a tiling context is for. Source: opbase at aa3cd74b7, include/op_common/op_host/util/platform_util.h.
#pragma once

#include "exe_graph/runtime/tiling_context.h"
#include "exe_graph/runtime/tiling_parse_context.h"
#include "op_common/log/log.h"
#include "tiling/platform/platform_ascendc.h"

namespace Ops {
namespace Base {

#define ASSAY_OF_PLATFORM(name, value)                                                     \
  template <typename T>                                                                    \
  uint32_t name(const T* context) {                                                        \
    if (context == nullptr || context->GetPlatformInfo() == nullptr) return 0;             \
    auto platform = platform_ascendc::PlatformAscendC(context->GetPlatformInfo());         \
    return static_cast<uint32_t>(value);                                                   \
  }
ASSAY_OF_PLATFORM(GetAivCoreNum, platform.GetCoreNumAiv())
ASSAY_OF_PLATFORM(GetAicCoreNum, platform.GetCoreNumAic())
ASSAY_OF_PLATFORM(GetWorkspaceSize, platform.GetLibApiWorkSpaceSize())
#undef ASSAY_OF_PLATFORM
template <typename T>
uint32_t GetUbSize(const T* context) {
  if (context == nullptr || context->GetPlatformInfo() == nullptr) return 0;
  uint64_t bytes = 0;
  platform_ascendc::PlatformAscendC(context->GetPlatformInfo())
      .GetCoreMemSize(platform_ascendc::CoreMemType::UB, bytes);
  return static_cast<uint32_t>(bytes);
}

#define ASSAY_BYTES(name, value)  \
  template <typename T>           \
  uint32_t name(const T*) {       \
    return value;                 \
  }
ASSAY_BYTES(GetUbBlockSize, 32)
ASSAY_BYTES(GetVRegSize, 256)
ASSAY_BYTES(GetSimtMaxThreadNum, 2048)
ASSAY_BYTES(GetSimtMaxDCacheSize, 131072)
ASSAY_BYTES(GetCacheLineSize, 256)
ASSAY_BYTES(GetSectorCacheLineSize, 128)
ASSAY_BYTES(GetNddmaDcacheSize, 8192)
#undef ASSAY_BYTES

}  // namespace Base
}  // namespace Ops
