// Its declarations are in the one header of the kernel interface.
#pragma once

#include "lib/matmul_intf.h"
