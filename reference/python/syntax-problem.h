// Whether a text is Python at all, and if not, where it breaks and why: the errors of CPython's parser and compiler.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay::harness {

struct SyntaxProblem {
  int line = 0;      // from 1; where a string or a bracket is never closed, the line where it opens
  std::string what;  // "the string that opens here never ends; the text seems to be cut off"
  // The line that CPython reports, if it differs: before it reports a grammar error, it looks ahead for invalid
  // tokens, and reports the first of those. 0 if it reports this one.
  int reported_line = 0;
  std::string reported;
};

std::optional<SyntaxProblem> PythonSyntaxProblem(std::string_view text);

}  // namespace assay::harness
