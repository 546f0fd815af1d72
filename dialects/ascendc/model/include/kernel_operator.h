// The AscendC device API as a kernel includes it: signatures of CANN 8.1 for the vector core of A2 (with the later names
// that working kernels prove), and bodies that reduce to the intrinsics of assay/device_abi.h.
#pragma once

#include "assay/api/hccl.h"
#include "assay/later.h"
#include "assay/newer.h"
#include "assay/print.h"
