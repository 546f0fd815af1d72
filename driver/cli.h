// The command line: assay check | explain | rules | ...
#pragma once

#include "driver/services.h"

namespace assay {

// Exit codes of all commands (docs/formats/report.md).
enum ExitCode { kClean = 0, kFindings = 1, kUsage = 2, kNotAnalysed = 3 };

// Parses the arguments and runs the command; writes to standard output and standard error. Returns the exit code.
int RunCommandLine(int argc, const char* const* argv, const Services& services);

}  // namespace assay
