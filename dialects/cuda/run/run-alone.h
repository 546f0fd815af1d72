// Runs a CUDA file that no Python module calls: its `main` from end to end, or one launch of one of its kernels, which
// a contract, the command line or a comment of the file names.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/facts.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/run/run-values.h"
#include "reference/sim-tensor.h"

namespace assay::cuda {

// Whether the input itself says how to run it: it has a `main` that launches something, or a comment names a launch.
bool RunsAlone(const Project& project, const Facts& read);

struct AloneRun {
  ValueRuns values;
  CudaLaunchFacts launches;
  std::string ran;                   // "add<<<4, 256>>>", "main"; empty: nothing
  std::vector<std::string> assumed;  // arguments of the kernel that the run assumed
  std::string printed;               // by the host and by kernels
  std::vector<SimTensor> outputs;    // of the contract, as the kernel left them
};

// `contract` may be null. Arguments that a contract leaves open are assumed only if it names no tensors: then
// every pointer gets more memory than there are threads, and its end is not a bound for the kernel.
AloneRun RunAlone(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                  const Contract* contract, const std::string& contract_dir, const Facts& read);

}  // namespace assay::cuda
