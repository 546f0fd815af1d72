// Cores are chosen if the tensors are too large for a run of all of them.
#include "dialects/ascendc/run/chosen-cores.h"

#include "reference/sim-tensor.h"

#include <algorithm>
#include <cstddef>

#include "reference/values.h"

namespace assay {
namespace {

// For a contract that names cores: later instructions of a core are left out, and with larger tensors no order
// of accesses is judged (docs/formats/contract.md).
constexpr std::int64_t kMostOrdered = std::int64_t{1} << 31;  // bytes
constexpr std::uint64_t kStepsOfChosenCores = 300'000;

// Without values, more steps add little: cores and tiles are alike. A run that may be completed gets more than one
// that cannot.
constexpr std::int64_t kMostWritten = 64 << 20, kMostWrittenOfLarger = 8 << 20;  // bytes
constexpr std::uint64_t kSecondsWithoutValues = 2;
// What a run takes about a second for (SimLimits::fuel). The clock is far behind it, so that no machine changes what a
// run shows.
constexpr std::uint64_t kFuelOfASecond = 60'000'000;
constexpr std::uint64_t kBackstop = 10;

std::int64_t MostWritten(const KernelRequest& request) {
  std::int64_t bytes = 0;
  for (const SimTensor& output : request.outputs) {
    const auto element = static_cast<std::int64_t>(SizeOf(output.dtype));
    const std::int64_t left = kMostWritten - bytes;
    if (element > 0 && ElementCount(output) > left / element) return kMostWrittenOfLarger;
    bytes += ElementCount(output) * element;
  }
  return kMostWritten;
}

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

void LimitWithoutValues(KernelRequest& request, int seconds) {
  request.hazards = false;  // their bookkeeping grows with the tensors; smaller runs show them
  request.most_written = MostWritten(request);
  const std::uint64_t usual = seconds > 0 ? static_cast<std::uint64_t>(seconds) : kSecondsWithoutValues;
  request.limits.fuel = usual * kFuelOfASecond;
  request.limits.cpu_seconds = usual * kBackstop;
}

}  // namespace assay
