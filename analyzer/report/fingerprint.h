// What stays the same about a finding when lines move: its rule, the function round it and the text of its lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/report/report.h"

namespace assay {

// Name of the innermost function whose body holds the offset, with its class in front where it is written there;
// empty outside of functions. Works on text, so it does not need the file to parse.
std::string EnclosingFunction(std::string_view text, std::uint32_t offset);

// Sixteen hex digits for every finding; equal ones of a report are told apart by their order.
void FillFingerprints(Report& report);

}  // namespace assay
