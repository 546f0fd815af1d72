// Model of ops::OpDefFactory: the list that OP_ADD fills.
#ifndef ASSAY_HOST_REGISTER_OP_DEF_FACTORY_H_
#define ASSAY_HOST_REGISTER_OP_DEF_FACTORY_H_

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "register/op_def.h"

namespace ops {

using OpDefCreator = std::function<OpDef(const char*)>;

class OpDefFactory {
 public:
  // Kept for code that names it; operators that OP_ADD declares do not come this way.
  static int OpDefRegister(const char*, OpDefCreator) { return 0; }
};

}  // namespace ops

namespace assay_host {

template <typename OpClass>
struct OpDefMaker {
  static void* Make() {
    // The class's own constructor runs here, on the caller's stage; only its OpDef part is kept.
    return new ops::OpDef(OpClass(Name()));
  }
  static const char*& Name() {
    static const char* name = "";
    return name;
  }
  static int Add(const char* op_type) {
    Name() = op_type;
    OperatorNamed(op_type)->make_op_def = Make;
    return 0;
  }
};

}  // namespace assay_host

#endif
