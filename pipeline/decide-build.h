// The build verdict, whole and by step of the build (host library, device binary, Python binding), from findings and
// from the gaps of the model.
#pragma once

#include "analyzer/report/report.h"
#include "dialects/analysis.h"
#include "dialects/dialect.h"

namespace assay {

// Needs the findings of all rules in `report`. Resolves their build steps, fills verdict.builds and the verdicts of the
// steps, and appends what is undecided. From the analysis it reads the facts and the input after Read.
void DecideBuild(const Analysis& analysis, const Dialect& dialect, Report& report);

}  // namespace assay
