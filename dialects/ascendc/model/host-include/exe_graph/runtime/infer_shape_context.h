// Model of gert::InferShapeContext. Shapes are gert::Shape here, without the storage layer of the tiling context.
#ifndef ASSAY_HOST_RUNTIME_INFER_SHAPE_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_INFER_SHAPE_CONTEXT_H_

#include <cstdint>
#include <type_traits>

#include "exe_graph/runtime/extended_kernel_context.h"
#include "exe_graph/runtime/shape.h"
#include "exe_graph/runtime/tensor.h"

namespace gert {

enum class InputExternLayout : std::uint32_t { kInferShapeFunc = 1, kInferenceContext = 2 };

class InferShapeContext : public ExtendedKernelContext {
 public:
  const Shape* GetInputShape(const size_t index) const { return OriginOf(Input(index)); }
  const Tensor* GetInputTensor(const size_t index) const { return Input(index); }
  const Tensor* GetOptionalInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const Shape* GetOptionalInputShape(const size_t ir_index) const { return OriginOf(InstanceOf(ir_index, 0)); }
  const Shape* GetDynamicInputShape(const size_t ir_index, const size_t relative_index) const {
    return OriginOf(InstanceOf(ir_index, relative_index));
  }
  const Tensor* GetDynamicInputTensor(const size_t ir_index, const size_t relative_index) const {
    return InstanceOf(ir_index, relative_index);
  }
  const Tensor* GetRequiredInputTensor(const size_t ir_index) const { return InstanceOf(ir_index, 0); }
  const Shape* GetRequiredInputShape(const size_t ir_index) const { return OriginOf(InstanceOf(ir_index, 0)); }
  Shape* GetOutputShape(const size_t index) {
    Tensor* tensor = Output(index);
    return tensor == nullptr ? nullptr : &tensor->MutableOriginShape();
  }

 private:
  static const Shape* OriginOf(const Tensor* tensor) { return tensor == nullptr ? nullptr : &tensor->GetOriginShape(); }
};
static_assert(std::is_standard_layout<InferShapeContext>::value, "contexts are views of one record");

}  // namespace gert

#endif
