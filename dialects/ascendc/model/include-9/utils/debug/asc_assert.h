// `assert` on the core, from release 9.0 on.
#pragma once

#include "kernel_operator.h"

#undef assert
#define assert(...) assay_assert(static_cast<bool>(ASSAY_FIRST(__VA_ARGS__, 0)))
