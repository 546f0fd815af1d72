// Exists in the vendor's include folder; op_host code has no use for more than its name.
#ifndef ASSAY_HOST_GRAPH_RESOURCE_CONTEXT_H_
#define ASSAY_HOST_GRAPH_RESOURCE_CONTEXT_H_

#include "graph/operator.h"

namespace ge {

struct ResourceContext {
  virtual ~ResourceContext() = default;
};

}  // namespace ge

#endif
