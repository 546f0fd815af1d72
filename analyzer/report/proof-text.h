// The table of obligations: what a right kernel owes, and what is known of each.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "analyzer/report/report.h"

namespace assay {

// Of a report with a proof; `ways` lists what holds for each way through the host code, too.
std::string RenderProof(const Report& report, bool ways);
nlohmann::json ProofJson(const Report& report);

}  // namespace assay
