// The Python binding and the module that calls it, as far as the text alone shows: the extension is built against
// headers that are not part of the toolkit.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct BindingInclude {
  std::string text;   // without quotes or brackets
  SourceRange range;  // of the directive, its newline included
};

struct BindingArgument {
  std::string text;
  SourceRange range;
  bool temporary = false;  // certainly no object with an address of its own
};

// EXEC_NPU_CMD(api, args...)
struct LibraryCall {
  std::string api;
  SourceRange name;
  SourceRange range;
  std::vector<BindingArgument> args;
  bool alone = false;  // a statement of its own in a block, on lines of its own
};

struct BoundParameter {
  std::string name;
  std::string default_text;
};

struct BoundFunction {
  std::string name;
  std::vector<BoundParameter> params;
  SourceRange range;  // of the name
};

// m.def("python_name", &function, ...)
struct BindingExport {
  std::string python_name;
  std::string function;
  bool names_arguments = false;  // py::arg
  SourceRange range;             // of the Python name, in its quotes
  SourceRange end;               // empty, before the closing parenthesis
};

// A call of the extension's function in the module.
struct ModelCall {
  std::string name;
  int args = -1;      // -1: not to be counted, starred or by keyword
  SourceRange range;  // of the function's name
};

struct BindingFacts {
  std::vector<BindingInclude> includes;
  std::vector<LibraryCall> calls;
  std::vector<BoundFunction> functions;
  std::vector<BindingExport> exports;
  std::vector<ModelCall> model_calls;

  const BoundFunction* Function(const std::string& name) const {
    for (const BoundFunction& function : functions) {
      if (function.name == name) return &function;
    }
    return nullptr;
  }
};

}  // namespace assay
