// The time model: what counted launches would take on a chip (docs/time-model.md). It ranks kernels, and names what
// holds one up.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/cuda/work.h"
#include "analyzer/facts/performance.h"
#include "analyzer/facts/run.h"
#include "dialects/cuda/targets.h"

namespace assay::cuda {

// Fills the time model's part of each launch.
CudaWorkFacts TimesOf(std::vector<CudaLaunchWork> launches, const Chip& chip);
// All launches of a run together.
Performance PerformanceOf(const CudaWorkFacts& work, const Chip& chip);
// Both, of a run that was counted; nothing where it was not.
void KeepTimes(std::vector<CudaLaunchWork> launches, const Chip& chip, CudaWorkFacts& facts, ShapeRun& run);
// Figures of the model with their sources, for `--explain-time`.
std::string FiguresText();

}  // namespace assay::cuda
