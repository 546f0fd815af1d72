// The older place of the Matmul object.
#pragma once

#include "lib/matmul_intf.h"
