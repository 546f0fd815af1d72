// What a model needs to mend its input, and nothing else: for each finding what, where and why, and the patch where
// there is one. Errors that stop the build come first, since what follows from them goes away with them; then what the
// run showed; then warnings. Notes are left out.
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

// The parts of a prompt, on their way from a worker: what is said first, and a part for each finding. What does not fit
// is left out whole, the last ones first.
std::string PromptParts(const Report& report);
// The same parts, with what kept Assay from looking to the end.
std::string AddPromptFailure(std::string_view parts, const ToolError& error);
// One text of the parts.
std::string AssemblePrompt(std::string_view parts, const PromptOptions& options);

}  // namespace assay
