// What lowered code may contain. Clang produces nothing else from C++ without extensions; everything else reaches
// past the language, to the assembler, the linker or the machine, and is rejected before compilation.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace assay {

// Why `module` is rejected, in words that follow "it": "holds inline assembly". Empty if it is accepted. Must
// run before any pass over the module, and before any of the worker's functions are linked into it.
std::string WhyNotCompiled(const llvm::Module& module);

}  // namespace assay
