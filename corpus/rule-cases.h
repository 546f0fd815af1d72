// Words of a training record for cases of a rule that the text of its page does not speak of.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analyzer/report/report.h"
#include "corpus/record-text.h"

namespace assay {

// The rows of a page's table "Cases": where a finding says “x” in its message, notes “y”, and not “z” in either, what
// is wrong and why. An empty cell is the page's own text, `-` no text.
std::vector<RuleCase> CasesOfPage(std::string_view page);

// Those of the first case that `finding` is one of; nothing where it is what the page itself is about.
std::optional<RuleWords> CaseWords(const Finding& finding, const RuleWords& page);

}  // namespace assay
