// The proof verdict, from the results of the solver, the run of all cores and the runs at chosen shapes.
#pragma once

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"

namespace assay {

// Fills the proof part of the verdict and the obligations not asked; appends what stays open. A claim is about its
// whole domain: it is never made together with a fault, a hazard or a wrong value at one of its shapes, or an error
// that the code itself shows, or where the kernel could have a fault that no obligation asks about. `given_run_wrong`:
// the run of the given shapes shows something that contradicts a proof (Dialect::IsWrong).
void DecideProof(const Facts& facts, bool given_run_wrong, Report& report);

}  // namespace assay
