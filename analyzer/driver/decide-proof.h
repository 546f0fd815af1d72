// The proof verdict, from what the solver and the run of all cores say.
#pragma once

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"

namespace assay {

// Fills verdict.proved and appends what stays open. `chosen_domain`: nobody asked for the whole domain by name, so a
// part of it that is proved counts as all of what was asked.
void DecideProof(const Facts& facts, bool chosen_domain, Report& report);

}  // namespace assay
