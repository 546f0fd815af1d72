// Exists in the vendor's include folder for unit tests of tiling functions; operator code has no use for it.
#ifndef ASSAY_HOST_TILING_CONTEXT_BUILDER_H_
#define ASSAY_HOST_TILING_CONTEXT_BUILDER_H_

#include "register/op_impl_registry.h"

#endif
