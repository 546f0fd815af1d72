// The same header by the path of another root.
#pragma once

#include "op_common/log/log.h"
