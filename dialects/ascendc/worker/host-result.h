// Converts the flat reply of a host run to the result for the caller.
#pragma once

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

// Fills everything but the status; `why_undecided` if the functions did not run to an answer.
void ReadHostReply(const assay_host_reply& reply, HostResult& result);
// For a run that only evaluated the op definition: fills `definition`, or `why_undecided`.
void ReadDefinition(const assay_host_reply& reply, HostResult& result);

}  // namespace assay
