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
  bool threads = false;    // for the SIMT machine, see LowerThreads; the options below `place` do not matter then
  std::function<bool(llvm::StringRef)> keep;  // functions that stay external: entries
  bool shared = false;              // definitions that other units can see stay, each unit's as good as another's
  std::vector<std::string> wanted;  // with `shared`: inline functions, demangled, that stay as well
  std::vector<std::string> linker_sections;                   // of tables that are data like any other here
  const std::unordered_set<std::string>* provided = nullptr;  // symbols whose definitions are left out
  std::size_t first_location = 0;                             // number of the first location mark
  std::string intrinsic_prefix = "assay_";
  // Maps a debug location to the range of the call in the project: file name, line and column are the compiler's.
  std::function<SourceRange(llvm::StringRef file, unsigned line, unsigned column)> place;
};

struct Lowered {
  LoweredModule module;
  std::vector<std::string> undefined;  // demangled names of called functions that have no body
};

Lowered Lower(llvm::Module& module, const LowerOptions& options);

// For the SIMT machine (simulator/simt): nothing is optimised, the functions that MarkThreads marked stay, and the line
// of each instruction's debug location is the number of its place in the result's `locations`, counted from 1; 0 is
// none.
Lowered LowerThreads(llvm::Module& module, const LowerOptions& options);

// Records on kernels ("assay-kernel") and variables ("assay-space") what IR does not express. "assay-kernel" holds for
// each argument of the function, separated by semicolons, the parameter that it is part of, its offset there, and
// either `v` (passed by value) or `p` and the size of the pointee.
void MarkThreads(clang::CodeGenerator& generator, llvm::Module& module);

// Runs a pass pipeline, in opt's syntax, over the module.
void Optimise(llvm::Module& module, const char* pipeline);

// Gives every definition of the module external linkage, compiles the module for this machine, and writes the object
// file and the list of symbols it defines. An undefined function becomes a call of `unknown`, if that is a name. Empty
// on success, else the reason for the failure.
std::string EmitLibrary(llvm::Module& module, const std::string& base, const std::string& unknown);

// Inlines functions marked for it, and writes bitcode and the list of exported symbols. Empty on success, else the
// reason for the failure.
std::string EmitBitcode(llvm::Module& module, const std::string& base);

}  // namespace assay
