// A report as bytes, for the way from a worker to the parent. Undecided items and times stay behind.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "analyzer/report/report.h"

namespace assay {

std::string EncodeReport(const Report& report);
// No value where the bytes are damaged.
std::optional<Report> DecodeReport(std::string_view bytes);

}  // namespace assay
