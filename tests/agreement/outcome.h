// The outcome of a kernel's run, for programs that compare claims with runs.
#pragma once

#include <string>

#include "analyzer/facts/proof.h"
#include "analyzer/facts/run.h"

namespace assay::agreement {

struct Outcome {
  bool wrong = false;
  bool faults = false;    // wrong not by values alone
  bool rejected = false;  // the host code fails: nothing is launched
  std::string what;       // kinds of faults, "values"
};

// A warning counts if the device may behave differently the next time: orders, flags, cache lines. Faults that the
// device tolerates, or that do not affect results, do not count.
Outcome OutcomeOf(const ShapeRun& run);

// Whether the model's headers are there; says so where they are not.
bool HasResources(const std::string& resources);

// Whether results are about every shape of the domain.
bool AboutAllShapes(const ShapeProof& shapes);
// Every obligation of every path through the host code was asked, and is proved.
bool AllAskedAndProved(const ShapeProof& shapes);

}  // namespace assay::agreement
