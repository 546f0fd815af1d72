// The one spelling of every enumerated word of a report, shared by all sinks and by the documents in docs/formats.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/report/report.h"

namespace assay {

std::string_view ToolVersion();
// Version of the JSON document; additive changes raise the second number.
inline constexpr std::string_view kSchemaVersion = "1.5";

std::string_view Word(Severity severity);
std::string_view Word(Verdict verdict);
// kByPlace is the kernel's: what no file owns is the kernel's.
std::string_view Word(BuildStep step);
std::string_view Word(FixSafety safety);
std::string_view Word(Evidence::Kind kind);
std::string_view Word(SuppressedBy by);
std::string_view Word(KernelVerdict::Builds builds);
std::string_view Word(KernelVerdict::Runs runs);
std::string_view Word(KernelVerdict::Values values);
std::string_view Word(KernelVerdict::Proved proved);

// 65600 -> "65,600".
std::string GroupDigits(std::int64_t number);
// "1 file", "2 files", "65,600 lines".
std::string Counted(std::int64_t number, std::string_view noun);

}  // namespace assay
