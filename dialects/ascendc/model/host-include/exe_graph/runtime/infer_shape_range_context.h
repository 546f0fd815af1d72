// Model of gert::InferShapeRangeContext. The driver never runs a range function (shapes are concrete), so it parses only.
#ifndef ASSAY_HOST_RUNTIME_INFER_SHAPE_RANGE_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_INFER_SHAPE_RANGE_CONTEXT_H_

#include "exe_graph/runtime/extended_kernel_context.h"
#include "exe_graph/runtime/range.h"

namespace gert {

class InferShapeRangeContext : public ExtendedKernelContext {
 public:
  const Range<Shape>* GetInputShapeRange(const size_t) const { return NotRun<Range<Shape>>(); }
  const TensorRange* GetInputTensorRange(const size_t) const { return NotRun<TensorRange>(); }
  const TensorRange* GetOptionalInputTensorRange(const size_t) const { return NotRun<TensorRange>(); }
  const Range<Shape>* GetRequiredInputShapeRange(const size_t) const { return NotRun<Range<Shape>>(); }
  const TensorRange* GetRequiredInputTensorRange(const size_t) const { return NotRun<TensorRange>(); }
  const TensorRange* GetDynamicInputTensorRange(const size_t, const size_t) const { return NotRun<TensorRange>(); }
  const Range<Shape>* GetOptionalInputShapeRange(const size_t) const { return NotRun<Range<Shape>>(); }
  const Range<Shape>* GetDynamicInputShapeRange(const size_t, const size_t) const { return NotRun<Range<Shape>>(); }
  Range<Shape>* GetOutputShapeRange(const size_t) { return NotRun<Range<Shape>>(); }

 private:
  template <typename T>
  static T* NotRun() {
    assay_host::Unmodelled("shape range inference");
  }
};

}  // namespace gert

#endif
