// Translates observation options into simulator hooks and their recordings into the report.
#pragma once

#include <string>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/report/report.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/observe-options.h"
#include "simulator/observe.h"

namespace assay {

// Resolves names and places of `look` to tensors and locations. `error` describes an invalid one: "there is no
// instruction at `k.cpp:12`".
Observe PlanObservation(const ObserveOptions& asked, const Project& project, const Facts& facts,
                        const LoweredModule& kernel, const Contract& contract, std::string& error);

// Times, trace and simulation of the run, as far as they were asked for.
void DescribeRun(const ObserveOptions& asked, const PlannedRun& plan, const Facts& facts, const LoweredModule& kernel,
                 Report& report);

// The name of the function called at a place of the user's code; empty if none is apparent.
std::string CalledAt(const Project& project, const SourceRange& range);
// The queue, TBuf or tensor that an InitBuffer at this place initialises; empty if its call names none.
std::string BufferAt(const Facts& facts, const SourceRange& range);

}  // namespace assay
