// How the host half's units are compiled, and how the results of units of both halves are combined. Internal.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/frontend.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {

// Generated projects are built as C++11, maintained trees often by a later standard.
std::vector<std::string> HostFlags(bool later = false);
std::vector<std::string> HostDirs(const std::string& resources);
// The text put before the host code of a checkout: a macro that says so, for members that came with later releases,
// and the parts of the standard library that the toolkits' headers include and the model's do not.
extern const char* const kCheckoutPrelude;

void AddDefines(const ReadOptions& options, std::vector<std::string>& flags);

// Adds the errors of a unit to `out`; `column` names its combination of dtypes if there are several.
void MergeUnit(const UnitResult& unit, Half half, const std::string& column, ParseFacts& out);

}  // namespace assay::ascendc
