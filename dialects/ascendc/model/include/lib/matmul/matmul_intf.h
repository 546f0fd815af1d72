// The Matmul object by its full path.
#pragma once

#include "lib/matmul_intf.h"
