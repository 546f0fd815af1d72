// Writing memory of a core to the log, from release 9.0 on. What is written does not concern the kernel.
#pragma once

#include "kernel_operator.h"

#define ASSAY_DUMP(name)                                      \
  template <typename T, typename Pointer>                     \
  __aicore__ inline void name(Pointer, uint32_t, uint32_t) {} \
  template <typename Pointer>                                 \
  __aicore__ inline void name(Pointer&&, uint32_t, uint32_t) {}
ASSAY_DUMP(asc_dump)
ASSAY_DUMP(asc_dump_gm)
ASSAY_DUMP(asc_dump_ubuf)
ASSAY_DUMP(asc_dump_cbuf)
ASSAY_DUMP(asc_dump_l1buf)
ASSAY_DUMP(asc_dump_reg)
#undef ASSAY_DUMP
