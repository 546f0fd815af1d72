// The table of obligations: what a right kernel must satisfy, and what is known of each.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "analyzer/report/report.h"

namespace assay {

// For a report with a proof; `ways` also lists what holds for each path through the host code.
std::string RenderProof(const Report& report, bool ways);
nlohmann::ordered_json ProofJson(const Report& report);
// The last line: what is claimed, or what prevents the claim. Empty if no proof was asked for.
std::string RenderConclusion(const Report& report);
// Whether a run has shown that an obligation does not hold, at whatever shape.
bool ShowsViolation(const Report& report);

}  // namespace assay
