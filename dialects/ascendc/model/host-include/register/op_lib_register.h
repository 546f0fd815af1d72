// Exists in the vendor's include folder; op_host code needs no more of it than the contexts it brings.
#ifndef ASSAY_HOST_REGISTER_OP_LIB_REGISTER_H_
#define ASSAY_HOST_REGISTER_OP_LIB_REGISTER_H_

#include "register/op_impl_registry.h"

#endif
