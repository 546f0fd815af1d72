// Model of gert::InferDataTypeContext: data types by value, outputs set by index.
#ifndef ASSAY_HOST_RUNTIME_INFER_DATATYPE_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_INFER_DATATYPE_CONTEXT_H_

#include <type_traits>

#include "exe_graph/runtime/extended_kernel_context.h"

namespace gert {

class InferDataTypeContext : public ExtendedKernelContext {
 public:
  ge::DataType GetInputDataType(const size_t index) const { return TypeOf(GetInputDesc(index)); }
  ge::DataType GetOptionalInputDataType(const size_t ir_index) const { return TypeOf(GetOptionalInputDesc(ir_index)); }
  ge::DataType GetDynamicInputDataType(const size_t ir_index, const size_t relative_index) const {
    return TypeOf(GetDynamicInputDesc(ir_index, relative_index));
  }
  ge::DataType GetRequiredInputDataType(const size_t ir_index) const { return TypeOf(GetRequiredInputDesc(ir_index)); }
  ge::DataType GetOutputDataType(const size_t index) const {
    const Tensor* tensor = Output(index);
    return tensor == nullptr ? ge::DT_UNDEFINED : tensor->GetDataType();
  }
  ge::graphStatus SetOutputDataType(const size_t index, const ge::DataType datatype) {
    Tensor* tensor = Output(index);
    if (tensor == nullptr) return ge::GRAPH_FAILED;
    tensor->SetDataType(datatype);
    return ge::GRAPH_SUCCESS;
  }

 private:
  static ge::DataType TypeOf(const CompileTimeTensorDesc* desc) {
    return desc == nullptr ? ge::DT_UNDEFINED : desc->GetDataType();
  }
};

}  // namespace gert

#endif
