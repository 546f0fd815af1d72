// The same header by a shorter path.
#pragma once

#include "exe_graph/runtime/storage_shape.h"
