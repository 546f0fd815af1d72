// From the IR that Clang emits to the module that is lifted and run: everything inlined into the entries, memory of
// the class templates promoted to values, and a location mark before every call of a device intrinsic.
#pragma once

#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/frontend/clang.h"

namespace assay {

struct LowerOptions {
  bool inline_all = true;  // false: keep functions as they are (code that is executed and never lifted)
  std::function<bool(llvm::StringRef)> keep;  // functions that stay external: entries
  bool shared = false;  // definitions that other units can see stay, each unit's as good as another's
  std::vector<std::string> linker_sections;                   // of tables that are data like any other here
  const std::unordered_set<std::string>* provided = nullptr;  // symbols whose definitions are left out
  std::size_t first_location = 0;                             // number of the first location mark
  std::string intrinsic_prefix = "assay_";
  // From a debug location to the range of the call in the project: file name, line and column are the compiler's.
  std::function<SourceRange(llvm::StringRef file, unsigned line, unsigned column)> place;
};

struct Lowered {
  LoweredModule module;
  std::vector<std::string> undefined;  // demangled names of called functions that have no body
};

Lowered Lower(llvm::Module& module, const LowerOptions& options);

// Runs a pass pipeline, in the words of opt, over the module.
void Optimise(llvm::Module& module, const char* pipeline);

// Makes every definition of the module one that stays, compiles it for this machine and writes the object file and the
// symbols it defines. What nobody defines becomes a call of `unknown`, where that is a name. Empty on success, else
// what failed.
std::string EmitLibrary(llvm::Module& module, const std::string& base, const std::string& unknown);

// Inlines what asks for it, and writes bitcode and the symbols that others can use. Empty on success, else what failed.
std::string EmitBitcode(llvm::Module& module, const std::string& base);

}  // namespace assay
