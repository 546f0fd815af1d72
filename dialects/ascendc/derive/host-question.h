// Runs the host half on a contract: the shapes of its outputs, and whether the tiling function accepts it.
#pragma once

#include <string>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

struct HostAnswer {
  enum class Kind {
    kAdmitted,
    kRefused,    // by the tiling function or its parser
    kBroken,     // a crash, an exception, a duty that it does not fulfil
    kUndecided,  // it could not be run to its end
  } kind = Kind::kUndecided;
  std::string why;        // of kBroken and kUndecided
  Contract contract;      // with the outputs that InferShape gives, where it gives any
  bool inferred = false;  // all outputs have their shapes from there
  bool agrees = true;     // no output had another shape in the contract that was asked about
  HostResult host;        // of the tiling function; of kAdmitted
};

// `inputs.contract` is ignored.
HostAnswer AskHost(RunInputs inputs, const Contract& contract);

}  // namespace assay
