// The build verdict, whole and by step of the build (host library, device binary, Python binding), from what rules
// say of it and from what the model cannot tell.
#pragma once

#include "analyzer/report/report.h"
#include "dialects/analysis.h"
#include "dialects/dialect.h"
#include "pipeline/apply-rules.h"

namespace assay {

// Fills verdict.builds and the verdicts of the steps, and appends what is undecided. Of the analysis it reads the facts
// and what Read left of the input.
void DecideBuild(const Analysis& analysis, const Dialect& dialect, const Grounds& grounds, Report& report);

}  // namespace assay
