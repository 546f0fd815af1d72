// The header that op_host files include: brings contexts, ge types and OP_ADD.
#ifndef ASSAY_HOST_REGISTER_OP_DEF_REGISTRY_H_
#define ASSAY_HOST_REGISTER_OP_DEF_REGISTRY_H_

#include "register/op_def.h"
#include "register/op_def_factory.h"

// One name an op type: a second OP_ADD of one class in a file is a redefinition, as with the vendor's macro.
#define OP_ADD(opType, ...) \
  static int __attribute__((unused)) g_##opType##_added = assay_host::OpDefMaker<opType>::Add(#opType)

#endif
