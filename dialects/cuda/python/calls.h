// Where a reply's Python uses its extensions: the calls of their functions, as written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/fences.h"

namespace assay::cuda {

struct PythonArgument {
  // What the text alone says about its value.
  enum class Kind { kUnknown, kNone, kInteger, kFloat, kBool, kText, kList, kTuple } kind = Kind::kUnknown;
  source::Span span;
};

struct PythonCall {
  std::size_t extension = 0;
  std::string function;
  std::vector<PythonArgument> arguments;  // by place
  std::vector<source::Span> keywords;     // those by name
  bool spread = false;                    // `*x` or `**x`: how many there are is not known
  bool conditional = false;               // in a branch, a loop or a `try`: it may not be reached
  bool swallowed = false;                 // an enclosing `except` continues without raising
  source::Span span;
  source::Span name;  // of the function
};

struct PythonUses {
  std::vector<PythonCall> calls;
  // By extension: it is stored under a name that is never mentioned except in that assignment.
  std::vector<bool> unused;
  // By extension: the build is in a `try` whose `except` continues without raising.
  std::vector<bool> swallowed;
};

// `text` is Python that parses; `built` the calls in it that build the extensions.
PythonUses FindUses(std::string_view text, const std::vector<source::Span>& built);

}  // namespace assay::cuda
