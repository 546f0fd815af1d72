// The Python binding and the module that calls it.
#include "dialects/ascendc/mutators/tables.h"

namespace assay::mutators {
namespace {

constexpr Half kBinding = Half::kBinding;

}  // namespace

std::vector<Mutator> BindingMutators() {
  return {
      {"wrong-aclnn-name",
       "a function that the operator's library does not have",
       "binding",
       kBinding,
       {"host/aclnn-call"},
       {{"EXEC_NPU_CMD(aclnn$o:id,", "EXEC_NPU_CMD(aclnn$oV2,"}}},
      {"aclnn-without-output",
       "the result is not passed to the operator",
       "binding",
       kBinding,
       {"host/aclnn-call", "host/operator-arguments"},
       {{"EXEC_NPU_CMD($f, $x:id, $y:id);", "EXEC_NPU_CMD($f, $x);"}}},
      {"temporary-to-aclnn",
       "a value without an address where the macro takes a reference",
       "binding",
       kBinding,
       {"host/binding-argument"},
       {{"EXEC_NPU_CMD($f, $x:id,", "EXEC_NPU_CMD($f, $x.contiguous(),"}}},
      {"binding-header",
       "the binding includes the operator's own header",
       "binding",
       kBinding,
       {"host/binding-include"},
       {{"#include \"pytorch_npu_helper.hpp\" $T at::Tensor",
         "#include \"pytorch_npu_helper.hpp\"\n#include \"aclnn_operator.h\"\n\n$T at::Tensor"},
        {"#include \"pytorch_npu_helper.hpp\"", "#include \"pytorch_npu_helper.hpp\"\n#include \"aclnn_operator.h\""}}},
      {"function-renamed",
       "the module calls a function that the extension does not have",
       "binding",
       kBinding,
       {"host/python-call"},
       {{"m.def($s:str,", "m.def(\"run_operator\","}}},
      {"call-with-another-argument",
       "the module hands over one argument more than the function takes",
       "binding",
       Half::kModel,
       {"host/python-call"},
       {{"custom_ops_lib.$f:id($a:any)", "custom_ops_lib.$f($a, 1.0)"}}},
  };
}

}  // namespace assay::mutators
