// The same header by another path of the toolkit.
#ifndef ASSAY_HOST_PLATFORM_PLATFORM_ASCENDC_H_
#define ASSAY_HOST_PLATFORM_PLATFORM_ASCENDC_H_

#include "tiling/platform/platform_ascendc.h"

#endif
