// Model of the tiling-sink registration: the same function, kept under the same op type.
#ifndef ASSAY_HOST_REGISTER_DEVICE_OP_IMPL_REGISTRY_H_
#define ASSAY_HOST_REGISTER_DEVICE_OP_IMPL_REGISTRY_H_

#include "register/op_impl_registry.h"

#define DEVICE_IMPL_OP_OPTILING(op_type) ASSAY_IMPL_OP(device, op_type)

#endif
