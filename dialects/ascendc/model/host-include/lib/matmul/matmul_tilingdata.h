// Path under which the vendor documents this header.
#ifndef ASSAY_HOST_LIB_MATMUL_MATMUL_TILINGDATA_H_
#define ASSAY_HOST_LIB_MATMUL_MATMUL_TILINGDATA_H_

#include "assay/library_tiling_data.h"

#endif
