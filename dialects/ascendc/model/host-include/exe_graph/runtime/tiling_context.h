// Model of gert::TilingContext. Shapes are StorageShape here. What the function sets goes to the run's reply.
#ifndef ASSAY_HOST_RUNTIME_TILING_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_TILING_CONTEXT_H_

#include "exe_graph/runtime/continuous_vector.h"
#include "exe_graph/runtime/extended_kernel_context.h"
#include "exe_graph/runtime/storage_shape.h"
#include "exe_graph/runtime/stride.h"
#include "exe_graph/runtime/tensor.h"
#include "exe_graph/runtime/tiling_data.h"

#ifndef ASSAY_SINCE
#define ASSAY_SINCE(v) __attribute__((annotate("assay_since:" #v)))
#endif

namespace gert {

class TilingContext : public ExtendedKernelContext {
 public:
  enum TilingOutputIndex : std::uint32_t {
    kOutputTilingKey,
    kOutputBlockDim,
    kOutputAtomicCleanFlag,
    kOutputTilingData,
    kOutputWorkspace,
    kOutputTilingCond,
    kOutputScheduleMode,
    kOutputLocalMemorySize,
    kOutputNum
  };
  enum FallibleTilingOutputIndex : std::uint32_t { kTilingStatus = kOutputNum, kFallibleOutputNum };

  const void* GetCompileInfo() const { return run_->compile_info; }
  template <typename T>
  const T* GetCompileInfo() const {
    return static_cast<const T*>(run_->compile_info);
  }
  const StorageShape* GetInputShape(const size_t index) const { return ShapeOf(Input(index)); }
  const Tensor* GetInputTensor(const size_t index) const { return Input(index); }
  const Tensor* GetOptionalInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const Tensor* GetDynamicInputTensor(const size_t ir_index, const size_t relative_index) const {
    return InstanceOf(ir_index, relative_index);
  }
  const StorageShape* GetOptionalInputShape(const size_t ir_index) const { return ShapeOf(InstanceOf(ir_index, 0)); }
  const Tensor* GetRequiredInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const StorageShape* GetRequiredInputShape(const size_t ir_index) const { return ShapeOf(InstanceOf(ir_index, 0)); }
  const StorageShape* GetDynamicInputShape(const size_t ir_index, const size_t relative_index) const {
    return ShapeOf(InstanceOf(ir_index, relative_index));
  }
  const StorageShape* GetOutputShape(const size_t index) const { return ShapeOf(Output(index)); }

  // Tensors of a run are whole: none is a view, so that none has strides (dimension number 0).
  ASSAY_SINCE(8_5) bool InputIsView(const size_t) const { return false; }
  ASSAY_SINCE(8_5) bool OutputIsView(const size_t) const { return false; }
  ASSAY_SINCE(8_5) bool OptionalInputIsView(const size_t) const { return false; }
  ASSAY_SINCE(8_5) bool RequiredInputIsView(const size_t) const { return false; }
  ASSAY_SINCE(8_5) bool DynamicInputIsView(const size_t, const size_t) const { return false; }
  ASSAY_SINCE(8_5) const Stride* GetInputStride(const size_t index) const { return StrideOf(Input(index)); }
  ASSAY_SINCE(8_5) const Stride* GetOutputStride(const size_t index) const { return StrideOf(Output(index)); }
  ASSAY_SINCE(8_5) const Stride* GetOptionalInputStride(const size_t ir_index) const {
    return StrideOf(InstanceOf(ir_index, 0));
  }
  ASSAY_SINCE(8_5) const Stride* GetRequiredInputStride(const size_t ir_index) const {
    return StrideOf(InstanceOf(ir_index, 0));
  }
  ASSAY_SINCE(8_5)
  const Stride* GetDynamicInputStride(const size_t ir_index, const size_t relative_index) const {
    return StrideOf(InstanceOf(ir_index, relative_index));
  }

  ge::graphStatus SetTilingKey(const std::uint64_t tiling_key) {
    Reply().tiling_key = tiling_key;
    return Done(ASSAY_HOST_DUTY_TILING_KEY);
  }
  std::uint64_t GetTilingKey() const { return Reply().tiling_key; }
  ge::graphStatus SetScheduleMode(const std::uint32_t schedule_mode) {
    Reply().schedule_mode = schedule_mode;
    return Done(ASSAY_HOST_DUTY_SCHEDULE_MODE);
  }
  std::uint32_t GetScheduleMode() const { return Reply().schedule_mode; }
  ge::graphStatus SetBlockDim(const std::uint32_t block_dim) {
    Reply().block_dim = block_dim;
    return Done(ASSAY_HOST_DUTY_BLOCK_DIM);
  }
  std::uint32_t GetBlockDim() const { return Reply().block_dim; }
  // The same by its later names.
  ASSAY_SINCE(9_0) ge::graphStatus SetSimdNumBlocks(const std::uint32_t count) { return SetBlockDim(count); }
  ASSAY_SINCE(9_0) std::uint32_t GetSimdNumBlocks() const { return GetBlockDim(); }
#ifdef ASSAY_IN_CHECKOUT
  // Of later releases; no part of a launch on matrix and vector cores.
  ge::graphStatus SetAicpuBlockDim(std::uint32_t) { return ge::GRAPH_SUCCESS; }
  ge::graphStatus SetAicpuNumBlocks(std::uint32_t) { return ge::GRAPH_SUCCESS; }
#endif
  ge::graphStatus SetTilingCond(std::int32_t tiling_cond) {
    Reply().tiling_cond = tiling_cond;
    return ge::GRAPH_SUCCESS;
  }
  std::int32_t GetTilingCond() const { return Reply().tiling_cond; }
  ge::graphStatus SetNeedAtomic(const bool atomic) {
    Reply().needs_atomic = atomic ? 1 : 0;
    return ge::GRAPH_SUCCESS;
  }
  bool NeedAtomic() const { return Reply().needs_atomic != 0; }

  // A typed view of the raw buffer; sets its size. Only for plain structs: null where the buffer is too small.
  template <typename T>
  T* GetTilingData() {
    TilingData* raw = run_->tiling_data;
    if (raw->GetCapacity() < sizeof(T)) return nullptr;
    raw->SetDataSize(sizeof(T));
    return static_cast<T*>(raw->GetData());
  }
  TilingData* GetRawTilingData() { return run_->tiling_data; }

  // Grows the list to `workspace_count` sizes; null where that is more than the framework reserves.
  size_t* GetWorkspaceSizes(const size_t workspace_count) {
    if (workspace_count > ASSAY_HOST_MAX_WORKSPACES) return nullptr;
    assay_host_reply& reply = Reply();
    reply.workspace_count = static_cast<std::int32_t>(workspace_count);
    assay_host::Duty(ASSAY_HOST_DUTY_WORKSPACE);
    static_assert(sizeof(size_t) == sizeof(reply.workspaces[0]), "sizes are written in place");
    return reinterpret_cast<size_t*>(reply.workspaces);
  }
  size_t GetWorkspaceNum() const { return static_cast<size_t>(Reply().workspace_count); }
  fe::PlatFormInfos* GetPlatformInfo() const { return run_->platform; }
  std::int32_t GetDeterministic() const { return run_->deterministic; }
  // 0: not asked for, 1: the same results each time; stricter levels are not modelled.
  ASSAY_SINCE(9_0) std::int32_t GetDeterministicLevel() const { return run_->deterministic; }
  ge::graphStatus SetLocalMemorySize(const std::uint32_t local_memory_size) {
    Reply().local_memory_bytes = local_memory_size;
    return ge::GRAPH_SUCCESS;
  }
  std::uint32_t GetLocalMemorySize() const { return Reply().local_memory_bytes; }

 private:
  static assay_host_reply& Reply() { return *assay_host::TheState().reply; }
  static ge::graphStatus Done(unsigned duty) {
    assay_host::Duty(duty);
    return ge::GRAPH_SUCCESS;
  }
  static const Stride* StrideOf(const Tensor* tensor) {
    static const Stride whole;
    return tensor == nullptr ? nullptr : &whole;
  }
  static const StorageShape* ShapeOf(const Tensor* tensor) { return tensor == nullptr ? nullptr : &tensor->GetShape(); }
};
static_assert(std::is_standard_layout<TilingContext>::value, "contexts are views of one record");

}  // namespace gert

#endif
