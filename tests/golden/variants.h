// The same input written otherwise: other names for what it declares, another indentation, more comments, none. It has
// to get the same verdict and the same findings, up to their places and the names in them. Fixes are left out: they are
// edits of the text, and what they need of it is what they find there.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "fixits/recheck.h"

namespace assay::golden {

// A way to write the C++ code of an input differently; Python, JSON and the text around them stay as they are.
enum class Rewriting { kBare, kRenamed, kIndented, kCommented };

struct VariantInput {
  std::vector<std::string> elsewhere;  // texts beside the input, whose words are not renamed: its contract, its task
  std::set<std::string> differs;       // "renamed", ...: rewritings that are known to make a difference
  std::string resources;
  AnalyzeProject analyze;
};

// All rewritings at once; where that makes a difference, each alone, to say which. One line for each thing that
// differs; empty if nothing does. A known difference that is none is told, too.
std::vector<std::string> CompareVariants(const Report& report, const VariantInput& input);

}  // namespace assay::golden
