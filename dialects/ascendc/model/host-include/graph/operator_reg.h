// Model of the operator prototype macros. Generated op_proto code uses them; in op_host they only have to parse.
#ifndef ASSAY_HOST_GRAPH_OPERATOR_REG_H_
#define ASSAY_HOST_GRAPH_OPERATOR_REG_H_

#include "graph/inference_context.h"
#include "graph/operator.h"
#include "graph/operator_factory.h"

namespace ge {
// The object on which a prototype's chain of `.INPUT(...)` and the like is called.
class OpReg {
 public:
  OpReg& N() { return *this; }
};
}  // namespace ge

#define REG_OP(x)                                            \
  namespace op {                                             \
  class x : public ge::Operator {                            \
    typedef x _THIS_TYPE;                                    \
                                                             \
   public:                                                   \
    explicit x(const char* name) : ge::Operator(name, #x) {} \
    x() : ge::Operator(#x) {}                                \
                                                             \
   private:                                                  \
    void assay_prototype() {                                 \
      ge::OpReg()
#define ATTR(x, Type, ...) N()
#define REQUIRED_ATTR(x, Type) N()
#define INPUT(x, t) N()
#define OPTIONAL_INPUT(x, t) N()
#define OUTPUT(x, t) N()
#define DYNAMIC_INPUT(x, t) N()
#define DYNAMIC_OUTPUT(x, t) N()
#define DATATYPE(x, t) N()
#define GRAPH(x) N()
#define DYNAMIC_GRAPH(x) N()
#define OP_END_FACTORY_REG(x) \
  N();                        \
  }                           \
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
