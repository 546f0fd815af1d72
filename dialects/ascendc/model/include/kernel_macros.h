// Macros that the headers of kernels share.
#pragma once

#include "assay/api/base.h"
