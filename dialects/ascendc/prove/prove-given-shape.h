// The solver over the kernel of one run: lifts it under the run's launch values, proves what it can, and marks which
// refutations the simulator has shown as well.
#pragma once

#include <cstddef>
#include <string>

#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// The output added last shares the memory of that input, if there is one. Its old contents count as written, so no
// obligation requires all of it to be written.
void ShareMemory(const std::string& input, std::size_t inputs, LaunchValues& launch);

// Sizes of the chip, and what calls of its code do.
void DescribeDevice(const std::string& chip, LaunchValues& launch);

// Adds what the framework's allocator lets a kernel access past the end of each argument so far.
void Tolerate(LaunchValues& launch);

// What the kernel of the run was started with.
LaunchValues LaunchOf(const PlannedRun& plan, const Contract& contract);

// Where the run of all cores proves everything, the solver is asked only if `table` wants each obligation by itself.
void ProveRun(const PlannedRun& plan, const Contract& contract, bool table, ProofFacts& out);

// Whether a run had the fault that the result describes: at its place, or anywhere if it has no single place.
bool Shown(const ProofResult& result, const std::vector<Fault>& faults);

}  // namespace assay
