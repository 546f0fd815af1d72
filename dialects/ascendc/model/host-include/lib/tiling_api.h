// Path under which the vendor documents this header.
#ifndef ASSAY_HOST_LIB_TILING_API_H_
#define ASSAY_HOST_LIB_TILING_API_H_

#include "tiling/tiling_api.h"

#endif
