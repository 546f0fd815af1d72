// A CUDA input as units of a build: what to parse, and for which extension.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/source-range.h"
#include "analyzer/source/project.h"
#include "dialects/analysis.h"

namespace assay::cuda {

// The sources that load_inline or a build of single files compiles into one library. Files are indices into the
// project; -1: none.
struct ExtensionInput {
  std::string name;
  int main_file = -1;  // C++ sources, joined as torch joins them
  int cuda_file = -1;  // CUDA sources; of a build without torch the only file
  bool torch = true;   // built by torch: with its macros and headers
  bool implicit_headers = true;
  bool binds = false;              // `names` are bound by a generated module
  bool guards = true;              // by wrap_pybind_function
  std::vector<std::string> names;  // of functions
  std::vector<SourceRange> name_ranges;
  SourceRange call;
  std::vector<std::string> cflags, cuda_cflags;
  std::vector<CudaPythonCall> calls;
  std::string epilogue;                                         // text after the CUDA sources, on the host's side alone
  bool unused = false, swallowed = false, at_run_time = false;  // see CudaExtension
  std::string unknown;                                          // why it is undecided; empty: all is known
};

struct Input : DialectState {
  std::vector<ExtensionInput> extensions;
};

// Makes the files of an input that the loader left whole, and describes what is built from them.
Input SplitInput(Project& project);

}  // namespace assay::cuda
