// Faults of the runs as rules see them: only those that no earlier fault of the same run explains, and each place once
// over all shapes and dtype combinations.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/fault-causes.h"
#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/run.h"

namespace assay::rules {

// One place, in the smallest of the shapes that show it.
struct SeenFault {
  const ShapeRun* run;
  const Fault* fault;
  int shapes = 1;                 // that show it
  const Fault* widest = nullptr;  // of another shape, which goes further; null where none does
  const ShapeRun* at = nullptr;   // that shape
};

// Root faults of these kinds, by position: those that another one explains (IsExplained) are left out. What the device
// tolerates (IsAdvisory) is left out too, and so are dropped tails whose bytes no output needs.
std::vector<SeenFault> RootFaults(const RunFacts& runs, std::initializer_list<FaultKind> kinds);

std::vector<SeenFault> AdvisoryFaults(const RunFacts& runs, std::initializer_list<FaultKind> kinds);
// Advisory faults that no real fault of the same run explains.
std::vector<SeenFault> RootAdvice(const RunFacts& runs, std::initializer_list<FaultKind> kinds);

// Whether any run finished, so that a fault that was not reported did not occur.
bool AnyRunFinished(const RunFacts& runs);

std::int64_t Number(const Fault& fault, const char* key, std::int64_t fallback = -1);
bool Has(const Fault& fault, const char* key);
std::string Name(const Fault& fault, const char* key, std::string_view fallback = "");

// Real ones, then those that the device tolerates, but for places where another shape shows a real one: one fault has
// one severity.
std::vector<SeenFault> RootsAndAdvice(const RunFacts& runs, std::initializer_list<FaultKind> kinds);

// "core 3", "cores 0 to 46", "cores 0, 2 and 5", "16 cores, the first is core 32"; "the host" for a tiling function.
std::string CoresOf(const Fault& fault);

// The severity of a fault that is a warning if its run shows that no result depends on it.
Severity UnlessTolerated(const SeenFault& seen);

// A real fault is an error and confirmed; what the device tolerates is a warning that says what was seen.
FindingBuilder& Tell(FindingBuilder& finding, const SeenFault& seen, const std::string& what);

// Verdict confirmed, with "simulator, core 0: <what>" as evidence and the fault's numbers as values.
FindingBuilder& Confirm(FindingBuilder& finding, const SeenFault& seen, const std::string& what);

}  // namespace assay::rules
