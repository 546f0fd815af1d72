// Compares the result of an analysis with the expectations of a page or a corpus folder.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pipeline/analyze.h"
#include "tests/golden/page.h"

namespace assay::golden {

// Where a finding or label stands: a line and column of the block, or outside of it.
struct Stand {
  int line = 0;
  int column = 0;
  bool outside = false;
};
Stand StandOf(const Report& report, const SourceRange& range, const Assembled& input, const Block& block);

// Everything that differs, one line each; empty if nothing does.
std::vector<std::string> CompareFindings(const Report& report, const Assembled& input, const Block& block);

// Style of all user-visible words of a report: lower-case start, no full stop, no guesses.
std::vector<std::string> LintWords(const Report& report);

// The input after the first fix of every finding of `rule`; no value if there is none, or it cannot be applied.
std::optional<std::string> ApplyFixes(const Report& report, const std::string& rule);

std::string Describe(const Report& report);

}  // namespace assay::golden
