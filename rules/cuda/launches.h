// Launches of a task's calls as rules see them: each place once, and the words that several rules use.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/cuda/launch.h"

namespace assay::rules {

struct SeenLaunch {
  const CudaCall* call;
  const CudaLaunch* launch;
};

// The first launch at each place that `wanted` takes.
std::vector<SeenLaunch> LaunchesWhere(const CudaLaunchFacts& facts,
                                      const std::function<bool(const CudaLaunch&)>& wanted);

// Why a launch does not start: its sizes, in the order in which a device checks them.
enum class LaunchLimit { kNone, kZero, kThreads, kGrid, kShared, kCooperative };
LaunchLimit BrokenLimit(const CudaLaunch& launch);

// "a block of sm_80 has at most 166912"; "no chip gives a block more than 232448" where none was asked for.
std::string MostSharedText(const CudaLaunchFacts& facts);
// "64 x 64", "16": without ones at the end.
std::string DimsText(const std::array<std::int64_t, 3>& dims);
// The consequence of a launch that does not start, and the call that shows it.
void ExplainRefused(FindingBuilder& finding, const SeenLaunch& seen);
// "`run` was called with float32[16]".
std::string CallSpelling(const CudaCall& call);

}  // namespace assay::rules
