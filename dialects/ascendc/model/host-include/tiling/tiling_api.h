// The advanced library's host side: tiling structs, size helpers and matmul tiling.
#ifndef ASSAY_HOST_TILING_TILING_API_H_
#define ASSAY_HOST_TILING_TILING_API_H_

#include <algorithm>
#include <iostream>

#include "securec.h"

#include "assay/library_helpers.h"
#include "assay/library_later.h"
#include "assay/library_matmul.h"
#include "assay/library_tiling_data.h"

#endif
