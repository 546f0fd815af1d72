// Model of gert::OpImplRegisterV2 and the IMPL_OP macros: functions go into the module's operator list by op type.
#ifndef ASSAY_HOST_REGISTER_OP_IMPL_REGISTRY_H_
#define ASSAY_HOST_REGISTER_OP_IMPL_REGISTRY_H_

#include <functional>
#include <initializer_list>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "assay/host_state.h"
#include "exe_graph/runtime/infer_datatype_context.h"
#include "exe_graph/runtime/infer_shape_context.h"
#include "exe_graph/runtime/infer_shape_range_context.h"
#include "exe_graph/runtime/op_execute_context.h"
#include "exe_graph/runtime/tiling_context.h"
#include "exe_graph/runtime/tiling_parse_context.h"
#include "graph/ascend_string.h"
#include "graph/attr_value.h"
#include "graph/ge_error_codes.h"

namespace gert {

enum class TilingPlacement : std::uint32_t { TILING_ON_HOST = 0, TILING_ON_AICPU = 1 };

class OpImplRegisterV2 {
 public:
  using InferShapeKernelFunc = ge::graphStatus (*)(InferShapeContext*);
  using InferShapeRangeKernelFunc = ge::graphStatus (*)(InferShapeRangeContext*);
  using TilingKernelFunc = ge::graphStatus (*)(TilingContext*);
  using InferDataTypeKernelFunc = ge::graphStatus (*)(InferDataTypeContext*);
  using GenSimplifiedKeyKernelFunc = ge::graphStatus (*)(TilingContext*, ge::char_t*);
  using OpExecFunc = ge::graphStatus (*)(OpExecuteContext*);
  using OpType = ge::AscendString;
  using PrivateAttrList = std::vector<std::pair<ge::AscendString, ge::AnyValue>>;
  using PrivateAttrSet = std::unordered_set<ge::AscendString>;
  using CompileInfoCreatorFunc = void* (*)();
  using CompileInfoDeleterFunc = void (*)(void*);
  using KernelFunc = ge::graphStatus (*)(KernelContext*);
  using TilingParseFunc = ge::graphStatus (*)(TilingParseContext*);

  explicit OpImplRegisterV2(const ge::char_t* op_type) : op_(assay_host::OperatorNamed(op_type)) {}
  OpImplRegisterV2(OpImplRegisterV2&& register_data) noexcept : op_(register_data.op_) {}
  OpImplRegisterV2(const OpImplRegisterV2& register_data) : op_(register_data.op_) {}
  OpImplRegisterV2& operator=(const OpImplRegisterV2&) = delete;
  OpImplRegisterV2& operator=(OpImplRegisterV2&&) = delete;
  ~OpImplRegisterV2() = default;

  OpImplRegisterV2& InferShape(InferShapeKernelFunc infer_shape_func) {
    return Keep(op_->infer_shape, infer_shape_func);
  }
  OpImplRegisterV2& InferShapeRange(InferShapeRangeKernelFunc) { return *this; }
  OpImplRegisterV2& InferDataType(InferDataTypeKernelFunc infer_datatype_func) {
    return Keep(op_->infer_dtype, infer_datatype_func);
  }
  OpImplRegisterV2& InferOutDataTypeSameWithFirstInput() {
    return InferDataType([](InferDataTypeContext* context) -> ge::graphStatus {
      for (size_t i = 0; i < context->GetComputeNodeOutputNum(); ++i) {
        context->SetOutputDataType(i, context->GetInputDataType(0));
      }
      return ge::GRAPH_SUCCESS;
    });
  }
  OpImplRegisterV2& Tiling(TilingKernelFunc tiling_func, size_t max_tiling_data_size = 2048) {
    op_->max_tiling_bytes = max_tiling_data_size;
    return Keep(op_->tiling, tiling_func);
  }
  OpImplRegisterV2& GenSimplifiedKey(GenSimplifiedKeyKernelFunc) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, std::int64_t) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, const std::vector<std::int64_t>&) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, const ge::char_t*) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, ge::float32_t) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, bool) { return *this; }
  OpImplRegisterV2& PrivateAttr(const ge::char_t*, const std::vector<ge::float32_t>&) { return *this; }
  template <typename T>
  OpImplRegisterV2& TilingParse(const KernelFunc tiling_parse_func) {
    op_->make_compile_info = Create<T>;
    return Keep(op_->tiling_parse, tiling_parse_func);
  }
  template <typename T>
  OpImplRegisterV2& TilingParse(const TilingParseFunc tiling_parse_func) {
    op_->make_compile_info = Create<T>;
    return Keep(op_->tiling_parse, tiling_parse_func);
  }
  OpImplRegisterV2& InputsDataDependency(std::initializer_list<std::int32_t> inputs) { return OnHost(inputs); }
  OpImplRegisterV2& OpExecuteFunc(OpExecFunc) { return *this; }
  OpImplRegisterV2& HostInputs(std::initializer_list<std::int32_t>) { return *this; }
  OpImplRegisterV2& TilingInputsDataDependency(std::initializer_list<std::int32_t> inputs) { return OnHost(inputs); }
  OpImplRegisterV2& TilingInputsDataDependency(std::initializer_list<std::int32_t> inputs,
                                               std::initializer_list<TilingPlacement>) {
    return OnHost(inputs);
  }
  OpImplRegisterV2& OutputShapeDependOnCompute(std::initializer_list<std::int32_t>) { return *this; }

 private:
  template <typename T>
  static void* Create() {
    return new T();
  }
  OpImplRegisterV2& OnHost(std::initializer_list<std::int32_t> inputs) {
    for (const std::int32_t index : inputs) {
      if (index >= 0 && index < 64) op_->host_values |= std::uint64_t{1} << index;
    }
    return *this;
  }
  template <typename Function>
  OpImplRegisterV2& Keep(void (*&slot)(), Function function) {
    slot = reinterpret_cast<void (*)()>(function);
    return *this;
  }
  assay_host::Operator* op_;
};

}  // namespace gert

#define ASSAY_IMPL_OP_NAME2(kind, op_type, n) op_impl_register_##kind##_##op_type##_##n
#define ASSAY_IMPL_OP_NAME(kind, op_type, n) ASSAY_IMPL_OP_NAME2(kind, op_type, n)
#define ASSAY_IMPL_OP(kind, op_type)                                                     \
  static gert::OpImplRegisterV2 __attribute__((unused)) ASSAY_IMPL_OP_NAME(kind, op_type, __COUNTER__) = \
      gert::OpImplRegisterV2(#op_type)
#define IMPL_OP(op_type) ASSAY_IMPL_OP(op, op_type)
#define IMPL_OP_INFERSHAPE(op_type) ASSAY_IMPL_OP(infershape, op_type)
#define IMPL_OP_OPTILING(op_type) ASSAY_IMPL_OP(optiling, op_type)

#endif
