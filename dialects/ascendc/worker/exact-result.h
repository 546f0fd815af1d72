// How a run that follows exact values passes them to its caller: after the outputs in the shared mapping.
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

// Bytes after the outputs; 0 if the request follows nothing.
std::size_t ExactBytes(const KernelRequest& request);
// In the worker, after the run; nothing if the machine followed nothing.
void LeaveExact(const KernelRequest& request, device::Machine& machine, SharedResult& result);
// In the caller; none if the worker left none.
std::optional<ExactTrace> TakeExact(const KernelRequest& request, const SharedResult& result);

// How the device computes instructions whose documents promise less than their type can represent.
device::Inexact InexactOf(Accuracy accuracy);

}  // namespace assay
