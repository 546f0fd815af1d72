// Path under which the vendor documents this header.
#ifndef ASSAY_HOST_LIB_MATMUL_MATMUL_TILING_H_
#define ASSAY_HOST_LIB_MATMUL_MATMUL_TILING_H_

#include "assay/library_matmul.h"

#endif
