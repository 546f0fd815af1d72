// The same header by the path of another root.
#pragma once

#include "common/util/error_manager/error_manager.h"
