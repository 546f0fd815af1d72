// Switching between stacks. Internal.
#pragma once

#include <cstddef>

namespace assay::simt {

// Saves the running stack, with its pointer in `from`, and continues on the one at `to`.
extern "C" void assay_simt_switch(void** from, void* to);

// A stack to switch to, so that `main` begins on an empty stack whose highest byte is before `top`. `main` never
// returns.
void* NewStack(std::byte* top, void (*main)());

}  // namespace assay::simt
