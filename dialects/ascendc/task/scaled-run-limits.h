// What a run with smaller sizes than the case's own shows about the kernel.
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

// Whether a fault in `small` is the kernel's rather than an artefact of the smaller shape. A full run that was `sound`
// (it ended without a fault, values left out) would have shown the kernel's faults itself; every full run shows what
// the host rejects. Two cores that share a line of the data cache need not do so if rows, or equal parts, of the full
// size are whole lines. Elements that no core writes count in a module (`strict_shape`); in a folder's task the split
// is often made for the sizes of that task.
bool TrustsSmallerRun(const ShapeRun& small, bool strict_shape, bool sound, const LaunchSize& full = {},
                      const LaunchSize& smaller = {});

// A full run that was cut short had buffers past the end of a memory, and had not used them yet: only advice so far. A
// smaller run that completed without a fault executed the rest of the code, so the full size would use them too: the
// fault then counts, and values of the smaller size are irrelevant. True in that case. Buffers that occur in the code
// only where they are declared and initialised are never used, and their overflow stays advice.
bool CountOverflowOfFullSize(const Project& project, const ShapeRun& whole, ShapeRun& small);

}  // namespace assay
