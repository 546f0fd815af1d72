// The same header by a shorter path.
#pragma once

#include "exe_graph/runtime/tiling_context.h"
