// The proof verdict, from the results of the solver, the run of all cores and the runs at chosen shapes.
#pragma once

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"

namespace assay {

// What speaks against a claim beside the facts of the proof itself.
struct AgainstProof {
  bool error_of_text = false;    // as of Grounds
  bool given_run_wrong = false;  // the run of the given shapes shows something (Dialect::IsWrong)
};

// Fills what the verdict says of proofs, and what was not asked; appends what stays open. A claim is about its whole
// domain: it is never made together with a fault, a hazard or a wrong value at one of its shapes, or an error that the
// code itself shows, or where the kernel could have a fault that no obligation asks about.
void DecideProof(const Facts& facts, const AgainstProof& against, Report& report);

}  // namespace assay
