// Model of gert::OpExecuteContext (host fall-back operators). Parses; running one needs the vendor's runtime.
#ifndef ASSAY_HOST_RUNTIME_OP_EXECUTE_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_OP_EXECUTE_CONTEXT_H_

#include <type_traits>

#include "exe_graph/runtime/extended_kernel_context.h"
#include "exe_graph/runtime/shape.h"
#include "exe_graph/runtime/tensor.h"

namespace gert {

using rtStream = void*;

struct OpExecuteOptions {
  std::int32_t precision_mode;
  std::int32_t deterministic;
  char allow_hf32[3];
  char reserve[53];
};
enum class OpExecuteInputExtendIndex : std::uint32_t { kAllocate, kStream, kExecuteOption, kExecuteFunc, kNum };
enum class OpExecuteOutputIndex : std::uint32_t { kBlockMemory, kNum };

class OpExecuteContext : public ExtendedKernelContext {
 public:
  const Tensor* GetInputTensor(const size_t index) const { return Input(index); }
  const Tensor* GetOptionalInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const Tensor* GetDynamicInputTensor(const size_t ir_index, const size_t relative_index) const {
    return InstanceOf(ir_index, relative_index);
  }
  const Tensor* GetRequiredInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const Tensor* GetOutputTensor(const size_t index) const { return Output(index); }
  const Tensor* GetRequiredOutputTensor(const size_t ir_index) const { return GetDynamicOutputTensor(ir_index, 0); }
  const Tensor* GetDynamicOutputTensor(const size_t ir_index, const size_t relative_index) const {
    size_t at = 0;
    return OutputAt(ir_index, relative_index, at) ? Output(at) : nullptr;
  }
  rtStream GetStream() const { assay_host::Unmodelled("OpExecuteContext::GetStream"); }
  void* GetOpExecuteFunc() const { assay_host::Unmodelled("OpExecuteContext::GetOpExecuteFunc"); }
  void* MallocWorkspace(const size_t) { assay_host::Unmodelled("OpExecuteContext::MallocWorkspace"); }
  void FreeWorkspace() { assay_host::Unmodelled("OpExecuteContext::FreeWorkspace"); }
  bool GetDeterministic() const { return run_->deterministic != 0; }
  const char* GetAllowHf32() const { return "10"; }
  std::int32_t GetPrecisionMode() const { assay_host::Unmodelled("OpExecuteContext::GetPrecisionMode"); }
};

}  // namespace gert

#endif
