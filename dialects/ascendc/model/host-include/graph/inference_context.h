// Exists in the vendor's include folder; op_host code has no use for more than its name.
#ifndef ASSAY_HOST_GRAPH_INFERENCE_CONTEXT_H_
#define ASSAY_HOST_GRAPH_INFERENCE_CONTEXT_H_

#include "graph/operator.h"

namespace ge {

class InferenceContext {
 public:
  InferenceContext() = default;
};
using InferenceContextPtr = std::shared_ptr<InferenceContext>;

}  // namespace ge

#endif
