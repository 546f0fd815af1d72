// See syntax-problem.h.
#include "reference/python/syntax-problem.h"

#include "analyzer/source/content.h"
#include "reference/python/syntax.h"

namespace assay::harness {

std::optional<SyntaxProblem> PythonSyntaxProblem(std::string_view text) {
  if (text.size() > 1 << 20 || !source::FitsTree(text)) return std::nullopt;
  const auto source = Source::Parse(std::string(text), "", false);
  if (const int line = source->BrokenLine(); line > 0) return SyntaxProblem{line, "invalid syntax"};
  return std::nullopt;
}

}  // namespace assay::harness
