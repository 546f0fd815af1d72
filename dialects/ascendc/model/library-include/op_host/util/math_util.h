// The same header by the path of another root.
#pragma once

#include "op_common/op_host/util/math_util.h"
