// What lowered code may hold. Clang makes of C++ without extensions nothing else; the rest reaches past the language,
// to the assembler, the linker or the machine, and is not compiled at all.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace assay {

// What of `module` stands in the way, in words that follow "it": "holds inline assembly". Empty where nothing
// does. Comes before any pass over the module, and before any worker's own functions are linked to it.
std::string WhyNotCompiled(const llvm::Module& module);

}  // namespace assay
