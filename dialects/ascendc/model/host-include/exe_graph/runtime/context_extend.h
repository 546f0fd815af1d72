// Model of the kernel's name record behind a context.
#ifndef ASSAY_HOST_RUNTIME_CONTEXT_EXTEND_H_
#define ASSAY_HOST_RUNTIME_CONTEXT_EXTEND_H_

#include "exe_graph/runtime/compute_node_info.h"

namespace gert {

class KernelExtendInfo {
 public:
  const ge::char_t* GetKernelName() const { return kernel_name_; }
  void SetKernelName(const ge::char_t* kernel_name) { kernel_name_ = kernel_name; }
  const ge::char_t* GetKernelType() const { return kernel_type_; }
  void SetKernelType(const ge::char_t* const kernel_type) { kernel_type_ = kernel_type; }

  KernelExtendInfo() = delete;
  KernelExtendInfo(const KernelExtendInfo&) = delete;
  KernelExtendInfo(KernelExtendInfo&&) = delete;
  KernelExtendInfo& operator=(const KernelExtendInfo&) = delete;
  KernelExtendInfo& operator=(KernelExtendInfo&&) = delete;

 private:
  friend struct assay_host::Builder;
  const ge::char_t* kernel_name_;
  const ge::char_t* kernel_type_;
};

}  // namespace gert

#endif
