// Whether a text is Python at all, and if not, where it breaks and why: what CPython's parser and compiler refuse.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay::harness {

struct SyntaxProblem {
  int line = 0;      // from 1; where a string or a bracket is never closed, the line where it opens
  std::string what;  // "the string that opens here never ends; the text seems to be cut off"
};

std::optional<SyntaxProblem> PythonSyntaxProblem(std::string_view text);

}  // namespace assay::harness
