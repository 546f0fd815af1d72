// What a run with smaller sizes than the case's own says about the kernel.
#pragma once

#include "analyzer/facts/run.h"

namespace assay {

// Whether what `small` shows is the kernel's and not the smaller shape's. A full run that was `sound` (it ended without
// a fault, values left out) would have shown the kernel's faults itself. Elements that no core writes count in a module
// (`strict_shape`); in a folder's task the split is often made for the sizes of that task.
bool TrustsSmallerRun(const ShapeRun& small, bool strict_shape, bool sound);

// A full run that was cut short had buffers past the end of a memory, and had not used them yet: advice so far. A
// smaller run that came to its end without a fault went through the rest of the code, so that the full size would use
// them too: the fault then counts, and values of the smaller size say nothing. True where that was so.
bool CountOverflowOfFullSize(const ShapeRun& whole, ShapeRun& small);

}  // namespace assay
