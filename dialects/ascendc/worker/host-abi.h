// The interface between a lowered host module (tiling function, shape inference) and the worker that runs it. The
// structs are with the model headers because the module itself is compiled against them.
#pragma once

#include "dialects/ascendc/model/host-include/assay/host_abi.h"
