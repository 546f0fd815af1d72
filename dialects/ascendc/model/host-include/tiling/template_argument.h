// Template arguments of a kernel, as the tiling function sees them: it packs values into the tiling key.
#ifndef ASSAY_HOST_TILING_TEMPLATE_ARGUMENT_H_
#define ASSAY_HOST_TILING_TEMPLATE_ARGUMENT_H_

#include <cstdint>
#include <vector>

#include "assay/template_argument.h"

// Tiling functions open it without anything else that declares it.
namespace AscendC {}

// In braces, since macros of libraries leave a comma after the last value.
#define GET_TPL_TILING_KEY(...) ::assay_template::KeyOf(assay_template_declared, {__VA_ARGS__})
#define ASCENDC_TPL_SEL_PARAM(context, ...) (context)->SetTilingKey(GET_TPL_TILING_KEY(__VA_ARGS__))

#endif
