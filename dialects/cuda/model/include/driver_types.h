// Types and enumerators of the runtime, as the vendor documents them. Parts by subject lie in assay/.
#pragma once
#define __DRIVER_TYPES_H__

#include <stddef.h>

#include "assay/errors.h"
#include "assay/device_properties.h"
#include "assay/external_types.h"
#include "assay/launch_types.h"
#include "assay/memory_types.h"
#include "vector_types.h"
