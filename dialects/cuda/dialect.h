// CUDA, NVIDIA's kernel language, as single files and as extensions of torch.
#pragma once

#include "dialects/dialect.h"

namespace assay::cuda {

const Dialect& TheDialect();

}  // namespace assay::cuda
