// Turns lowered code of a SIMT language into code that the machine runs.
//
// Expected input (x86-64 IR, analyzer/frontend/lower.h): kernels have the attribute "assay-kernel", variables
// "assay-space"; the line of a debug location is the number of a place, from 1; external arrays without a size are the
// dynamic part of a block's shared memory; everything else undefined is a primitive or a variable of the launch
// (primitives.h), a function of the mathematics library, or unsupported by name.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace llvm {
class Module;
}

namespace assay::simt {

struct PrepareOptions {
  bool count = false;    // what threads do is counted, for a machine with Settings::count
  bool contract = true;  // multiply and add to one operation where the code allows it
  // Whether the process resolves a function of this name: only those of the mathematics library.
  std::function<bool(std::string_view name)> resolved;
};

// `library`: definitions for the module's declarations, of the same context, or null. Afterwards everything in the
// module is internal and registers itself with the machine when the module is initialised (llvm.global_ctors). False
// with `error` set if it cannot be run.
bool Prepare(llvm::Module& module, std::unique_ptr<llvm::Module> library, const PrepareOptions& options,
             std::string& error);

}  // namespace assay::simt
