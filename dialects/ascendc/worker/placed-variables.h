// Variables that the compiler places in a memory of the core: `__ubuf__ float tile[2048];` in a function.
#pragma once

namespace llvm {
class Module;
}

namespace assay {

// Gives each a fixed address, contiguous from the start of its memory, and makes each function ask the machine for it:
// every core has its own.
void PlaceVariablesOfCore(llvm::Module& module);

}  // namespace assay
