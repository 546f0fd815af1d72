// Tiling structs of the library, as host code and kernels share them.
#pragma once

#include "assay/api/tiling_structs.h"
