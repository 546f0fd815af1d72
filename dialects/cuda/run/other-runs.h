// Faults whose effect on results only another run shows: with threads in another order, or with other bytes where
// nothing was written.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "analyzer/facts/cuda/run.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/host/host-run.h"
#include "reference/tensor/value.h"

namespace assay::cuda {

// Sets `one_step`: threads that do such a statement at one time may lose what one of them does, in any order of whole
// steps.
void MarkSteps(const Project& project, std::vector<CudaFault>& faults);

// What a fault of the device leaves of values is its consequence.
bool SpoilsValues(const CudaFault& fault);

// Sets `changes_output` of the faults that another legal run shows to change `got`, the result of a run that met them.
// `again` runs once more; nothing where that gave no result.
void AskOtherRuns(const Value& got, const std::function<std::optional<Value>(const DeviceOptions&)>& again,
                  std::vector<CudaFault>& faults);

}  // namespace assay::cuda
