// From what is asked of a run to what the simulator records, and from what it recorded to the report.
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

// Names and places of `look` become tensors and locations. `error` says what is wrong with one: "no instruction stands
// at `k.cpp:12`".
Observe PlanObservation(const ObserveOptions& asked, const Project& project, const Facts& facts,
                        const LoweredModule& kernel, const Contract& contract, std::string& error);

// Times, trace and simulation of the run, as far as they were asked for.
void DescribeRun(const ObserveOptions& asked, const PlannedRun& plan, const Facts& facts, const LoweredModule& kernel,
                 Report& report);

// The name of the function called at a place of the user's code; empty where none can be read off.
std::string CalledAt(const Project& project, const SourceRange& range);
// The queue, TBuf or tensor that an InitBuffer at this place prepares; empty where its call names none.
std::string BufferAt(const Facts& facts, const SourceRange& range);

}  // namespace assay
