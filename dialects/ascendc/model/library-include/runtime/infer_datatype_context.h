// The same header by a shorter path.
#pragma once

#include "exe_graph/runtime/infer_datatype_context.h"
