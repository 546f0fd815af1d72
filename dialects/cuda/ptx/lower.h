// Inline assembly of device code as code that the machine runs.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace assay::cuda::ptx {

// Constraints of assembly statements in CUDA text that no register of the CPU meets, as ones that it has: "=f" becomes
// "=x", "h" and "l" become "r". No position changes. True if there was a statement.
bool AdaptConstraints(std::string& text);

// Each assembly statement becomes loads, stores, arithmetic, calls of the machine's primitives, and calls of
// `assay_ptx_*` (dialects/cuda/model/device-library/ptx.cuh). One that holds an instruction which is not followed ends
// the run by name.
void Lower(llvm::Module& module);

// The same for a module as bitcode. False if it is none.
bool LowerBitcode(std::string& bitcode);

}  // namespace assay::cuda::ptx
