// The same header by a shorter path.
#pragma once

#include "exe_graph/runtime/continuous_vector.h"
