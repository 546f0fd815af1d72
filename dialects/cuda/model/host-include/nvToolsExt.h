// Where releases up to 12 have it.
#pragma once

#include "nvtx3/nvToolsExt.h"
