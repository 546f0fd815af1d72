#include "split_base.h"

namespace optiling {
static const bool kRegistered = TileLengths().emplace(16, 256).second;

uint32_t CountBlocks(gert::TilingContext* context, uint32_t blockElements)
{
    return context->GetInputShape(0)->GetStorageShape().GetShapeSize() / blockElements;
}

uint32_t SplitBase::CoreNum() const
{
    return 1;
}

ge::graphStatus SplitBase::Finish() const
{
    context_->SetBlockDim(CoreNum());
    size_t* workspace = context_->GetWorkspaceSizes(1);
    workspace[0] = 0;
    return ge::GRAPH_SUCCESS;
}
}  // namespace optiling
