// The build verdict, whole and by step of the build (host library, device binary, Python binding), from findings and
// from what the model cannot tell.
#pragma once

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"
#include "dialects/dialect.h"

namespace assay {

// Needs the findings of all rules in `report`. Resolves their build steps, fills verdict.builds and the verdicts of the
// steps, and appends what is undecided. `ghost_tiling`: the tiling struct was guessed from its uses.
void DecideBuild(const Facts& facts, const Dialect& dialect, bool ghost_tiling, Report& report);

}  // namespace assay
