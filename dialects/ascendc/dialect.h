// AscendC, the kernel language of Huawei's Ascend NPUs.
#pragma once

#include "dialects/dialect.h"

namespace assay {
struct RunInputs;
}

namespace assay::ascendc {

const Dialect& TheDialect();

// What the runs of an AscendC input's analysis are made from (run/run-plan.h), after its stage Run.
const RunInputs& InputsOf(const Analysis& analysis);

}  // namespace assay::ascendc
