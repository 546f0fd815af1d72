// Where a reply's Python uses what it builds: the calls of an extension's functions, as they are written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/fences.h"

namespace assay::cuda {

struct PythonArgument {
  // What the text alone says of its value.
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
  bool swallowed = false;                 // an `except` round it goes on without raising
  source::Span span;
  source::Span name;  // of the function
};

struct PythonUses {
  std::vector<PythonCall> calls;
  // By extension: it is kept under a name, and nothing but that assignment ever mentions the name.
  std::vector<bool> unused;
  // By extension: the build stands in a `try` whose `except` goes on without raising.
  std::vector<bool> swallowed;
};

// `text` is Python that parses; `built` the calls that build the extensions, in it.
PythonUses FindUses(std::string_view text, const std::vector<source::Span>& built);

}  // namespace assay::cuda
