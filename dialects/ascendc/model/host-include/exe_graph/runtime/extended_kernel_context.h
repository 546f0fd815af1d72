// Model of gert::ExtendedKernelContext, the part that all operator contexts share. KernelContext is a protected base:
// its members are out of reach of operator code. Indexes out of range give null, as the vendor's do.
#ifndef ASSAY_HOST_RUNTIME_EXTENDED_KERNEL_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_EXTENDED_KERNEL_CONTEXT_H_

#include <type_traits>

#include "exe_graph/runtime/compute_node_info.h"
#include "exe_graph/runtime/context_extend.h"
#include "exe_graph/runtime/kernel_context.h"

namespace gert {

class ExtendedKernelContext : protected KernelContext {
 public:
  const CompileTimeTensorDesc* GetInputDesc(const size_t index) const { return run_->info->GetInputTdInfo(index); }
  const CompileTimeTensorDesc* GetOptionalInputDesc(const size_t ir_index) const {
    return GetDynamicInputDesc(ir_index, 0);
  }
  const CompileTimeTensorDesc* GetRequiredInputDesc(const size_t ir_index) const {
    return GetDynamicInputDesc(ir_index, 0);
  }
  const CompileTimeTensorDesc* GetDynamicInputDesc(const size_t ir_index, const size_t relative_index) const {
    size_t at = 0;
    return InputAt(ir_index, relative_index, at) ? run_->info->GetInputTdInfo(at) : nullptr;
  }
  const CompileTimeTensorDesc* GetOutputDesc(const size_t index) const { return run_->info->GetOutputTdInfo(index); }
  const AnchorInstanceInfo* GetIrInputInstanceInfo(const size_t ir_index) const {
    return run_->info->GetInputInstanceInfo(ir_index);
  }
  const AnchorInstanceInfo* GetIrOutputInstanceInfo(const size_t ir_index) const {
    return run_->info->GetOutputInstanceInfo(ir_index);
  }
  size_t GetComputeNodeInputNum() const { return run_->info->GetInputsNum(); }
  size_t GetComputeNodeOutputNum() const { return run_->info->GetOutputsNum(); }
  const RuntimeAttrs* GetAttrs() const { return run_->info->GetAttrs(); }
  const ge::char_t* GetNodeType() const { return run_->info->GetNodeType(); }
  const ge::char_t* GetNodeName() const { return run_->info->GetNodeName(); }
  const ComputeNodeInfo* GetComputeNodeInfo() const { return run_->info; }
  const ge::char_t* GetKernelName() const { return run_->extend->GetKernelName(); }
  const ge::char_t* GetKernelType() const { return run_->extend->GetKernelType(); }
  const KernelExtendInfo* GetExtendInfo() const { return run_->extend; }

 protected:
  friend struct assay_host::Builder;
  // Position among the instantiated inputs of instance `relative_index` of input `ir_index`; false if there is none.
  bool InputAt(size_t ir_index, size_t relative_index, size_t& at) const {
    const AnchorInstanceInfo* instance = GetIrInputInstanceInfo(ir_index);
    if (instance == nullptr || relative_index >= instance->GetInstanceNum()) return false;
    at = instance->GetInstanceStart() + relative_index;
    return true;
  }
  bool OutputAt(size_t ir_index, size_t relative_index, size_t& at) const {
    const AnchorInstanceInfo* instance = GetIrOutputInstanceInfo(ir_index);
    if (instance == nullptr || relative_index >= instance->GetInstanceNum()) return false;
    at = instance->GetInstanceStart() + relative_index;
    return true;
  }
  Tensor* Input(size_t index) const { return index < run_->info->GetInputsNum() ? run_->inputs + index : nullptr; }
  Tensor* Output(size_t index) const { return index < run_->info->GetOutputsNum() ? run_->outputs + index : nullptr; }
  Tensor* InstanceOf(size_t ir_index, size_t relative_index) const {
    size_t at = 0;
    return InputAt(ir_index, relative_index, at) ? Input(at) : nullptr;
  }
};

}  // namespace gert

#endif
