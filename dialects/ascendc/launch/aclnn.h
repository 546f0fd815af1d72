// The aclnn call of an operator: which argument is which parameter of the op definition. The generator writes the
// function as inputs, attributes, outputs, each in the order of the definition; an output with an input's name has
// no separate argument, its tensor is the input's (tools/build/opbuild/op_aclnn_generator.cpp of asc-devkit).
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "reference/binding/evaluator.h"

namespace assay::ascendc {

// How the bindings of the common projects start an operator.
void AddLaunchWords(harness::BindingOptions& options);

struct AclnnPlan {
  enum class Problem {
    kNone,
    kForeign,    // the name is not this operator's
    kArguments,  // number, kind or dtype of the arguments are not what the definition asks for
    kUnclear     // what cannot be told from the definition
  } problem = Problem::kNone;
  std::string message;
  std::string misread;   // a float passed where the function reads a double; empty if there is none
  std::string by_bytes;  // the dtypes that no combination has, where one was taken for its widths; else empty
  // Shapes, dtypes and attributes; tensors have no values yet.
  Contract contract;
  std::vector<TensorPtr> inputs;   // by contract.inputs; null if a scalar, an array of numbers or nothing is passed
  std::vector<Value> numbers;      // by contract.inputs: those scalars and arrays
  std::vector<TensorPtr> outputs;  // by contract.outputs; null if nothing is passed
  std::vector<bool> undefined;     // by contract.outputs: it was never written to
};

// The framework looks a kernel up by the dtypes that are passed (hicann/opbase, NnopbaseExecutorGenDynamicKey): only
// the dtypes of a column of the definition match. `tolerant` accepts bool for an 8-bit integer if no column matches
// otherwise, for callers that are known to be right.
AclnnPlan PlanAclnn(const OpDefinition& op, const harness::OperatorLaunch& launch, bool tolerant = false);

}  // namespace assay::ascendc
