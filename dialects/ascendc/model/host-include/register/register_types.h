// Exists in the vendor's include folder; op_host code needs no more of it than the contexts it brings.
#ifndef ASSAY_HOST_REGISTER_REGISTER_TYPES_H_
#define ASSAY_HOST_REGISTER_REGISTER_TYPES_H_

#include "register/op_impl_registry.h"

#ifndef FMK_FUNC_HOST_VISIBILITY
#define FMK_FUNC_HOST_VISIBILITY
#endif
#ifndef FMK_FUNC_DEV_VISIBILITY
#define FMK_FUNC_DEV_VISIBILITY
#endif

#endif
