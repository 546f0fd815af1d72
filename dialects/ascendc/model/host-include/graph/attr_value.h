// Names of graph attribute values; op_host files do not compute with them.
#ifndef ASSAY_HOST_GRAPH_ATTR_VALUE_H_
#define ASSAY_HOST_GRAPH_ATTR_VALUE_H_

#include "graph/tensor.h"

namespace ge {

class AttrValue {
 public:
  AttrValue() = default;
};
class AnyValue {
 public:
  AnyValue() = default;
};
class NamedAttrs {
 public:
  NamedAttrs() = default;
};

}  // namespace ge

#endif
