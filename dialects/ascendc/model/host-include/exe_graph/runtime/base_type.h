// Model of the runtime's basic aliases.
#ifndef ASSAY_HOST_RUNTIME_BASE_TYPE_H_
#define ASSAY_HOST_RUNTIME_BASE_TYPE_H_

#include <cstdint>

#include "graph/types.h"

#endif
