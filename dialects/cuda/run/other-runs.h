// Faults whose effect on results only another run shows: with threads in another order, with other bytes in unwritten
// memory, or with asynchronous copies that end sooner.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/run.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/host/host-run.h"
#include "reference/tensor/value.h"

namespace assay::cuda {

// Whether all accesses are within what torch's allocator provides: whole units of 512 bytes
// (c10/cuda/CUDACachingAllocator.cpp, kMinBlockSize).
bool InPadding(const CudaFault& fault);

// Sets `one_step`: threads that execute such a statement concurrently may lose an update of one of them, in any order
// of whole steps.
void MarkSteps(const Project& project, std::vector<CudaFault>& faults);

// Removes reports of unwritten elements unless results differ: memory may well be passed on before it is full.
std::vector<CudaFault> TakeUnwritten(std::vector<CudaFault>& faults);

// Whether the values of a run may be the consequence of one of its faults.
bool SpoilsValues(const std::vector<CudaFault>& faults);
// Where they do and the values match all the same: whether each of those faults is tolerated, such as a read of padding
// or one value that two threads write.
bool AreTolerated(const std::vector<CudaFault>& faults);

// Why the result on a device is unknown, although nothing spoils the values; "" where it is not. It depends on the
// order in which the lanes of one warp run, which devices mostly run in lockstep, and that is no order of whole
// threads; or on an asynchronous copy that is not waited for and was started long before; or on how far threads run
// ahead of others.
std::string WhyUnknown(const std::vector<CudaFault>& faults);

// Sets `changes_output` of the faults for which another legal run shows that they change `got`, the result of a run
// that had them. `again` runs once more; nothing if that gave no result.
using AnotherRun = std::function<std::optional<Value>(const DeviceOptions&)>;
void AskOtherRuns(const Value& got, const AnotherRun& again, std::vector<CudaFault>& faults);

// Sets `far_ahead`, and removes what only follows from it. `again` gives the faults of another run, or
// nothing if that did not come to its end.
void AskCloseTogether(const std::function<std::optional<std::vector<CudaFault>>(const DeviceOptions&)>& again,
                      std::vector<CudaFault>& faults);

}  // namespace assay::cuda
