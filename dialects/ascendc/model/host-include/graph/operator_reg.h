// Model of the operator prototype macros. Generated op_proto code uses them; in op_host they only have to parse.
#ifndef ASSAY_HOST_GRAPH_OPERATOR_REG_H_
#define ASSAY_HOST_GRAPH_OPERATOR_REG_H_

#include "graph/inference_context.h"
#include "graph/operator.h"
#include "graph/operator_factory.h"

#define REG_OP(x)                                         \
  namespace op {                                          \
  class x : public ge::Operator {                         \
    typedef x _THIS_TYPE;                                 \
                                                          \
   public:                                                \
    explicit x(const char* name) : ge::Operator(name, #x) {} \
    x() : ge::Operator(#x) {}
#define ATTR(x, Type, ...)
#define REQUIRED_ATTR(x, Type)
#define INPUT(x, t)
#define OPTIONAL_INPUT(x, t)
#define OUTPUT(x, t)
#define DYNAMIC_INPUT(x, t)
#define DYNAMIC_OUTPUT(x, t)
#define GRAPH(x)
#define DYNAMIC_GRAPH(x)
#define OP_END_FACTORY_REG(x) \
  }                           \
  ;                           \
  }
#define IMPLEMT_COMMON_INFERFUNC(func_name) static graphStatus func_name(ge::Operator& op)
#define IMPLEMT_INFERFUNC(op_name, func_name) static graphStatus func_name(op::op_name& op)
#define IMPLEMT_VERIFIER(op_name, func_name) static graphStatus func_name(op::op_name op)
#define COMMON_INFER_FUNC_REG(op_name, x)
#define INFER_FUNC_REG(op_name, x)
#define VERIFY_FUNC_REG(op_name, x)

#endif
