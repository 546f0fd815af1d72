// How a run that follows exact values hands them to its caller: behind the outputs in the shared mapping.
#pragma once

#include <cstddef>
#include <optional>

#include "dialects/ascendc/device/estimate.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/exact-trace.h"
#include "simulator/worker/shared-result.h"

namespace assay {

namespace device {
class Machine;
}

// Bytes behind the outputs; 0 where the request follows nothing.
std::size_t ExactBytes(const KernelRequest& request);
// In the worker, after the run; nothing where the machine followed nothing.
void LeaveExact(const KernelRequest& request, device::Machine& machine, SharedResult& result);
// In the caller; none where the worker left none.
std::optional<ExactTrace> TakeExact(const KernelRequest& request, const SharedResult& result);

// How the device computes instructions whose documents promise less than their type holds.
device::Inexact InexactOf(Accuracy accuracy);

}  // namespace assay
