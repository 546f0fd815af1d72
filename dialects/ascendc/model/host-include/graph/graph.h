// Exists in the vendor's include folder; op_host code has no use for more than its name.
#ifndef ASSAY_HOST_GRAPH_GRAPH_H_
#define ASSAY_HOST_GRAPH_GRAPH_H_

#include "graph/operator.h"

namespace ge {

class Graph {
 public:
  Graph() = default;
};

}  // namespace ge

#endif
