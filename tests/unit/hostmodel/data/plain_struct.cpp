// The newer style: a plain struct in the raw buffer, a registration outside the op definition, and compile info that
// a parse function fills from the platform.
#include "platform/platform_info.h"
#include "register/op_impl_registry.h"
#include "tiling/platform/platform_ascendc.h"

struct PlainTiling {
  int64_t length;
  uint32_t cores;
};
struct PlainCompileInfo {
  uint32_t cores = 0;
};

static ge::graphStatus Prepare(gert::TilingParseContext* context) {
  PlainCompileInfo* info = context->GetCompiledInfo<PlainCompileInfo>();
  std::string text;
  context->GetPlatformInfo()->GetPlatformResWithLock("SoCInfo", "vector_core_cnt", text);
  info->cores = static_cast<uint32_t>(std::stoul(text));
  return ge::GRAPH_SUCCESS;
}

static ge::graphStatus Tile(gert::TilingContext* context) {
  PlainTiling* tiling = context->GetTilingData<PlainTiling>();
  tiling->length = context->GetInputTensor(0)->GetShapeSize();
  tiling->cores = context->GetCompileInfo<PlainCompileInfo>()->cores;
  context->SetBlockDim(tiling->cores);
  context->SetScheduleMode(1);
  *context->GetWorkspaceSizes(1) = 0;
  return ge::GRAPH_SUCCESS;
}

IMPL_OP_OPTILING(PlainStruct).Tiling(Tile, 4096).TilingParse<PlainCompileInfo>(Prepare);
#include "assay/host_driver.h"
