// How a contract's operator is presented to its host functions.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/launch.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/host-run.h"
#include "reference/sim-tensor.h"

namespace assay {

struct HostCall {
  HostRequest request;
  std::vector<std::size_t> outputs;  // of the contract, by output of the request
};

// `filled` are the contract's inputs with the values that they have.
HostCall HostRequestOf(const RunInputs& inputs, const std::vector<SimTensor>& filled);

// Outputs whose shape the kernel reports, in the order of the definition.
std::vector<std::string> ShapedByKernel(const ascendc::OperatorFacts& host);
// The argument after the outputs to which their shapes are written.
LaunchArgument ShapesArgument(std::size_t outputs);

}  // namespace assay
