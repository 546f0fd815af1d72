// The record that every context points to. The vendor lays contexts out as an array of values; op_host code reaches
// them only through members, so here it is one struct that all contexts share.
#ifndef ASSAY_HOST_RUNTIME_KERNEL_RUN_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_KERNEL_RUN_CONTEXT_H_

#include <cstddef>
#include <cstdint>

#include "assay/host_state.h"

namespace fe {
class PlatFormInfos;
}

namespace gert {
class ComputeNodeInfo;
class KernelExtendInfo;
class Tensor;
class TilingData;
}  // namespace gert

struct KernelRunContext {
  gert::ComputeNodeInfo* info;
  gert::KernelExtendInfo* extend;
  gert::Tensor* inputs;   // instantiated inputs
  gert::Tensor* outputs;
  gert::TilingData* tiling_data;
  fe::PlatFormInfos* platform;
  void* compile_info;
  int deterministic;
};

#endif
