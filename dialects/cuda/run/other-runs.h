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

// Whether all accesses lie in what torch's allocator gives: whole units of 512 bytes
// (c10/cuda/CUDACachingAllocator.cpp, kMinBlockSize).
bool InPadding(const CudaFault& fault);

// Sets `one_step`: threads that do such a statement at one time may lose what one of them does, in any order of whole
// steps.
void MarkSteps(const Project& project, std::vector<CudaFault>& faults);

// Takes what is told of elements that nothing wrote: it matters where results differ, for memory may well be handed on
// before it is full.
std::vector<CudaFault> TakeUnwritten(std::vector<CudaFault>& faults);

// Whether the values that a run leaves are the consequence of one of its faults.
bool SpoilsValues(const std::vector<CudaFault>& faults);
// Where they do and the values match all the same: whether each of those faults is tolerated, such as a read of padding
// or one value that two threads write.
bool AreTolerated(const std::vector<CudaFault>& faults);

// Whether a result depends on the order in which the lanes of one warp run. Devices mostly run them in step, which no
// order of whole threads is: nothing is known then of the result that they make.
bool DependsOnLanes(const std::vector<CudaFault>& faults);

// Sets `changes_output` of the faults that another legal run shows to change `got`, the result of a run that met them.
// `again` runs once more; nothing where that gave no result.
void AskOtherRuns(const Value& got, const std::function<std::optional<Value>(const DeviceOptions&)>& again,
                  std::vector<CudaFault>& faults);

}  // namespace assay::cuda
