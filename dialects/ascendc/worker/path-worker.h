// The child's half of HostProgram::Run: interprets the tiling function on one input and returns its results over the
// symbols.
#pragma once

#include "dialects/ascendc/worker/host-path.h"
#include "simulator/concolic/program.h"
#include "simulator/limits.h"
#include "simulator/worker/shared-result.h"

namespace assay {

// Bytes of SharedResult::data: the driver's reply, then the expressions.
inline constexpr std::size_t kPathWords = 1u << 19;

struct PathJob {
  const HostPathRequest* request;
  concolic::Program* program;
  SharedResult* result;
  SimLimits limits;
};

// Never returns normally; `argument` is a PathJob.
void PathWorker(void* argument);

// Position of the expressions after the reply.
std::uint64_t* PathWords(SharedResult& result);

}  // namespace assay
