// Switching between stacks. Internal.
#pragma once

#include <cstddef>

namespace assay::simt {

// Leaves the running stack, whose place goes into `from`, for the one at `to`.
extern "C" void assay_simt_switch(void** from, void* to);

// What to switch to for `main` to begin on an empty stack whose highest byte lies before `top`. `main` never returns.
void* NewStack(std::byte* top, void (*main)());

}  // namespace assay::simt
