// What a CUDA input builds and how its halves refer to each other: the units of an extension, their functions and
// what Python asks of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

// A function of the input's own, at one of its declarations.
struct CudaFunction {
  std::string name;
  std::string symbol;  // by which other units know it; empty: they cannot (static, a template)
  std::string result;  // types without aliases: "at::Tensor"
  std::vector<std::string> param_types;
  std::vector<std::string> params;
  std::size_t defaults = 0;  // parameters with a default argument
  bool is_kernel = false;
  std::int64_t max_threads = 0;  // of a block, as __launch_bounds__ promises; 0: nothing, or nothing constant
  bool is_device = false;
  bool is_host = true;
  bool is_template = false;
  bool defined = false;
  bool empty_body = false;
  bool mentioned = false;  // its name occurs in the unit's code outside its own declarations
  SourceRange name_range;
  SourceRange range;
};

// One unit of a build: a file passed to a compiler.
struct CudaUnit {
  int file = -1;        // of the project; -1 where the extension has no such unit
  bool parsed = false;  // as C++; whether it builds is a matter of findings
  std::vector<CudaFunction> functions;
  // Of the unit for nvcc: bytes of static shared memory that a kernel certainly has, by its symbol.
  std::map<std::string, std::int64_t> static_shared;
};

// A call of one of an extension's functions in the reply's Python, as written.
struct CudaPythonCall {
  enum class Argument { kUnknown, kNone, kInteger, kFloat, kBool, kText, kList, kTuple };
  std::string function;
  std::vector<Argument> arguments;           // by place
  std::vector<SourceRange> argument_ranges;  // of those
  std::vector<SourceRange> keywords;         // arguments by name
  bool spread = false;                       // `*x` or `**x` is among them
  bool conditional = false;                  // in a branch, a loop or a `try`
  bool swallowed = false;                    // an enclosing `except` continues without raising
  SourceRange range;
  SourceRange name_range;
};

struct CudaExtension {
  std::string name;
  CudaUnit main;  // main.cpp, by the host's compiler
  CudaUnit cuda;  // cuda.cu, by nvcc
  // Names that Python asks to be bound, and the place of the request; none if the input writes its own module.
  bool binds = false;
  std::vector<std::string> names;
  std::vector<SourceRange> name_ranges;
  SourceRange call;  // of load_inline
  std::vector<CudaPythonCall> calls;
  bool swallowed = false;    // the build is in a `try` whose `except` continues without raising
  bool unused = false;       // it is stored under a name that is never used again
  bool at_run_time = false;  // a library compiles it when it runs (CuPy's RawKernel): Python launches its kernels
};

struct CudaFacts {
  std::string arch;  // "sm_80"
  std::string release;
  std::vector<CudaExtension> extensions;  // one without units by Python for each file that is built alone
};

}  // namespace assay
