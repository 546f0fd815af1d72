// AscendC, the kernel language of Huawei's Ascend NPUs.
#pragma once

#include "dialects/dialect.h"

namespace assay::ascendc {

const Dialect& TheDialect();

}  // namespace assay::ascendc
