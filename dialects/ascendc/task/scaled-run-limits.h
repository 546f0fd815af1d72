// What a run with smaller sizes than the case's own says about the kernel.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// How large a launch is.
struct LaunchSize {
  struct Output {
    std::string name;
    std::int64_t bytes = 0, row_bytes = 0;  // a row: all of the last dimension
    std::int64_t element_bytes = 1;
  };
  std::int64_t block_dim = 0;
  std::vector<Output> outputs;
};
LaunchSize SizeOfLaunch(const KernelRequest& request);

// Whether what `small` shows is the kernel's and not the smaller shape's. A full run that was `sound` (it ended without
// a fault, values left out) would have shown the kernel's faults itself; every full run shows what the host refuses.
// Two cores that meet in a line of the data cache need not do so where rows, or equal parts, of the full size are whole
// lines. Elements that no core writes count in a module (`strict_shape`); in a folder's task the split is often made
// for the sizes of that task.
bool TrustsSmallerRun(const ShapeRun& small, bool strict_shape, bool sound, const LaunchSize& full = {},
                      const LaunchSize& smaller = {});

// A full run that was cut short had buffers past the end of a memory, and had not used them yet: advice so far. A
// smaller run that came to its end without a fault went through the rest of the code, so that the full size would use
// them too: the fault then counts, and values of the smaller size say nothing. True where that was so. Buffers that the
// code names nowhere but where they are declared and set up are never used, and their overflow stays advice.
bool CountOverflowOfFullSize(const Project& project, const ShapeRun& whole, ShapeRun& small);

}  // namespace assay
