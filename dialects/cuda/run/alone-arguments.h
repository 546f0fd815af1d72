// The arguments of a kernel that is launched alone: tensors and numbers of a contract, or assumed memory.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/cuda/extension.h"
#include "dialects/cuda/run/launch-text.h"
#include "reference/sim-tensor.h"
#include "reference/tensor/tensor.h"
#include "reference/value.h"

namespace assay::cuda {

struct AloneArguments {
  std::string why_not;             // not empty: the kernel cannot be given what it takes
  ValueList values;                // one a parameter
  std::vector<TensorPtr> outputs;  // of the contract, in its order
  std::vector<SimTensor> inputs;   // of the contract, as the reference gets them
  std::set<int> unwritten;         // tensors among `values` (by TensorsOf) without given contents
  std::set<std::string> assumed;   // parameters whose memory was
  std::vector<std::string> notes;  // each thing that was assumed, in words
};

enum class AssumedContents { kPattern, kZeros };

AloneArguments ArgumentsFor(const CudaFunction& kernel, const LaunchText& launch, const Contract* contract,
                            const std::string& contract_dir, AssumedContents contents);

// A tensor's values as bytes, and back.
SimTensor AsSimTensor(const std::string& name, const Tensor& tensor);

}  // namespace assay::cuda
