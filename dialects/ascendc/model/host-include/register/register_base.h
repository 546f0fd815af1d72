// Exists in the vendor's include folder; op_host code needs no more of it than the contexts it brings.
#ifndef ASSAY_HOST_REGISTER_REGISTER_BASE_H_
#define ASSAY_HOST_REGISTER_REGISTER_BASE_H_

#include "register/op_impl_registry.h"

#endif
