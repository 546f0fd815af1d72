// Cores are named where the tensors are too large for a run of all of them.
#include "dialects/ascendc/run/chosen-cores.h"

#include "reference/sim-tensor.h"

#include <algorithm>
#include <cstddef>

#include "reference/values.h"

namespace assay {
namespace {

// Of a contract that names cores: later instructions of a core are left out, and with larger tensors no order of
// accesses is judged (docs/formats/contract.md).
constexpr std::int64_t kMostOrdered = std::int64_t{1} << 31;  // bytes
constexpr std::uint64_t kStepsOfChosenCores = 300'000;

}  // namespace

std::vector<int> ChosenCores(const Contract& contract, std::int64_t blocks) {
  std::vector<int> cores;
  for (std::int64_t core : contract.cores) cores.push_back(static_cast<int>(core < 0 ? blocks + core : core));
  std::sort(cores.begin(), cores.end());
  cores.erase(std::unique(cores.begin(), cores.end()), cores.end());
  return cores;
}

void LimitToChosenCores(KernelRequest& request) {
  request.steps_per_core = kStepsOfChosenCores;
  const auto large = [](const SimTensor& tensor) {
    return ElementCount(tensor) >
           kMostOrdered / static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(tensor.dtype), 1));
  };
  request.hazards = std::none_of(request.inputs.begin(), request.inputs.end(), large) &&
                    std::none_of(request.outputs.begin(), request.outputs.end(), large) &&
                    request.workspace_bytes <= kMostOrdered;
}

}  // namespace assay
