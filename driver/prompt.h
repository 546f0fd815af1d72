// Only what a model needs to correct its input: for each finding what, where and why, and the patch if there is one.
// Errors that stop the build come first, since their consequences disappear with them; then faults of the run; then
// warnings. Notes are left out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

struct PromptOptions {
  std::size_t most_findings = 0;  // 0: all
  std::size_t budget_chars = 0;   // characters (code points) of the whole text, its newlines among them; 0: any number
};

// The parts of a prompt, on their way from a worker: the introduction, and a part for each finding. Parts that do not
// fit are left out as a whole, the last ones first.
std::string PromptParts(const Report& report);
// The same parts, with what prevented a complete analysis.
std::string AddPromptFailure(std::string_view parts, const ToolError& error);
// One text of the parts.
std::string AssemblePrompt(std::string_view parts, const PromptOptions& options);

}  // namespace assay
