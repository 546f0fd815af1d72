// Runs of an operator without a contract: at the shapes of its unit tests and at derived ones, if its tiling
// function accepts them (dialects/ascendc/README.md, "Without a contract").
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/derived.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay {

struct DerivedRuns {
  DerivedFacts facts;
  KernelFacts instances;  // what instances of a template kernel say beyond its text: round modes, narrow parameters
  std::vector<ShapeRun> faulty;  // those whose faults are the operator's, smallest first, each place once
};

struct DerivedInputs {
  ascendc::Reader* reader = nullptr;
  const Project* project = nullptr;
  ascendc::ReadOptions read_options;
  ascendc::ReadResult* read = nullptr;  // sources that its host half turns out to call are added
  const Facts* facts = nullptr;
  bool auto_sync = true;
  // Called from time to time with the results so far; may be empty.
  std::function<void(const DerivedRuns&)> on_progress;
};

DerivedRuns RunDerived(const DerivedInputs& inputs);

}  // namespace assay
