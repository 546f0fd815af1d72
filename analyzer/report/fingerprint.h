// The identity of a finding when lines move: its rule, the enclosing function and the text of its lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/report/report.h"

namespace assay {

// Name of the innermost function whose body contains the offset, with its class in front if it is written there;
// empty outside of functions. Works on text, so the file need not parse.
std::string EnclosingFunction(std::string_view text, std::uint32_t offset);

// Sixteen hex digits per finding; equal ones in a report are distinguished by their order.
void FillFingerprints(Report& report);

}  // namespace assay
