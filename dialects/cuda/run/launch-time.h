// The time model: the time that counted launches would take on a chip (docs/time-model.md). It ranks kernels and
// names their bottlenecks.
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
// Both, for a run that was counted; nothing otherwise.
void KeepTimes(std::vector<CudaLaunchWork> launches, const Chip& chip, CudaWorkFacts& facts, ShapeRun& run);
// Figures of the model with their sources, for `--explain-time`.
std::string FiguresText();

}  // namespace assay::cuda
